// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// `perf stat -x`: a row per file, or per run where the file holds several; a column per event.
bool isPerfStat(const Glimpse& glimpse);
void readPerfStat(std::string_view text, RunTable& table);

}  // namespace footbridge
