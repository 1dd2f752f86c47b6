// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/explain/member_votes.h"
#include "core/explain/nearest_rows.h"
#include "core/run/message.h"
#include "core/transfer/adapted_model.h"

namespace footbridge {

/// How wide the interval of a row is and what that is made of (METHODS.md, "Intervals"): a half
/// width of `usual` times how unsure the mixture is of the row against what is typical.
struct IntervalAccount {
    double level = 0;             ///< nominal coverage
    double halfWidth = 0;         ///< in the transformed response
    double usual = 0;             ///< its median in the target's rows
    bool varies = false;          ///< by row
    double disagreement = 0;      ///< share of its square that is the members' disagreement
    double unlikeShots = 0;       ///< the same of what the shots leave open at the row
    double usualError = 1;        ///< the rest: the typical error on shots held out
    Index held = 0, heldOut = 0;  ///< shots held out that it holds, of so many; 0: not known
};

/// Nothing where the model has no interval.
std::optional<IntervalAccount> intervalAccount(const AdaptedModel& model,
                                               const Prediction& prediction,
                                               const MixtureVotes& votes);

/// What is to be said of a row.
struct RowFacts {
    const AdaptedModel& model;
    const Vector& row;
    const Prediction& prediction;
    const MixtureVotes& votes;
    const std::optional<IntervalAccount>& interval;
    const NearestRows& nearest;
};

/// Why the interval is wide, narrow or as usual, one sentence a reason, the width itself first.
std::vector<Message> intervalReasons(const RowFacts& facts);

}  // namespace footbridge
