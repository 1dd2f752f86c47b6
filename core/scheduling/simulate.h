// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/run/run_context.h"
#include "core/scheduling/estimates.h"
#include "core/scheduling/policy.h"
#include "core/scheduling/workload.h"

namespace footbridge {

/// What becomes of a job that runs longer than was believed.
enum class Overrun {
    Kill,    ///< it ends there
    Double,  ///< the belief is doubled until it holds
    Request  ///< the user's request is believed next, and doubled where that does not hold
};

/// How events of one instant are taken.
enum class Instant {
    OneByOne,  ///< submissions before ends, each followed by a pass of the scheduler
    Together   ///< all ends, then all submissions, then one pass
};

/// What moldable EASY may do.
struct MoldableCaps {
    double slowdown = 4;       ///< believed run time over that on the processors asked for, at most
    double nodeSeconds = 1.5;  ///< the same of processors times run time
    double share = 1;          ///< of the jobs that may shrink at all, drawn by their number
};

struct SimulationOptions {
    Policy policy = Policy::Easy;
    Overrun overrun = Overrun::Request;
    MoldableCaps caps;
    /// Nothing: as the policy's reference has it, which is OneByOne for EASY by counts.
    std::optional<Instant> instant;
    /// The serial share of each job, in [0, 1], by which its run time really changes with its
    /// processors; empty: linear scaling.
    std::vector<double> truth;
};

struct Placement {
    double start = 0, end = 0;  ///< s
    int processors = 0;
    bool killed = false;  ///< at what was believed
};

/// Nodes from first to last.
using NodeRanges = std::vector<std::pair<int, int>>;

/// When each job of the workload ran, by its place there.
struct Schedule {
    std::vector<Placement> placements;
    std::vector<NodeRanges> nodes;  ///< where the policy names them, else empty
};

/// Runs the workload event by event, exactly. Whoever has a higher priority stands before all
/// others in the queue. Deterministic. Throws Error where that takes more than kLatestTime
/// (simulated_time.h), Cancelled.
Schedule simulate(const Workload& workload, const Estimates& estimates,
                  const SimulationOptions& options, const RunContext& context = {});

}  // namespace footbridge
