// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/table/table.h"

namespace footbridge {

/// The platforms that a column names, in the order of their first rows. Throws Error where the
/// table has no such column.
std::vector<std::string> platformsIn(const Table& table, const std::string& column);

/// The rows of one platform, called by its name, without the column that says it. Throws Error
/// where there are none.
Table platformRows(const Table& table, const std::string& column, const std::string& platform);

/// The rows that the options ask for; the table as it is where they ask for no platform.
Table withPlatformOnly(Table table, const CsvOptions& options);

/// Some rows of a table, in the given order; levels that none of them holds are left out.
Table selectRows(const Table& table, const Rows& rows);

}  // namespace footbridge
