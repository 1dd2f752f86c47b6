// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/metrics/splits.h"
#include "core/run/run_context.h"
#include "core/table/dataset.h"

namespace footbridge {

/// What a hundred times the measured runs would give without any source: not a strategy, since it
/// learns from responses that nobody with a few shots has.
inline constexpr std::string_view kYardstickName = "supervised on 100x shots";

struct Yardstick {
    double nmse = 0, mape = 0;  ///< on the test rows, as those of strategies
    Index testRows = 0;
    Index labelledRows = 0;  ///< that taught a model, the mean where there are several
    double seconds = 0;
};

/// Boosted trees on the shots and other labelled rows, 100 times the shots together as far as they
/// reach. Rows to learn from are never test rows, nor rows of their groups; where too few remain,
/// the test rows are split into three parts (whole groups) and each is predicted by a model that
/// may also learn from the others (METHODS.md, "Campaigns"). Throws Error without test rows or with
/// nothing to learn from; Cancelled.
Yardstick supervisedYardstick(const Dataset& target, const Split& split, const RunContext& context);

}  // namespace footbridge
