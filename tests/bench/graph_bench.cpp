// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/graph/interpreter.h"
#include "core/run/random.h"

namespace footbridge::graph {
namespace {

constexpr Index kFeatures = 23;
constexpr int kTrees = 300;
constexpr int kDepth = 6;

Matrix randomMatrix(Random& random, Index rows, Index columns, double scale = 1) {
    return Matrix::NullaryExpr(rows, columns, [&] { return scale * random.normal(); });
}

std::shared_ptr<const TreeEnsemble> fullTrees(Random& random) {
    auto trees = std::make_shared<TreeEnsemble>();
    constexpr std::int32_t kInner = (1 << kDepth) - 1;
    constexpr std::int32_t kNodes = 2 * kInner + 1;
    for (std::int32_t t = 0; t < kTrees; ++t) {
        const std::int32_t first = t * kNodes;
        trees->roots.push_back(first);
        for (std::int32_t i = 0; i < kNodes; ++i) {
            const bool leaf = i >= kInner;
            trees->feature.push_back(leaf ? -1
                                          : static_cast<std::int32_t>(random.below(kFeatures)));
            trees->threshold.push_back(leaf ? 0 : random.normal());
            trees->left.push_back(leaf ? -1 : first + 2 * i + 1);
            trees->right.push_back(leaf ? -1 : first + 2 * i + 2);
            trees->missingLeft.push_back(1);
            trees->value.push_back(leaf ? random.normal() : 0);
        }
    }
    return trees;
}

Value network(Random& random, Builder& builder, Value x) {
    for (int layer = 0; layer < 3; ++layer) {
        x = builder.linear(x, randomMatrix(random, x.columns, 64, 0.2), Vector::Zero(64));
        x = builder.apply(Unary::Silu, x);
    }
    return builder.linear(x, randomMatrix(random, 64, 1, 0.2), Vector::Zero(1));
}

/// Two networks 23-64-64-64-1 and 300 trees of depth 6, as a source model has them.
ModelGraph sourceModel() {
    Random random(1, "benchmark");
    Builder builder(kFeatures);
    const Value x = builder.input();
    const Value networks = builder.add(network(random, builder, x), network(random, builder, x));
    return builder.finish(builder.add(networks, builder.trees(x, fullTrees(random))));
}

void predict(benchmark::State& state) {
    const ModelGraph graph = sourceModel();
    Random random(2, "rows");
    const Matrix x = randomMatrix(random, state.range(0), kFeatures);
    for (auto _ : state) benchmark::DoNotOptimize(run(graph, x));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

}  // namespace

BENCHMARK(predict)->Arg(1)->Arg(10)->Arg(63)->Arg(64)->Arg(1000)->Arg(20000);

}  // namespace footbridge::graph
