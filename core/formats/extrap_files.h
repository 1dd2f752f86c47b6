// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// A row per point, region and repetition; a column per metric.
bool isExtrapText(const Glimpse& glimpse);
void readExtrapText(std::string_view text, RunTable& table);
bool isExtrapJson(const Glimpse& glimpse);
void readExtrapJson(std::string_view text, RunTable& table);
bool isExtrapLines(const Glimpse& glimpse);
void readExtrapLines(std::string_view text, RunTable& table);
bool isTalpas(const Glimpse& glimpse);
void readTalpas(std::string_view text, RunTable& table);

}  // namespace footbridge
