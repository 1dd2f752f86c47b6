// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/explain/explained_model.h"
#include "core/explain/feature_effects.h"
#include "core/explain/interval_reasons.h"
#include "core/explain/member_votes.h"
#include "core/explain/nearest_rows.h"

namespace footbridge {

/// Why the prediction of a row is what it is.
struct RowExplanation {
    Vector row;             ///< raw features
    Prediction prediction;  ///< of this row alone
    MixtureVotes members;
    std::vector<FeatureEffect> effects;  ///< the strongest first
    NearestRows nearest;
    std::optional<IntervalAccount> interval;
    std::vector<Message> reasons;  ///< why the interval is as wide as it is
};

/// row: raw, as long as the model's schema. nearest: so many shots, and so many rows of the
/// sources. Throws Cancelled.
RowExplanation explainRow(const ExplainedModel& explained, const Vector& row, std::size_t nearest,
                          const RunContext& context);

}  // namespace footbridge
