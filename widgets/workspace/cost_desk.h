// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/costs/request_study.h"
#include "core/table/table.h"
#include "core/transfer/adapter.h"
#include "widgets/jobs/job.h"
#include "widgets/models/requests_model.h"

namespace footbridge {

class Document;

/// What to request, from the adapted model or from a table of requests and measured values.
struct RequestResult {
    RequestStudy study;
    Costing costing;
    std::vector<RequestLine> planned;
    QString response, unit;
    std::shared_ptr<const Table> table;  ///< null: of the adapted model
    QString request, measured;           ///< columns of the table
    bool fromTable() const { return table != nullptr; }
};

/// Computes requests in the background for what is open: the adapted model's shots and planned
/// runs, or a table of requests and measured values that a person opened instead. For a table the
/// person waits and may cancel, which brings back the table, columns and rules of the last result.
class CostDesk : public QObject {
    Q_OBJECT
  public:
    CostDesk(Document& document, JobBoard& board, QObject* parent = nullptr);

    Job& job() { return m_table ? m_tableJob : m_modelJob; }
    std::shared_ptr<const RequestResult> result() const { return m_result; }  ///< null: none yet

    bool hasRuns() const;  ///< there is something to learn requests from

    const Costing& costing() const { return m_costing; }
    void setCosting(const Costing& costing);
    /// Columns of the target that may say the most that each run can take; none of a table of
    /// requests.
    QStringList mostColumns() const;

    /// Null while the adapted model is asked.
    std::shared_ptr<const Table> table() const { return m_table; }
    const QString& requestColumn() const { return m_request; }
    const QString& measuredColumn() const { return m_measured; }
    void openTable(const QString& path);
    void setColumns(const QString& request, const QString& measured);
    void closeTable();

  Q_SIGNALS:
    void changed();  ///< the result, what it is made from, or that there is none
    void problem(const QString& sentence);

  private:
    void compute();
    void takeTable(const std::shared_ptr<const Table>& table);
    void drop(const QString& sentence);
    void goBack();

    Document& m_document;
    Costing m_costing;
    std::shared_ptr<const Table> m_table;
    QString m_request, m_measured;
    std::shared_ptr<const RequestResult> m_result;
    std::shared_ptr<const RequestResult> m_before;  ///< of the table that was open before
    Job m_modelJob, m_tableJob, m_reading;
};

/// Columns of numbers, in the order of the table.
QStringList numberColumns(const Table& table);

}  // namespace footbridge
