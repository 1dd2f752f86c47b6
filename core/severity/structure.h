// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/run/run_context.h"
#include "core/severity/normal_scores.h"

namespace footbridge {

/// Chordal distance between the leading feature subspaces of source and target, with what two
/// parts of the source and what unrelated subspaces show (METHODS.md, "Severity").
struct StructureDistance {
    Index directions = 0;     ///< k, at the largest eigengap of the source
    double distance = 0;      ///< raw, in [0, 1]
    double floor = 0;         ///< median over 12 splits of the source
    double highestFloor = 0;  ///< largest of them
    double unrelated = 0;     ///< median over 12 random subspaces
    double calibrated = 0;    ///< 0 up to 1.1 times the highest floor, 1 from `unrelated` on
    double noise = 0;         ///< where 1.1 times the highest floor lies on that scale
};

/// Nothing when there are fewer than two common columns or too few rows to split.
/// Rows should be in an order that does not depend on the file's. Throws Cancelled.
/// `sourceGroups` of the source's rows (empty: none): its parts then hold whole groups.
std::optional<StructureDistance> structureDistance(const SharedScores& scores,
                                                   const std::vector<int>& sourceGroups,
                                                   std::uint64_t seed, const RunContext& context);

}  // namespace footbridge
