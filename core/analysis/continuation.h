// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/analysis/analysis.h"

namespace footbridge {

/// What an adaptation started from: enough to repeat it with more shots.
struct AdaptationState {
    std::shared_ptr<const SourceModel> source;
    Matching matching;  ///< without suggestions and notes
    Dataset shots;      ///< the shots in their order, with all columns that are not ignored
    Pool pool = Pool::All;
    std::vector<Strategy> strategies;  ///< empty: all
    std::uint64_t seed = 1;
    double labelFreeGate = 1;  ///< AdaptOptions::labelFreeGate
    Costing costing;
};

/// The rows of a dataset that are shots, without its ignored columns.
Dataset shotsOf(const Dataset& target, const Rows& shots);

/// What an adaptation started from, to be put into its bundle.
std::shared_ptr<const AdaptationState> stateOf(const AnalysisInput& input,
                                               const Analysis& analysis);

/// A bundle's shots and a table with more of them, as one analysis without sources.
struct Continuation {
    AnalysisInput input;  ///< sources empty; the target holds the old shots and the new rows
    Split split;
    std::size_t oldShots = 0;  ///< of the bundle
    Index before = 0;          ///< of these, those before the new rows, which lack them
    /// Columns that were converted, spelled differently or left out, and what looks wrong about the
    /// rows.
    std::vector<Message> notes;
};

/// Reads the columns of the bundle's target out of `more` by name. Old shots that `more` does not
/// hold come before its rows; a row of `more` that equals an old shot in every cell is that shot
/// and no test row. `request` says which other rows of `more` are shots, be it a single one; named
/// rows count from 0 in `more`. Throws Error when a column lacks or has another type, or there are
/// too few rows.
Continuation continueFrom(const AdaptationState& state, const Table& more,
                          const ShotRequest& request);

/// Adapts the bundle's source model to all shots: to the bit what `analyse` gives for the same
/// sources, target and shots. Severity stays unknown, for it needs the tables of the sources.
Analysis analyse(const AdaptationState& state, const Continuation& continuation,
                 const RunContext& context,
                 const std::function<void(const StrategyResult&)>& onResult = {});

}  // namespace footbridge
