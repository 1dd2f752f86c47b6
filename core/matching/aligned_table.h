// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/run/message.h"
#include "core/table/dataset.h"

namespace footbridge {

/// A table's columns as the features of a model.
struct AlignedTable {
    Table table;                 ///< the columns that were found, in the features' names and units
    std::vector<Message> notes;  ///< columns that were converted or spelled differently
};

/// Finds every feature's column by its name or, where none has it exactly, by the name apart from
/// case, separators and unit; the order of the columns does not matter. A number in another unit of
/// the same quantity is converted. Features without a column are left out. Throws Error when
/// several columns could be meant, or a unit does not fit or may not be converted.
AlignedTable alignColumns(const Table& table, std::span<const Feature> features,
                          bool refuseOtherUnit);

}  // namespace footbridge
