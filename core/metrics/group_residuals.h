// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

/// The fewest groups of shots that say how far predictions of another group err.
inline constexpr int kGroupsForIntervals = 3;

/// The size of the largest residual of each group: the shots of a group are alike, and what an
/// interval promises holds for rows of another group. Nothing for fewer than kGroupsForIntervals;
/// the residuals as they are without groups. `groups`: of each residual; may be empty.
Vector largestOfGroups(const Vector& residuals, const std::vector<int>& groups);

}  // namespace footbridge
