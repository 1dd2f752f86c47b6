// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/prediction_table_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/run/file.h"
#include "core/table/csv_writer.h"
#include "widgets/charts/number_text.h"

namespace footbridge {

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr Index kBlockRows = 4096;  ///< predicted between two looks at Cancel

Column numberColumn(const char* name, const Vector& values, Index rows) {
    Column column;
    column.name = name;
    column.numbers.assign(static_cast<std::size_t>(rows), kNaN);
    for (Index row = 0; row < std::min(rows, values.size()); ++row)
        column.numbers[static_cast<std::size_t>(row)] = values[row];
    return column;
}

Column kindColumn(const Split& split, const Vector& measured, Index rows) {
    Column column;
    column.name = "set";
    column.type = ColumnType::Category;
    column.levels = {PredictionTableModel::tr("not seen").toStdString(),
                     PredictionTableModel::tr("shot").toStdString(),
                     PredictionTableModel::tr("unused").toStdString()};
    column.codes.assign(static_cast<std::size_t>(rows), -1);
    for (Index row = 0; row < std::min(rows, measured.size()); ++row)
        if (std::isfinite(measured[row])) column.codes[static_cast<std::size_t>(row)] = 2;
    for (const Index row : split.test) column.codes[static_cast<std::size_t>(row)] = 0;
    for (const Index row : split.shots) column.codes[static_cast<std::size_t>(row)] = 1;
    return column;
}

Column flagColumn(const std::vector<RowFlags>& flags) {
    const std::array<QString, 3> words{PredictionTableModel::tr("missing value"),
                                       PredictionTableModel::tr("unseen level"),
                                       PredictionTableModel::tr("outside range")};
    Column column;
    column.name = "flags";
    column.type = ColumnType::Category;
    // Every combination that can be: bit i stands for words[i].
    for (int bits = 1; bits < 8; ++bits) {
        QStringList named;
        for (int i = 0; i < 3; ++i)
            if (bits & (1 << i)) named += words[static_cast<std::size_t>(i)];
        column.levels.push_back(named.join(QStringLiteral(", ")).toStdString());
    }
    for (const RowFlags& row : flags)
        column.codes.push_back((row.missing ? 1 : 0) + (row.unseenLevel ? 2 : 0) +
                               (row.outsideRange ? 4 : 0) - 1);
    return column;
}

Prediction predictInBlocks(const AdaptedModel& model, const Matrix& raw,
                           const RunContext& context) {
    Prediction all;
    all.value = all.lower = all.upper = Vector::Constant(raw.rows(), kNaN);
    bool intervals = false;
    for (Index from = 0; from < raw.rows(); from += kBlockRows) {
        context.checkCancelled();
        const Index count = std::min(kBlockRows, raw.rows() - from);
        const Prediction block = model.predict(raw.middleRows(from, count), context);
        all.value.segment(from, count) = block.value;
        intervals = block.lower.size() == count;
        if (!intervals) continue;
        all.lower.segment(from, count) = block.lower;
        all.upper.segment(from, count) = block.upper;
    }
    if (!intervals) all.lower = all.upper = Vector();
    return all;
}

}  // namespace

std::vector<Index> PredictedRows::rowsOutside(double share) const {
    std::vector<Index> outside;
    const Vector& measured = adaptation->measured;
    for (Index row = 0; row < std::min(measured.size(), predictions.value.size()); ++row) {
        const double predicted = predictions.value[row];
        if (std::abs(measured[row] - predicted) > share * std::abs(predicted))
            outside.push_back(row);
    }
    return outside;
}

std::shared_ptr<const PredictedRows> predictRows(std::shared_ptr<const Adaptation> adaptation,
                                                 std::size_t position, const Dataset& target,
                                                 const RunContext& context) {
    auto rows = std::make_shared<PredictedRows>();
    rows->adaptation = std::move(adaptation);
    rows->position = position;
    const AdaptedModel& model = rows->result().model;
    const Matrix raw = rawFeatures(*target.table, model.schema);
    rows->predictions = predictInBlocks(model, raw, context);

    const Index count = raw.rows();
    const Vector& measured = rows->adaptation->measured;
    const Vector& predicted = rows->predictions.value;
    Vector factor = Vector::Constant(count, kNaN);
    for (Index row = 0; row < std::min(count, measured.size()); ++row)
        if (predicted[row] != 0) factor[row] = measured[row] / predicted[row];
    auto table = std::make_shared<Table>();
    table->name = target.table->name;
    table->columns = {kindColumn(rows->adaptation->split, measured, count),
                      numberColumn("measured", measured, count),
                      numberColumn("predicted", predicted, count),
                      numberColumn("factor", factor, count),
                      numberColumn("lower", rows->predictions.lower, count),
                      numberColumn("upper", rows->predictions.upper, count),
                      flagColumn(model.flags(raw))};
    for (const Feature& feature : model.schema.features)
        if (const Column* column = target.table->find(feature.name))
            table->columns.push_back(*column);
    rows->shown = Dataset{std::move(table), {}, target.label, {}};
    return rows;
}

std::string predictionsCsv(const PredictedRows& rows, const std::vector<Index>& order) {
    const Table& table = *rows.shown.table;
    std::vector<std::string> cells{"row"};
    for (const Column& column : table.columns) cells.push_back(column.name);
    std::string csv = csvRecord(cells) + "\n";
    for (const Index row : order) {
        cells = {std::to_string(row)};
        for (const Column& column : table.columns)
            cells.push_back(column.type == ColumnType::Number
                                ? formatNumber(column.numbers[static_cast<std::size_t>(row)])
                                : column.text(row));
        csv += csvRecord(cells) + "\n";
    }
    return csv;
}

PredictionTableModel::PredictionTableModel(QObject* parent) : DatasetModel(parent) {}

void PredictionTableModel::setRows(std::shared_ptr<const PredictedRows> rows) {
    m_rows = std::move(rows);
    setDataset(m_rows ? m_rows->shown : Dataset{});
}

std::vector<Index> PredictionTableModel::shownOrder() const {
    std::vector<Index> order;
    for (int row = 0; row < shownRows(); ++row) order.push_back(tableRow(row));
    return order;
}

std::vector<int> PredictionTableModel::positionsOf(const std::vector<Index>& tableRows) const {
    std::vector<int> shown(static_cast<std::size_t>(allRows()), -1);
    for (int row = 0; row < shownRows(); ++row)
        shown[static_cast<std::size_t>(tableRow(row))] = row;
    std::vector<int> positions;
    for (const Index row : tableRows)
        positions.push_back(row >= 0 && row < allRows() ? shown[static_cast<std::size_t>(row)]
                                                        : -1);
    return positions;
}

QVariant PredictionTableModel::data(const QModelIndex& index, int role) const {
    if (role != Qt::DisplayRole || !index.isValid() || !m_rows)
        return DatasetModel::data(index, role);
    const int column = index.column();
    const bool quantity =
        column == Measured || column == Predicted || column == Lower || column == Upper;
    if (!quantity && column != Factor) return DatasetModel::data(index, role);
    const double value = m_rows->shown.table->columns[static_cast<std::size_t>(column)]
                             .numbers[static_cast<std::size_t>(tableRow(index.row()))];
    if (std::isnan(value)) return QString();
    if (column == Factor) return QStringLiteral("×") + QChar(0x202F) + numberText(value);
    return quantityText(value, QString::fromStdString(m_rows->result().model.responseUnit));
}

QVariant PredictionTableModel::headerData(int section, Qt::Orientation orientation,
                                          int role) const {
    if (orientation == Qt::Horizontal && section < FirstFeature && m_rows) {
        if (role == Qt::DisplayRole) {
            switch (section) {
                case Kind:
                    return tr("Set");
                case Measured:
                    return tr("Measured");
                case Predicted:
                    return tr("Predicted");
                case Factor:
                    return tr("Factor");
                case Lower:
                    return tr("Lower");
                case Upper:
                    return tr("Upper");
                default:
                    return tr("Flags");
            }
        }
        if (role == Qt::ToolTipRole) {
            if (section == Factor) return tr("Measured over predicted");
            if (section == Flags)
                return tr("What is odd about the row; it is predicted all the same");
            return {};
        }
    }
    return DatasetModel::headerData(section, orientation, role);
}

}  // namespace footbridge
