// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/table/dataset.h"

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
    QWidget* makeRows(JobBoard& board);
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
};

}  // namespace footbridge
