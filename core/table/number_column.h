// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/table/table.h"

namespace footbridge {

/// The numbers of a column that says what runs take or cost, NaN where they are missing. Throws
/// Error where there is no such column, it holds texts or checkMeasured() refuses one.
const std::vector<double>& numbersOf(const Table& table, std::string_view column);

bool holdsNothing(const Column& column);  ///< every cell is missing

}  // namespace footbridge
