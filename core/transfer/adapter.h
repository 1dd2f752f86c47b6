// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/costs/costing.h"
#include "core/matching/matching.h"
#include "core/metrics/noise.h"
#include "core/metrics/splits.h"
#include "core/metrics/test_errors.h"
#include "core/source/source_model.h"
#include "core/transfer/adapted_model.h"
#include "core/transfer/mixture/explanation.h"
#include "core/transfer/mixture/leaning.h"

namespace footbridge {

/// Ways to request. The rule and the factor are chosen on out-of-fold predictions; no test row is
/// looked at until both stand.
struct PracticeCosts {
    ScoredRule rule;        ///< with its costs out of fold
    double adjustment = 1;  ///< HARP's factor
    /// On test rows: by the rule, one and a half times the prediction, the adjustment factor.
    std::optional<CostMetrics> request, fixedFactor, adjusted;
};

/// One line of the leaderboard.
struct StrategyResult {
    Strategy strategy = Strategy::Auto;
    bool available = false;
    Message reason;            ///< why not available, else empty
    AdaptedModel model;        ///< fitted on all shots
    Vector outOfFold;          ///< transformed predictions of the shots; empty when not asked for
    Vector outOfFoldSpread;    ///< what the interval is proportional to; empty: always as wide
    KnownRuns known;           ///< the shots beside their out-of-fold predictions
    double outOfFoldNmse = 0;  ///< over the variance of the shots' v; NaN when not asked for
    double outOfFoldMape = 0;
    std::optional<TestErrors> test;        ///< where labelled rows remain
    std::vector<MemberWeight> members;     ///< of auto: what it is made of, largest weight first
    std::vector<PriorShare> shares;        ///< of auto: what its processes put the variance down to
    double outOfFoldLoss = 0;              ///< NaN when not asked for
    Leaning leaning = Leaning::None;       ///< of auto, by a loss that leans
    std::optional<CostMetrics> testCosts;  ///< of the predictions as requests, on the test rows
    std::optional<PracticeCosts> practices;  ///< where requests were asked for
    double seconds = 0;
};

struct AdaptOptions {
    Costing costing;
    std::vector<Strategy> strategies;  ///< empty: all
    Pool pool = Pool::All;
    bool outOfFold = true;  ///< of the strategies; auto has its own in any case
    /// Severity::labelFreeGate. Below 1 auto uses the closest source as it is, unless the shots
    /// show that the target differs.
    double labelFreeGate = 1;
    std::function<void(const StrategyResult&)>
        onResult;  ///< as each finishes, on the working thread
};

/// All strategies on the same shots.
struct Adaptation {
    std::vector<StrategyResult> results;  ///< best out-of-fold error first among the available ones
    Split split;
    Vector measured;                      ///< response of every target row, NaN where missing
    std::optional<ReplicateNoise> noise;  ///< of the labelled target rows
    std::size_t best = 0;                 ///< what to predict with: auto when it was asked for
    std::uint64_t seed = 1;
    double seconds = 0;

    const StrategyResult* find(Strategy strategy) const;
    const StrategyResult& chosen() const { return results.at(best); }
};

/// Fits every strategy on the shots, auto first (METHODS.md, "Strategies"). Never looks at the
/// response of a row that is not a shot, but for the test errors at the end.
/// Throws Error when there are fewer than 3 shots; Cancelled. A strategy that cannot run is listed
/// with its reason.
Adaptation adapt(const SourceModel& source, const Dataset& target, const Split& split,
                 const Matching& matching, const AdaptOptions& options, const RunContext& context);

}  // namespace footbridge
