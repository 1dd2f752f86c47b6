// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/scheduling/node_set.h"

namespace footbridge {

/// Which nodes of a machine are free from when on, as far as is planned.
class NodePlan {
  public:
    struct Place {
        double begin = 0;
        NodeSet nodes;
    };

    explicit NodePlan(int nodes);

    void beginAt(double now);  ///< forgets what was before
    int freeNow() const { return m_steps.front().free.count(); }
    /// The earliest begin, now or where the plan changes, from which so many nodes are free without
    /// a break for so long, and the lowest of these nodes.
    Place earliest(int nodes, double seconds) const;
    void take(double begin, double end, const NodeSet& nodes);
    void give(double begin, double end, const NodeSet& nodes);

  private:
    struct Step {
        double time;
        NodeSet free;
    };
    std::size_t cut(double time);

    std::vector<Step> m_steps;
};

}  // namespace footbridge
