// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// `sacct --parsable2`: a row per job; spans in seconds, memory in bytes.
bool isSacct(const Glimpse& glimpse);
void readSacct(std::string_view text, RunTable& table);

}  // namespace footbridge
