// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/costs/requests.h"
#include "core/table/table.h"
#include "core/transfer/adapted_model.h"

namespace footbridge {

/// Rows as requests want them: the transformed prediction, and how unsure the model is of a row
/// against what is typical, which AdaptedModel::residuals are in.
std::vector<PlannedRun> plannedRuns(const AdaptedModel& model, const Prediction& prediction);

/// The most that rows can take, as a column says; empty where it is "". Throws as numbersOf().
Vector mostOfRows(const Table& table, const std::string& column, const Rows& rows);

Backward backwardOf(const AdaptedModel& model);

/// How a model alone makes requests for runs: by the bound that the costing asks for, by its own
/// rule where the costing is the one that it was made with and no run is limited, as that rule
/// knows of no limits, or else in the way that is expected to cost least for them.
RequestRule ruleFor(const AdaptedModel& model, const Costing& costing,
                    const std::vector<PlannedRun>& runs);

}  // namespace footbridge
