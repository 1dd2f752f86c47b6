// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/next_runs_finder.h"

#include "widgets/workspace/document.h"

namespace footbridge {

namespace {

/// What each row would cost to measure: its predicted response, where that is positive throughout.
Vector costOf(const AnalysisInput& input, const AdaptedModel& model, const RunContext& context) {
    const Vector predicted = model.predict(rawFeatures(input.target, model.schema), context).value;
    return predicted.size() > 0 && predicted.minCoeff() > 0 ? predicted : Vector();
}

}  // namespace

NextRunsFinder::NextRunsFinder(Document& document, JobBoard& board, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_job(board, Job::Attendance::Asked, Job::Owner::Document) {
    connect(&document, &Document::inputChanged, this, &NextRunsFinder::forget);
    // What a person asks next when a run is done.
    connect(&document, &Document::adaptationChanged, this, [this] {
        if (m_document.adaptation()) start(Job::Attendance::Passing);
    });
}

void NextRunsFinder::find() {
    start(Job::Attendance::Asked);
}

void NextRunsFinder::start(Job::Attendance attendance) {
    const auto adaptation = m_document.adaptation();
    const bool quick =
        m_preferQuick && adaptation && m_document.state(Stage::Results) == StageState::Done;
    m_job.setAttendance(attendance);
    m_job.start([this, input = m_document.input(), source = m_document.sourceModel(), adaptation,
                 quick, count = m_count](const RunContext& context) -> std::function<void()> {
        NextRunsOptions options;
        options.count = count;
        if (quick) options.cost = costOf(input, adaptation->chosen().model, context);
        const auto next =
            std::make_shared<const NextRuns>(nextRuns(input, source, options, context));
        return [this, next] {
            m_found = next;
            Q_EMIT changed();
        };
    });
}

/// Another target or other shots: the list would be of something else.
void NextRunsFinder::forget() {
    m_job.cancel();
    m_found.reset();
    Q_EMIT changed();
}

}  // namespace footbridge
