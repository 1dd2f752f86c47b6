// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/analysis_plots.h"

#include <QCoreApplication>

#include "widgets/charts/distribution_plot.h"
#include "widgets/charts/explain_plots.h"
#include "widgets/charts/standard_plots.h"
#include "widgets/words/plot_names.h"

namespace footbridge {

namespace {

constexpr std::size_t kMostDistributions = 24;

struct AnalysisPlots {
    Q_DECLARE_TR_FUNCTIONS(AnalysisPlots)
};

}  // namespace

std::vector<NamedPlot> reportPlots(const AnalysisInput& input, const Analysis& analysis,
                                   const StrategyResult& result, const RunContext& context) {
    const Adaptation& adaptation = *analysis.adaptation;
    const Prediction predictions =
        result.model.predict(rawFeatures(input.target, result.model.schema), context);
    const QString strategy = strategyLabel(result.strategy);
    std::vector<NamedPlot> plots;
    plots.push_back({AnalysisPlots::tr("Predicted against measured"), strategy,
                     predictedAgainstMeasured(adaptation, result, predictions), true});
    plots.push_back({AnalysisPlots::tr("Residuals"), strategy,
                     residuals(adaptation, result, predictions), true});
    if (analysis.severity)
        plots.push_back(
            {AnalysisPlots::tr("Severity"),
             AnalysisPlots::tr("Black: the source against itself; grey: limit of chance"),
             severityBars(*analysis.severity)});
    plots.push_back({AnalysisPlots::tr("Strategies"),
                     AnalysisPlots::tr("All strategies on the same shots"),
                     leaderboardBars(adaptation)});
    return plots;
}

std::vector<NamedPlot> explanationPlots(const AdaptedModel& model,
                                        const ModelExplanation& explanation, std::size_t curves) {
    std::vector<NamedPlot> plots;
    plots.push_back({AnalysisPlots::tr("What the model rests on"),
                     AnalysisPlots::tr("By how much the error grows when a feature is shuffled"),
                     importanceBars(explanation)});
    for (const EffectCurve& curve : explanation.curves) {
        if (plots.size() > curves) break;
        const Feature& feature = model.schema.features[static_cast<std::size_t>(curve.feature)];
        plots.push_back(
            {AnalysisPlots::tr("Effect of %1").arg(QString::fromStdString(feature.name)),
             AnalysisPlots::tr("Mean prediction over the feature's range, the others "
                               "as they are"),
             effectCurvePlot(model, curve)});
    }
    return plots;
}

std::vector<NamedPlot> allPlots(const AnalysisInput& input, const Analysis& analysis,
                                const StrategyResult& result, const RunContext& context) {
    std::vector<NamedPlot> plots = reportPlots(input, analysis, result, context);
    const Dataset& source = input.sources.front();
    std::size_t drawn = 0;
    for (const Match& match : analysis.matching.matched) {
        context.checkCancelled();
        const Column* from = source.table->find(match.source);
        const Column* to = input.target.table->find(match.target);
        if (!from || !to || drawn++ == kMostDistributions) continue;
        PlotSpec spec = distributions(*from, *to, QString::fromStdString(source.label),
                                      QString::fromStdString(input.target.label));
        const QString name = QString::fromStdString(match.target);
        plots.push_back({AnalysisPlots::tr("Distribution of %1").arg(name), {}, std::move(spec)});
    }
    return plots;
}

}  // namespace footbridge
