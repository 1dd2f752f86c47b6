// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "widgets/models/finished_run.h"

namespace footbridge {

/// One strategy of one run.
struct RunResult {
    std::shared_ptr<const FinishedRun> run;
    std::size_t position = 0;  ///< in the adaptation

    const StrategyResult& result() const { return run->analysis.adaptation->results.at(position); }
    bool operator==(const RunResult&) const = default;
};

/// Two results side by side: every figure of both and the difference; the better one in bold.
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum ColumnOf { Figure, First, Second, Difference, ColumnCount };

    explicit ComparisonModel(QObject* parent = nullptr);

    void setResults(const RunResult& first, const RunResult& second);
    void clear();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Line {
        QString name, explanation;
        QString text[2];
        QString difference;
        int better = -1;  ///< 0 or 1; -1: neither
    };
    std::vector<Line> m_lines;
    QString m_names[2], m_descriptions[2];
};

}  // namespace footbridge
