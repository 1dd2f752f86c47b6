// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/run/run_context.h"
#include "core/table/table.h"
#include "core/transfer/adapted_model.h"

namespace footbridge {

/// "missing", "unseen level", "outside range", joined by semicolons; "" for an ordinary row.
std::string flagText(const RowFlags& flags);

/// The table's file again, its cells as they were written (as the table holds them where the file
/// has changed since it was read, which the log then says), with the columns prediction, lower,
/// upper and flags behind them (lower and upper empty without an interval) and, where it is not
/// empty, `use` (one text a row). The delimiter and the decimal sign are those of the file.
/// Throws Cancelled.
std::string withPredictions(const Table& table, const Prediction& prediction,
                            const std::vector<RowFlags>& flags, const std::vector<std::string>& use,
                            const RunContext& context);

}  // namespace footbridge
