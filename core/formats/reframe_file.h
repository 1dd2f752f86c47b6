// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// A row per test; a column per metric, and the parameters of its name.
bool isReframe(const Glimpse& glimpse);
void readReframe(std::string_view text, RunTable& table);

}  // namespace footbridge
