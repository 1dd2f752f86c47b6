// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "widgets/pages/page_entry.h"

namespace footbridge {

/// Every page of the window, in the order of the rail, in the language that is spoken now. Rail,
/// menu, help, sessions and the command line know the pages from here alone.
std::vector<PageEntry> allPages();

}  // namespace footbridge
