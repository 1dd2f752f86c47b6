// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/requests_model.h"

#include <QFont>

#include "widgets/models/cell_alignment.h"
#include "widgets/words/number_text.h"
#include "widgets/words/wording.h"

namespace footbridge {

void RequestsModel::setLines(std::vector<RequestLine> lines, const QString& unit) {
    beginResetModel();
    m_lines = std::move(lines);
    m_unit = unit;
    endResetModel();
}

int RequestsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int RequestsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Count;
}

double RequestsModel::numberAt(const RequestLine& line, int column) const {
    switch (column) {
        case Row:
            return static_cast<double>(line.row);
        case Predicted:
            return line.predicted;
        case Request:
            return line.request;
        case Chance:
            return line.outlook.chanceKilled;
        case Attempts:
            return line.outlook.attempts;
        case Cost:
            return line.outlook.cost;
        default:
            return line.chanceToday;
    }
}

QVariant RequestsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const int column = index.column();
    if (role == Qt::TextAlignmentRole) return cellAlignment(column != Label);
    if (role == Qt::FontRole && column == Request) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
    const RequestLine& line = m_lines[static_cast<std::size_t>(index.row())];
    if (column == Label) return line.label;
    const double value = numberAt(line, column);
    if (role == Qt::EditRole) return value;
    switch (column) {
        case Row:
            return countText(line.row);
        case Chance:
        case Today:
            return quantityText(100 * value, QStringLiteral("%"), 2);
        case Attempts:
            return fixedText(value, 2);
        default:
            return quantityText(value, m_unit, 4);
    }
}

QVariant RequestsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::TextAlignmentRole) return cellAlignment(section != Label);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Row:
            return tr("Row");
        case Label:
            return tr("Run");
        case Predicted:
            return tr("Predicted");
        case Request:
            return tr("Request");
        case Chance:
            return tr("Chance killed");
        case Attempts:
            return tr("Attempts");
        case Cost:
            return tr("Expected cost");
        default:
            return tr("Killed today");
    }
}

}  // namespace footbridge
