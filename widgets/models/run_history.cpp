// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/run_history.h"

#include <QStringList>

#include "widgets/charts/plot_names.h"
#include "widgets/models/document.h"

namespace footbridge {

namespace {

QString shotsOf(const FinishedRun& run) {
    return RunHistory::tr("%n shot(s)", nullptr,
                          static_cast<int>(run.analysis.adaptation->split.shots.size()));
}

}  // namespace

QString FinishedRun::name() const {
    return RunHistory::tr("Run %1: %2, seed %3")
        .arg(QString::number(number), shotsOf(*this), QString::number(input.seed));
}

QString FinishedRun::description() const {
    QStringList sources, strategies;
    for (const Dataset& source : input.sources) sources << QString::fromStdString(source.label);
    for (const Strategy strategy : input.strategies) strategies << strategyLabel(strategy);
    return RunHistory::tr("%1 → %2, %3, seed %4, strategies: %5")
        .arg(sources.join(RunHistory::tr(", ")), QString::fromStdString(input.target.label),
             shotsOf(*this), QString::number(input.seed),
             strategies.isEmpty() ? RunHistory::tr("all") : strategies.join(RunHistory::tr(", ")));
}

RunHistory::RunHistory(Document& document, QObject* parent)
    : QObject(parent), m_document(document) {
    connect(&document, &Document::adaptationChanged, this, &RunHistory::take);
    take();
}

void RunHistory::take() {
    if (!m_document.adaptation()) {
        m_runs.clear();
        m_count = 0;
        return;
    }
    m_runs.push_back(std::make_shared<const FinishedRun>(
        FinishedRun{++m_count, m_document.adaptedInput(), m_document.adaptedAnalysis()}));
    if (m_runs.size() > kKept) m_runs.erase(m_runs.begin());
}

}  // namespace footbridge
