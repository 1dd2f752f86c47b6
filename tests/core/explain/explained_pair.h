// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <memory>

#include "core/analysis/analysis.h"
#include "core/explain/explained_model.h"
#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"

namespace footbridge {

/// Runs of a program: `size` and `ranks` and `kind` move the time, `chance` does not. The target is
/// slower by `factor` and its kinds cost more.
inline Dataset explainedPlatform(const std::string& name, const char* ranks, Index rows,
                                 double factor, double kindCost = 1) {
    Random random(11, name);
    std::string csv = "size," + std::string(ranks) + ",kind,chance,time\n";
    for (Index row = 0; row < rows; ++row) {
        const double size = std::round(std::exp(5 * random.uniform()));
        const auto count = static_cast<double>(1 + random.below(16));
        const bool dense = random.below(2) == 1;
        const double chance = random.uniform();
        const double time = factor * (1 + std::pow(size, 1.2) / count) * (dense ? kindCost : 1.0);
        csv += formatNumber(size) + "," + formatNumber(count) + "," + (dense ? "dense" : "sparse") +
               "," + formatNumber(chance) + "," + formatNumber(time) + "\n";
    }
    Roles roles;
    roles.response = "time";
    return makeDataset(std::make_shared<const Table>(parseCsv(csv, name + ".csv")), roles, name);
}

inline AnalysisInput explainedInput() {
    AnalysisInput input;
    input.sources = {explainedPlatform("old", "ranks", 150, 1)};
    input.target = explainedPlatform("new", "mpi_tasks", 90, 3, 1.8);
    input.edits.byHand = {{"ranks", "mpi_tasks"}};
    input.shots = {ShotRequest::Kind::Count, 20, {}};
    input.strategies = {Strategy::Auto, Strategy::OutputMap};
    input.sourceOptions = {1, 80, 60, 4000, 6000, 100};
    input.seed = 3;
    return input;
}

/// Adapted once for all tests.
struct ExplainedPair {
    AnalysisInput input;
    Analysis analysis;
    std::shared_ptr<const AdaptedModel> model;
    ExplainedModel explained;
    Matrix raw;

    explicit ExplainedPair(const AnalysisInput& from, Strategy strategy = Strategy::Auto)
        : input(from), analysis(analyse(from, {})) {
        const StrategyResult* result = analysis.adaptation->find(strategy);
        model = std::shared_ptr<const AdaptedModel>(analysis.adaptation, &result->model);
        explained = explainedModel(input, analysis, model);
        raw = rawFeatures(input.target, model->schema);
    }
    static const ExplainedPair& shared() {
        static const ExplainedPair pair(explainedInput());
        return pair;
    }
};

}  // namespace footbridge
