// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// A row per dispatch with time = end − start; columns that joined passes repeat are left out.
bool isRocprof(const Glimpse& glimpse);
void readRocprof(std::string_view text, RunTable& table);

}  // namespace footbridge
