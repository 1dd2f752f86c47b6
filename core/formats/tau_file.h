// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// One metric of one thread: a row per region.
bool isTau(const Glimpse& glimpse);
void readTau(std::string_view text, RunTable& table);

}  // namespace footbridge
