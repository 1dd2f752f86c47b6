// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// A row per evaluation: parameters of task and tuning, constants, machine, results.
bool isGptune(const Glimpse& glimpse);
void readGptune(std::string_view text, RunTable& table);

}  // namespace footbridge
