// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/order_scores.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace footbridge {
namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

Matrix times(std::initializer_list<std::initializer_list<double>> rows) {
    return Matrix(rows);
}

TEST(OrderScores, CountPairsThatAreInOrder) {
    const Matrix measured = times({{1, 2, 4}, {4, 2, 1}});
    const Matrix predicted = times({{0, 1, 2}, {0, 1, 2}});  // right, then turned round
    const OrderScores scores = scoreOrders({predicted, measured, {0, 1}});
    EXPECT_DOUBLE_EQ(scores.pairs.value, 0.5);
    EXPECT_DOUBLE_EQ(scores.wholeOrder.value, 0.5);
    EXPECT_DOUBLE_EQ(scores.tau.value, 0);
    EXPECT_DOUBLE_EQ(scores.top.value, 0.5);
    EXPECT_DOUBLE_EQ(scores.regret.value, 1.5);  // 0, and 4 over 1 minus 1
    EXPECT_LE(scores.pairs.lower, scores.pairs.value);
    EXPECT_GE(scores.pairs.upper, scores.pairs.value);
}

TEST(OrderScores, SetPairsApartThatDifferByMoreThanATenth) {
    const Matrix measured = times({{1, 1.05, 2}});
    const OrderScores scores = scoreOrders({times({{1, 0, 2}}), measured, {0}});
    EXPECT_DOUBLE_EQ(scores.pairs.value, 2.0 / 3);
    EXPECT_DOUBLE_EQ(scores.pairsApart.value, 1);
    EXPECT_TRUE(std::isnan(scores.pairs.lower)) << "one group has no interval";
}

TEST(OrderScores, LeaveOutWhatWasNotMeasured) {
    const Matrix measured = times({{1, kMissing, 2}});
    const OrderScores scores = scoreOrders({times({{0, -9, 1}}), measured, {0}});
    EXPECT_DOUBLE_EQ(scores.pairs.value, 1);
    EXPECT_DOUBLE_EQ(scores.regret.value, 0);
}

TEST(OrderScores, ReachAnR2Of1ForTheTruthUpToAFactor) {
    const Matrix measured = times({{1, 2, 4}, {3, 5, 1}});
    const Matrix logs = (7 * measured).array().log();
    const OrderScores scores = scoreOrders({logs, measured, {0, 1}});
    EXPECT_NEAR(scores.r2.value, 1, 1e-12);
    EXPECT_NEAR(scores.mae.value, 0, 1e-12);
}

TEST(OrderScores, CountIntervalsThatHoldTheTruth) {
    const Matrix measured = times({{1, std::exp(1.0)}});
    OrderQuestion question{times({{0, 1}}), measured, {0}};
    question.lower = times({{0, 1.5}});
    question.upper = times({{0, 2}});
    EXPECT_DOUBLE_EQ(scoreOrders(question).coverage.value, 0.5);
}

TEST(OrderScores, SkillIsWhatWasGainedOfWhatThereWasToGain) {
    EXPECT_NEAR(skill(0.91, 0.80), 0.55, 1e-12);
    EXPECT_TRUE(std::isnan(skill(1, 1)));
}

TEST(OrderScores, MajorityOrderFollowsPairsAndNotMeans) {
    // The first is faster in two of three runs and much slower in the third.
    const Matrix measured = times({{1, 2}, {1, 2}, {100, 1}});
    EXPECT_EQ(majorityOrder(measured), (std::vector<Index>{0, 1}));
}

TEST(OrderScores, RocRisesFromNothingToAll) {
    const Matrix measured = times({{1, 2}, {2, 1}, {1, 3}});
    const Matrix predicted = times({{0, 1}, {1, 0}, {0, 2}});
    const auto roc = rocOfOrder(predicted, measured, {0, 1});
    ASSERT_GE(roc.size(), 3u);
    EXPECT_DOUBLE_EQ(roc.front().truePositives, 0);
    EXPECT_DOUBLE_EQ(roc.back().falsePositives, 1);
    EXPECT_DOUBLE_EQ(roc[2].truePositives, 1) << "both positives come before the negative";
    EXPECT_DOUBLE_EQ(scoreOrders({predicted, measured, {0, 1, 2}}).auc.value, 1);
}

}  // namespace
}  // namespace footbridge
