// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace footbridge {

/// The largest size of a number of a table that is computed with, so that products of two of them
/// and sums of those stay finite.
inline constexpr double kMostNumber = 1e100;
/// The smallest size, but for 0, of one that others are divided by, such as a response.
inline constexpr double kLeastNumber = 1e-100;

/// What is missing is not.
inline bool isTooLarge(double value) {
    return std::isfinite(value) && std::abs(value) > kMostNumber;
}
inline bool isTooLargeOrSmall(double value) {
    return isTooLarge(value) || (value != 0 && std::abs(value) < kLeastNumber);
}

}  // namespace footbridge
