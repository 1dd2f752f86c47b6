// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <vector>

#include "core/scheduling/running_jobs.h"

namespace footbridge {

/// How many processors of a machine are free from when on, as far as is planned.
class Plan {
  public:
    /// From `now` on all are free.
    Plan(double now, int processors) : m_times{now}, m_free{processors} {}

    /// Forgets what was before `now`.
    void beginAt(double now);
    /// What running jobs leave free from now on, each until its believed end.
    void begin(double now, int processors, const std::vector<RunningJobs::Running>& running);
    /// The earliest time from `from` on at which so many are free for so long; infinite where it is
    /// not before `limit`.
    double earliest(double from, int processors, double seconds,
                    double limit = std::numeric_limits<double>::infinity()) const;
    /// Takes (or with a negative number gives back) processors from begin to end.
    void take(double begin, double end, int processors);

  private:
    std::size_t stepAt(double time) const;  ///< the last that begins by then
    std::size_t cut(double time);           ///< the step that begins then, made if need be

    std::vector<double> m_times;
    std::vector<int> m_free;
};

}  // namespace footbridge
