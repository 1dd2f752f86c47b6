// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <set>
#include <vector>

#include "widgets/pages/page_entry.h"

namespace footbridge {

/// The pages with their state and a line that sums each up, under the heading of their group, which
/// folds them away. A group without pages has no heading, and the first group has none. Groups with
/// a heading are folded until one of their pages is shown, and at most one of them is open.
class RailModel : public QAbstractListModel {
    Q_OBJECT
  public:
    enum Roles { SummaryRole = Qt::UserRole, StateRole, HeadingRole, FoldedRole };

    /// The pages of a group follow one another.
    RailModel(std::vector<PageEntry> pages, const Workspace& workspace, QObject* parent = nullptr);

    const std::vector<PageEntry>& pages() const { return m_pages; }
    int pageAt(int row) const;  ///< position in pages(); -1 for a heading
    int rowOf(int page) const;  ///< -1 where its group is folded
    void unfold(int page);      ///< the group of this page, in place of another
    /// Folds or unfolds the group of this heading; returns where the heading stands now.
    int toggle(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    struct Row {
        PageGroup group;
        int page = -1;  ///< -1: the heading
    };
    std::vector<Row> rowsOf(PageGroup group) const;  ///< its pages
    int headingOf(PageGroup group) const;
    void fold(int heading);
    QVariant headingData(const Row& heading, int role) const;
    static QString stateName(StageState state);

    std::vector<PageEntry> m_pages;
    const Workspace& m_workspace;
    std::vector<Row> m_rows;
    std::set<PageGroup> m_folded;
};

}  // namespace footbridge
