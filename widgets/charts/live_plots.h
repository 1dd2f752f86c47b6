// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/online/live_history.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// Running error of a stream beside what would be without learning online, with its drifts.
PlotSpec runningErrorPlot(const LiveSummary& summary);
/// Share of runs inside their intervals, and inside intervals whose width was never adapted.
PlotSpec liveCoveragePlot(const LiveSummary& summary);

}  // namespace footbridge
