// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/charts/gantt_view.h"
#include "widgets/charts/interval_list.h"
#include "widgets/charts/schedule_plots.h"
#include "widgets/workspace/schedule_study.h"

namespace footbridge {

/// Turnaround in hours by policy and estimate, those that the answer compares marked.
QVector<IntervalRow> turnaroundRows(const Comparison& comparison, const Setting& best);
/// The jobs that are shown, one bar for each range of nodes.
QVector<GanttBar> ganttBars(const ScheduleStudy::Shown& shown);
QString cleaningText(const Workload& workload, const JobLog& log);

}  // namespace footbridge
