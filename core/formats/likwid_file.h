// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// A row per region, group and core; events and metrics as columns.
bool isLikwid(const Glimpse& glimpse);
void readLikwid(std::string_view text, RunTable& table);

}  // namespace footbridge
