// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/matching/matching.h"
#include "core/severity/severity_of.h"
#include "core/transfer/adapter.h"

namespace footbridge {

/// The analyst's document as values; every stage reads the ones before it. The window and the
/// command line both work on this.
struct AnalysisInput {
    std::vector<Dataset> sources;
    Dataset target;
    AliasTable aliases;
    MatchingEdits edits;
    ShotRequest shots;
    Pool pool = Pool::All;
    std::vector<Strategy> strategies;  ///< empty: all
    SourceOptions sourceOptions;
    std::uint64_t seed = 1;
    Costing costing;
    double acceptSuggestions = 2;  ///< accept those at least this confident; above 1: none
    bool operator==(const AnalysisInput&) const = default;
};

/// The input without what people call its tables, which changes no number.
AnalysisInput withoutLabels(AnalysisInput input);

struct Analysis {
    Split split;
    Matching matching;
    std::shared_ptr<const SourceModel> source;
    std::shared_ptr<const Severity> severity;
    std::shared_ptr<const Adaptation> adaptation;
};

/// Refuses what cannot be computed with: responses, the target's features, and those of the sources
/// that are matched. Throws Error.
void checkUsedNumbers(const std::vector<Dataset>& sources, const Dataset& target,
                      const Matching& matching);

/// The shots, and all other labelled rows to test on. Throws Error where the shots cannot be drawn.
Split splitOf(const AnalysisInput& input);

/// What corresponds when these are the shots. Throws Error.
Matching matchingOf(const AnalysisInput& input, const Split& split);

/// Features and split only: quick. Throws Error where something is missing or of no use, among it
/// numbers that cannot be computed with; Cancelled. No test is left where known rows, left out of
/// it, leave fewer than kFewestTestRows.
Analysis prepare(const AnalysisInput& input, const RunContext& context = {});

/// Trains the source model, unless `cached` was trained on the same rows, roles, columns, units,
/// kind, options and seed.
std::shared_ptr<const SourceModel> trainFor(const AnalysisInput& input, const Analysis& prepared,
                                            const std::shared_ptr<const SourceModel>& cached,
                                            const RunContext& context);

/// All stages in turn.
Analysis analyse(const AnalysisInput& input, const RunContext& context,
                 const std::shared_ptr<const SourceModel>& cached = {},
                 const std::function<void(const StrategyResult&)>& onResult = {});

}  // namespace footbridge
