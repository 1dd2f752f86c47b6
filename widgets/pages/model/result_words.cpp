// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/result_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <functional>

#include "core/analysis/verdict.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

struct ResultWords {
    Q_DECLARE_TR_FUNCTIONS(ResultWords)
};

/// The lowest error on held-out shots but for one strategy.
const StrategyResult* bestOther(const Adaptation& adaptation, Strategy but) {
    const StrategyResult* best = nullptr;
    for (const StrategyResult& result : adaptation.results) {
        if (!result.available || result.strategy == but || !std::isfinite(result.outOfFoldNmse))
            continue;
        if (!best || result.outOfFoldNmse < best->outOfFoldNmse) best = &result;
    }
    return best;
}

QString familyWords(PriorFamily family) {
    switch (family) {
        case PriorFamily::SourceShift:
            return ResultWords::tr("the source model with an offset");
        case PriorFamily::LatentFeatures:
            return ResultWords::tr("what the source's networks learned");
        case PriorFamily::InputAlignment:
            return ResultWords::tr("inputs aligned with the source's");
        case PriorFamily::TargetResidual:
            return ResultWords::tr("the target's own features");
        case PriorFamily::Noise:
            return ResultWords::tr("noise");
    }
    return {};
}

/// Of a mixture.
QString partsOf(const StrategyResult& result) {
    constexpr double kWorthSaying = 0.05, kLeastNoise = 0.005;
    std::vector<PriorShare> shares;
    double noise = 0, explained = 0;
    for (const PriorShare& share : result.shares) {
        (share.family == PriorFamily::Noise ? noise : explained) += share.share;
        if (share.family != PriorFamily::Noise && share.share >= kWorthSaying)
            shares.push_back(share);
    }
    if (shares.empty() || explained <= 0) return {};
    std::ranges::stable_sort(shares, std::greater{}, &PriorShare::share);
    QStringList parts;
    for (const PriorShare& share : shares)
        parts << ResultWords::tr("%1 (%2)").arg(familyWords(share.family),
                                                percentLabel(share.share));
    const QString listed = parts.join(ResultWords::tr(", "));
    if (noise < kLeastNoise) return ResultWords::tr("What carries it: %1.").arg(listed);
    return ResultWords::tr("What carries it: %1; %2 is noise.").arg(listed, percentLabel(noise));
}

}  // namespace

QString resultSentence(const Adaptation& adaptation, std::size_t position) {
    const StrategyResult& result = adaptation.results.at(position);
    const auto shots = QString::number(adaptation.split.shots.size());
    const QString seen =
        result.test ? ResultWords::tr("Shots: %1, runs that the model has not seen: %2.")
                          .arg(shots, QString::number(result.test->rows))
                    : ResultWords::tr("Shots: %1; no other run has a measurement.").arg(shots);
    const Verdict verdict = verdictOf(adaptation);
    const QString said = sentence(verdictSentence(verdict, verdictNames()));
    return verdict.answer == TransferAnswer::Unknown ? seen + QLatin1Char(' ') + said : said;
}

QString reasonSentence(const Adaptation& adaptation) {
    if (adaptation.best >= adaptation.results.size()) return {};
    const StrategyResult& chosen = adaptation.chosen();
    const StrategyResult* rival = bestOther(adaptation, chosen.strategy);
    if (!chosen.available || !std::isfinite(chosen.outOfFoldNmse)) return {};
    const QString name = strategyLabel(chosen.strategy);
    const QString error = numberText(chosen.outOfFoldNmse);
    QString text;
    if (!rival) {
        text = ResultWords::tr("%1 has an error of %2 on held-out shots.").arg(name, error);
    } else {
        const QString other = strategyLabel(rival->strategy);
        const QString otherError = numberText(rival->outOfFoldNmse);
        if (chosen.outOfFoldNmse <= rival->outOfFoldNmse)
            text = ResultWords::tr(
                       "%1 predicts: its error on held-out shots, %2, is the lowest; next is %3 "
                       "with %4.")
                       .arg(name, error, other, otherError);
        else
            text = ResultWords::tr(
                       "%1 predicts with an error of %2 on held-out shots. %3 shows %4, but being "
                       "the best of many on so few shots is partly luck; %1 weighs many models "
                       "instead of picking one.")
                       .arg(name, error, other, otherError);
    }
    return text;
}

QString partsSentence(const Adaptation& adaptation) {
    if (adaptation.best >= adaptation.results.size() || !adaptation.chosen().available) return {};
    return partsOf(adaptation.chosen());
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
    if (const auto alone = verdictOf(adaptation).alone)
        if (const StrategyResult* result = adaptation.find(*alone)) add(*result);
    if (shown < adaptation.results.size()) add(adaptation.results[shown]);
    return strategies;
}

}  // namespace footbridge
