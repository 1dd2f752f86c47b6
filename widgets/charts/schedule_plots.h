// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scheduling/comparison.h"
#include "core/scheduling/workload_statistics.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

QString policyLabel(Policy policy);        ///< "EASY, shortest first"
QString estimateLabel(EstimateKind kind);  ///< "true run time"
QString settingLabel(const Setting& setting);

/// Mean turnaround of every setting with its interval.
PlotSpec turnaroundPlot(const Comparison& comparison);
/// Turnaround of every setting at several loads, with intervals.
PlotSpec loadSweepPlot(const std::vector<Comparison>& sweep);
PlotSpec arrivalsPlot(const WorkloadStatistics& statistics);
PlotSpec sizesPlot(const WorkloadStatistics& statistics);

}  // namespace footbridge
