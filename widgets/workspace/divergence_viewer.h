// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/severity/divergence_view.h"
#include "widgets/jobs/job.h"

namespace footbridge {

class AnalysisRunner;
class Document;

/// What stands behind the document's severity, found in the background after every measurement: its
/// plots, and the measurement before it, made with other features matched.
class DivergenceViewer : public QObject {
    Q_OBJECT
  public:
    /// A severity with how many features stood on one side only when it was measured.
    struct Measured {
        std::shared_ptr<const Severity> severity;
        int unmatched = 0;
        std::vector<std::pair<std::string, std::string>> matched{};
    };

    DivergenceViewer(Document& document, AnalysisRunner& runner, JobBoard& board,
                     QObject* parent = nullptr);

    Job& job() { return m_job; }
    /// Null until it is found for the severity that the document shows.
    std::shared_ptr<const DivergenceView> view() const { return m_view; }
    const std::optional<Measured>& now() const { return m_now; }
    /// The last measurement of the same tables with other features matched, if any.
    const std::optional<Measured>& before() const { return m_before; }

  Q_SIGNALS:
    void changed();

  private:
    void find();
    void forget();
    void take(Measured measured, std::shared_ptr<const DivergenceView> view);

    Document& m_document;
    AnalysisRunner& m_runner;
    std::shared_ptr<const DivergenceView> m_view;
    std::optional<Measured> m_now, m_before;
    Job m_job;
};

}  // namespace footbridge
