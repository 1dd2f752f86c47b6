// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/finished_run.h"

#include <QStringList>

#include "widgets/words/plot_names.h"

namespace footbridge {

namespace {

QString shotsOf(const FinishedRun& run) {
    return FinishedRun::tr("%n shot(s)", nullptr,
                           static_cast<int>(run.analysis.adaptation->split.shots.size()));
}

}  // namespace

QString FinishedRun::name() const {
    return FinishedRun::tr("Run %1: %2, seed %3")
        .arg(QString::number(number), shotsOf(*this), QString::number(input.seed));
}

QString FinishedRun::description() const {
    QStringList sources, strategies;
    for (const Dataset& source : input.sources) sources << QString::fromStdString(source.label);
    for (const Strategy strategy : input.strategies) strategies << strategyLabel(strategy);
    return FinishedRun::tr("%1 → %2, %3, seed %4, strategies: %5")
        .arg(
            sources.join(FinishedRun::tr(", ")), QString::fromStdString(input.target.label),
            shotsOf(*this), QString::number(input.seed),
            strategies.isEmpty() ? FinishedRun::tr("all") : strategies.join(FinishedRun::tr(", ")));
}

}  // namespace footbridge
