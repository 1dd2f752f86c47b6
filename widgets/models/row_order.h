// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/run/run_context.h"
#include "core/table/table.h"

namespace footbridge {

/// Which rows of a table are shown, and in which order.
struct RowOrderRequest {
    QString filter;       ///< text found in any cell, or `column > 8` (=, !=, <, <=, >, >=)
    int sortColumn = -1;  ///< -1: as in the file
    bool descending = false;
};

using RowOrder = std::vector<std::uint32_t>;

/// Whether a number stands before another in a sorted column; NaN stands last either way.
bool standsBefore(double a, double b, bool ascending);

/// Rows that pass the filter in the wanted order; missing cells come last. Stable. Takes some
/// 100 ms for 200 000 x 20, so it belongs in a job. Throws Cancelled.
RowOrder orderRows(const Table& table, const RowOrderRequest& request, const RunContext& context);

}  // namespace footbridge
