// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/run/random.h"
#include "core/scheduling/simulate.h"

namespace footbridge::tests {

/// A job of so many processors, submitted at `submit`, that takes `runTime` of `request` seconds.
inline LoggedJob smallJob(std::int64_t number, double submit, int processors, double request,
                          double runTime, int user = 1) {
    LoggedJob job;
    job.number = number;
    job.submit = submit;
    job.processors = job.allocated = processors;
    job.request = request;
    job.runTime = std::min(runTime, request);
    job.user = user;
    return job;
}

/// A crowded little machine: bursts at one instant, ends that meet submissions, early ends.
inline Workload randomWorkload(std::uint64_t seed, std::size_t jobs = 40) {
    Random random(seed, "random workload");
    Workload workload;
    workload.processors = 1 + static_cast<int>(random.below(12));
    double time = 0;
    for (std::size_t i = 0; i < jobs; ++i) {
        time += static_cast<double>(random.below(6));
        const auto most = static_cast<std::uint64_t>(workload.processors);
        const int processors = 1 + static_cast<int>(random.below(1 + random.below(most)));
        const auto request = static_cast<double>(1 + random.below(30));
        const double runTime =
            random.below(3) == 0
                ? request
                : 1 + static_cast<double>(random.below(static_cast<std::uint64_t>(request)));
        workload.jobs.push_back(smallJob(static_cast<std::int64_t>(i + 1), time, processors,
                                         request, runTime, static_cast<int>(random.below(4))));
    }
    return workload;
}

}  // namespace footbridge::tests
