// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/simulate.h"

#include "core/scheduling/counted_policies.h"

namespace footbridge {

Schedule simulate(const Workload& workload, const Estimates& estimates,
                  const SimulationOptions& options, const RunContext& context) {
    switch (options.policy) {
        case Policy::Fcfs:
        case Policy::Sjf:
            return simulateInOrder(workload, estimates, options, context);
        case Policy::Easy:
            return simulateEasy(workload, estimates, options, context);
        case Policy::EasySjbf:
            return simulateEasyShortestFirst(workload, estimates, options, context);
        case Policy::Conservative:
            return simulateConservative(workload, estimates, options, context);
        case Policy::MoldableEasy:
            return simulateMoldable(workload, estimates, options, context);
        case Policy::EasyNodes:
        case Policy::ConservativeNodes:
            return simulateOnNodes(workload, estimates, options, context);
    }
    return {};
}

}  // namespace footbridge
