// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/platforms/platform_model.h"
#include "core/run/run_context.h"
#include "core/table/table.h"

namespace footbridge {

/// Rows for the model by the names of its features, or by those that tools give to counters.
/// Throws Error naming the columns that are missing; categories that are not there count as
/// missing values.
Matrix platformInput(const Table& table, const PlatformModel& model);

/// Run times that the table's columns with the names of platforms hold: rows x platforms, NaN where
/// there is none; notes those that are not above 0. Throws Error where the table has no such
/// column.
Matrix measuredTimes(const Table& table, const PlatformModel& model, const RunContext& context);

}  // namespace footbridge
