// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/charts/interval_list.h"
#include "widgets/charts/plot_spec.h"
#include "widgets/workspace/schedule_study.h"

namespace footbridge {

QString policyLabel(Policy policy);        ///< "EASY, shortest first"
QString estimateLabel(EstimateKind kind);  ///< "true run time"
QString settingLabel(const Setting& setting);

/// Turnaround in hours by policy and estimate, those that the answer compares marked.
QVector<IntervalRow> turnaroundRows(const Comparison& comparison, const Setting& best);
PlotSpec loadSweepPlot(const std::vector<Comparison>& sweep);
PlotSpec arrivalsPlot(const WorkloadStatistics& statistics);
PlotSpec sizesPlot(const WorkloadStatistics& statistics);
QString cleaningText(const Workload& workload, const JobLog& log);

}  // namespace footbridge
