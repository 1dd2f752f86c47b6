// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <vector>

#include "core/explain/importance.h"
#include "core/explain/row_explanation.h"
#include "widgets/jobs/job.h"

namespace footbridge {

class Document;

/// Why predictions of the last adaptation are what they are: worked out in the background when
/// asked for, and forgotten with the adaptation. It also knows which rows a person wants explained
/// in the report.
class Explainer : public QObject {
    Q_OBJECT

  public:
    struct OfRow {
        std::size_t position = 0;  ///< of the strategy
        Index row = 0;
        double measured = 0;  ///< NaN where it was not
        std::shared_ptr<const ExplainedModel> explained;
        RowExplanation explanation;
    };
    struct OfModel {
        std::size_t position = 0;
        std::shared_ptr<const AdaptedModel> model;
        ModelExplanation explanation;
    };

    Explainer(Document& document, JobBoard& board, QObject* parent = nullptr);

    void explainRow(std::size_t position, Index row);
    void explainModel(std::size_t position);
    void stop();
    /// Null until it was asked for and has arrived.
    std::shared_ptr<const OfRow> row() const { return m_row; }
    std::shared_ptr<const OfModel> model() const { return m_model; }
    bool isBusyWithModel() const { return m_modelJob.isRunning(); }

    const std::vector<Index>& reportRows() const { return m_reportRows; }
    bool isInReport(Index row) const;
    void setInReport(Index row, bool in);
    /// Marks the rows as soon as what a session was saved with is adapted again.
    void restoreReport(std::vector<Index> rows);
    const std::vector<Index>& waitingRows() const { return m_waiting; }

  Q_SIGNALS:
    void rowChanged();
    void modelChanged();
    void failed(const QString& sentence);
    void reportChanged();

  private:
    using Known = std::map<std::size_t, std::shared_ptr<const ExplainedModel>>;
    void forget();

    Document& m_document;
    Known m_known;  ///< by position of the strategy
    std::shared_ptr<const OfRow> m_row;
    std::shared_ptr<const OfModel> m_model;
    std::vector<Index> m_reportRows;  ///< ascending
    std::vector<Index> m_waiting;     ///< to be marked with the next adaptation
    Job m_rowJob, m_modelJob;
};

}  // namespace footbridge
