// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kOutOfMemory{
    "out-of-memory",
    FB_TEXT("There is not enough memory for this step. Close other programs or use fewer rows; "
            "the last good result is still here.")};
inline constexpr MessageId kUnexpected{
    "unexpected",
    FB_TEXT("This step stopped for a reason that Footbridge does not know (%1). The last good "
            "result is still here; the log panel has what happened before.")};

}  // namespace footbridge::messages
