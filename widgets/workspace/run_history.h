// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "widgets/models/finished_run.h"

namespace footbridge {

class Document;

/// The runs since the document was opened, to compare the last one with those before it. Keeps the
/// latest ones only: a run holds its models.
class RunHistory : public QObject {
    Q_OBJECT
  public:
    static constexpr std::size_t kKept = 8;

    explicit RunHistory(Document& document, QObject* parent = nullptr);

    /// Oldest first; the last one is what the document shows.
    const std::vector<std::shared_ptr<const FinishedRun>>& runs() const { return m_runs; }

  private:
    void take();

    Document& m_document;
    int m_count = 0;
    std::vector<std::shared_ptr<const FinishedRun>> m_runs;
};

}  // namespace footbridge
