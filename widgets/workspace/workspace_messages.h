// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kNamesUnlikely{
    "names-unlikely",
    FB_TEXT("%1 is no ordinary file or has more than %2 MB, as no table of names has, and was not "
            "read. Choose another file.")};

}  // namespace footbridge::messages
