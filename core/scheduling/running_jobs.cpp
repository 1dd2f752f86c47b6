// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/running_jobs.h"

#include <algorithm>
#include <iterator>

namespace footbridge {
namespace {

bool before(const RunningJobs::Running& a, const RunningJobs::Running& b) {
    return a.believedEnd < b.believedEnd || (a.believedEnd == b.believedEnd && a.job < b.job);
}

}  // namespace

void RunningJobs::add(const Running& one) {
    m_jobs.insert(std::ranges::upper_bound(m_jobs, one, before), one);
}

RunningJobs::Running RunningJobs::take(double believedEnd, int job) {
    const auto place = std::ranges::lower_bound(m_jobs, Running{believedEnd, job, 0}, before);
    const Running found = *place;
    m_jobs.erase(place);
    return found;
}

std::vector<RunningJobs::Running> RunningJobs::takeDue(double time) {
    const auto end =
        std::ranges::find_if(m_jobs, [&](const Running& one) { return one.believedEnd > time; });
    std::vector<Running> due(m_jobs.begin(), end);
    m_jobs.erase(m_jobs.begin(), end);
    return due;
}

RunningJobs::Shadow RunningJobs::shadow(int processors, int freeNow) const {
    Shadow shadow{0, freeNow};
    for (const auto& one : m_jobs) {
        if (shadow.free >= processors && one.believedEnd > shadow.time) break;
        shadow.free += one.processors;
        shadow.time = one.believedEnd;
    }
    return shadow;
}

}  // namespace footbridge
