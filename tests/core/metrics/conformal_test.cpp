// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/conformal.h"

#include <gtest/gtest.h>

#include <limits>

#include "core/metrics/group_residuals.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

TEST(Conformal, TakesTheOrderStatisticOfTheLevel) {
    const auto width = conformalWidth(Vector::LinSpaced(19, 1, 19), 0.9);
    ASSERT_TRUE(width);
    EXPECT_DOUBLE_EQ(width->level, 0.9);
    EXPECT_DOUBLE_EQ(width->halfWidth, 18);
}

TEST(Conformal, NeedsSoManyResidualsForALevel) {
    for (const double level : {0.5, 0.8, 0.9, 0.95}) {
        const int fewest = fewestResiduals(level);
        EXPECT_EQ(conformalWidth(Vector::Ones(fewest), level)->level, level);
        const auto less = conformalWidth(Vector::Ones(fewest - 1), level);
        EXPECT_TRUE(!less || less->level < level);
    }
    EXPECT_EQ(fewestResiduals(0.9), 9);
}

TEST(Conformal, ResidualsAreMeasuredByHowUnsureThePredictionIs) {
    const Vector v = Vector::Constant(3, 4), predicted = Vector::Constant(3, 2);
    EXPECT_EQ(scaledResiduals(v, predicted, {}), Vector::Constant(3, 2));
    EXPECT_EQ(scaledResiduals(v, predicted, Vector::Constant(3, 4)), Vector::Constant(3, 0.5));
}

TEST(Conformal, AGroupCountsByItsLargestResidual) {
    const Vector residuals = (Vector(5) << 1, -4, 2, 3, -1).finished();
    EXPECT_EQ(largestOfGroups(residuals, {0, 0, 7, 7, 3}), (Vector(3) << 4, 1, 3).finished());
    EXPECT_EQ(largestOfGroups(residuals, {0, 0, 7, 7, 7}).size(), 0) << "nothing of a third group";
    EXPECT_EQ(largestOfGroups(residuals, {}), residuals);
}

TEST(Conformal, IgnoresTheSignOfResiduals) {
    EXPECT_DOUBLE_EQ(conformalWidth(-Vector::LinSpaced(9, 1, 9), 0.9)->halfWidth, 9);
}

TEST(Conformal, RoundingErrorDoesNotAskForOneMoreResidual) {
    EXPECT_DOUBLE_EQ(conformalWidth(Vector::LinSpaced(29, 1, 29), 0.9)->halfWidth, 27);
}

TEST(Conformal, FallsBackToTheNextLevelThatFewResidualsAllow) {
    EXPECT_DOUBLE_EQ(conformalWidth(Vector::LinSpaced(18, 1, 18), 0.95)->level, 0.9);
    EXPECT_DOUBLE_EQ(conformalWidth(Vector::LinSpaced(8, 1, 8), 0.9)->level, 0.8);
    EXPECT_DOUBLE_EQ(conformalWidth(Vector::LinSpaced(3, 1, 3), 0.9)->level, 0.5);
    EXPECT_DOUBLE_EQ(conformalWidth(Vector::LinSpaced(1, 1, 1), 0.9)->level, 0.5);
}

TEST(Conformal, NeedsAResidual) {
    EXPECT_FALSE(conformalWidth(Vector(), 0.9));
    EXPECT_FALSE(
        conformalWidth(Vector::Constant(4, std::numeric_limits<double>::quiet_NaN()), 0.5));
}

TEST(Conformal, CoversNewResidualsAtItsLevel) {
    Random random(4);
    int covered = 0;
    constexpr int kTrials = 4000;
    for (int trial = 0; trial < kTrials; ++trial) {
        Vector residuals(19);
        for (double& residual : residuals) residual = random.normal();
        covered += std::abs(random.normal()) <= conformalWidth(residuals, 0.9)->halfWidth;
    }
    EXPECT_NEAR(static_cast<double>(covered) / kTrials, 0.9, 0.02);
}

}  // namespace
}  // namespace footbridge
