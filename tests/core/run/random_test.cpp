// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/random.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace footbridge {
namespace {

TEST(Random, RepeatsForTheSameSeedAndPurpose) {
    Random a(7, "shots"), b(7, "shots");
    for (int i = 0; i < 100; ++i) EXPECT_EQ(a.bits(), b.bits());
}

TEST(Random, DiffersBetweenPurposes) {
    EXPECT_NE(Random(7, "shots").bits(), Random(7, "folds").bits());
}

TEST(Random, PermutationHoldsEveryRowOnce) {
    Rows rows = Random(3).permutation(1000);
    EXPECT_FALSE(std::is_sorted(rows.begin(), rows.end()));
    std::sort(rows.begin(), rows.end());
    for (Index i = 0; i < 1000; ++i) EXPECT_EQ(rows[static_cast<std::size_t>(i)], i);
}

TEST(Random, NormalHasMeanZeroAndVarianceOne) {
    Random random(11);
    double sum = 0, squares = 0;
    constexpr int kDraws = 200000;
    for (int i = 0; i < kDraws; ++i) {
        const double x = random.normal();
        sum += x;
        squares += x * x;
    }
    EXPECT_NEAR(sum / kDraws, 0, 0.01);
    EXPECT_NEAR(squares / kDraws, 1, 0.02);
}

TEST(Random, BelowStaysBelowAndReachesEveryValue) {
    Random random(5);
    std::vector<int> counts(7);
    for (int i = 0; i < 7000; ++i) ++counts.at(random.below(7));
    for (const int count : counts) EXPECT_NEAR(count, 1000, 150);
}

}  // namespace
}  // namespace footbridge
