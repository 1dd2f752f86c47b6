// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// A row per time measured (cache) or per configuration (T4); the clocks of the tuner are left out.
bool isKernelTunerCache(const Glimpse& glimpse);
void readKernelTunerCache(std::string_view text, RunTable& table);
bool isKernelTunerT4(const Glimpse& glimpse);
void readKernelTunerT4(std::string_view text, RunTable& table);

}  // namespace footbridge
