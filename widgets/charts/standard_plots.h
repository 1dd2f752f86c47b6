// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run_context.h"
#include "core/severity/severity.h"
#include "core/transfer/adapter.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// Predicted against measured on the rows the model has not seen, identity line, +-10 % and +-25 %
/// bands, intervals; shots stand apart as hollow points. Log axes when the response is positive.
PlotSpec predictedAgainstMeasured(const Adaptation& adaptation, const StrategyResult& result,
                                  const Prediction& predictions);
/// Relative residuals against the prediction.
PlotSpec residuals(const Adaptation& adaptation, const StrategyResult& result,
                   const Prediction& predictions);
/// What a severity was measured with, for the legend: "now, 5 unmatched".
struct SeverityNames {
    QString now, before;
};
/// Severity components as bars with their floors, as thin lines what may be chance, and where they
/// were in the measurement before, if any.
PlotSpec severityBars(const Severity& severity, const Severity* before = nullptr,
                      const SeverityNames& names = {});
/// Error of every strategy, out of fold and on unseen rows.
PlotSpec leaderboardBars(const Adaptation& adaptation);
/// Training and validation loss of every series seen.
PlotSpec trainingCurves(const QVector<CurvePoint>& points);

}  // namespace footbridge
