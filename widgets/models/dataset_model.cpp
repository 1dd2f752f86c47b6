// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/dataset_model.h"

#include <numeric>
#include <utility>

#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/table/role_choice.h"
#include "widgets/models/cell_alignment.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

DatasetModel::DatasetModel(QObject* parent) : QAbstractTableModel(parent) {}

int DatasetModel::allRows() const {
    return m_dataset.table ? static_cast<int>(m_dataset.table->rows()) : 0;
}

void DatasetModel::setDataset(const Dataset& dataset) {
    const bool sameTable = dataset.table == m_dataset.table;
    m_dataset = dataset;
    if (sameTable) {
        if (columnCount() > 0) Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        return;
    }
    Q_EMIT orderUnwanted();
    beginResetModel();
    m_request = {};
    m_order.resize(static_cast<std::size_t>(allRows()));
    std::iota(m_order.begin(), m_order.end(), 0U);
    endResetModel();
    Q_EMIT orderChanged();
}

void DatasetModel::setFilter(const QString& filter) {
    if (filter == m_request.filter) return;
    m_request.filter = filter;
    reorder();
}

void DatasetModel::sort(int column, Qt::SortOrder order) {
    if (column >= columnCount()) return;
    m_request.sortColumn = column;
    m_request.descending = order == Qt::DescendingOrder;
    reorder();
}

void DatasetModel::reorder() {
    if (!m_dataset.table) return;
    Q_EMIT orderWanted();
}

void DatasetModel::setOrder(RowOrder order) {
    beginResetModel();
    m_order = std::move(order);
    endResetModel();
    Q_EMIT orderChanged();
}

int DatasetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : shownRows();
}

int DatasetModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_dataset.table ? 0
                                                : static_cast<int>(m_dataset.table->columns.size());
}

QVariant DatasetModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Column& column = m_dataset.table->columns[static_cast<std::size_t>(index.column())];
    const bool isNumber = column.type == ColumnType::Number;
    if (role == Qt::TextAlignmentRole) return cellAlignment(isNumber);
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole) return {};
    const Index row = tableRow(index.row());
    if (role == Qt::ToolTipRole && column.missing(row)) return tr("missing");
    if (role == Qt::DisplayRole && isNumber) {
        return cellText(column.numbers[static_cast<std::size_t>(row)]);
    }
    if (isNumber) {
        return QString::fromStdString(formatNumber(column.numbers[static_cast<std::size_t>(row)]));
    }
    const QString text = QString::fromStdString(column.text(row));
    return role == Qt::ToolTipRole ? toolTipText(text) : text;
}

QVariant DatasetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!m_dataset.table) return {};
    if (orientation == Qt::Vertical) {
        if (role != Qt::DisplayRole || section >= shownRows()) return {};
        const std::string name = rowName(*m_dataset.table, m_dataset.roles, tableRow(section));
        return name.empty()
                   ? countText(tableRow(section))
                   : tr("%1 · %2").arg(countText(tableRow(section)), QString::fromStdString(name));
    }
    if (section >= columnCount()) return {};
    const Column& column = m_dataset.table->columns[static_cast<std::size_t>(section)];
    const QString name = QString::fromStdString(column.name);
    if (role == Qt::DisplayRole) return name;
    if (role == Qt::TextAlignmentRole) return cellAlignment(column.type == ColumnType::Number);
    if (role != Qt::ToolTipRole) return {};
    switch (m_dataset.roles.roleOf(column.name)) {
        case Role::Response:
            return toolTipText(tr("%1 is the response").arg(name));
        case Role::Ignored:
            return toolTipText(tr("%1 is ignored").arg(name));
        case Role::Id:
            return toolTipText(tr("%1 names the rows").arg(name));
        case Role::Feature:
            break;
    }
    return toolTipText(tr("%1 is a feature").arg(name));
}

}  // namespace footbridge
