// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// Google Benchmark: a row per repetition, its name split at slashes into arguments. hyperfine: a
/// row per time, in seconds.
bool isGoogleBenchmark(const Glimpse& glimpse);
void readGoogleBenchmark(std::string_view text, RunTable& table);
bool isHyperfine(const Glimpse& glimpse);
void readHyperfine(std::string_view text, RunTable& table);

}  // namespace footbridge
