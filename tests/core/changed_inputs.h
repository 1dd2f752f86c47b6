// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/analysis/analysis.h"

namespace footbridge {

/// One member of an input with another value.
struct InputChange {
    std::string member;
    std::function<void(AnalysisInput&)> apply;

    AnalysisInput of(AnalysisInput input) const {
        apply(input);
        return input;
    }
};

// Every member is named here: one that is new does not compile until it is changed below as well.

inline std::vector<std::function<void(SourceOptions&)>> optionChanges() {
    [[maybe_unused]] const auto& [networks, networkSteps, boostingRounds, rowsPerSource,
                                  networkRows, processRows] = SourceOptions();
    return {[](SourceOptions& options) { ++options.networks; },
            [](SourceOptions& options) { ++options.networkSteps; },
            [](SourceOptions& options) { ++options.boostingRounds; },
            [](SourceOptions& options) { ++options.rowsPerSource; },
            [](SourceOptions& options) { ++options.networkRows; },
            [](SourceOptions& options) { ++options.processRows; }};
}

inline std::vector<std::function<void(Dataset&)>> datasetChanges() {
    [[maybe_unused]] const auto& [table, roles, label, convertedUnit] = Dataset();
    [[maybe_unused]] const auto& [response, ignored, groups, units, ids, afterRun] = Roles();
    return {[](Dataset& dataset) { dataset.table = std::make_shared<const Table>(*dataset.table); },
            [](Dataset& dataset) { dataset.roles.response = "another"; },
            [](Dataset& dataset) { dataset.roles.ignored.push_back("another"); },
            [](Dataset& dataset) { dataset.roles.groups.push_back("another"); },
            [](Dataset& dataset) { dataset.roles.units["another"] = "ms"; },
            [](Dataset& dataset) { dataset.roles.ids.push_back("another"); },
            [](Dataset& dataset) { dataset.roles.afterRun.push_back("another"); },
            [](Dataset& dataset) { dataset.convertedUnit = "ms"; }};
}

/// All but the labels; the input has a source and a target.
inline std::vector<InputChange> inputChanges() {
    [[maybe_unused]] const auto& [sources, target, aliases, edits, shots, pool, strategies,
                                  sourceOptions, seed, costing, acceptSuggestions] =
        AnalysisInput();
    [[maybe_unused]] const auto& [loss, requests] = Costing();
    [[maybe_unused]] const auto& [byHand, accepted, rejected, separated] = MatchingEdits();
    [[maybe_unused]] const auto& [kind, amount, rows] = ShotRequest();
    std::vector<InputChange> changes{
        {"sources", [](AnalysisInput& input) { input.sources.push_back(input.sources[0]); }},
        {"aliases",
         [](AnalysisInput& input) {
             input.aliases.sets.push_back({"a", "b"});
         }},
        {"edits",
         [](AnalysisInput& input) {
             input.edits.byHand.push_back({"a", "b"});
         }},
        {"edits",
         [](AnalysisInput& input) {
             input.edits.accepted.push_back({"a", "b"});
         }},
        {"edits",
         [](AnalysisInput& input) {
             input.edits.rejected.push_back({"a", "b"});
         }},
        {"edits",
         [](AnalysisInput& input) {
             input.edits.separated.push_back({"a", "b"});
         }},
        {"shots", [](AnalysisInput& input) { input.shots.kind = ShotRequest::Kind::Percent; }},
        {"shots", [](AnalysisInput& input) { ++input.shots.amount; }},
        {"shots", [](AnalysisInput& input) { input.shots.rows.push_back(3); }},
        {"pool", [](AnalysisInput& input) { input.pool = Pool::Shots; }},
        {"strategies",
         [](AnalysisInput& input) { input.strategies.push_back(Strategy::FineTuning); }},
        {"seed", [](AnalysisInput& input) { ++input.seed; }},
        {"costing",
         [](AnalysisInput& input) {
             input.costing.loss = {LossKind::Pinball, 5};
         }},
        {"costing", [](AnalysisInput& input) { input.costing.requests.emplace(); }},
        {"acceptSuggestions", [](AnalysisInput& input) { input.acceptSuggestions = 0.5; }}};
    for (const auto& change : datasetChanges()) {
        changes.push_back({"sources", [=](AnalysisInput& input) { change(input.sources[0]); }});
        changes.push_back({"target", [=](AnalysisInput& input) { change(input.target); }});
    }
    for (const auto& change : optionChanges())
        changes.push_back(
            {"sourceOptions", [=](AnalysisInput& input) { change(input.sourceOptions); }});
    return changes;
}

}  // namespace footbridge
