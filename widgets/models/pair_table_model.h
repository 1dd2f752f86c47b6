// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/studies/summary/pair_table.h"

namespace footbridge {

/// The pairs of a campaign, at one number of shots or at all of them; sortable.
class PairTableModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Columns {
        Source,
        Target,
        Shots,
        Severity,
        Gain,
        Interval,
        Winner,
        BestOther,
        Error,
        Done,
        ColumnCount
    };

    explicit PairTableModel(QObject* parent = nullptr);
    void setRows(std::vector<PairRow> rows);  ///< keeps the order that was asked for
    const PairRow& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

  private:
    void putInOrder();

    std::vector<PairRow> m_rows;
    int m_column = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

/// The winner of a pair or its next as the user reads it; "–" for none.
QString winnerLabel(const std::string& method);
/// "98 % (91 % to 99 %)": the gain with its interval; "–" for none.
QString gainWords(const PairRow& row);

}  // namespace footbridge
