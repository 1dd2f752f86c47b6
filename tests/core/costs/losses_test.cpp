// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/losses.h"

#include <gmock/gmock.h>

#include <cmath>
#include <numbers>
#include <vector>

#include "core/run/error.h"

namespace footbridge {
namespace {

class EveryLoss : public testing::TestWithParam<LossKind> {};

TEST_P(EveryLoss, IsTheSquaredOneAtARatioOfOne) {
    const Loss loss(GetParam(), 1);
    EXPECT_FALSE(loss.leans());
    for (const double error : {-2.0, -0.1, 0.0, 0.3, 7.0}) {
        EXPECT_EQ(loss.value(error), error * error);
        EXPECT_EQ(loss.gradient(error), 2 * error);
        EXPECT_EQ(loss.curvature(error), 2);
    }
    const std::vector<double> values{0.1, 0.2, 0.7};
    EXPECT_EQ(loss.bestConstant(values), (0.1 + 0.2 + 0.7) / 3);
}

TEST_P(EveryLoss, HasTheDerivativesOfItsValue) {
    for (const double ratio : {0.2, 3.0, 20.0}) {
        const Loss loss = Loss(GetParam(), ratio).inUnit(0.7);
        for (const double e : {-1.7, -0.4, 0.05, 0.6, 4.0}) {
            const double h = 1e-5;
            EXPECT_NEAR(loss.gradient(e), (loss.value(e + h) - loss.value(e - h)) / (2 * h),
                        1e-4 * (1 + std::abs(loss.gradient(e))));
            if (GetParam() == LossKind::Pinball || e == 4.0) continue;
            EXPECT_NEAR(loss.curvature(e), (loss.gradient(e + h) - loss.gradient(e - h)) / (2 * h),
                        1e-4 * loss.curvature(e));
        }
    }
}

TEST_P(EveryLoss, CostsTheRatioMoreForAnUnderestimateOfAFactorOfTwo) {
    constexpr double kSize = std::numbers::ln2;
    for (const double ratio : {0.5, 2.0, 5.0, 20.0}) {
        const Loss loss(GetParam(), ratio);
        const double expected = GetParam() == LossKind::Squared ? 1 : ratio;
        EXPECT_NEAR(loss.value(kSize) / loss.value(-kSize), expected, 1e-9 * expected);
    }
}

TEST_P(EveryLoss, TakesTheConstantThatCostsLeast) {
    const Loss loss(GetParam(), 5);
    const std::vector<double> values{0.3, -1.2, 0.9, 2.4, 0.1, -0.6, 1.1};
    const auto cost = [&](double constant) {
        double sum = 0;
        for (const double value : values) sum += loss.value(value - constant);
        return sum;
    };
    const double best = loss.bestConstant(values);
    for (double other = -1.5; other < 3; other += 0.01)
        EXPECT_LE(cost(best), cost(other) + 1e-9) << other;
}

INSTANTIATE_TEST_SUITE_P(Kinds, EveryLoss,
                         testing::ValuesIn(allLosses().begin(), allLosses().end()),
                         [](const auto& each) { return std::string(lossName(each.param)); });

TEST(Loss, OfPinballTakesTheQuantileThatCostsMean) {
    std::vector<double> values;
    for (int i = 1; i <= 99; ++i) values.push_back(i);
    EXPECT_EQ(Loss(LossKind::Pinball, 4).bestConstant(values), 80);
    EXPECT_EQ(Loss(LossKind::Pinball, 9).coveredShare(), 0.9);
}

TEST(Loss, OfPinballLiesBelowTheParabolaThatTouchesIt) {
    const Loss loss(LossKind::Pinball, 5);
    for (const double at : {-0.8, 0.3})
        for (double e = -2; e < 2; e += 0.1) {
            const double d = e - at;
            EXPECT_LE(loss.value(e), loss.value(at) + loss.gradient(at) * d +
                                         0.5 * loss.curvature(at) * d * d + 1e-12);
        }
}

TEST(Loss, LeansFurtherTheMoreAnUnderestimateCosts) {
    const std::vector<double> values{0, 0.1, 0.2, 0.5, 0.9, 1.3, 2};
    for (const LossKind kind : {LossKind::Pinball, LossKind::Linex, LossKind::Expectile}) {
        double before = -1;
        for (const double ratio : {0.25, 0.5, 2.0, 5.0, 20.0}) {
            const double now = Loss(kind, ratio).bestConstant(values);
            EXPECT_GE(now, before) << lossName(kind);
            before = now;
        }
        EXPECT_GT(before, 0.9) << lossName(kind);
    }
}

TEST(Loss, StaysFiniteForAWildError) {
    const Loss loss(LossKind::Linex, 20);
    EXPECT_TRUE(std::isfinite(loss.value(1e6)));
    EXPECT_LT(loss.gradient(1e6), 500);
}

TEST(Loss, IsNamed) {
    for (const LossKind kind : allLosses()) EXPECT_EQ(lossFromName(lossName(kind)), kind);
    EXPECT_FALSE(lossFromName("hinge"));
}

TEST(Loss, RefusesARatioThatMakesNoSense) {
    for (const double ratio : {0.0, -1.0, 9e-7, 1.1e6, 1e308, std::nan(""), double{INFINITY}})
        EXPECT_THROW(Loss(LossKind::Pinball, ratio), Error);
    for (const double ratio : {Loss::kLeastRatio, Loss::kMostRatio})
        EXPECT_EQ(Loss(LossKind::Linex, ratio).ratio(), ratio);
}

}  // namespace
}  // namespace footbridge
