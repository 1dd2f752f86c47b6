// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kNamesUnlikely{
    "names-unlikely",
    FB_TEXT("%1 was not read: a table of names is an ordinary file of at most %2 MB. Choose "
            "another file.")};

}  // namespace footbridge::messages
