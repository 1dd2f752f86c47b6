// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/studies/training_ways.h"
#include "core/table/dataset.h"

namespace footbridge {

struct TrainingTimeOptions : TrainingBudget {
    /// Columns that mean the same under other names: source's, target's.
    std::vector<std::pair<std::string, std::string>> matched;
};

/// Trains the target's network from scratch and from the source's weights with 0 … all hidden
/// layers frozen, with the same budget, rows and seeds (METHODS.md, "Training time"). Works on the
/// features that both have, by name or as matched. Throws Error when there are none or too few
/// rows; Cancelled.
TrainingTime measureTrainingTime(const Dataset& source, const Dataset& target,
                                 const TrainingTimeOptions& options, const RunContext& context);

}  // namespace footbridge
