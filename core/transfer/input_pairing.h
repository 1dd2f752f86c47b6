// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/learners/network.h"
#include "core/source/input_profile.h"

namespace footbridge {

/// Linear layers from target inputs to source inputs that take each source input from one target
/// input, of the same sign or turned around as their correlations say; at the least total distance
/// of the profiles, in which differences of the correlations count `trust` in [0, 1]. Each later
/// one avoids the pairs of those before (METHODS.md, "Strategies": input alignment without shared
/// columns).
std::vector<Layer> pairedInputs(const std::vector<InputProfile>& source,
                                const std::vector<InputProfile>& target, int count, double trust);

/// X weight + bias.
Matrix throughLayer(const Matrix& X, const Layer& layer);

}  // namespace footbridge
