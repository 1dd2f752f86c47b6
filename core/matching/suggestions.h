// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/matching/matching.h"
#include "core/matching/same_names.h"

namespace footbridge {

/// Pairs among the features still free that look alike, best first, each feature at most once.
/// `allowed` refuses pairs that a person has rejected. Responses of the target are looked at in the
/// rows `shots` alone, its features in the rows `pool` (empty: all).
std::vector<Suggestion> suggestPairs(const Pairing& pairing, std::span<const Dataset> sources,
                                     const Dataset& target, std::span<const Index> shots,
                                     std::span<const Index> pool, const PairFilter& allowed);

}  // namespace footbridge
