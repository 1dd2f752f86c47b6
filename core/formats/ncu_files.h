// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// A row per launch, a column per metric.
bool isNcuDetails(const Glimpse& glimpse);
void readNcuDetails(std::string_view text, RunTable& table);
bool isNcuRaw(const Glimpse& glimpse);
void readNcuRaw(std::string_view text, RunTable& table);

}  // namespace footbridge
