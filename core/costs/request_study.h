// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/costs/costing.h"

namespace footbridge {

/// A way to request that people use today, or ours, on the known runs.
struct PracticeStudy {
    enum class Kind { Footbridge, FixedFactor, AdjustmentFactor, Own };
    Kind kind = Kind::Footbridge;
    double factor = 1;  ///< of the fixed and of the adjustment factor
    CostMetrics metrics;
    CostInterval interval;
    std::vector<double> costs;  ///< of all runs together, at each of RequestStudy::ratios
};

/// What can be requested for the known runs and what that comes to; all of it out of fold.
struct RequestStudy {
    std::vector<ScoredRule> rules;  ///< paddings, then bounds
    ScoredRule recommended;
    std::vector<double> ratios;  ///< from 1 to 50
    /// Footbridge first; of Own nothing where nobody says what users asked for.
    std::vector<PracticeStudy> practices;
    Index runs = 0;
};

/// `own` are the users' own requests, empty without them. Throws Error without known runs, or where
/// so few cannot promise the probability that is asked for.
RequestStudy studyRequests(const KnownRuns& known, const Vector& own, const Costing& costing,
                           const RunContext& context = {});

}  // namespace footbridge
