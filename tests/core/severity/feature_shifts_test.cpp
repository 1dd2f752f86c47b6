// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/feature_shifts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "core/run/random.h"

namespace footbridge {
namespace {

using ::testing::HasSubstr;

Matrix column(Index rows, double from, double to) {
    return Vector::LinSpaced(rows, from, to);
}

TEST(KolmogorovDistance, IsTheLargestGapBetweenDistributions) {
    EXPECT_DOUBLE_EQ(kolmogorovDistance(Vector{{1, 2, 3, 4}}, Vector{{3, 4, 5, 6}}), 0.5);
    EXPECT_DOUBLE_EQ(kolmogorovDistance(Vector{{1, 2}}, Vector{{3, 4}}), 1);
    EXPECT_DOUBLE_EQ(kolmogorovDistance(Vector{{2, 1, 1}}, Vector{{1, 2, 1}}), 0);
    EXPECT_DOUBLE_EQ(kolmogorovDistance(Vector{{1, std::nan("")}}, Vector{{1}}), 0);
}

TEST(FeatureShifts, SayWhatMovedInTheUnitOfTheColumn) {
    const auto shifts = featureShifts(column(200, 0, 100), column(200, 50, 250), {false},
                                      {{"size", "MiB"}}, {}, {});
    ASSERT_EQ(shifts.size(), 1u);
    EXPECT_TRUE(shifts[0].moved());
    EXPECT_NEAR(shifts[0].targetMedian, 150, 1);
    EXPECT_NEAR(shifts[0].outside, 0.75, 0.01);
    EXPECT_THAT(shifts[0].explanation.text(), HasSubstr("Median 151 MiB instead of 50.3 MiB"));
    EXPECT_THAT(shifts[0].explanation.text(), HasSubstr("75 %"));
}

TEST(FeatureShifts, NameTheLevelThatChangedMost) {
    Matrix source(100, 1), target(100, 1);
    for (Index row = 0; row < 100; ++row) {
        source(row, 0) = row < 80 ? 0 : 1;
        target(row, 0) = row < 30 ? 0 : 1;
    }
    const auto shifts =
        featureShifts(source, target, {true}, {{"compiler", "", {"gcc", "icx"}}}, {}, {});
    EXPECT_DOUBLE_EQ(shifts[0].distance, 0.5);
    EXPECT_EQ(shifts[0].explanation.text(),
              "gcc makes up 30 % of the target's rows and 80 % of the source's.");
}

TEST(FeatureShifts, SayWhenMostLevelsAreNew) {
    const auto shifts = featureShifts(Matrix::Zero(100, 1), Matrix::Constant(100, 1, -1), {true},
                                      {{"compiler", "", {"gcc"}}}, {}, {});
    EXPECT_DOUBLE_EQ(shifts[0].outside, 1);
    EXPECT_STREQ(shifts[0].explanation.code(), "shift-unseen-levels");
}

TEST(FeatureShifts, LeaveChanceAlone) {
    int moved = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Random random(seed);
        Matrix source(150, 1), target(100, 1);
        for (double& value : source.reshaped()) value = random.normal();
        for (double& value : target.reshaped()) value = random.normal();
        moved += featureShifts(source, target, {false}, {{"x", ""}}, {}, {})[0].moved();
    }
    EXPECT_LE(moved, 10);
}

TEST(FeatureShifts, CountAGroupOnce) {
    std::vector<int> groups;
    for (int row = 0; row < 100; ++row) groups.push_back(row / 20);
    const Matrix source = column(100, 0, 1), target = column(100, 0.3, 1.3);
    EXPECT_TRUE(featureShifts(source, target, {false}, {{"x", ""}}, {}, {})[0].moved());
    EXPECT_FALSE(featureShifts(source, target, {false}, {{"x", ""}}, groups, groups)[0].moved());
}

TEST(FeatureShifts, PutTheLargestFirst) {
    Matrix source(200, 2), target(200, 2);
    source << column(200, 0, 1), column(200, 0, 1);
    target << column(200, 0.2, 1.2), column(200, 0.6, 1.6);
    const auto shifts =
        featureShifts(source, target, {false, false}, {{"a", ""}, {"b", ""}}, {}, {});
    EXPECT_EQ(shifts[0].name, "b");
    EXPECT_EQ(shifts[1].name, "a");
}

}  // namespace
}  // namespace footbridge
