// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/belief.h"

#include <algorithm>

namespace footbridge {

double believedRunTime(const Estimates& estimates, const Workload& workload, std::size_t job,
                       const RecentAverage& recent) {
    const LoggedJob& one = workload.jobs[job];
    switch (estimates.kind) {
        case EstimateKind::Request:
        case EstimateKind::Linear:
        case EstimateKind::Amdahl:
            return one.request;
        case EstimateKind::Doubled:
            return 2 * one.request;
        case EstimateKind::Actual:
            return one.runTime;
        case EstimateKind::Average:
            return recent.of(one);
        case EstimateKind::Given:
            return estimates.seconds[job];
    }
    return one.request;
}

double reservedRunTime(const Estimates& estimates, std::size_t job, double believed) {
    return estimates.upper.empty() ? believed : std::max(believed, estimates.upper[job]);
}

double believedNext(Overrun overrun, double request, double believed) {
    const bool toRequest = overrun == Overrun::Request && request > believed;
    return toRequest ? request : 2 * believed;
}

}  // namespace footbridge
