// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/inputs.h"

#include <gtest/gtest.h>

#include "core/run/random.h"
#include "core/severity/explanations.h"

namespace footbridge {
namespace {

Matrix normals(Index rows, Index columns, double mean, std::uint64_t seed) {
    Random random(seed);
    Matrix X(rows, columns);
    for (double& value : X.reshaped()) value = mean + random.normal();
    return X;
}

TEST(TwoSampleTest, IsAtChanceForRowsOfOneDistribution) {
    int found = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto test = twoSampleTest(normals(200, 4, 0, 2 * seed),
                                        normals(200, 4, 0, 2 * seed + 1), {}, {}, seed, {});
        found += test->p < 0.01;
    }
    EXPECT_LE(found, 2);
}

TEST(TwoSampleTest, FindsAColumnThatMoved) {
    Matrix target = normals(200, 4, 0, 2);
    target.col(2).array() += 1.5;
    const auto test = twoSampleTest(normals(200, 4, 0, 1), target, {}, {}, 1, {});
    EXPECT_GT(test->auc, 0.7);
    EXPECT_LT(test->p, 1e-6);
    EXPECT_FALSE(test->byGroup);
}

TEST(TwoSampleTest, SaysBelowWhereItCountsNoFurther) {
    const auto far = twoSampleTest(normals(300, 4, 0, 1), normals(300, 4, 9, 2), {}, {}, 1, {});
    EXPECT_EQ(far->p, kSmallestProbability);
    EXPECT_TRUE(inputsComponent(*far).explanation.text().ends_with("(p < 1e-12)."))
        << inputsComponent(*far).explanation.text();
    TwoSampleTest close;
    close.p = 0.25;
    EXPECT_TRUE(inputsComponent(close).explanation.text().ends_with("(p = 0.250)."))
        << inputsComponent(close).explanation.text();
}

/// Groups of ten rows that are nearly one.
struct Grouped {
    Matrix X;
    std::vector<int> groups;
};

Grouped grouped(double mean, std::uint64_t seed) {
    const Matrix centres = normals(20, 4, mean, seed), noise = normals(200, 4, 0, seed + 500);
    Grouped result{Matrix(200, 4), {}};
    for (Index row = 0; row < 200; ++row) {
        result.X.row(row) = centres.row(row / 10) + 0.01 * noise.row(row);
        result.groups.push_back(static_cast<int>(row / 10));
    }
    return result;
}

TEST(TwoSampleTest, DoesNotTakeOtherGroupsForAnotherDistribution) {
    int found = 0, foundRowByRow = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Grouped a = grouped(0, 2 * seed), b = grouped(0, 2 * seed + 1);
        const auto test = twoSampleTest(a.X, b.X, a.groups, b.groups, seed, {});
        ASSERT_TRUE(test && test->byGroup);
        found += test->p < 0.01;
        foundRowByRow += twoSampleTest(a.X, b.X, {}, {}, seed, {})->p < 0.01;
    }
    EXPECT_LE(found, 2);
    EXPECT_GE(foundRowByRow, 18);
}

TEST(TwoSampleTest, StillFindsGroupsThatMoved) {
    const Grouped a = grouped(0, 1), b = grouped(2, 2);
    const auto test = twoSampleTest(a.X, b.X, a.groups, b.groups, 1, {});
    EXPECT_GT(test->auc, 0.85);
    EXPECT_LT(test->p, 0.001);
}

TEST(TwoSampleTest, SaysNothingOfTooFewGroups) {
    const Grouped a = grouped(0, 1), b = grouped(0, 2);
    EXPECT_FALSE(twoSampleTest(a.X, b.X, std::vector<int>(200, 0), b.groups, 1, {}));
}

TEST(ShareOutsideRange, CountsRowsBeyondTheSource) {
    Matrix source(2, 2), target(4, 2);
    source << 0, 5, 10, 7;
    target << 1, 6, 11, 6, 2, 8, 3, 5;
    EXPECT_DOUBLE_EQ(*shareOutsideRange(source, target, {false, false}), 0.5);
    EXPECT_DOUBLE_EQ(*shareOutsideRange(source, target, {false, true}), 0.25);
    EXPECT_FALSE(shareOutsideRange(source, target, {true, true}));
}

}  // namespace
}  // namespace footbridge
