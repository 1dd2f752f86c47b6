// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_graph.h"

#include <cmath>
#include <limits>

namespace footbridge::graph {
namespace {

std::int32_t grow(Random& random, TreeEnsemble& trees, Index columns, int depth) {
    const auto node = static_cast<std::int32_t>(trees.feature.size());
    const bool leaf = depth == 0 || random.uniform() < 0.1;
    trees.feature.push_back(
        leaf ? -1 : static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(columns))));
    trees.threshold.push_back(leaf ? 0 : random.normal());
    trees.left.push_back(-1);
    trees.right.push_back(-1);
    trees.missingLeft.push_back(random.below(2) == 1);
    trees.value.push_back(leaf ? random.normal() : 0);
    if (!leaf) {
        const std::int32_t left = grow(random, trees, columns, depth - 1);
        const std::int32_t right = grow(random, trees, columns, depth - 1);
        trees.left[static_cast<std::size_t>(node)] = left;
        trees.right[static_cast<std::size_t>(node)] = right;
    }
    return node;
}

Vector randomVector(Random& random, Index size) {
    return randomMatrix(random, size, 1);
}

/// One step on x, without missing values in its result unless x has them.
Value randomStep(Random& random, Builder& builder, Value x) {
    switch (random.below(12)) {
        case 0:
            return builder.affine(x, randomVector(random, x.columns),
                                  randomVector(random, x.columns));
        case 1:
            return builder.apply(Unary::Silu, x);
        case 2:
            return builder.apply(Unary::SignedLog, x);
        case 3: {
            const Index out = 1 + static_cast<Index>(random.below(7));
            return builder.linear(x, randomMatrix(random, x.columns, out) / double(x.columns),
                                  randomVector(random, out));
        }
        case 4:
            return builder.kernel(x, Profile::Matern52, randomMatrix(random, 5, x.columns));
        case 5:
            return builder.kernel(x, Profile::Laplace, randomMatrix(random, 3, x.columns));
        case 6:
            return builder.kernel(x, Profile::Linear,
                                  randomMatrix(random, 6, x.columns) / double(x.columns));
        case 7:
            return builder.trees(x, randomTrees(random, x.columns, 7, 4));
        case 8:
            return builder.apply(Unary::SiluSlope, x);
        case 9:
            return builder.apply(Unary::Sqrt, builder.combine(Binary::Multiply, x, x));
        case 10: {
            const auto columns = static_cast<std::uint64_t>(x.columns);
            return builder.orderStatistic(x, 1 + static_cast<Index>(random.below(columns)));
        }
        default:
            return builder.apply(Unary::Sinh, builder.clip(x, Vector::Constant(x.columns, -2),
                                                           Vector::Constant(x.columns, 2)));
    }
}

}  // namespace

Matrix randomMatrix(Random& random, Index rows, Index columns) {
    return Matrix::NullaryExpr(rows, columns, [&] { return random.normal(); });
}

Matrix randomFeatures(Random& random, Index rows, Index columns) {
    return Matrix::NullaryExpr(rows, columns, [&] {
        const double kind = random.uniform();
        if (kind < 0.1) return std::numeric_limits<double>::quiet_NaN();
        return kind < 0.4 ? static_cast<double>(random.below(4)) : random.normal();
    });
}

std::shared_ptr<const TreeEnsemble> randomTrees(Random& random, Index columns, int trees,
                                                int depth) {
    auto ensemble = std::make_shared<TreeEnsemble>();
    for (int t = 0; t < trees; ++t) {
        ensemble->roots.push_back(grow(random, *ensemble, columns, depth));
    }
    ensemble->scale = 0.5;
    ensemble->base = random.normal();
    return ensemble;
}

ModelGraph randomGraph(std::uint64_t seed, Index columns) {
    Random random(seed, "random graph");
    Builder builder(columns);
    const Value raw = builder.input();
    const Value recoded = builder.recode(raw, 1, {0, 2, 3}, {5, -1, 0.5}, 7);
    const Value levels = builder.oneHot(raw, 0, {0, 1, 3, -1});
    const Value filled =
        builder.fillMissing(builder.gather(recoded, {2, 0, 1}), randomVector(random, 3));
    const Value shifted = builder.add(filled, builder.constant(randomVector(random, 3)));
    std::vector<Value> values{levels, filled, shifted,
                              builder.trees(raw, randomTrees(random, columns, 20, 6))};
    for (int i = 0; i < 8; ++i) {
        const Value x = values[random.below(values.size())];
        const Value step = randomStep(random, builder, x);
        const Value one = builder.linear(step, Matrix::Ones(step.columns, 1), Vector::Zero(1));
        const auto function = static_cast<Binary>(random.below(3));
        values.push_back(builder.combine(function, x, builder.apply(Unary::SignedLog, one)));
        values.push_back(step);
    }
    const Value all = builder.concat(values);
    const Value sum = builder.linear(all, randomMatrix(random, all.columns, 1), Vector::Zero(1));
    const Value lower = builder.orderStatistic(all, 2);
    const Value upper = builder.orderStatistic(all, all.columns - 1);
    return builder.finish(builder.scaled(sum, 0.1, 3), lower, upper);
}

}  // namespace footbridge::graph
