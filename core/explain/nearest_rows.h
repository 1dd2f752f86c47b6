// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/explain/explained_model.h"
#include "core/explain/feature_effects.h"
#include "core/run/message.h"

namespace footbridge {

/// A run near to the one that is explained.
struct NearRow {
    std::size_t table = 0;  ///< position in ExplainedModel::compared
    Index at = 0;           ///< position in its rows
    double distance = 0;
};

struct NearestRows {
    std::vector<NearRow> rows;  ///< nearest first
    double toShot = 0;          ///< from the row to the nearest shot; NaN without shots
    double usual = 0;  ///< median of the same over rows of the background that are no shots
    std::vector<Message> notes;  ///< which source has not all features that are compared
};

/// Distances over the features that move the row's prediction: the root of the mean square of the
/// differences, weighed by the square of what each feature moves. The difference of two numbers is
/// taken over the middle 90 % of the background (of their signed logarithm where the encoder takes
/// it), that of two categories is 0 or 1, a missing value differs by 1. A source is compared by the
/// features that it has, and the notes say so.
/// each: so many rows of the shots, and of all sources together. Throws Cancelled.
NearestRows nearestRows(const ExplainedModel& explained, const Vector& row,
                        std::span<const FeatureEffect> effects, std::size_t each,
                        const RunContext& context);

}  // namespace footbridge
