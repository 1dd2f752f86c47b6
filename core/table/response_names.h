// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/table/table.h"

namespace footbridge {

/// How plainly the name of a column says that it was measured: 0 not at all, otherwise the higher
/// the plainer.
int responseRank(const std::string& name);

/// Says which column is called like a response, more plainly than any column of numbers, and yet
/// holds text; empty when there is none.
Message likelyResponseIsText(const Table& table);

}  // namespace footbridge
