// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/transfer/adapter.h"

namespace footbridge {

/// The strategies of a run as they finish.
class StrategyProgressModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum ColumnOf { Name, State, Nmse, Seconds, kColumns };

    explicit StrategyProgressModel(QObject* parent = nullptr);

    void clear();
    void start(const std::vector<Strategy>& strategies);  ///< all of them wait
    void finish(const QString& name, double outOfFoldNmse, double seconds);
    void stop();  ///< what still waits was not run
    void show(const Adaptation& adaptation);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    enum class LineState { Waits, Done, Unavailable, NotRun };
    struct Line {
        QString name, title;
        LineState state = LineState::Waits;
        QString reason;
        double nmse = 0, seconds = 0;
    };
    QString stateText(const Line& line) const;

    std::vector<Line> m_lines;
};

}  // namespace footbridge
