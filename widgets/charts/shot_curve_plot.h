// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/analysis/shot_curve.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// Error against the number of shots: a line for each strategy, with the spread over the draws.
PlotSpec shotCurvePlot(const std::vector<ShotCurvePoint>& points);

}  // namespace footbridge
