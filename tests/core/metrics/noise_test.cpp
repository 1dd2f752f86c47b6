// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/noise.h"

#include <gtest/gtest.h>

#include <limits>

namespace footbridge {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

TEST(ReplicateNoise, PoolsTheSpreadWithinReplicates) {
    Matrix raw(6, 1);
    raw << 1, 2, 1, 3, 2, 1;
    Vector v(6);
    v << 10, 20, 12, 99, 24, 14;
    const auto noise = replicateNoise(raw, v);
    ASSERT_TRUE(noise);
    EXPECT_DOUBLE_EQ(noise->variance, (8.0 + 8.0) / 3);
    EXPECT_EQ(noise->rows, 5);
}

TEST(ReplicateNoise, IsAbsentWithoutTwins) {
    Matrix raw(2, 2);
    raw << 1, 2, 1, 3;
    EXPECT_FALSE(replicateNoise(raw, Vector::Ones(2)));
    EXPECT_FALSE(replicateNoise(Matrix(3, 0), Vector::Ones(3)));
}

TEST(ReplicateNoise, MissingEqualsMissing) {
    Matrix raw(2, 2);
    raw << 1, kNaN, 1, kNaN;
    Vector v(2);
    v << 1, 3;
    EXPECT_DOUBLE_EQ(replicateNoise(raw, v)->variance, 2);
}

TEST(ReplicateNoise, RowsWithoutResponseAreNoTwins) {
    Vector v(2);
    v << 1, kNaN;
    EXPECT_FALSE(replicateNoise(Matrix::Ones(2, 1), v));
}

}  // namespace
}  // namespace footbridge
