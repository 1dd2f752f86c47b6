// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/node_plan.h"

#include <algorithm>
#include <limits>

namespace footbridge {

NodePlan::NodePlan(int nodes)
    : m_steps{{-std::numeric_limits<double>::infinity(), NodeSet::all(nodes)}} {}

std::size_t NodePlan::cut(double time) {
    const auto after = std::ranges::upper_bound(m_steps, time, {}, &Step::time);
    const auto step = static_cast<std::size_t>(after - m_steps.begin()) - 1;
    if (m_steps[step].time == time) return step;
    m_steps.insert(after, {time, m_steps[step].free});
    return step + 1;
}

void NodePlan::beginAt(double now) {
    m_steps.erase(m_steps.begin(), m_steps.begin() + static_cast<std::ptrdiff_t>(cut(now)));
}

NodePlan::Place NodePlan::earliest(int nodes, double seconds) const {
    for (std::size_t first = 0;; ++first) {
        if (m_steps[first].free.count() < nodes) continue;  // the last step has all
        const double begin = m_steps[first].time, end = begin + seconds;
        NodeSet free = m_steps[first].free;
        bool enough = true;
        for (std::size_t i = first + 1; enough && i < m_steps.size() && m_steps[i].time < end;
             ++i) {
            free &= m_steps[i].free;
            enough = free.count() >= nodes;
        }
        if (enough) return {begin, free.lowest(nodes)};
    }
}

void NodePlan::take(double begin, double end, const NodeSet& nodes) {
    const std::size_t first = cut(begin), last = cut(end);
    for (std::size_t i = first; i < last; ++i) m_steps[i].free.remove(nodes);
}

void NodePlan::give(double begin, double end, const NodeSet& nodes) {
    begin = std::max(begin, m_steps.front().time);
    if (end <= begin) return;
    const std::size_t first = cut(begin), last = cut(end);
    for (std::size_t i = first; i < last; ++i) m_steps[i].free.add(nodes);
}

}  // namespace footbridge
