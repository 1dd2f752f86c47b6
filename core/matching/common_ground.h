// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/matching/matching.h"

namespace footbridge {

/// The columns a source model may use, in the first source's spelling. Empty when less than 15 % of
/// the target's features have a partner and no person chose one: so little carries nothing over.
std::vector<std::string> commonColumns(const Matching& matching);

/// The sources with their responses converted to the target's unit, where both units are known and
/// measure the same quantity.
std::vector<Dataset> inTargetUnit(std::span<const Dataset> sources, const Dataset& target);

}  // namespace footbridge
