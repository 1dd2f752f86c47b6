// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kSessionNotOne{
    "session-not-one",
    FB_TEXT("%1 is not a session of Footbridge, or it is damaged. Open the tables instead.")};
inline constexpr MessageId kSessionTooNew{
    "session-too-new",
    FB_TEXT("%1 was saved by a later version of Footbridge. Open it with that version.")};
inline constexpr MessageId kSessionKey{
    "session-key",
    FB_TEXT("The session %1 is damaged: “%2” is missing or not what belongs there. Open the tables "
            "instead.")};

}  // namespace footbridge::messages
