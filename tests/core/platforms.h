// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <functional>
#include <memory>

#include "core/run/random.h"
#include "core/source/source_training.h"
#include "core/transfer/adapter.h"

namespace footbridge::platforms {

/// One run of a made-up program: a problem size, a number of threads and a compiler.
struct Execution {
    double size, threads;
    int compiler;
    double logTime() const {
        return 1.1 * std::log(size) - 0.7 * std::log(threads) + 0.4 * compiler +
               0.3 * std::sin(2 * std::log(size));
    }
};

inline std::vector<Execution> drawRuns(Index count, std::uint64_t seed) {
    Random random(seed, "runs");
    std::vector<Execution> runs;
    for (Index i = 0; i < count; ++i)
        runs.push_back({std::exp(7 * random.uniform()), std::pow(2.0, double(random.below(6))),
                        static_cast<int>(random.below(3))});
    return runs;
}

struct Names {
    std::string size = "size", threads = "threads", compiler = "compiler", time = "time";
};

inline Dataset platform(const std::string& label, const std::vector<Execution>& runs,
                        const std::function<double(const Execution&)>& time,
                        const Names& names = {}) {
    Table table;
    table.name = label;
    Column size{names.size, ColumnType::Number, {}, {}, {}}, threads = size, response = size;
    threads.name = names.threads;
    response.name = names.time;
    Column compiler{names.compiler, ColumnType::Category, {}, {}, {"gcc", "clang", "icx"}};
    for (const Execution& run : runs) {
        size.numbers.push_back(run.size);
        threads.numbers.push_back(run.threads);
        compiler.codes.push_back(run.compiler);
        response.numbers.push_back(time(run));
    }
    table.columns = {size, threads, compiler, response};
    Roles roles;
    roles.response = names.time;
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles, label);
}

inline double sourceTime(const Execution& run) {
    return std::exp(run.logTime());
}
/// Slower, and slightly less sensitive: an affine map of the logarithm.
inline double affineTime(const Execution& run) {
    return std::exp(0.9 * run.logTime() + 1.5);
}
/// Also scales worse: needs more than an affine map.
inline double bentTime(const Execution& run) {
    return std::exp(0.9 * run.logTime() + 1.5 + 0.25 * std::log(run.threads));
}

inline Dataset source() {
    return platform("old cluster", drawRuns(300, 1), sourceTime);
}
inline Dataset affineTarget() {
    return platform("new cluster", drawRuns(120, 2), affineTime);
}
inline Dataset bentTarget() {
    return platform("new cluster", drawRuns(120, 2), bentTime);
}
inline Dataset renamedTarget() {
    return platform("other program", drawRuns(120, 2), bentTime,
                    {"volume", "lanes", "toolchain", "duration"});
}

/// Enough to learn the platforms above in a fraction of a second.
inline SourceOptions quick() {
    return {2, 200, 60, 4000, 6000, 200};
}

inline std::shared_ptr<const SourceModel> train(const std::vector<Dataset>& sources,
                                                const Matching& matching,
                                                const RunContext& context = {}) {
    std::vector<std::string> common;
    for (const Match& match : matching.matched) common.push_back(match.source);
    return trainSource(sources, common, ResponseTransform::Kind::Log, quick(), context);
}

inline Split firstRows(Index shots, Index rows) {
    Split split;
    for (Index row = 0; row < rows; ++row) (row < shots ? split.shots : split.test).push_back(row);
    return split;
}

/// A source model and a target to adapt it to.
struct Scene {
    std::vector<Dataset> sources;
    Dataset target;
    Matching matching;
    std::shared_ptr<const SourceModel> model;

    explicit Scene(Dataset aTarget)
        : sources{source()},
          target(std::move(aTarget)),
          matching(matchFeatures(sources, target)),
          model(train(sources, matching)) {}

    Adaptation adapt(const AdaptOptions& options = {}, Index shots = 20,
                     const RunContext& context = {}) const {
        return footbridge::adapt(*model, target, firstRows(shots, target.table->rows()), matching,
                                 options, context);
    }
};

inline Matrix rawOf(const Dataset& dataset, const FeatureSchema& schema) {
    return rawFeatures(*dataset.table, schema);
}

/// The scene's target with every number of some column changed in rows that are not shots.
inline Dataset withOtherRows(const Dataset& target, const std::string& column, Index shots) {
    Table table = *target.table;
    for (Column& one : table.columns) {
        if (one.name != column) continue;
        for (std::size_t row = std::size_t(shots); row < one.numbers.size(); ++row)
            one.numbers[row] = 5 * one.numbers[row] + 3;
        if (one.type == ColumnType::Category) one.levels = {"gcc", "clang", "icx", "nvc"};
        for (std::size_t row = std::size_t(shots); row < one.codes.size(); ++row)
            one.codes[row] = 3;
    }
    return makeDataset(std::make_shared<const Table>(std::move(table)), target.roles, target.label);
}

}  // namespace footbridge::platforms
