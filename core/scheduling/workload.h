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

/// Jobs that can be simulated, on the machine they are for. Every job has a submission, at least
/// one processor and at most the machine's, a positive run time and request, and runs no longer
/// than its request.
struct Workload {
    int processors = 0;
    std::vector<LoggedJob> jobs;         ///< in order of submission
    std::size_t killed = 0;              ///< those that were ended at their request
    std::vector<CleaningStep> cleaning;  ///< what was done, those alone that were
};

/// Cleans a log by the rules of the reference (METHODS.md, "Scheduling"): of requested and
/// allocated processors the one stands in for the other; what has no processors, submission, run
/// time or request, or is larger than the machine, is left out; who runs beyond the request is
/// ended there. `processors` of the machine; 0: as the log says. Throws Error where neither says or
/// nothing is left.
Workload cleanLog(const JobLog& log, int processors = 0);

}  // namespace footbridge
