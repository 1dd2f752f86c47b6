// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <numeric>

#include "core/run/random.h"
#include "core/source/input_profile.h"
#include "core/transfer/strategies/output_map.h"
#include "core/transfer/strategy.h"

namespace footbridge {
namespace {

Matrix randomMatrix(Index rows, Index columns, std::uint64_t seed) {
    Random random(seed);
    return Matrix::NullaryExpr(rows, columns, [&] { return random.normal(); });
}

TEST(OutputMap, RecoversAShiftExactly) {
    const Matrix f = randomMatrix(8, 1, 1);
    const OutputMap map = fitOutputMap(f, f.col(0).array() + 2.5);
    EXPECT_NEAR(map.weights[0], 1, 1e-12);
    EXPECT_NEAR(map.intercept, 2.5, 1e-12);
}

TEST(OutputMap, ApproachesAnAffineMapByOnePseudoShot) {
    const Matrix f = randomMatrix(50, 1, 1);
    const OutputMap map = fitOutputMap(f, 0.5 * f.col(0).array() - 1);
    EXPECT_NEAR(map.weights[0], 0.5 + 0.5 / 51, 1e-6);
}

TEST(OutputMap, FindsTheSourceThatIsLikeTheTarget) {
    const Matrix f = randomMatrix(40, 3, 2);
    const OutputMap map = fitOutputMap(f, f.col(1));
    EXPECT_GT(map.weights[1], 0.85);
    EXPECT_LT(map.weights[0], 0.15);
}

TEST(OutputMap, AFewShotsSayWhichSourceToStartFrom) {
    Matrix f = randomMatrix(5, 3, 3);
    const Vector v = f.col(2).array() + 1 + 0.01 * f.col(0).array();
    const Vector weights = sourceWeights(f, v);
    EXPECT_NEAR(weights.sum(), 1, 1e-12);
    EXPECT_GT(weights[2], 0.99);
    EXPECT_GT(fitOutputMap(f, v).weights[2], 0.95);
    f.col(0) = f.col(1) = f.col(2);
    EXPECT_TRUE(sourceWeights(f, v).isApproxToConstant(1.0 / 3, 1e-12));
}

TEST(Assignment, IsAsCheapAsTheBestOfAllPermutations) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Matrix cost = randomMatrix(4, 6, seed);
        const std::vector<Index> chosen = cheapestAssignment(cost);
        double paid = 0;
        for (Index row = 0; row < 4; ++row) paid += cost(row, chosen[std::size_t(row)]);
        std::vector<Index> order(6);
        std::iota(order.begin(), order.end(), 0);
        double least = std::numeric_limits<double>::infinity();
        do {
            double sum = 0;
            for (Index row = 0; row < 4; ++row) sum += cost(row, order[std::size_t(row)]);
            least = std::min(least, sum);
        } while (std::next_permutation(order.begin(), order.end()));
        EXPECT_NEAR(paid, least, 1e-12);
    }
}

TEST(Assignment, LeavesRowsOverWhenColumnsRunOut) {
    const std::vector<Index> chosen = cheapestAssignment(randomMatrix(5, 2, 1));
    EXPECT_EQ(std::count(chosen.begin(), chosen.end(), -1), 3);
}

TEST(Assignment, TakesACostThatIsNoNumberLast) {
    const double none = std::numeric_limits<double>::quiet_NaN();
    Matrix cost(2, 2);
    cost << 5, none, 1, 2;
    EXPECT_EQ(cheapestAssignment(cost), (std::vector<Index>{0, 1}));
    cost.setConstant(none);
    EXPECT_NE(cheapestAssignment(cost)[0], cheapestAssignment(cost)[1]);
}

TEST(InputProfile, PairsAnInputWithItselfUnderAnotherNameAndSign) {
    const Matrix X = randomMatrix(60, 3, 5);
    const Vector v = X.col(0) + 0.5 * X.col(1) + 0.1 * X.col(2);
    Matrix turned(60, 3);
    turned << X.col(2), -3 * X.col(0), X.col(1);
    const Matrix cost = profileDistances(profileInputs(X, X, v), profileInputs(turned, turned, v));
    EXPECT_EQ(cheapestAssignment(cost), (std::vector<Index>{1, 2, 0}));
}

TEST(Strategy, NamesReadBackAndUnknownOnesDoNot) {
    EXPECT_EQ(allStrategies().size(), 11u);
    EXPECT_EQ(allStrategies().front(), Strategy::Auto);
    for (const Strategy strategy : allStrategies())
        EXPECT_EQ(strategyFromName(strategyName(strategy)), strategy);
    EXPECT_FALSE(strategyFromName("Zero-Shot"));
}

}  // namespace
}  // namespace footbridge
