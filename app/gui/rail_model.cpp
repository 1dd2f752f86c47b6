// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/rail_model.h"

#include <algorithm>
#include <utility>

#include "widgets/workspace/workspace.h"

namespace footbridge {

RailModel::RailModel(std::vector<PageEntry> pages, const Workspace& workspace, QObject* parent)
    : QAbstractListModel(parent), m_pages(std::move(pages)), m_workspace(workspace) {
    for (std::size_t page = 0; page < m_pages.size(); ++page) {
        const PageGroup group = m_pages[page].group;
        const bool begins = page == 0 || m_pages[page - 1].group != group;
        if (begins && !groupTitle(group).isEmpty()) m_rows.push_back({group});
        m_rows.push_back({group, static_cast<int>(page)});
    }
    connect(&workspace, &Workspace::changed, this,
            [this] { Q_EMIT dataChanged(index(0), index(rowCount() - 1)); });
}

int RailModel::pageAt(int row) const {
    return row < 0 || row >= rowCount() ? -1 : m_rows[static_cast<std::size_t>(row)].page;
}

int RailModel::rowOf(int page) const {
    const auto found = std::ranges::find(m_rows, page, &Row::page);
    return page < 0 || found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

std::vector<RailModel::Row> RailModel::rowsOf(PageGroup group) const {
    std::vector<Row> rows;
    for (std::size_t page = 0; page < m_pages.size(); ++page)
        if (m_pages[page].group == group) rows.push_back({group, static_cast<int>(page)});
    return rows;
}

void RailModel::unfold(int page) {
    const PageGroup group = m_pages.at(static_cast<std::size_t>(page)).group;
    if (!m_folded.contains(group)) return;
    const auto heading = std::ranges::find(m_rows, group, &Row::group);
    toggle(static_cast<int>(heading - m_rows.begin()));
}

void RailModel::toggle(int row) {
    if (row < 0 || row >= rowCount() || pageAt(row) >= 0) return;
    const PageGroup group = m_rows[static_cast<std::size_t>(row)].group;
    const std::vector<Row> pages = rowsOf(group);
    const int last = row + static_cast<int>(pages.size());
    const auto first = m_rows.begin() + row + 1;
    if (m_folded.erase(group) > 0) {
        beginInsertRows({}, row + 1, last);
        m_rows.insert(first, pages.begin(), pages.end());
        endInsertRows();
    } else {
        beginRemoveRows({}, row + 1, last);
        m_rows.erase(first, first + static_cast<std::ptrdiff_t>(pages.size()));
        m_folded.insert(group);
        endRemoveRows();
    }
    Q_EMIT dataChanged(index(row), index(row));
}

int RailModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RailModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.page < 0) return headingData(row, role);
    const PageEntry& page = m_pages[static_cast<std::size_t>(row.page)];
    const PageStatus status = page.status(m_workspace);
    switch (role) {
        case Qt::DisplayRole:
            return page.title;
        case SummaryRole:
            return status.summary;
        case StateRole:
            return static_cast<int>(status.state);
        case HeadingRole:
            return false;
        case Qt::AccessibleTextRole:
            return tr("%1, %2").arg(page.title, stateName(status.state));
        case Qt::ToolTipRole:
            return tr("%1: %2").arg(page.title, stateName(status.state));
        default:
            return {};
    }
}

QVariant RailModel::headingData(const Row& heading, int role) const {
    switch (role) {
        case Qt::DisplayRole:
        case Qt::AccessibleTextRole:
            return groupTitle(heading.group);
        case HeadingRole:
            return true;
        case FoldedRole:
            return m_folded.contains(heading.group);
        default:
            return {};
    }
}

Qt::ItemFlags RailModel::flags(const QModelIndex& index) const {
    if (pageAt(index.row()) >= 0) return QAbstractListModel::flags(index);
    return index.isValid() ? Qt::ItemIsEnabled : Qt::NoItemFlags;
}

QString RailModel::stateName(StageState state) {
    switch (state) {
        case StageState::Empty:
            return tr("nothing yet");
        case StageState::Ready:
            return tr("ready");
        case StageState::Running:
            return tr("running");
        case StageState::Done:
            return tr("done");
        case StageState::Stale:
            return tr("out of date");
    }
    return {};
}

}  // namespace footbridge
