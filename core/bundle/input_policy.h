// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/matching/aligned_table.h"
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
