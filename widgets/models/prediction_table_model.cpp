// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/prediction_table_model.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/run/missing.h"
#include "core/run/number_text.h"
#include "core/table/csv_writer.h"
#include "core/table/spreadsheet_text.h"
#include "widgets/words/number_text.h"

namespace footbridge {

namespace {

constexpr Index kBlockRows = 4096;  ///< predicted between two looks at Cancel

constexpr const char* kContext = "footbridge::PredictionTableModel";

// Shown and filtered in the user's language, written to CSV as they stand here.
constexpr std::array<const char*, PredictionTableModel::FirstFeature> kNames{
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "set"),
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "measured"),
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "predicted"),
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "factor"),
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "lower"),
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "upper"),
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "flags")};
constexpr std::array<const char*, 3> kKinds{
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "not seen"),
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "shot"),
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "unused")};
constexpr std::array<const char*, 3> kFlags{
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "missing value"),
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "unseen level"),
    QT_TRANSLATE_NOOP("footbridge::PredictionTableModel", "outside range")};

std::string translated(const char* word) {
    return QCoreApplication::translate(kContext, word).toStdString();
}

std::string untranslated(const char* word) {
    return word;
}

/// The words of every combination of flags that can be: bit i stands for kFlags[i].
std::vector<std::string> flagWords(std::string (*inLanguage)(const char*)) {
    std::vector<std::string> combinations;
    for (std::size_t bits = 1; bits < 1U << kFlags.size(); ++bits) {
        std::string words;
        for (std::size_t i = 0; i < kFlags.size(); ++i) {
            if (!(bits >> i & 1U)) continue;
            words += (words.empty() ? "" : ", ") + inLanguage(kFlags[i]);
        }
        combinations.push_back(words);
    }
    return combinations;
}

Column numberColumn(const char* name, const Vector& values, Index rows) {
    Column column;
    column.name = translated(name);
    column.numbers.assign(static_cast<std::size_t>(rows), kMissing);
    for (Index row = 0; row < std::min(rows, values.size()); ++row)
        column.numbers[static_cast<std::size_t>(row)] = values[row];
    return column;
}

Column kindColumn(const Split& split, const Vector& measured, Index rows) {
    Column column;
    column.name = translated(kNames[PredictionTableModel::Kind]);
    column.type = ColumnType::Category;
    for (const char* kind : kKinds) column.levels.push_back(translated(kind));
    column.codes.assign(static_cast<std::size_t>(rows), -1);
    for (Index row = 0; row < std::min(rows, measured.size()); ++row)
        if (std::isfinite(measured[row])) column.codes[static_cast<std::size_t>(row)] = 2;
    for (const Index row : split.test) column.codes[static_cast<std::size_t>(row)] = 0;
    for (const Index row : split.shots) column.codes[static_cast<std::size_t>(row)] = 1;
    return column;
}

Column flagColumn(const std::vector<RowFlags>& flags) {
    Column column;
    column.name = translated(kNames[PredictionTableModel::Flags]);
    column.type = ColumnType::Category;
    column.levels = flagWords(translated);
    for (const RowFlags& row : flags)
        column.codes.push_back((row.missing ? 1 : 0) + (row.unseenLevel ? 2 : 0) +
                               (row.outsideRange ? 4 : 0) - 1);
    return column;
}

Prediction predictInBlocks(const AdaptedModel& model, const Matrix& raw,
                           const RunContext& context) {
    Prediction all;
    all.value = all.lower = all.upper = Vector::Constant(raw.rows(), kMissing);
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
    const Matrix raw = rawFeatures(target, model.schema);
    rows->predictions = predictInBlocks(model, raw, context);

    const Index count = raw.rows();
    const Vector& measured = rows->adaptation->measured;
    const Vector& predicted = rows->predictions.value;
    Vector factor = Vector::Constant(count, kMissing);
    for (Index row = 0; row < std::min(count, measured.size()); ++row)
        if (predicted[row] != 0) factor[row] = measured[row] / predicted[row];
    auto table = std::make_shared<Table>();
    table->name = target.table->name;
    table->columns = {
        kindColumn(rows->adaptation->split, measured, count),
        numberColumn(kNames[PredictionTableModel::Measured], measured, count),
        numberColumn(kNames[PredictionTableModel::Predicted], predicted, count),
        numberColumn(kNames[PredictionTableModel::Factor], factor, count),
        numberColumn(kNames[PredictionTableModel::Lower], rows->predictions.lower, count),
        numberColumn(kNames[PredictionTableModel::Upper], rows->predictions.upper, count),
        flagColumn(model.flags(raw))};
    for (const Feature& feature : model.schema.features)
        if (const Column* column = target.table->find(feature.name))
            table->columns.push_back(*column);
    rows->shown = Dataset{std::move(table), {}, target.label, {}};
    return rows;
}

std::string predictionsCsv(const PredictedRows& rows, const std::vector<Index>& order) {
    const Table& table = *rows.shown.table;
    Column kind = table.columns[PredictionTableModel::Kind];
    Column flags = table.columns[PredictionTableModel::Flags];
    kind.levels = {kKinds.begin(), kKinds.end()};
    flags.levels = flagWords(untranslated);
    std::vector<const Column*> columns;
    for (const Column& column : table.columns) columns.push_back(&column);
    columns[PredictionTableModel::Kind] = &kind;
    columns[PredictionTableModel::Flags] = &flags;
    std::vector<std::string> cells{"row"};
    for (std::size_t i = 0; i < columns.size(); ++i)
        cells.push_back(i < kNames.size() ? kNames[i] : forSpreadsheet(columns[i]->name));
    std::string csv = csvRecord(cells) + "\n";
    for (const Index row : order) {
        cells = {std::to_string(row)};
        for (const Column* column : columns)
            cells.push_back(column->type == ColumnType::Number
                                ? formatNumber(column->numbers[static_cast<std::size_t>(row)])
                                : forSpreadsheet(column->text(row)));
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
