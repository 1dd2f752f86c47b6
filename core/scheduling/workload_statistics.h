// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/scheduling/workload.h"

namespace footbridge {

/// What the jobs of a log are like.
struct WorkloadStatistics {
    std::size_t jobs = 0, users = 0, sessions = 0;
    double days = 0;  ///< from first to last submission
    double load = 0;
    double jobsPerSession = 0;
    double medianProcessors = 0, meanProcessors = 0;
    double medianRunTime = 0, meanRunTime = 0;  ///< s
    double medianRequestRatio = 0;              ///< request over run time
    std::array<double, 24> byHour{};            ///< share of the arrivals
    std::array<double, 7> byWeekday{};          ///< the same, from Monday
    std::vector<double> bySize;                 ///< share of the jobs on (2^(i-1), 2^i] processors
};

/// `unixStart` and `timeZone` as in JobLog.
WorkloadStatistics statisticsOf(const Workload& workload, std::int64_t unixStart = 0,
                                int timeZone = 0);

/// How far a stream is from its log, each in [0, 1]: the greatest difference of the shares of jobs
/// up to any size, run time and ratio of request to run time, and of sessions up to any number of
/// jobs (Kolmogorov and Smirnov); and half the sum of the differences between the shares of
/// arrivals by hour, by weekday and by user.
struct StreamDistance {
    double processors = 0, runTime = 0, requestRatio = 0, sessions = 0;
    double byHour = 0, byWeekday = 0, byUser = 0;
};
StreamDistance distanceOf(const Workload& log, const WorkloadStatistics& logStatistics,
                          const Workload& stream, const WorkloadStatistics& streamStatistics);

}  // namespace footbridge
