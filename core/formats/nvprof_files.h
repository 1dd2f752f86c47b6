// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// Metrics: a row per device and kernel with the averages. Trace: a row per launch or copy.
/// Summary: a row per kernel.
bool isNvprofMetrics(const Glimpse& glimpse);
void readNvprofMetrics(std::string_view text, RunTable& table);
bool isNvprofTrace(const Glimpse& glimpse);
void readNvprofTrace(std::string_view text, RunTable& table);
bool isNvprofSummary(const Glimpse& glimpse);
void readNvprofSummary(std::string_view text, RunTable& table);

}  // namespace footbridge
