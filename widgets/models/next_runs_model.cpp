// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/next_runs_model.h"

#include "core/table/role_choice.h"
#include "widgets/models/cell_alignment.h"
#include "widgets/words/wording.h"

namespace footbridge {

NextRunsModel::NextRunsModel(QObject* parent) : QAbstractTableModel(parent) {}

void NextRunsModel::setRows(const Dataset& dataset, const Rows& rows) {
    beginResetModel();
    m_dataset = dataset;
    m_rows = rows;
    m_features.clear();
    if (m_dataset.table) {
        for (const Column& column : m_dataset.table->columns)
            if (m_dataset.roles.roleOf(column.name) == Role::Feature) m_features.push_back(&column);
    }
    endResetModel();
}

int NextRunsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int NextRunsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1 + static_cast<int>(m_features.size());
}

const Column* NextRunsModel::columnAt(int section) const {
    return section == 0 ? nullptr : m_features.at(static_cast<std::size_t>(section - 1));
}

QVariant NextRunsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Column* column = columnAt(index.column());
    const bool number = !column || column->type == ColumnType::Number;
    if (role == Qt::TextAlignmentRole) return cellAlignment(number);
    if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
    const Index row = m_rows[static_cast<std::size_t>(index.row())];
    if (!column) return role == Qt::EditRole ? QVariant(qlonglong{row}) : countText(row);
    if (!number) return QString::fromStdString(column->text(row));
    const double value = column->numbers[static_cast<std::size_t>(row)];
    return role == Qt::EditRole ? QVariant(value) : QVariant(cellText(value));
}

QVariant NextRunsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) {
        if (role != Qt::DisplayRole || !m_dataset.table) return {};
        const Index row = m_rows[static_cast<std::size_t>(section)];
        const std::string name = rowName(*m_dataset.table, m_dataset.roles, row);
        return name.empty() ? QVariant(section + 1) : QVariant(QString::fromStdString(name));
    }
    const Column* column = columnAt(section);
    const bool number = !column || column->type == ColumnType::Number;
    if (role == Qt::TextAlignmentRole) return cellAlignment(number);
    if (role != Qt::DisplayRole) return {};
    return column ? QString::fromStdString(column->name) : tr("Row");
}

}  // namespace footbridge
