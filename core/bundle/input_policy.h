// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/run/message.h"
#include "core/transfer/adapted_model.h"

namespace footbridge {

/// What a model does with rows that are not like those it was made from; part of its manifest. A
/// column that is missing is refused in any case.
struct InputPolicy {
    bool refuseMissing = false;       ///< a feature without a value; else the row is flagged
    bool refuseUnseenLevel = false;   ///< a new category; else the row is flagged
    bool refuseOutsideRange = false;  ///< a number beyond those seen; else the row is flagged
    bool refuseOtherUnit = false;     ///< a column in another unit; else it is converted

    bool operator==(const InputPolicy&) const = default;
};

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

/// Rows for a model, read by the names of its features.
struct ModelInput {
    Matrix raw;  ///< rows x schema.size()
    std::vector<RowFlags> flags;
    std::vector<Message> notes;
};

/// Throws Error naming the columns that are missing or of another type, or the first row and column
/// that the policy refuses.
ModelInput readInput(const Table& table, const AdaptedModel& model, const InputPolicy& policy);

}  // namespace footbridge
