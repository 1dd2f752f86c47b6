// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <vector>

#include "core/analysis/analysis.h"

namespace footbridge {

class Document;

/// A run that came to its end, with what it was asked for.
struct FinishedRun {
    int number = 0;  ///< counted from 1 since the document was opened
    AnalysisInput input;
    Analysis analysis;

    QString name() const;         ///< "Run 2: 20 shots, seed 1"
    QString description() const;  ///< platforms, shots, seed, strategies
};

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
