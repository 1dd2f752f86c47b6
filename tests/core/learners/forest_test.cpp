// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/forest.h"

#include <gtest/gtest.h>

#include <set>

#include "core/run/error.h"
#include "synthetic.h"

namespace footbridge {
namespace {

using namespace learners_test;

Forest fitted(const Matrix& X, const Vector& v, const ForestOptions& options = {},
              std::uint64_t seed = 1) {
    RunContext context;
    context.seed = seed;
    Forest forest(options);
    forest.fit(X, v, context);
    return forest;
}

/// Training rows of each leaf of each tree.
std::vector<int> leafSizes(const graph::TreeEnsemble& trees, const Matrix& X) {
    std::vector<int> sizes(trees.feature.size(), 0);
    for (const std::int32_t root : trees.roots) {
        for (Index row = 0; row < X.rows(); ++row) {
            auto node = static_cast<std::size_t>(root);
            while (trees.feature[node] >= 0) {
                const bool left = X(row, trees.feature[node]) < trees.threshold[node];
                node = static_cast<std::size_t>(left ? trees.left[node] : trees.right[node]);
            }
            ++sizes[node];
        }
    }
    return sizes;
}

TEST(Forest, FitsAStepFunction) {
    Matrix X = normalMatrix(200, 3, 1), Q = normalMatrix(200, 3, 2);
    const auto step = [](const Matrix& M) {
        return Vector((M.col(1).array() > 0).select(Vector::Ones(M.rows()), -1));
    };
    EXPECT_LT(nmse(fitted(X, step(X)).predict(Q), step(Q)), 0.1);
}

TEST(Forest, LearnsASmoothFunctionOfNewRows) {
    const Matrix X = normalMatrix(1000, 4, 1), Q = normalMatrix(500, 4, 2);
    EXPECT_LT(nmse(fitted(X, smoothResponse(X)).predict(Q), smoothResponse(Q)), 0.07);
}

TEST(Forest, MeetsEveryTrainingRowWithFullTreesOfDistinctRows) {
    const Matrix X = normalMatrix(50, 3, 1);
    const Vector v = smoothResponse(X);
    EXPECT_LT((fitted(X, v).predict(X) - v).cwiseAbs().maxCoeff(), 1e-12);
}

TEST(Forest, EqualRowsGetTheMeanOfTheirResponses) {
    const Matrix X{{1.0}, {1.0}, {2.0}};
    const Vector predicted = fitted(X, Vector{{1.0, 3.0, 7.0}}).predict(X);
    EXPECT_NEAR(predicted[0], 2, 1e-12);
    EXPECT_NEAR(predicted[2], 7, 1e-12);
}

TEST(Forest, ThresholdsAreMidpointsOfTrainingValues) {
    const Matrix X{{0.0}, {1.0}, {4.0}, {16.0}};
    const Forest forest = fitted(X, Vector{{1.0, 2.0, 3.0, 4.0}});
    std::set<double> thresholds;
    for (std::size_t i = 0; i < forest.ensemble()->feature.size(); ++i) {
        if (forest.ensemble()->feature[i] >= 0) {
            thresholds.insert(forest.ensemble()->threshold[i]);
        }
    }
    EXPECT_EQ(thresholds, (std::set{0.5, 2.5, 10.0}));
}

TEST(Forest, LeavesKeepTheLeastNumberOfRows) {
    const Matrix X = normalMatrix(100, 3, 1);
    ForestOptions options;
    options.minimumLeaf = 7;
    options.trees = 20;
    const Forest forest = fitted(X, smoothResponse(X), options);
    const std::vector<int> sizes = leafSizes(*forest.ensemble(), X);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (forest.ensemble()->feature[i] < 0) {
            EXPECT_GE(sizes[i], 7);
        }
    }
    EXPECT_GT(sizes.size(), 20U * 5);
}

TEST(Forest, ASmallFeatureShareTriesOneRandomFeature) {
    const Matrix X = normalMatrix(100, 4, 1);
    const auto splitsOnFirst = [&](double share) {
        ForestOptions options;
        options.featureShare = share;
        const Forest forest = fitted(X, X.col(0), options);
        int first = 0, all = 0;
        for (const std::int32_t root : forest.ensemble()->roots) {
            first += forest.ensemble()->feature[static_cast<std::size_t>(root)] == 0;
            ++all;
        }
        return static_cast<double>(first) / all;
    };
    EXPECT_GT(splitsOnFirst(1), 0.8);
    EXPECT_NEAR(splitsOnFirst(0.01), 0.25, 0.12);
}

TEST(Forest, OutOfBagPredictionsComeFromTreesThatDidNotSeeTheRow) {
    const Matrix X = normalMatrix(200, 3, 1);
    const Vector noise = normalMatrix(200, 1, 9);  // nothing to learn
    ForestOptions options;
    options.bootstrap = true;
    const Forest forest = fitted(X, noise, options);
    ASSERT_EQ(forest.outOfBag().size(), 200);
    EXPECT_LT(nmse(forest.predict(X), noise), 0.5);
    EXPECT_GT(nmse(forest.outOfBag(), noise), 0.9);
}

TEST(Forest, ARowThatEveryTreeSawHasNoOutOfBagPrediction) {
    ForestOptions options;
    options.bootstrap = true;
    options.trees = 3;
    const Forest forest = fitted(Matrix::Ones(1, 2), Vector::Ones(1), options);
    EXPECT_TRUE(std::isnan(forest.outOfBag()[0]));
    EXPECT_EQ(fitted(Matrix::Ones(1, 2), Vector::Ones(1)).outOfBag().size(), 0);
}

TEST(Forest, SameSeedGivesTheSameTrees) {
    const Matrix X = normalMatrix(60, 3, 1), Q = normalMatrix(60, 3, 2);
    const Vector v = smoothResponse(X);
    EXPECT_EQ(fitted(X, v, {}, 4).predict(Q), fitted(X, v, {}, 4).predict(Q));
    EXPECT_NE(fitted(X, v, {}, 4).predict(Q), fitted(X, v, {}, 5).predict(Q));
}

TEST(Forest, OneRowAndNoColumnsGiveTheMean) {
    EXPECT_EQ(
        fitted(normalMatrix(1, 3, 1), Vector::Constant(1, 2.5)).predict(normalMatrix(3, 3, 2))[1],
        2.5);
    EXPECT_NEAR(fitted(Matrix(3, 0), Vector{{1.0, 2.0, 6.0}}).predict(Matrix(2, 0))[1], 3, 1e-12);
}

TEST(Forest, TheEmittedGraphIsTheModel) {
    const Matrix X = normalMatrix(100, 4, 1), Q = normalMatrix(70, 4, 2);
    const Forest forest = fitted(X, smoothResponse(X));
    EXPECT_EQ(emitted(forest, Q), forest.predict(Q));
}

TEST(Forest, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    Forest forest;
    EXPECT_THROW(forest.fit(normalMatrix(5, 2, 1), Vector::Ones(5), context), Cancelled);
}

}  // namespace
}  // namespace footbridge
