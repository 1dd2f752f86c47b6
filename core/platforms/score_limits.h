// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

/// Times are apart when they differ by more than 10 %: ln 1.1.
inline constexpr double kApart = 0.0953101798043249;
/// Half an interval of 90 % of a normal distribution, in deviations.
inline constexpr double kNormal90 = 1.6448536269514722;

}  // namespace footbridge
