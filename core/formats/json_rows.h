// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// A list of objects, or an object per line: a row an object, members of objects below as
/// `outer.inner`.
bool isJsonLines(const Glimpse& glimpse);
void readJsonLines(std::string_view text, RunTable& table);
bool isJsonRows(const Glimpse& glimpse);
void readJsonRows(std::string_view text, RunTable& table);

}  // namespace footbridge
