// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/scheduling/simulate.h"

namespace footbridge::tests {

/// A second implementation of every policy, as plain as can be: it plans everything anew at every
/// event, by walking over lists. Every estimate must be known beforehand and never fall short.
Schedule simulateNaively(const Workload& workload, const Estimates& estimates,
                         const SimulationOptions& options);

}  // namespace footbridge::tests
