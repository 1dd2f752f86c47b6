// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/interpreter.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <limits>

#include "core/run/error.h"
#include "random_graph.h"

namespace footbridge::graph {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// The value of the last appended node for one row.
std::vector<double> valuesOf(const std::vector<double>& row,
                             const std::function<Value(Builder&, Value)>& steps) {
    Builder builder(static_cast<Index>(row.size()));
    const Value value = steps(builder, builder.input());
    const Value one = builder.linear(value, Matrix::Ones(value.columns, 1), Vector::Zero(1));
    const ModelGraph graph = builder.finish(one);
    const Matrix x = Eigen::Map<const Matrix>(row.data(), 1, static_cast<Index>(row.size()));
    const Matrix y = runTo(graph, value.node, x);
    return {y.data(), y.data() + y.size()};
}

void expectValues(const std::vector<double>& is, const std::vector<double>& wanted) {
    ASSERT_EQ(is.size(), wanted.size());
    for (std::size_t i = 0; i < is.size(); ++i) {
        if (std::isnan(wanted[i])) {
            EXPECT_TRUE(std::isnan(is[i])) << "column " << i;
        } else {
            EXPECT_NEAR(is[i], wanted[i], 1e-15 * std::max(1.0, std::abs(wanted[i])))
                << "column " << i;
        }
    }
}

Vector vector(const std::vector<double>& values) {
    return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

/// x0 < 1 (missing goes left) ? (x1 < 2 ? 10 : 20) : 40, and a second tree of one leaf, 5.
std::shared_ptr<TreeEnsemble> smallTrees() {
    TreeEnsemble trees;
    trees.roots = {0, 5};
    trees.feature = {0, -1, 1, -1, -1, -1};
    trees.threshold = {1, 0, 2, 0, 0, 0};
    trees.left = {2, -1, 3, -1, -1, -1};
    trees.right = {1, -1, 4, -1, -1, -1};
    trees.missingLeft = {1, 0, 0, 0, 0, 0};
    trees.value = {0, 40, 0, 10, 20, 5};
    trees.scale = 0.5;
    trees.base = 1;
    return std::make_shared<TreeEnsemble>(trees);
}

bool sameBits(const Matrix& a, const Matrix& b) {
    if (a.rows() != b.rows() || a.cols() != b.cols()) return false;
    return std::memcmp(a.data(), b.data(), sizeof(double) * static_cast<std::size_t>(a.size())) ==
           0;
}

TEST(Interpreter, ConstantGivesItsRowForEveryRun) {
    Builder builder(1);
    const Value constant = builder.constant(vector({2, 3}));
    const ModelGraph graph = builder.finish(builder.gather(constant, {1}));

    const Matrix y = runTo(graph, constant.node, Matrix::Zero(3, 1));

    const Matrix wanted{{2, 3}, {2, 3}, {2, 3}};
    EXPECT_EQ(y, wanted);
}

TEST(Interpreter, GatherPicksColumnsAndMakesMissingOnes) {
    expectValues(valuesOf({1, 2, 3},
                          [](Builder& b, Value x) {
                              return b.gather(x, {2, -1, 0, 2});
                          }),
                 {3, kNan, 1, 3});
}

TEST(Interpreter, AffineScalesAndShiftsEveryColumn) {
    expectValues(valuesOf({1, 2},
                          [](Builder& b, Value x) {
                              return b.affine(x, vector({2, -1}), vector({0.5, 4}));
                          }),
                 {2.5, 2});
}

TEST(Interpreter, ScaledUsesOneScaleForAllColumns) {
    expectValues(valuesOf({1, 2}, [](Builder& b, Value x) { return b.scaled(x, 3, 1); }), {4, 7});
}

TEST(Interpreter, ClipKeepsToTheBoundsAndKeepsMissing) {
    expectValues(valuesOf({-5, 5, 0.5, kNan},
                          [](Builder& b, Value x) {
                              return b.clip(x, Vector::Constant(4, -1), Vector::Constant(4, 1));
                          }),
                 {-1, 1, 0.5, kNan});
}

TEST(Interpreter, FillMissingReplacesMissingOnly) {
    expectValues(valuesOf({kNan, 7},
                          [](Builder& b, Value x) {
                              return b.fillMissing(x, vector({3, 4}));
                          }),
                 {3, 7});
}

TEST(Interpreter, OneHotMarksTheLevel) {
    const auto oneHot = [](Builder& b, Value x) { return b.oneHot(x, 1, {0, 1, 2}); };
    expectValues(valuesOf({9, 1}, oneHot), {0, 1, 0});
    expectValues(valuesOf({9, -1}, oneHot), {0, 0, 0});
    expectValues(valuesOf({9, kNan}, oneHot), {0, 0, 0});
}

TEST(Interpreter, RecodeReplacesOneColumnAndPassesTheOthers) {
    const auto recode = [](Builder& b, Value x) { return b.recode(x, 1, {0, 1}, {3, 4}, -1); };
    expectValues(valuesOf({0, 1, 1}, recode), {0, 4, 1});
    expectValues(valuesOf({0, 0, 1}, recode), {0, 3, 1});
    expectValues(valuesOf({0, 8, 1}, recode), {0, -1, 1});
    expectValues(valuesOf({0, kNan, 1}, recode), {0, kNan, 1});
}

TEST(Interpreter, LinearIsTheProductPlusTheBias) {
    Matrix weight(2, 3);
    weight << 1, 2, 3, 4, 5, 6;
    expectValues(valuesOf({10, 1},
                          [&](Builder& b, Value x) {
                              return b.linear(x, weight, vector({0.5, 0, -0.5}));
                          }),
                 {14.5, 25, 35.5});
}

TEST(Interpreter, FunctionsAreTheirFormulas) {
    const auto apply = [](Unary function, double v) {
        return valuesOf({v}, [=](Builder& b, Value x) { return b.apply(function, x); });
    };
    expectValues(apply(Unary::Exp, 1), {2.718281828459045});
    expectValues(apply(Unary::Log, 10), {2.302585092994046});
    expectValues(apply(Unary::Sinh, 2), {3.6268604078470186});
    expectValues(apply(Unary::Silu, 2), {1.7615941559557649});
    expectValues(apply(Unary::SignedLog, -3), {-1.3862943611198906});
    expectValues(apply(Unary::SignedLog, 3), {1.3862943611198906});
    expectValues(apply(Unary::Silu, kNan), {kNan});
    expectValues(apply(Unary::SiluSlope, 2), {1.0907842487848955});
    expectValues(apply(Unary::SiluSlope, 0), {0.5});
    expectValues(apply(Unary::SiluSlope, -800), {0});
    expectValues(apply(Unary::Sqrt, 2.25), {1.5});
    expectValues(apply(Unary::Sqrt, -1), {kNan});
}

TEST(Interpreter, SiluSlopeIsTheDerivativeOfSilu) {
    const auto apply = [](Unary function, double v) {
        return valuesOf({v}, [=](Builder& b, Value x) { return b.apply(function, x); })[0];
    };
    constexpr double kStep = 1e-5;
    for (const double v : {-4.0, -1.3, 0.2, 1.0, 6.0}) {
        const double rise = apply(Unary::Silu, v + kStep) - apply(Unary::Silu, v - kStep);
        EXPECT_NEAR(apply(Unary::SiluSlope, v), rise / (2 * kStep), 1e-9) << v;
    }
}

TEST(Interpreter, OrderStatisticIsTheRankSmallestValueOfTheRow) {
    const auto nth = [](const std::vector<double>& row, Index rank) {
        return valuesOf(row, [=](Builder& b, Value x) { return b.orderStatistic(x, rank); });
    };
    expectValues(nth({5, -1, 3, 3}, 1), {-1});
    expectValues(nth({5, -1, 3, 3}, 2), {3});
    expectValues(nth({5, -1, 3, 3}, 3), {3});
    expectValues(nth({5, -1, 3, 3}, 4), {5});
    expectValues(nth({kNan, -1, 3}, 1), {kNan});
    const double infinity = std::numeric_limits<double>::infinity();
    EXPECT_EQ(nth({infinity, -infinity, 3}, 3).at(0), infinity);
}

TEST(Interpreter, CombineBroadcastsOneColumn) {
    const auto combine = [](Binary function, bool oneFirst) {
        return valuesOf({3, 5, 7}, [=](Builder& b, Value x) {
            const Value one = b.gather(x, {0});
            const Value two = b.gather(x, {1, 2});
            return oneFirst ? b.combine(function, one, two) : b.combine(function, two, one);
        });
    };
    expectValues(combine(Binary::Add, true), {8, 10});
    expectValues(combine(Binary::Subtract, true), {-2, -4});
    expectValues(combine(Binary::Subtract, false), {2, 4});
    expectValues(combine(Binary::Multiply, false), {15, 21});
}

TEST(Interpreter, ConcatPutsColumnsSideBySide) {
    expectValues(valuesOf({1, 2},
                          [](Builder& b, Value x) {
                              return b.concat({b.gather(x, {1}), x, b.constant(vector({9}))});
                          }),
                 {2, 1, 2, 9});
}

TEST(Interpreter, KernelsAreTheirProfilesOfTheDistance) {
    Matrix centres(2, 2);
    centres << 0, 0, 1, 2;
    const auto kernel = [&](Profile profile) {
        return valuesOf({3, 4}, [&](Builder& b, Value x) { return b.kernel(x, profile, centres); });
    };
    const auto matern = [](double r) {
        return (1 + std::sqrt(5.0) * r + 5 * r * r / 3) * std::exp(-std::sqrt(5.0) * r);
    };
    expectValues(kernel(Profile::Linear), {0, 11});
    expectValues(kernel(Profile::Matern52), {matern(5), matern(std::sqrt(8.0))});
    expectValues(kernel(Profile::Laplace), {std::exp(-5.0), std::exp(-std::sqrt(8.0))});
}

TEST(Interpreter, KernelIsOneAtItsCentre) {
    const Matrix centre{{3, 4}};
    for (const Profile profile : {Profile::Matern52, Profile::Laplace}) {
        expectValues(
            valuesOf({3, 4}, [&](Builder& b, Value x) { return b.kernel(x, profile, centre); }),
            {1});
    }
}

TEST(Interpreter, TreesGoLeftBelowTheThresholdAndWhereMissingSays) {
    const auto trees = [](double a, double b) {
        return valuesOf({a, b},
                        [](Builder& builder, Value x) { return builder.trees(x, smallTrees()); });
    };
    expectValues(trees(0, 0), {(10 + 5) * 0.5 + 1});
    expectValues(trees(0, 2), {(20 + 5) * 0.5 + 1});
    expectValues(trees(1, 0), {(40 + 5) * 0.5 + 1});
    expectValues(trees(kNan, 0), {(10 + 5) * 0.5 + 1});
    expectValues(trees(0, kNan), {(20 + 5) * 0.5 + 1});
    const double infinity = std::numeric_limits<double>::infinity();
    expectValues(trees(infinity, 0), {(40 + 5) * 0.5 + 1});
    expectValues(trees(-infinity, infinity), {(20 + 5) * 0.5 + 1});
}

TEST(Interpreter, TreesGiveTheSameForManyRowsAsForOne) {
    Builder builder(2);
    const ModelGraph graph = builder.finish(builder.trees(builder.input(), smallTrees()));
    Matrix x(200, 2);
    for (Index r = 0; r < x.rows(); ++r) x.row(r) << double(r % 3) - 1, r % 7 == 0 ? kNan : r % 4;

    const Vector y = run(graph, x);

    for (Index r = 0; r < x.rows(); ++r) EXPECT_EQ(y[r], run(graph, x.row(r))[0]) << r;
}

/// Trees of every depth up to `depth` over three features.
std::shared_ptr<const TreeEnsemble> manyTrees(int depth) {
    auto trees = std::make_shared<TreeEnsemble>();
    Random random(1, "many trees");
    const auto grow = [&](const auto& self, int levels) -> std::int32_t {
        const auto at = static_cast<std::int32_t>(trees->feature.size());
        const bool leaf = levels == 0 || random.uniform() < 0.1;
        trees->feature.push_back(leaf ? -1 : static_cast<std::int32_t>(random.below(3)));
        trees->threshold.push_back(leaf ? 0 : random.normal());
        trees->left.push_back(-1);
        trees->right.push_back(-1);
        trees->missingLeft.push_back(random.uniform() < 0.5);
        trees->value.push_back(leaf ? random.normal() : 0);
        if (leaf) return at;
        const auto place = static_cast<std::size_t>(at);
        trees->left[place] = self(self, levels - 1);
        trees->right[place] = self(self, levels - 1);
        return at;
    };
    for (int tree = 0; tree < 40; ++tree) trees->roots.push_back(grow(grow, tree % (depth + 1)));
    return trees;
}

/// What the specification of TreeEnsemble says, step by step.
double walked(const TreeEnsemble& trees, const Matrix& row) {
    double sum = 0;
    for (std::int32_t at : trees.roots) {
        while (trees.feature[static_cast<std::size_t>(at)] >= 0) {
            const auto i = static_cast<std::size_t>(at);
            const double v = row(0, trees.feature[i]);
            const bool left = std::isnan(v) ? trees.missingLeft[i] : v < trees.threshold[i];
            at = left ? trees.left[i] : trees.right[i];
        }
        sum += trees.value[static_cast<std::size_t>(at)];
    }
    return sum * trees.scale + trees.base;
}

TEST(Interpreter, TreesOfAnyDepthAreWalkedAsTheirSpecificationSays) {
    Random random(2, "rows");
    for (const int depth : {0, 3, 6, 7, 12}) {
        const auto trees = manyTrees(depth);
        Builder builder(3);
        const ModelGraph graph = builder.finish(builder.trees(builder.input(), trees));
        for (const double missing : {0.0, 0.1}) {
            const Matrix x = Matrix::NullaryExpr(
                150, 3, [&] { return random.uniform() < missing ? kNan : random.normal(); });
            const Vector y = run(graph, x);
            for (Index r = 0; r < x.rows(); ++r)
                ASSERT_EQ(y[r], walked(*trees, x.row(r))) << depth << " row " << r;
        }
    }
}

class RandomGraphs : public testing::TestWithParam<std::uint64_t> {};

TEST_P(RandomGraphs, OneRowABatchAndAPermutationAgreeToTheBit) {
    const ModelGraph graph = randomGraph(GetParam(), 5);
    Random random(GetParam(), "rows");
    const Matrix x = randomFeatures(random, 203, 5);
    const Rows order = random.permutation(x.rows());

    const Vector batch = run(graph, x);
    const Vector permuted = run(graph, x(order, Eigen::all));
    const Vector some = run(graph, x.topRows(37));

    EXPECT_TRUE(sameBits(permuted, batch(order)));
    EXPECT_TRUE(sameBits(some, batch.head(37)));
    for (Index r = 0; r < x.rows(); ++r) {
        EXPECT_TRUE(sameBits(run(graph, x.row(r)), batch.segment(r, 1))) << "row " << r;
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomGraphs, testing::Range<std::uint64_t>(1, 21));

TEST_P(RandomGraphs, AllOutputsInOnePassAreTheSameToTheBit) {
    const ModelGraph graph = randomGraph(GetParam(), 5);
    Random random(GetParam(), "rows");
    const Matrix x = randomFeatures(random, 150, 5);

    const Outputs all = runAll(graph, x);

    EXPECT_TRUE(sameBits(all.value, run(graph, x)));
    EXPECT_TRUE(sameBits(all.lower, runTo(graph, graph.lower, x)));
    EXPECT_TRUE(sameBits(all.upper, runTo(graph, graph.upper, x)));
    EXPECT_TRUE((all.lower.array() <= all.upper.array()).all());
    EXPECT_TRUE(sameBits(runAll(graph, x.row(7)).lower, all.lower.segment(7, 1)));
}

TEST(Interpreter, AnIntervalMayEndInWhatThePredictionReads) {
    Builder builder(2);
    const Value low = builder.gather(builder.input(), {0});
    const Value high = builder.scaled(builder.gather(builder.input(), {1}), 2, 0);
    const Value middle = builder.scaled(builder.add(low, high), 0.5, 0);
    const ModelGraph graph = builder.finish(middle, low, high);

    const Outputs all = runAll(graph, Matrix{{1, 2}, {5, 3}});

    EXPECT_EQ(all.value, Vector({{2.5, 5.5}}));
    EXPECT_EQ(all.lower, Vector({{1, 5}}));
    EXPECT_EQ(all.upper, Vector({{4, 6}}));
}

TEST(Interpreter, WithoutAnIntervalItsEndsAreEmpty) {
    Builder builder(1);
    const Outputs all = runAll(builder.finish(builder.input()), Matrix::Ones(3, 1));
    EXPECT_EQ(all.value.size(), 3);
    EXPECT_EQ(all.lower.size(), 0);
    EXPECT_EQ(all.upper.size(), 0);
}

TEST(Interpreter, NoRowsGiveNoPredictions) {
    EXPECT_EQ(run(randomGraph(1, 5), Matrix(0, 5)).size(), 0);
}

TEST(Interpreter, RefusesATableWithOtherColumns) {
    EXPECT_THROW(run(randomGraph(1, 5), Matrix::Zero(3, 4)), Error);
}

TEST(Interpreter, StopsWhenCancelled) {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();

    EXPECT_THROW(run(randomGraph(1, 5), Matrix::Zero(3, 5), context), Cancelled);
}

}  // namespace
}  // namespace footbridge::graph
