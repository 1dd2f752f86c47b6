// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/workspace.h"

#include "widgets/workspace/live_desk.h"
#include "widgets/workspace/training_desk.h"

namespace footbridge {

Workspace::Workspace(QObject* parent)
    : QObject(parent),
      m_document(m_jobs),
      m_runner(m_document, m_jobs),
      m_runs(m_document),
      m_comparison(m_document, m_jobs),
      m_nextRuns(m_document, m_jobs),
      m_schedule(m_jobs),
      m_divergence(m_document, m_runner, m_jobs),
      m_sourceWorth(m_document, m_jobs),
      m_explainer(m_document, m_jobs),
      m_costs(m_document, m_jobs),
      m_places(m_jobs),
      m_platforms(m_jobs) {
    m_jobs.setInputs([this] { return filesRead(); });
    connect(&m_document, &Document::opened, &m_selection, [this] { m_selection.set({}); });
    for (const auto signal : {&Document::inputChanged, &Document::matchingChanged,
                              &Document::severityChanged, &Document::adaptationChanged})
        connect(&m_document, signal, this, &Workspace::changed);
    connect(&m_document, &Document::stageChanged, this, &Workspace::changed);
    connect(&m_schedule, &ScheduleStudy::changed, this, &Workspace::changed);
    connect(&m_comparison, &TableComparison::mapChanged, this, &Workspace::changed);
    connect(&m_costs, &CostDesk::changed, this, &Workspace::changed);
    connect(&m_platforms, &PlatformDesk::changed, this, &Workspace::changed);
    connect(&m_explainer, &Explainer::reportChanged, this, &Workspace::changed);
    // Also of a session whose pages nobody has looked at yet.
    connect(&m_platforms, &PlatformDesk::problem, &m_document, &Document::problem);
    connect(&m_schedule, &ScheduleStudy::problem, &m_document, &Document::problem);
}

/// Who follows the jobs on the board would ask for what is gone already.
Workspace::~Workspace() {
    m_jobs.blockSignals(true);
}

std::vector<Index> Workspace::explainedRows() const {
    const bool current = m_document.state(Stage::Results) == StageState::Done;
    return current ? m_explainer.reportRows() : m_explainer.waitingRows();
}

std::vector<std::string> Workspace::filesRead() const {
    std::vector<std::string> files = inputFiles(session());
    for (const auto& table : {m_costs.table(), m_places.candidates()})
        if (table) files.push_back(table->path);
    for (const PricedPlatform& platform : m_places.platforms()) files.push_back(platform.path);
    if (const auto shown = m_platforms.shown()) files.push_back(shown->path);
    return withSignatures(std::move(files));
}

Session Workspace::session() const {
    Session session = sessionOf(m_document.input());
    // Results that are out of date cannot be had again by the input as it is.
    if (m_document.state(Stage::Results) == StageState::Done)
        session.scores = scoresOf(*m_document.adaptation());
    session.explained = explainedRows();
    session.tablesCompared = m_comparison.isCurrent();
    session.costs = m_costs.costing();
    session.jobLog = m_schedule.saved();
    if (const LiveDesk* live = LiveDesk::find(*this)) session.stream = live->stream();
    if (const TrainingDesk* training = TrainingDesk::find(*this))
        session.training = training->settings();
    session.platforms = m_platforms.settings();
    return session;
}

}  // namespace footbridge
