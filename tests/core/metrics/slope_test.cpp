// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/slope.h"

#include <gtest/gtest.h>

namespace footbridge {
namespace {

TEST(PulledSlope, IsLeastSquaresWithOneRunOnTheLineOfSlopeOne) {
    // Runs at f = -1, 0, 1 with v = 3 f, and a pseudo-shot at f = v = s, s^2 = 2/3.
    EXPECT_NEAR(pulledSlope(6.0, 2.0, 2.0 / 3), (6 + 2.0 / 3) / (2 + 2.0 / 3), 1e-11);
}

TEST(PulledSlope, IsOneWhereNothingIsKnown) {
    EXPECT_EQ(pulledSlope(0.0, 0.0, 0.0), 1);
    EXPECT_EQ(pulledSlope(0.0F, 0.0F, 0.0F), 1);
}

TEST(PulledSlope, MovesAwayFromOneWithMoreRuns) {
    const auto slope = [](double runs) { return pulledSlope(3 * runs, runs, 1.0); };
    EXPECT_LT(slope(2), slope(20));
    EXPECT_NEAR(slope(1e6), 3, 1e-5);
}

}  // namespace
}  // namespace footbridge
