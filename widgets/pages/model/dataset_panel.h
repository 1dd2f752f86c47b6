// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "core/table/dataset.h"
#include "core/table/ignored_columns.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;
class QTimer;

namespace footbridge {

class JobBoard;
class DatasetModel;
class RolesModel;

/// The columns of the selected dataset with their roles, beside its rows.
class DatasetPanel : public QWidget {
    Q_OBJECT
  public:
    explicit DatasetPanel(JobBoard& board, QWidget* parent = nullptr);

    /// Rows can be marked as shots where it is the target.
    void setDataset(const Dataset& dataset, bool isTarget);

  Q_SIGNALS:
    void rolesEdited(const footbridge::Roles& roles);
    void shotsMarked(const footbridge::Rows& rows);

  private:
    QWidget* makeColumns(JobBoard& board);
    QPushButton* makeRoleButton(QWidget* parent);
    QWidget* makeRows(JobBoard& board);
    QList<int> selectedColumns() const;
    void showIgnored(const Dataset& dataset);
    void countRows();
    Rows selectedRows() const;

    RolesModel* m_roles;
    DatasetModel* m_rows;
    QTableView* m_rowsView = nullptr;
    QTableView* m_rolesView = nullptr;
    QLineEdit* m_filter = nullptr;
    QLabel* m_count = nullptr;
    QPushButton* m_useAsShots = nullptr;
    QTimer* m_filterDelay;
    QPushButton* m_giveRole = nullptr;
    QLabel* m_ignored = nullptr;
    std::vector<IgnoredColumn> m_ignorable;  ///< of the table, whatever their roles are now
};

}  // namespace footbridge
