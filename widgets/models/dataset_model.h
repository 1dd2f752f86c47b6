// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "core/table/dataset.h"
#include "widgets/models/row_order.h"

namespace footbridge {

/// The rows of a dataset as a table. Filter and order are not computed here but asked for, so that
/// somebody can do that in the background and hundreds of thousands of rows stay fluent.
class DatasetModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    explicit DatasetModel(QObject* parent = nullptr);

    void setDataset(
        const Dataset& dataset);  ///< keeps filter and order while the table is the same
    const Dataset& dataset() const { return m_dataset; }
    void setFilter(const QString& filter);
    const RowOrderRequest& request() const { return m_request; }
    /// What orderRows() finds for the dataset and the request.
    void setOrder(RowOrder order);
    int shownRows() const { return static_cast<int>(m_order.size()); }
    int allRows() const;
    Index tableRow(int row) const {
        return static_cast<Index>(m_order.at(static_cast<std::size_t>(row)));
    }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

  Q_SIGNALS:
    void orderWanted();
    void orderUnwanted();  ///< the dataset is another one
    void orderChanged();   ///< the shown rows are those of the last filter and order

  private:
    void reorder();

    Dataset m_dataset;
    RowOrderRequest m_request;
    RowOrder m_order;
};

}  // namespace footbridge
