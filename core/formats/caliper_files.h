// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// A row per record: the path of the region, what else identifies it, and its sums.
bool isCaliperSplit(const Glimpse& glimpse);
void readCaliperSplit(std::string_view text, RunTable& table);
bool isCaliperStream(const Glimpse& glimpse);
void readCaliperStream(std::string_view text, RunTable& table);

}  // namespace footbridge
