// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/divergence/response_shift.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/run/random.h"

namespace footbridge {
namespace {

Vector normals(Index n, std::uint64_t seed) {
    Random random(seed);
    Vector result(n);
    for (double& value : result) value = random.normal();
    return result;
}

TEST(SampleAngle, VanishesUnderOffsetAndScale) {
    const Vector f = normals(20, 1);
    EXPECT_NEAR(sampleAngle({f, 3 * f.array() + 7}), 0, 1e-14);
}

TEST(SampleAngle, IsRightForInvertedRankings) {
    const Vector f = normals(20, 1);
    EXPECT_DOUBLE_EQ(sampleAngle({f, -f}), 1);
}

TEST(SampleAngle, IsRightWhenThePredictionIsConstant) {
    EXPECT_DOUBLE_EQ(sampleAngle({Vector::Ones(9), normals(9, 1)}), 1);
    EXPECT_DOUBLE_EQ(sampleAngle({normals(9, 1), Vector::Ones(9)}), 1);
}

TEST(SampleAngle, IsCorrectedForFewRows) {
    const Vector f{{1, 2, 3, 4}}, v{{1, 3, 2, 4}};  // correlation 0.8
    EXPECT_NEAR(sampleAngle({f, v}), 1 - (0.64 - 0.36 / 2), 1e-14);
}

TEST(ResponseShift, SeparatesOffsetFromScale) {
    const Vector f = normals(50, 3);
    EXPECT_GT(responseShift({f, f.array() + 4}, 1).offset, 10);
    EXPECT_NEAR(responseShift({f, f.array() + 4}, 1).scale, 0, 1e-12);
    const Vector steeper = f.mean() + 3 * (f.array() - f.mean());
    EXPECT_NEAR(responseShift({f, steeper}, 1).offset, 0, 1e-12);
    EXPECT_GT(responseShift({f, steeper}, 1).scale, 0.3);
}

TEST(ResponseShift, IsZeroForAPerfectSource) {
    const Vector f = normals(20, 1);
    EXPECT_NEAR(responseShift({f, f}, 1).size(), 0, 1e-12);
}

TEST(NullProbability, CountsValuesNotBelow) {
    const Vector null{{1, 2, 3, 4}};
    EXPECT_DOUBLE_EQ(nullProbability(5, null), 0.2);
    EXPECT_DOUBLE_EQ(nullProbability(3, null), 0.6);
    EXPECT_DOUBLE_EQ(nullProbability(0, null), 1);
}

TEST(EvidenceRamp, FallsWithTheProbability) {
    EXPECT_EQ(evidenceRamp(0.02, 0.005, 0.02), 0);
    EXPECT_EQ(evidenceRamp(0.5, 0.005, 0.02), 0);
    EXPECT_EQ(evidenceRamp(0.001, 0.005, 0.02), 1);
    EXPECT_NEAR(evidenceRamp(0.01, 0.005, 0.02), 0.5, 1e-12);
}

TEST(CanonicalPairs, ForgetTheOrderOfTheRows) {
    const Vector f = normals(9, 1), v = normals(9, 2);
    const FittedPairs forward = canonicalPairs(f, v);
    const FittedPairs backward = canonicalPairs(f.reverse(), v.reverse());
    EXPECT_EQ(forward.f, backward.f);
    EXPECT_EQ(forward.v, backward.v);
}

TEST(CanonicalPairs, DropMissingValues) {
    EXPECT_EQ(canonicalPairs(Vector{{1, std::nan(""), 3}}, Vector{{4, 5, std::nan("")}}).size(), 1);
}

TEST(MagnitudeBand, NarrowsWithMoreShotsOnAverage) {
    double before = 2;
    for (const Index n : {5, 10, 20, 50}) {
        double width = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Vector f = normals(n, 2 * seed), v = f + 0.5 * normals(n, 2 * seed + 1);
            const auto [low, high] = magnitudeBand({f, v}, responseShift({f, v}, 1));
            width += (high - low) / 50;
        }
        EXPECT_LT(width, before) << n;
        before = width;
    }
}

}  // namespace
}  // namespace footbridge
