// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/result_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "widgets/charts/number_text.h"
#include "widgets/charts/plot_names.h"

namespace footbridge {

namespace {

struct ResultWords {
    Q_DECLARE_TR_FUNCTIONS(ResultWords)
};

/// The target-only strategy with the lowest out-of-fold error: chosen without the test rows.
const StrategyResult* bestTargetOnly(const Adaptation& adaptation) {
    const StrategyResult* best = nullptr;
    for (const StrategyResult& result : adaptation.results) {
        if (!result.available || usesSource(result.strategy)) continue;
        if (result.strategy == Strategy::Auto || !std::isfinite(result.outOfFoldNmse)) continue;
        if (!best || result.outOfFoldNmse < best->outOfFoldNmse) best = &result;
    }
    return best;
}

QString comparison(const QString& name, const StrategyResult& best, double own, double other) {
    const QString rival = strategyLabel(best.strategy).toLower();
    if (!(own >= 0) || !(other > 0)) return {};
    const int percent = static_cast<int>(std::lround(100 * std::abs(1 - own / other)));
    if (percent < 1) return ResultWords::tr("%1 is as good as %2.").arg(name, rival);
    if (own < other)
        return ResultWords::tr(
                   "The error of %1 is %2 % below that of %3, the best on the shots alone.")
            .arg(name, QString::number(percent), rival);
    return ResultWords::tr("The error of %1 is %2 times that of %3, the best on the shots alone.")
        .arg(name, numberText(own / other), rival);
}

}  // namespace

QString resultSentence(const Adaptation& adaptation, std::size_t position) {
    const StrategyResult& result = adaptation.results.at(position);
    const auto shots = QString::number(adaptation.split.shots.size());
    const QString seen =
        result.test ? ResultWords::tr("Shots: %1, runs that the model has not seen: %2.")
                          .arg(shots, QString::number(result.test->rows))
                    : ResultWords::tr("Shots: %1; no other run has a measurement.").arg(shots);
    const StrategyResult* best = bestTargetOnly(adaptation);
    if (!best || best == &result) return seen;
    const bool tested = result.test && best->test;
    const QString compared = comparison(strategyLabel(result.strategy), *best,
                                        tested ? result.test->nmse : result.outOfFoldNmse,
                                        tested ? best->test->nmse : best->outOfFoldNmse);
    return compared.isEmpty() ? seen : seen + QLatin1Char(' ') + compared;
}

QString noiseSentence(const Adaptation& adaptation) {
    if (!adaptation.noise || adaptation.best >= adaptation.results.size()) return {};
    // Only the logarithm makes a spread a factor.
    if (adaptation.chosen().model.transform.kind != ResponseTransform::Kind::Log) return {};
    const double spread = std::sqrt(adaptation.noise->variance);
    return ResultWords::tr(
               "Rows that repeat others exactly: %1. Between repetitions the response spreads by "
               "a factor of %2, which no model can predict.")
        .arg(QString::number(adaptation.noise->rows), numberText(std::exp(spread)));
}

std::vector<Strategy> curveStrategies(const Adaptation& adaptation, std::size_t shown) {
    std::vector<Strategy> strategies;
    const auto add = [&](const StrategyResult& result) {
        if (result.available && std::ranges::find(strategies, result.strategy) == strategies.end())
            strategies.push_back(result.strategy);
    };
    if (adaptation.best < adaptation.results.size()) add(adaptation.chosen());
    if (const StrategyResult* alone = bestTargetOnly(adaptation)) add(*alone);
    if (shown < adaptation.results.size()) add(adaptation.results[shown]);
    return strategies;
}

}  // namespace footbridge
