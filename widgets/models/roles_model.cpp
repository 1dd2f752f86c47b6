// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/roles_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/table/role_choice.h"
#include "core/table/units.h"
#include "widgets/models/cell_alignment.h"
#include "widgets/words/number_text.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

constexpr double kLargestWhole = 1e6;
/// Cells that are looked through in about a millisecond.
constexpr Index kCellsReadAtOnce = 50'000;

void setMember(std::vector<std::string>& names, const std::string& name, bool member) {
    std::erase(names, name);
    if (member) names.push_back(name);
}

/// Short enough for a column: whole up to six digits, else three that count.
QString rangeText(double value) {
    const bool whole = value == std::floor(value) && std::abs(value) < kLargestWhole;
    return whole ? fixedText(value, 0) : numberText(value);
}

bool isMember(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
}

QString contentsText(const Column& column) {
    const auto missing = static_cast<qint64>(column.missingCount());
    QString text;
    if (missing == column.rows()) {
        return RolesModel::tr("all missing");
    } else if (column.type == ColumnType::Category) {
        text = RolesModel::tr("%n level(s)", nullptr, static_cast<int>(column.levels.size()));
    } else {
        double low = std::numeric_limits<double>::infinity(), high = -low;
        for (const double value : column.numbers) {
            if (value < low) low = value;
            if (value > high) high = value;
        }
        text = low == high ? RolesModel::tr("always %1").arg(rangeText(low))
                           : RolesModel::tr("%1 … %2").arg(rangeText(low), rangeText(high));
    }
    if (missing > 0) text += RolesModel::tr(", %1 missing").arg(countText(missing));
    return text;
}

}  // namespace

QStringList contentsTexts(const Table& table, const RunContext& context) {
    QStringList texts;
    for (const Column& column : table.columns) {
        context.checkCancelled();
        texts << contentsText(column);
    }
    return texts;
}

RolesModel::RolesModel(QObject* parent) : QAbstractTableModel(parent) {}

void RolesModel::setDataset(const Dataset& dataset) {
    if (dataset.table && dataset.table == m_dataset.table) {
        m_dataset = dataset;
        if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
        return;
    }
    beginResetModel();
    m_dataset = dataset;
    m_contents.clear();
    endResetModel();
    summarise();
}

void RolesModel::summarise() {
    Q_EMIT contentsUnwanted();
    if (rowCount() == 0) return;
    const Index cells = m_dataset.table->rows() * rowCount();
    if (cells <= kCellsReadAtOnce) {
        m_contents = contentsTexts(*m_dataset.table, {});
        return;
    }
    Q_EMIT contentsWanted();
}

void RolesModel::setContents(const QStringList& texts) {
    m_contents = texts;
    Q_EMIT dataChanged(index(0, Contents), index(rowCount() - 1, Contents));
}

QString RolesModel::roleText(Role role) {
    switch (role) {
        case Role::Feature:
            return tr("Feature");
        case Role::Response:
            return tr("Response");
        case Role::Ignored:
            return tr("Ignored");
        case Role::Id:
            return tr("ID");
    }
    return {};
}

int RolesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_dataset.table ? 0
                                                : static_cast<int>(m_dataset.table->columns.size());
}

int RolesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString RolesModel::unitText(const std::string& column) const {
    const auto set = m_dataset.roles.units.find(column);
    if (set != m_dataset.roles.units.end()) return QString::fromStdString(set->second);
    const auto unit = unitFromName(column);
    return unit ? QString::fromStdString(unit->symbol) : QString();
}

QVariant RolesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Column& column = m_dataset.table->columns[static_cast<std::size_t>(index.row())];
    if (index.column() == Group) {
        if (role == Qt::CheckStateRole) {
            return isMember(m_dataset.roles.groups, column.name) ? Qt::Checked : Qt::Unchecked;
        }
        if (role == Qt::ToolTipRole) {
            return tr(
                "Rows that agree in all group columns are never split between shots and test");
        }
        return {};
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole) return {};
    const auto shown = [&](const QString& text) {
        return role == Qt::ToolTipRole ? toolTipText(text) : text;
    };
    switch (index.column()) {
        case Name:
            return shown(QString::fromStdString(column.name));
        case RoleOf: {
            const Role current = m_dataset.roles.roleOf(column.name);
            if (role == Qt::EditRole) return static_cast<int>(current);
            return roleText(current);
        }
        case Unit:
            return shown(unitText(column.name));
        case Contents:
            return shown(m_contents.value(index.row()));
        default:
            return {};
    }
}

bool RolesModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid()) return false;
    const std::string name = m_dataset.table->columns[static_cast<std::size_t>(index.row())].name;
    Roles roles = m_dataset.roles;
    if (index.column() == Group && role == Qt::CheckStateRole) {
        setMember(roles.groups, name, value.toInt() == Qt::Checked);
    } else if (index.column() == RoleOf && role == Qt::EditRole) {
        const auto wanted = static_cast<Role>(value.toInt());
        footbridge::giveRole(roles, name, wanted);
    } else if (index.column() == Unit && role == Qt::EditRole) {
        const std::string unit = value.toString().trimmed().toStdString();
        if (unit == unitText(name).toStdString()) return false;
        roles.units[name] = unit;
    } else {
        return false;
    }
    if (roles == m_dataset.roles) return false;
    Q_EMIT rolesEdited(roles);
    return true;
}

void RolesModel::giveRole(const QList<int>& rows, Role role) {
    if (rows.isEmpty() || (role == Role::Response && rows.size() > 1)) return;
    Roles roles = m_dataset.roles;
    for (const int row : rows) {
        const std::string& name = m_dataset.table->columns[static_cast<std::size_t>(row)].name;
        footbridge::giveRole(roles, name, role);
    }
    if (roles != m_dataset.roles) Q_EMIT rolesEdited(roles);
}

QVariant RolesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return cellAlignment(false);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Name:
            return tr("Column");
        case RoleOf:
            return tr("Role");
        case Group:
            return tr("Group");
        case Unit:
            return tr("Unit");
        case Contents:
            return tr("Values");
        default:
            return {};
    }
}

Qt::ItemFlags RolesModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == Group) flags |= Qt::ItemIsUserCheckable;
    if (index.column() == RoleOf || index.column() == Unit) flags |= Qt::ItemIsEditable;
    return flags;
}

}  // namespace footbridge
