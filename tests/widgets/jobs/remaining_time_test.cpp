// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/remaining_time.h"

#include <gtest/gtest.h>

namespace footbridge {
namespace {

TEST(RemainingTime, IsNotToldBeforeEnoughIsDone) {
    RemainingTime remaining;
    EXPECT_EQ(remaining.told(0.5, 0.1), -1);
    EXPECT_EQ(remaining.told(0.01, 5), -1);
    EXPECT_DOUBLE_EQ(remaining.told(0.5, 5), 5);
}

TEST(RemainingTime, CountsDownWhereARunBecomesALittleSlower) {
    RemainingTime remaining;
    EXPECT_DOUBLE_EQ(remaining.told(0.5, 10), 10);
    EXPECT_DOUBLE_EQ(remaining.told(0.5, 11), 9) << "the plain estimate would rise to 11";
    EXPECT_NEAR(remaining.told(0.9, 12), 12.0 / 9, 1e-9);
}

TEST(RemainingTime, IsNotToldWhileARunIsClearlySlowerThanWasTold) {
    RemainingTime remaining;
    EXPECT_DOUBLE_EQ(remaining.told(0.8, 4), 1);
    EXPECT_EQ(remaining.told(0.81, 20), -1) << "neither a lie nor a rise";
    EXPECT_NEAR(remaining.told(0.99, 30), 30.0 / 99, 1e-9);
}

TEST(RemainingTime, NeverRises) {
    RemainingTime remaining;
    double least = 1e9;
    for (int step = 1; step < 200; ++step) {
        // Quick at first, a long stretch in the middle, quick again.
        const double elapsed = 0.1 * step;
        const double fraction = step < 50    ? 0.01 * step
                                : step < 150 ? 0.5
                                             : 0.5 + 0.01 * (step - 150);
        const double told = remaining.told(fraction, elapsed);
        if (told < 0) continue;
        EXPECT_LE(told, least + 1e-12) << elapsed;
        least = told;
    }
    EXPECT_LT(least, 0.5);
    EXPECT_EQ(remaining.told(1, 20), -1) << "nothing is left";
}

}  // namespace
}  // namespace footbridge
