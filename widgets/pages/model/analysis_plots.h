// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "core/analysis/analysis.h"
#include "core/explain/importance.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// A plot with the words that stand around it in a report.
struct NamedPlot {
    QString title, caption;
    PlotSpec spec;
    bool showsRuns = false;  ///< one mark a run
};

/// The plots of a finished analysis as one strategy predicts it: for reports, and to be exported
/// together. Takes as long as predicting all target rows: belongs in a job. Throws Cancelled.
std::vector<NamedPlot> reportPlots(const AnalysisInput& input, const Analysis& analysis,
                                   const StrategyResult& result, const RunContext& context);
/// Importance of the features, and the effect curves of the first `curves` of them.
std::vector<NamedPlot> explanationPlots(const AdaptedModel& model,
                                        const ModelExplanation& explanation, std::size_t curves);
/// Those of the report and the distributions of the matched features, the first ones of the target.
std::vector<NamedPlot> allPlots(const AnalysisInput& input, const Analysis& analysis,
                                const StrategyResult& result, const RunContext& context);

}  // namespace footbridge
