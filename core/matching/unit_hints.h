// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/matching/matching.h"

namespace footbridge {

/// What is doubtful about the units of a pair, and the units under which its values would agree.
struct UnitHint {
    MatchingEdits::Pair pair;
    Message sentence;
    std::string sourceUnit;  ///< to set in every source that lacks one; "" leave it
    std::string targetUnit;  ///< to set in the target; "" leave it

    bool offersConversion() const { return !sourceUnit.empty() || !targetUnit.empty(); }
};

/// Pairs of numbers of which one side alone has a unit, or whose values differ by a factor of 1000
/// or 1024, or a square or cube of those, all over their range. Looks at 20 000 rows of each table.
std::vector<UnitHint> unitHints(std::span<const Dataset> sources, const Dataset& target,
                                std::span<const MatchingEdits::Pair> pairs);

/// The roles with the hint's unit of one side.
Roles withUnitOf(const UnitHint& hint, const Dataset& dataset, bool isTarget);

/// The unit of a column: set by hand, else read from its name; "" when unknown.
std::string unitOfColumn(const Dataset& dataset, const std::string& column);

/// The column of the dataset that is called like `feature` apart from case, separators and unit;
/// null when there is none.
const Column* columnCalled(const Dataset& dataset, const std::string& feature);

/// Features that only some of several sources have, and which have it.
struct PartialFeature {
    std::string name;
    std::vector<std::size_t> sources;  ///< positions, ascending
};
std::vector<PartialFeature> featuresOfSomeSources(std::span<const Dataset> sources);
/// The one of the target's name apart from case, separators and unit; null when there is none.
const PartialFeature* featureCalled(std::span<const PartialFeature> features,
                                    std::string_view name);

/// How many features have no counterpart: those of one side and those of some sources, of which the
/// target may have some as well.
std::size_t unmatchedFeatures(std::span<const Dataset> sources, const Matching& matching);

}  // namespace footbridge
