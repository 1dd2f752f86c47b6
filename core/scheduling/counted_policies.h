// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scheduling/simulate.h"

namespace footbridge {

// One kind of policy each; see simulate().

Schedule simulateInOrder(const Workload& workload, const Estimates& estimates,
                         const SimulationOptions& options, const RunContext& context);
Schedule simulateEasy(const Workload& workload, const Estimates& estimates,
                      const SimulationOptions& options, const RunContext& context);
Schedule simulateEasyShortestFirst(const Workload& workload, const Estimates& estimates,
                                   const SimulationOptions& options, const RunContext& context);
Schedule simulateConservative(const Workload& workload, const Estimates& estimates,
                              const SimulationOptions& options, const RunContext& context);
Schedule simulateMoldable(const Workload& workload, const Estimates& estimates,
                          const SimulationOptions& options, const RunContext& context);
/// EASY and conservative backfilling on named nodes.
Schedule simulateOnNodes(const Workload& workload, const Estimates& estimates,
                         const SimulationOptions& options, const RunContext& context);

}  // namespace footbridge
