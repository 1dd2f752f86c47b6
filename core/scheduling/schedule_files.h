// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/scheduling/simulate.h"

namespace footbridge {

/// job, submit, start, end, processors, and nodes ("0-3 7") where the schedule names them; a row a
/// job, in order of submission.
std::string scheduleCsv(const JobLog& log, const Workload& workload, const Schedule& schedule);
/// The schedule as a log in Standard Workload Format 2.2.
std::string scheduleSwf(const JobLog& log, const Workload& workload, const Schedule& schedule);
/// Jobs alone as such a log, their waits missing.
std::string workloadSwf(const JobLog& log, const Workload& workload);
/// The schedule as Batsim's out_jobs.csv, which evalys reads; policies by counts get the lowest
/// free nodes.
std::string scheduleOutJobs(const JobLog& log, const Workload& workload, const Schedule& schedule);

/// Nodes for a schedule that counts processors: the lowest that are free at each start.
std::vector<NodeRanges> nodesOf(const Workload& workload, const Schedule& schedule);
std::string rangesText(const NodeRanges& ranges);  ///< "0-3 7"

}  // namespace footbridge
