// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/transfer/adapter.h"

namespace footbridge {

/// The strategies of an adaptation with their errors, best out-of-fold error first until sorted.
/// Strategies that could not run come last, with the reason as tool tip.
class LeaderboardModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum ColumnOf { Name, OutOfFold, Mape, Unseen, Interval, ColumnCount };

    explicit LeaderboardModel(QObject* parent = nullptr);

    void setAdaptation(std::shared_ptr<const Adaptation> adaptation);
    std::size_t position(int row) const;    ///< in Adaptation::results
    int rowOf(std::size_t position) const;  ///< -1 when there is none

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    void sort(int column, Qt::SortOrder order) override;

  private:
    double value(const StrategyResult& result, int column) const;
    QString text(const StrategyResult& result, int column) const;
    QString toolTip(const StrategyResult& result, int column) const;
    bool anyTest() const;  ///< measured runs are left that no strategy has seen
    QString madeOf(const StrategyResult& result) const;

    std::shared_ptr<const Adaptation> m_adaptation;
    std::vector<std::size_t> m_order;
};

/// "×/÷ 1.22" for a log response, "± 3.1 s" around zero otherwise; "–" without an interval.
QString intervalText(const AdaptedModel& model);

}  // namespace footbridge
