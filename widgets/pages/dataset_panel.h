// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/table/dataset.h"

class QLabel;
class QLineEdit;
class QTableView;
class QTimer;

namespace footbridge {

class DatasetModel;
class RolesModel;

/// The columns of the selected dataset with their roles, beside its rows.
class DatasetPanel : public QWidget {
    Q_OBJECT
  public:
    explicit DatasetPanel(QWidget* parent = nullptr);

    void setDataset(const Dataset& dataset);

  Q_SIGNALS:
    void rolesEdited(const footbridge::Roles& roles);

  private:
    QWidget* makeColumns();
    QWidget* makeRows();
    void countRows();

    RolesModel* m_roles;
    DatasetModel* m_rows;
    QTableView* m_rowsView = nullptr;
    QTableView* m_rolesView = nullptr;
    QLineEdit* m_filter = nullptr;
    QLabel* m_count = nullptr;
    QTimer* m_filterDelay;
};

}  // namespace footbridge
