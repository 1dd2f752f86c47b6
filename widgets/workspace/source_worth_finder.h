// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "core/analysis/source_worth.h"
#include "widgets/jobs/job.h"

namespace footbridge {

class Document;

/// What every source is worth, measured in the background when asked for and forgotten as soon as
/// the input is another one.
class SourceWorthFinder : public QObject {
    Q_OBJECT
  public:
    SourceWorthFinder(Document& document, JobBoard& board, QObject* parent = nullptr);

    Job& job() { return m_job; }
    /// Null while nothing was measured for the input as it is.
    std::shared_ptr<const SourceWorths> found() const { return m_found; }
    void find();

  Q_SIGNALS:
    void changed();  ///< found or forgotten

  private:
    void forget();

    Document& m_document;
    std::shared_ptr<const SourceWorths> m_found;
    Job m_job;
};

}  // namespace footbridge
