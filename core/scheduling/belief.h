// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/scheduling/simulate.h"

namespace footbridge {

/// Seconds for which a job of the workload that is submitted now is believed to run, on the
/// processors asked for.
double believedRunTime(const Estimates& estimates, const Workload& workload, std::size_t job,
                       const RecentAverage& recent);
/// What reservations count with instead of such a belief.
double reservedRunTime(const Estimates& estimates, std::size_t job, double believed);
/// What is believed of a job that runs longer than was believed, where it is not ended; `request`
/// is its user's.
double believedNext(Overrun overrun, double request, double believed);

}  // namespace footbridge
