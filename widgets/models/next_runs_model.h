// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/table/dataset.h"

namespace footbridge {

/// Some rows of a dataset in a given order, with their numbers and features.
class NextRunsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    explicit NextRunsModel(QObject* parent = nullptr);

    void setRows(const Dataset& dataset, const Rows& rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

  private:
    const Column* columnAt(int section) const;  ///< none for the row's number

    Dataset m_dataset;
    Rows m_rows;
    std::vector<const Column*> m_features;
};

}  // namespace footbridge
