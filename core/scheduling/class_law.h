// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/scheduling/workload.h"

namespace footbridge {

/// How run times change with processors, as a log shows it.
struct ClassLaw {
    std::vector<double> serial;  ///< serial share of each job's class in [0, 1], one a job
    double common = 0;           ///< of a class that shows none: the median of those that do
    std::size_t classes = 0;     ///< that were seen on at least two sizes
};

/// Amdahl's law per job class: jobs of one user and executable (where the log names it). ln T =
/// c + ln(s + (1 - s) / n) by least squares for a class that was seen on two sizes at least and
/// five times; jobs of all other classes take the common share. What a log shows is not what one
/// job would do: users give larger problems more processors, which looks like a serial share.
ClassLaw fitScalingLaw(const Workload& workload);

}  // namespace footbridge
