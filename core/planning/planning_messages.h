// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kCostNotPositive{
    "cost-not-positive",
    FB_TEXT(
        "Data row %1 of the target, counted from 0, has no positive cost. Fill it in, or choose "
        "runs without costs.")};
inline constexpr MessageId kNothingKnownBefore{
    "nothing-known-before",
    FB_TEXT("No feature of %1 is known before a run, so no run can be told from another. Mark the "
            "features that are.")};

}  // namespace footbridge::messages
