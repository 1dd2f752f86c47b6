// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/error.h"
#include "core/scheduling/scheduling_messages.h"

namespace footbridge {

/// s; up to then a run of kShortestTime ends after it began.
inline constexpr double kLatestTime = 8e12;

/// Throws Error where the clock of a simulation is beyond that.
inline void checkSimulatedTime(double now) {
    if (!(now <= kLatestTime)) throw Error(messages::kSimulatedTooLong);
}

}  // namespace footbridge
