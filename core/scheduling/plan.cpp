// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/plan.h"

#include <algorithm>

namespace footbridge {

std::size_t Plan::stepAt(double time) const {
    const auto after = std::ranges::upper_bound(m_times, time);
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(after - m_times.begin() - 1, 0));
}

std::size_t Plan::cut(double time) {
    const std::size_t step = stepAt(time);
    if (m_times[step] == time) return step;
    const auto place = static_cast<std::ptrdiff_t>(step) + 1;
    m_times.insert(m_times.begin() + place, time);
    m_free.insert(m_free.begin() + place, m_free[step]);
    return step + 1;
}

void Plan::beginAt(double now) {
    const std::size_t first = stepAt(now);
    if (first > 0) {
        m_times.erase(m_times.begin(), m_times.begin() + static_cast<std::ptrdiff_t>(first));
        m_free.erase(m_free.begin(), m_free.begin() + static_cast<std::ptrdiff_t>(first));
    }
    m_times.front() = now;
}

void Plan::begin(double now, int processors, const std::vector<RunningJobs::Running>& running) {
    int free = processors;
    for (const RunningJobs::Running& one : running) free -= one.processors;
    m_times.assign(1, now);
    m_free.assign(1, free);
    for (const RunningJobs::Running& one : running) {
        free += one.processors;
        if (one.believedEnd == m_times.back()) {
            m_free.back() = free;
        } else {
            m_times.push_back(one.believedEnd);
            m_free.push_back(free);
        }
    }
}

double Plan::earliest(double from, int processors, double seconds, double limit) const {
    const std::size_t steps = m_times.size();
    for (std::size_t step = stepAt(from);;) {
        while (m_free[step] < processors) ++step;  // the last step has all of them
        const double begin = std::max(m_times[step], from), end = begin + seconds;
        if (begin >= limit) return std::numeric_limits<double>::infinity();
        std::size_t next = step + 1;
        while (next < steps && m_times[next] < end && m_free[next] >= processors) ++next;
        if (next == steps || m_times[next] >= end) return begin;
        step = next + 1;
    }
}

void Plan::take(double begin, double end, int processors) {
    const std::size_t first = cut(begin), last = cut(end);
    for (std::size_t step = first; step < last; ++step) m_free[step] -= processors;
}

}  // namespace footbridge
