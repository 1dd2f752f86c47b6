// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/run/matrix.h"
#include "core/run/thread_budget.h"

namespace footbridge {

/// An order of the columns that follows from their contents alone: neither the order of the
/// columns, nor that of the rows, nor a positive affine change of a number's unit in both tables
/// changes it. Columns that cannot be told apart keep their order.
Rows canonicalColumns(const Matrix& source, const Matrix& target,
                      const std::vector<bool>& isCategory, const ThreadBudget& threads);

}  // namespace footbridge
