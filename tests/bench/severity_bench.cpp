// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <cmath>
#include <map>

#include "core/matching/common_ground.h"
#include "core/run/random.h"
#include "core/severity/severity_matrix.h"
#include "core/source/source_cache.h"
#include "core/source/source_training.h"

namespace footbridge {
namespace {

/// A platform: some features drive the runtime, the others are counters that follow them.
Dataset platform(const std::string& label, Index rows, Index columns, std::uint64_t seed) {
    Random random(seed, "platform");
    Table table;
    table.name = label;
    for (Index column = 0; column < columns; ++column)
        table.columns.push_back(
            {"feature_" + std::to_string(column), ColumnType::Number, {}, {}, {}});
    table.columns.push_back({"runtime", ColumnType::Number, {}, {}, {}});
    const double slope = 1 + 0.2 * random.normal(), offset = random.normal();
    for (Index row = 0; row < rows; ++row) {
        double first = 0, second = 0;
        for (Index column = 0; column < columns; ++column) {
            double value = random.normal();
            if (column >= 8) value += first;
            if (column == 0) first = value;
            if (column == 1) second = value;
            table.columns[static_cast<std::size_t>(column)].numbers.push_back(value);
        }
        const double v = offset + slope * (first + std::sin(2 * second)) + 0.1 * random.normal();
        table.columns.back().numbers.push_back(std::exp(v));
    }
    Roles roles;
    roles.response = "runtime";
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles, label);
}

struct Pair {
    std::vector<Dataset> sources;
    Dataset target;
    Matching matching;
    std::shared_ptr<const SourceModel> model;
    Rows shots;
};

const Pair& pairOf(Index rows, Index columns) {
    static std::map<std::pair<Index, Index>, Pair> pairs;
    Pair& pair = pairs[{rows, columns}];
    if (pair.model) return pair;
    pair.sources = {platform("known", rows, columns, 1)};
    pair.target = platform("new", rows, columns, 2);
    pair.matching = matchFeatures(pair.sources, pair.target);
    pair.model = trainSource(pair.sources, commonColumns(pair.matching),
                             ResponseTransform::Kind::Log, severityOptions(), {});
    for (Index i = 0; i < 50; ++i) pair.shots.push_back(i * (rows / 50));
    return pair;
}

/// All of severity but the advice, given the source model.
void measure(benchmark::State& state) {
    const Pair& pair = pairOf(state.range(0), state.range(1));
    for (auto _ : state) {
        const PreparedPair prepared =
            preparePair(*pair.model, pair.sources, pair.target, pair.matching, {});
        benchmark::DoNotOptimize(scoreShots(prepared, *pair.model, pair.target, pair.shots));
    }
}

void scoreOtherShots(benchmark::State& state) {
    const Pair& pair = pairOf(state.range(0), state.range(1));
    const PreparedPair prepared =
        preparePair(*pair.model, pair.sources, pair.target, pair.matching, {});
    for (auto _ : state)
        benchmark::DoNotOptimize(scoreShots(prepared, *pair.model, pair.target, pair.shots));
}

void scoreWithAdvice(benchmark::State& state) {
    const Pair& pair = pairOf(state.range(0), state.range(1));
    const PreparedPair prepared =
        preparePair(*pair.model, pair.sources, pair.target, pair.matching, {});
    for (auto _ : state)
        benchmark::DoNotOptimize(severityOf(prepared, *pair.model, pair.target, pair.shots, {}));
}

void allPairs(benchmark::State& state) {
    static std::vector<Dataset> tables;
    for (std::size_t i = tables.size(); i < 12; ++i)
        tables.push_back(platform("table " + std::to_string(i), 5000, 30, 10 + i));
    static SourceCache cache(12);
    const SourceModelOf modelOf = [](std::size_t source, const std::vector<std::string>& columns,
                                     ResponseTransform::Kind kind) {
        return cache.get(std::span(&tables[source], 1), columns, kind, severityOptions(), {});
    };
    for (std::size_t i = 0; i < tables.size(); ++i)
        modelOf(i, commonColumns(matchFeatures(std::span(&tables[i], 1), tables[(i + 1) % 12])),
                ResponseTransform::Kind::Log);
    RunContext context;
    context.threads = ThreadBudget(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(severityMatrix(tables, modelOf, {}, context));
}

}  // namespace

BENCHMARK(measure)
    ->Args({3000, 20})
    ->Args({3000, 150})
    ->Args({50000, 20})
    ->Args({50000, 150})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(scoreOtherShots)->Args({3000, 20})->Args({50000, 150})->Unit(benchmark::kMillisecond);
BENCHMARK(scoreWithAdvice)->Args({3000, 20})->Args({50000, 150})->Unit(benchmark::kMillisecond);
BENCHMARK(allPairs)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace footbridge
