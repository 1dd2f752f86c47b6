// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/costs/requests.h"
#include "core/transfer/adapted_model.h"

namespace footbridge {

/// Rows as requests want them: the transformed prediction, and how unsure the model is of a row
/// against what is typical, which AdaptedModel::residuals are in.
std::vector<PlannedRun> plannedRuns(const AdaptedModel& model, const Prediction& prediction);

Backward backwardOf(const AdaptedModel& model);

}  // namespace footbridge
