// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/weights.h"

#include <gtest/gtest.h>

#include <numeric>

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
    return {predicted, truth, 35.0 / 12, -1};
}

TEST(MemberWeights, FallWithTheSixthPowerOfTheError) {
    const Vector weights = memberWeights(offBy({0.5, 1.0}, 6), all(6));
    EXPECT_NEAR(weights.sum(), 1, 1e-12);
    EXPECT_NEAR(weights[0] / weights[1], 64, 1);
}

TEST(MemberWeights, HopelessMembersAreDropped) {
    const Vector weights = memberWeights(offBy({0.1, 10}, 6), all(6));
    EXPECT_EQ(weights[1], 0);
    EXPECT_EQ(weights[0], 1);
}

TEST(MemberWeights, FewShotsLeanOnTheMixtureOfProcesses) {
    for (const auto& [n, lean] : {std::pair<Index, double>{5, 0.5}, {10, 0.25}, {20, 0}}) {
        EXPECT_NEAR(leanOnMixture(n), lean, 1e-12);
        MemberErrors errors = offBy({0.01, 5}, n);
        errors.mixture = 1;
        EXPECT_NEAR(memberWeights(errors, all(n))[1], lean, 1e-3) << n;
    }
    EXPECT_EQ(leanOnMixture(3), 0.5);
    EXPECT_EQ(leanOnMixture(500), 0);
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
    const Vector before = mixtureOutOfFold(errors, folds);
    errors.v[0] = 100;
    const Vector after = mixtureOutOfFold(errors, folds);
    EXPECT_EQ(before.head(2), after.head(2));
    EXPECT_NE(before.tail(4), after.tail(4));
}

}  // namespace
}  // namespace footbridge
