// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <vector>

#include "core/platforms/platform_advice.h"

namespace footbridge {

/// A run with what its vector advises.
struct PlatformRun {
    Index row = 0;  ///< of the predictions
    QString name, fastest;
    double chance = 0, regret = 0;
    Gain gain;  ///< from the platform of today
};

/// Runs with the platform that is recommended and what moving there gains; sortable.
class PlatformRunsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { Run, Fastest, Chance, Regret, GainColumn, Interval, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRuns(std::vector<PlatformRun> runs);
    const PlatformRun& run(int row) const { return m_runs[static_cast<std::size_t>(row)]; }
    int rowOf(Index predicted) const;  ///< where that row of the predictions stands; -1: nowhere

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order) override;

  private:
    void putInOrder();

    std::vector<PlatformRun> m_runs;
    std::vector<int> m_places;  // of each row of the predictions
    int m_column = GainColumn;
    Qt::SortOrder m_order = Qt::DescendingOrder;
};

}  // namespace footbridge
