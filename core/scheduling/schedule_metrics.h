// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/scheduling/simulate.h"

namespace footbridge {

/// One figure of all jobs.
struct OverJobs {
    double mean = 0, maximum = 0, rootMeanSquare = 0;
};

/// What a schedule was like (METHODS.md, "Scheduling"). Times are seconds.
struct ScheduleMetrics {
    std::size_t jobs = 0;
    OverJobs turnaround;       ///< end - submission
    OverJobs wait;             ///< start - submission
    OverJobs slowdown;         ///< turnaround over run time
    OverJobs boundedSlowdown;  ///< the same with run times of at least 10 s, at least 1
    double utilisation = 0;    ///< share of the processors in use from first submission to last end
    double makespan = 0;       ///< from first submission to last end
    double nodesPerJob = 0;    ///< processors that a job ran on, mean
    double nodesPerAsked = 0;  ///< those over the processors asked for, mean
    double nodeHours = 0;      ///< of all jobs
    double weightedTurnaround = 0;  ///< weighted by node-seconds
    double userWait95 = 0;          ///< 95th percentile over users of their mean wait
    double userWaitWorst = 0;       ///< the greatest of them
    std::size_t onFewer = 0;        ///< jobs on fewer processors than they asked for
    std::size_t killed = 0;         ///< ended at their request by cleaning, or at what was believed
};

/// `trim` leaves out so large a share of the jobs at either end, by order of submission, while the
/// machine fills and empties; utilisation and makespan are of the whole.
ScheduleMetrics measureSchedule(const Workload& workload, const Schedule& schedule,
                                double trim = 0);

}  // namespace footbridge
