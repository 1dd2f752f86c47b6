// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "core/transfer/adapter.h"
#include "widgets/models/dataset_model.h"

namespace footbridge {

/// What one strategy predicts for every target row, with the table that shows it.
struct PredictedRows {
    std::shared_ptr<const Adaptation> adaptation;
    std::size_t position = 0;  ///< of the strategy in the adaptation
    Prediction predictions;    ///< one per target row
    Dataset shown;             ///< predictions and flags beside the features

    const StrategyResult& result() const { return adaptation->results.at(position); }
    /// Rows measured outside `share` of the prediction, for example 0.25.
    std::vector<Index> rowsOutside(double share) const;
};

/// Takes seconds for hundreds of thousands of rows: belongs in a job. Throws Error, Cancelled.
std::shared_ptr<const PredictedRows> predictRows(std::shared_ptr<const Adaptation> adaptation,
                                                 std::size_t position, const Dataset& target,
                                                 const RunContext& context);

/// The shown rows in their order as CSV, with 0-based row numbers.
std::string predictionsCsv(const PredictedRows& rows, const std::vector<Index>& order);

/// The target's rows with measured, predicted, interval, flags and features.
class PredictionTableModel : public DatasetModel {
    Q_OBJECT
  public:
    enum ColumnOf { Kind, Measured, Predicted, Factor, Lower, Upper, Flags, FirstFeature };

    explicit PredictionTableModel(QObject* parent = nullptr);

    void setRows(std::shared_ptr<const PredictedRows> rows);
    const PredictedRows* rows() const { return m_rows.get(); }
    std::vector<Index> shownOrder() const;
    /// Positions of these rows in the shown order, -1 for those filtered away.
    std::vector<int> positionsOf(const std::vector<Index>& tableRows) const;

    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::shared_ptr<const PredictedRows> m_rows;
};

}  // namespace footbridge
