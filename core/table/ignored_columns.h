// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/table/table.h"

namespace footbridge {

/// A column that no model can learn from, and why.
struct IgnoredColumn {
    std::string name;
    Message reason;
    bool namesRows = false;  ///< every row has one of its own, by which people may know it
};

/// Columns that number or name the rows, say when they were made, or hold one text in every row.
/// Looks at tables of at least ten rows. A number that never changes is left to the encoder: it may
/// be another one in another table.
std::vector<IgnoredColumn> columnsToIgnore(const Table& table);

/// Whether nearly every text of the column is a date, with or without a time of day.
bool holdsDates(const Column& column);

}  // namespace footbridge
