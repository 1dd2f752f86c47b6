// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/boosted_trees.h"

#include <gtest/gtest.h>

#include <thread>

#include "core/learners/tree_thresholds.h"
#include "core/learners/xgboost_booster.h"
#include "core/run/error.h"
#include "synthetic.h"

namespace footbridge {
namespace {

using namespace learners_test;

BoostedTrees fitted(const Matrix& X, const Vector& v, std::uint64_t seed = 1,
                    BoostedTreesOptions options = {}) {
    RunContext context;
    context.seed = seed;
    BoostedTrees trees(options);
    trees.fit(X, v, context);
    return trees;
}

/// What XGBoost itself predicts for its training rows.
Vector byXgboost(const Matrix& X, const Vector& v, std::uint64_t seed) {
    const BoostedTreesOptions options;
    XgboostBooster booster(X, v.array() - v.mean(), options, seed);
    for (int i = 0; i < options.rounds; ++i) booster.round(i);
    return booster.predictTrainingRows().array() + v.mean();
}

double largestGap(const Vector& a, const Vector& b) {
    return (a - b).cwiseAbs().maxCoeff();
}

/// XGBoost sums in single precision.
double tolerance(const Vector& v) {
    return 1e-6 * v.cwiseAbs().maxCoeff();
}

TEST(BoostedTrees, LearnASmoothFunctionOfNewRows) {
    const Matrix X = normalMatrix(1000, 4, 1), Q = normalMatrix(500, 4, 2);
    EXPECT_LT(nmse(fitted(X, smoothResponse(X)).predict(Q), smoothResponse(Q)), 0.06);
}

TEST(BoostedTrees, AgreeWithXgboostOnExactSplits) {
    const Matrix X = normalMatrix(300, 5, 1);
    const Vector v = smoothResponse(X).array() + 20;
    EXPECT_LT(largestGap(fitted(X, v, 3).predict(X), byXgboost(X, v, 3)), tolerance(v));
}

TEST(BoostedTrees, AgreeWithXgboostOnHistograms) {
    const Matrix X = normalMatrix(1500, 3, 1);
    const Vector v = smoothResponse(X);
    EXPECT_LT(largestGap(fitted(X, v, 3).predict(X), byXgboost(X, v, 3)), tolerance(v));
}

TEST(BoostedTrees, AgreeWithXgboostWhereDoublesDifferLessThanFloatsCan) {
    Matrix X(40, 1);
    for (Index i = 0; i < 40; ++i) X(i, 0) = 1 + static_cast<double>(i) * 2e-8;
    const Vector v = normalMatrix(40, 1, 4);
    EXPECT_LT(largestGap(fitted(X, v, 3).predict(X), byXgboost(X, v, 3)), tolerance(v));
}

TEST(BoostedTrees, ThresholdsLieHalfwayBetweenTrainingValues) {
    const Matrix X{{0.0}, {1.0}, {10.0}, {11.0}};
    const BoostedTrees trees = fitted(X, Vector{{0.0, 0.0, 5.0, 5.0}});
    const graph::TreeEnsemble& ensemble = *trees.ensemble();
    int splits = 0;
    for (std::size_t i = 0; i < ensemble.feature.size(); ++i) {
        if (ensemble.feature[i] < 0) continue;
        ++splits;
        const double t = ensemble.threshold[i];
        EXPECT_TRUE(t == 0.5 || t == 5.5 || t == 10.5) << t;
    }
    EXPECT_GT(splits, 0);
}

TEST(BoostedTrees, MissingValuesTakeTheWayThatXgboostLearned) {
    Matrix X = normalMatrix(200, 2, 1);
    Vector v(200);
    for (Index i = 0; i < 200; ++i) {
        if (i % 4 == 0) X(i, 0) = std::nan("");
        v[i] = i % 4 == 0 ? 3 : X(i, 0);
    }
    EXPECT_LT(largestGap(fitted(X, v, 3).predict(X), byXgboost(X, v, 3)), tolerance(v));
}

TEST(BoostedTrees, SameSeedGivesTheSameTreesInAnyThread) {
    const Matrix X = normalMatrix(200, 5, 1);
    const Vector v = smoothResponse(X);
    const Vector alone = fitted(X, v, 5).predict(X);
    Vector first, second;
    {
        const std::jthread one([&] { first = fitted(X, v, 5).predict(X); });
        const std::jthread two([&] { second = fitted(X, v, 6).predict(X); });
    }
    EXPECT_EQ(largestGap(alone, first), 0);
    EXPECT_GT(largestGap(alone, second), 0);
}

TEST(BoostedTrees, FewRowsAreMetCloselyAndOneRowExactly) {
    for (const Index rows : {1, 2, 5}) {
        const Matrix X = normalMatrix(rows, 3, 1);
        const Vector v = smoothResponse(X).array() + 100;
        const BoostedTrees trees = fitted(X, v);
        EXPECT_LT(largestGap(trees.predict(X), v), rows == 1 ? 1e-12 : 3) << rows;
    }
}

TEST(BoostedTrees, NoColumnsGiveTheMean) {
    const BoostedTrees trees = fitted(Matrix(3, 0), Vector{{1.0, 2.0, 6.0}});
    EXPECT_DOUBLE_EQ(trees.predict(Matrix(2, 0))[1], 3);
    EXPECT_DOUBLE_EQ(emitted(trees, Matrix(2, 0))[1], 3);
}

TEST(BoostedTrees, TheEmittedGraphIsTheModel) {
    const Matrix X = normalMatrix(100, 4, 1), Q = normalMatrix(70, 4, 2);
    const BoostedTrees trees = fitted(X, smoothResponse(X));
    EXPECT_EQ(largestGap(emitted(trees, Q), trees.predict(Q)), 0);
    EXPECT_EQ(largestGap(predictTrees(*trees.ensemble(), Q), trees.predict(Q)), 0);
}

TEST(BoostedTrees, InfiniteResponsesEndWithASentence) {
    const Matrix X = normalMatrix(5, 2, 1);
    EXPECT_THROW(fitted(X, Vector::Constant(5, HUGE_VAL)), Error);
}

TEST(BoostedTrees, StopWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    BoostedTrees trees;
    EXPECT_THROW(trees.fit(normalMatrix(5, 2, 1), Vector::Ones(5), context), Cancelled);
}

graph::TreeEnsemble stump(double threshold) {
    graph::TreeEnsemble ensemble;
    ensemble.roots = {0};
    ensemble.feature = {0, -1, -1};
    ensemble.threshold = {threshold, 0, 0};
    ensemble.left = {1, -1, -1};
    ensemble.right = {2, -1, -1};
    ensemble.missingLeft = {0, 0, 0};
    ensemble.value = {0, -1, 1};
    return ensemble;
}

TEST(TreeThresholds, MoveBetweenTheNeighbouringValues) {
    graph::TreeEnsemble ensemble = stump(4);
    moveToMidpoints(ensemble, Matrix{{7.0}, {1.0}, {3.0}, {7.0}}, Precision::Double);
    EXPECT_EQ(ensemble.threshold[0], 5);
}

TEST(TreeThresholds, AValueOnTheThresholdStaysOnTheRight) {
    graph::TreeEnsemble ensemble = stump(3);
    moveToMidpoints(ensemble, Matrix{{1.0}, {3.0}, {7.0}}, Precision::Double);
    EXPECT_EQ(ensemble.threshold[0], 2);
}

TEST(TreeThresholds, FollowTheComparisonInSinglePrecision) {
    // The float of 0.1 is larger than 0.1: as a double 0.1 would go left, as a float it goes right.
    graph::TreeEnsemble ensemble = stump(static_cast<double>(0.1F));
    moveToMidpoints(ensemble, Matrix{{0.0}, {0.1}}, Precision::Single);
    EXPECT_EQ(ensemble.threshold[0], 0.05);
}

TEST(TreeThresholds, BeyondAllValuesEveryRowKeepsItsSide) {
    graph::TreeEnsemble above = stump(9), below = stump(-9);
    const Matrix X{{1.0}, {3.0}};
    moveToMidpoints(above, X, Precision::Double);
    moveToMidpoints(below, X, Precision::Double);
    EXPECT_EQ(predictTrees(above, X), Vector::Constant(2, -1));
    EXPECT_EQ(predictTrees(below, X), Vector::Constant(2, 1));
}

TEST(BoostedTrees, SavedModelsThatAreCutShortAreRefused) {
    const Matrix X = Matrix::Random(40, 3);
    XgboostBooster booster(X, X.col(0), BoostedTreesOptions{}, 1);
    booster.round(0);
    const std::string saved = booster.saved();
    EXPECT_EQ(readXgboostTrees(saved).roots.size(), 1u);
    for (const std::size_t size : {saved.size() / 2, saved.size() - 1, std::size_t{0}})
        EXPECT_THROW(readXgboostTrees(std::string_view(saved).substr(0, size)), Error) << size;
}

}  // namespace
}  // namespace footbridge
