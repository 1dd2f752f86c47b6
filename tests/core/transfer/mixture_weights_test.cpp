// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/weights.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <vector>

#include "core/run/random.h"

namespace footbridge {
namespace {

Vector counting(Index n) {
    return Vector::LinSpaced(n, 1, static_cast<double>(n));
}

Rows all(Index n) {
    Rows rows(static_cast<std::size_t>(n));
    std::iota(rows.begin(), rows.end(), Index{0});
    return rows;
}

/// Members that are off by a constant each.
MemberErrors offBy(const std::vector<double>& shifts, Index n) {
    const Vector truth = counting(n);
    Matrix predicted(n, static_cast<Index>(shifts.size()));
    for (std::size_t m = 0; m < shifts.size(); ++m)
        predicted.col(static_cast<Index>(m)) = truth.array() + shifts[m];
    return {predicted, truth, 35.0 / 12, {}, {}, {}};
}

double timesAsHeavy(Index shots) {
    MemberErrors errors = offBy({0.5, 1.0}, shots);
    const Vector weights = memberWeights(errors, all(shots));
    EXPECT_NEAR(weights.sum(), 1, 1e-12);
    return weights[0] / weights[1];
}

TEST(MemberWeights, FallWithAPowerOfTheErrorThatGrowsWithTheShots) {
    EXPECT_NEAR(timesAsHeavy(6), std::pow(4, 1.2), 0.05);
    EXPECT_NEAR(timesAsHeavy(30), 16, 0.1);
    EXPECT_NEAR(timesAsHeavy(60), 64, 1);
    EXPECT_NEAR(timesAsHeavy(600), 64, 1);
}

TEST(MemberWeights, HopelessMembersAreDropped) {
    const Vector weights = memberWeights(offBy({0.1, 10}, 6), all(6));
    EXPECT_EQ(weights[1], 0);
    EXPECT_EQ(weights[0], 1);
}

TEST(MemberWeights, PartsOfAnotherMemberHaveNoneOfTheirOwn) {
    // Not even one that is without error, beside which the others' would vanish in rounding.
    MemberErrors errors = offBy({1, 0, 1}, 60);
    EXPECT_EQ(memberWeights(errors, all(60))[1], 1);
    errors.silent = {1};
    const Vector weights = memberWeights(errors, all(60));
    EXPECT_EQ(weights[1], 0);
    EXPECT_NEAR(weights[0], 0.5, 1e-12);
}

TEST(MemberWeights, FewShotsAreWeighedAgainstWhatIsBelievedOfThePool) {
    // The second member hit the shots by luck and says something else of the pool.
    MemberErrors errors = offBy({0.5, 0.1, 0.5}, 6);
    EXPECT_GT(memberWeights(errors, all(6))[1], 0.9);
    errors.pool = Matrix::Zero(10, 3);
    errors.pool.col(1).setConstant(20);
    errors.voices = {0, 2};
    EXPECT_EQ(memberWeights(errors, all(6))[1], 0);
}

TEST(MemberWeights, ManyShotsOutweighTheBelief) {
    MemberErrors errors = offBy({3, 0.1}, 500);
    errors.pool = Matrix::Zero(10, 2);
    errors.pool.col(1).setConstant(2);
    errors.voices = {0};
    EXPECT_GT(memberWeights(errors, all(500))[1], 0.9);
}

TEST(MemberWeights, VoicesThatErrHaveLittleSay) {
    MemberErrors errors = offBy({0.2, 30, 0.2, 0.2}, 6);
    errors.pool = Matrix::Zero(10, 4);
    errors.pool.col(1).setConstant(20);
    errors.pool.col(3).setConstant(20);
    errors.voices = {0, 1};
    const Vector weights = memberWeights(errors, all(6));
    EXPECT_NEAR(weights[2], 0.5, 1e-3);
    EXPECT_EQ(weights[3], 0);
}

TEST(MemberWeights, MembersThatAgreeAndHitTheShotsAreBelievedMoreThanAVoice) {
    MemberErrors errors = offBy({0.5, 0.2, 0.2, 0.2}, 20);
    errors.pool = Matrix::Ones(10, 4);
    errors.pool.col(0).setZero();
    errors.voices = {0};
    const Vector weights = memberWeights(errors, all(20));
    // Squared errors .25 and .04, distances to the first belief 0 and 1, n = 20 beside 5: what the
    // first round weighs; the others believe the mean of the pool by the weights before.
    const auto shares = [](double belief) {
        const double own = (20 * 0.25 + 5 * belief * belief) / 25 + 1e-4;
        const double others = (20 * 0.04 + 5 * (1 - belief) * (1 - belief)) / 25 + 1e-4;
        const double power = 1 + 20.0 / 30;
        return std::pow(own, -power) / (std::pow(own, -power) + 3 * std::pow(others, -power));
    };
    EXPECT_NEAR(weights[0], shares(1 - shares(1 - shares(0))), 1e-4);
    EXPECT_LT(weights[0], shares(0));
    EXPECT_TRUE(weights.tail(3).isApproxToConstant(weights[1], 1e-12));
}

TEST(MemberWeights, ShotsOfOneGroupCountOnce) {
    MemberErrors errors = offBy({0.5, 0.1}, 20);
    errors.pool = Matrix::Zero(10, 2);
    errors.pool.col(1).setConstant(1.5);
    errors.voices = {0};
    const double apart = memberWeights(errors, all(20))[1];
    errors.groups.assign(20, 7);
    EXPECT_LT(memberWeights(errors, all(20))[1], apart);
}

TEST(MemberWeights, EqualMembersShareEqually) {
    const Vector weights = memberWeights(offBy({0, 0, 0, 0}, 8), all(8));
    EXPECT_TRUE(weights.isApproxToConstant(0.25, 1e-12));
}

TEST(MemberWeights, OwnOutOfFoldPredictionDoesNotLookAtTheFold) {
    Random random(4);
    MemberErrors errors = offBy({0, 0, 0}, 6);
    errors.outOfFold = Matrix::NullaryExpr(6, 3, [&] { return random.normal(); });
    const std::vector<int> folds{0, 0, 1, 1, 2, 2};
    const Vector before = mixtureOutOfFold(errors, folds).value;
    errors.v[0] = 100;
    const Vector after = mixtureOutOfFold(errors, folds).value;
    EXPECT_EQ(before.head(2), after.head(2));
    EXPECT_NE(before.tail(4), after.tail(4));
}

}  // namespace
}  // namespace footbridge
