// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

inline constexpr double kSecondsADay = 86400;
inline constexpr double kMondayAfterEpoch = 4 * kSecondsADay;  ///< 1970 began on a Thursday

}  // namespace footbridge
