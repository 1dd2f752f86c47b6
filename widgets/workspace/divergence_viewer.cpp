// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/divergence_viewer.h"

#include "core/analysis/prepared_divergence.h"
#include "core/matching/unit_hints.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/document.h"

namespace footbridge {

DivergenceViewer::DivergenceViewer(Document& document, AnalysisRunner& runner, JobBoard& board,
                                   QObject* parent)
    : QObject(parent),
      m_document(document),
      m_runner(runner),
      m_job(board, Job::Attendance::Passing, Job::Owner::Document) {
    connect(&document, &Document::opened, this, &DivergenceViewer::forget);
    connect(&document, &Document::severityChanged, this, &DivergenceViewer::find);
}

void DivergenceViewer::forget() {
    m_job.cancel();
    m_view.reset();
    m_now.reset();
    m_before.reset();
    Q_EMIT changed();
}

void DivergenceViewer::find() {
    const auto severity = m_document.severity();
    if (!severity) return;
    m_job.start(
        [this, severity, input = m_document.severityInput(), known = m_runner.divergence(),
         cached = m_document.sourceModel()](const RunContext& context) -> std::function<void()> {
            Analysis prepared = prepare(input, context);
            // As the Features page counts them: with what some sources have and others lack.
            Measured measured{
                severity, static_cast<int>(unmatchedFeatures(input.sources, prepared.matching))};
            for (const Match& match : prepared.matching.matched)
                measured.matched.emplace_back(match.source, match.target);
            auto divergence = known;
            if (!divergence || !divergence->covers(input, prepared)) {
                prepared.source = trainFor(input, prepared, cached, context.part(0, 0.5));
                divergence = std::make_shared<const PreparedDivergence>(input, prepared,
                                                                        context.part(0.5, 0.8));
            }
            auto view = std::make_shared<const DivergenceView>(
                divergence->view(prepared, *severity, context.part(0.8, 1)));
            return [this, measured, view] { take(measured, view); };
        },
        m_document.severityInput().seed);
}

void DivergenceViewer::take(Measured measured, std::shared_ptr<const DivergenceView> view) {
    if (measured.severity != m_document.severity()) return;
    if (m_now && m_now->matched != measured.matched) m_before = m_now;
    m_now = std::move(measured);
    m_view = std::move(view);
    Q_EMIT changed();
}

}  // namespace footbridge
