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
        const bool headed = !groupTitle(group).isEmpty();
        if (begins && headed) m_rows.push_back({group});
        if (headed)
            m_folded.insert(group);
        else
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

int RailModel::headingOf(PageGroup group) const {
    return static_cast<int>(std::ranges::find(m_rows, group, &Row::group) - m_rows.begin());
}

void RailModel::unfold(int page) {
    const PageGroup group = m_pages.at(static_cast<std::size_t>(page)).group;
    if (m_folded.contains(group)) toggle(headingOf(group));
}

int RailModel::toggle(int row) {
    if (row < 0 || row >= rowCount() || pageAt(row) >= 0) return row;
    const PageGroup group = m_rows[static_cast<std::size_t>(row)].group;
    if (!m_folded.contains(group)) {
        fold(row);
        return row;
    }
    for (int other = rowCount() - 1; other >= 0; --other) {
        const PageGroup open = m_rows[static_cast<std::size_t>(other)].group;
        if (pageAt(other) < 0 && !m_folded.contains(open)) fold(other);
    }
    const int heading = headingOf(group);
    const std::vector<Row> pages = rowsOf(group);
    beginInsertRows({}, heading + 1, heading + static_cast<int>(pages.size()));
    m_rows.insert(m_rows.begin() + heading + 1, pages.begin(), pages.end());
    m_folded.erase(group);
    endInsertRows();
    Q_EMIT dataChanged(index(heading), index(heading));
    return heading;
}

void RailModel::fold(int heading) {
    const PageGroup group = m_rows[static_cast<std::size_t>(heading)].group;
    const auto pages = static_cast<int>(rowsOf(group).size());
    beginRemoveRows({}, heading + 1, heading + pages);
    const auto first = m_rows.begin() + heading + 1;
    m_rows.erase(first, first + pages);
    m_folded.insert(group);
    endRemoveRows();
    Q_EMIT dataChanged(index(heading), index(heading));
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
