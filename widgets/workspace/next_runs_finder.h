// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "core/analysis/next_runs.h"
#include "widgets/jobs/job.h"

namespace footbridge {

class Document;

/// Which runs of the target to measure next: found in the background after every adaptation and
/// when asked for, forgotten as soon as the input is another one.
class NextRunsFinder : public QObject {
    Q_OBJECT
  public:
    static constexpr int kFirstCount = 10;

    NextRunsFinder(Document& document, JobBoard& board, QObject* parent = nullptr);

    Job& job() { return m_job; }
    /// Null while nothing was found for the input as it is.
    std::shared_ptr<const NextRuns> found() const { return m_found; }

    void setCount(int count) { m_count = count; }
    /// Among rows that teach about as much those with the smallest predicted response.
    void setPreferQuick(bool prefer) { m_preferQuick = prefer; }
    void find();

  Q_SIGNALS:
    void changed();  ///< found or forgotten

  private:
    void start(Job::Attendance attendance);
    void forget();

    Document& m_document;
    int m_count = kFirstCount;
    bool m_preferQuick = false;
    std::shared_ptr<const NextRuns> m_found;
    Job m_job;
};

}  // namespace footbridge
