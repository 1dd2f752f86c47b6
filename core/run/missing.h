// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

namespace footbridge {

/// A number that is not there.
inline constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

}  // namespace footbridge
