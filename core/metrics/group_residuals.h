// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

/// Of three or more groups the size of the largest residual of each: the shots of a group are
/// alike, and what an interval promises holds for rows of another group. Else the residuals as they
/// are. `groups`: of each residual; may be empty.
Vector largestOfGroups(const Vector& residuals, const std::vector<int>& groups);

}  // namespace footbridge
