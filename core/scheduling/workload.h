// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/scheduling/job_log.h"

namespace footbridge {

/// One thing that cleaning did, and how often.
struct CleaningStep {
    Message what;
    std::size_t jobs = 0;
    std::size_t firstLine = 0;  ///< of the log's file
};

// What can be simulated.
inline constexpr int kMostProcessors = 100'000'000;
inline constexpr double kShortestTime = 1e-3;  ///< s, of a run time, a request or an estimate
inline constexpr double kLongestTime = 1e12;   ///< s, of these and of a submission

/// Jobs that can be simulated, on the machine they are for, which has at most kMostProcessors.
/// Every job has a submission from 0 to kLongestTime, at least one processor and at most the
/// machine's, a run time and a request from kShortestTime to kLongestTime, and runs no longer than
/// its request.
struct Workload {
    int processors = 0;
    std::vector<LoggedJob> jobs;         ///< in order of submission
    std::size_t killed = 0;              ///< those that were ended at their request
    std::vector<CleaningStep> cleaning;  ///< what was done, those alone that were
};

/// Cleans a log by the rules of the reference (METHODS.md, "Scheduling"): of requested and
/// allocated processors the one stands in for the other; what has no processors, submission, run
/// time or request, has one that is out of range, or is larger than the machine, is left out; who
/// runs beyond the request is ended there. `processors` of the machine; 0: as the log says. Throws
/// Error where neither says, the machine is too large, or nothing is left.
Workload cleanLog(const JobLog& log, int processors = 0);

}  // namespace footbridge
