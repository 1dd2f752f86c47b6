// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace footbridge {

/// The running jobs of a machine whose processors are counted, by the time at which they are
/// believed to end.
class RunningJobs {
  public:
    struct Running {
        double believedEnd = 0;
        int job = 0, processors = 0;
    };
    struct Shadow {
        double time = 0;
        int free = 0;  ///< then, counting all that end by then
    };

    void add(const Running& one);
    /// The running job, taken out.
    Running take(double believedEnd, int job);
    /// Takes out those that are believed to end by then.
    std::vector<Running> takeDue(double time);
    bool hasDue(double time) const { return !m_jobs.empty() && m_jobs.front().believedEnd <= time; }

    /// The earliest believed end at which as many are free, with so many free now (fewer).
    Shadow shadow(int processors, int freeNow) const;
    const std::vector<Running>& inOrder() const { return m_jobs; }  ///< by believed end

  private:
    std::vector<Running> m_jobs;
};

}  // namespace footbridge
