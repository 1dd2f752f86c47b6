// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/test_errors.h"

#include <gtest/gtest.h>

#include <cmath>

namespace footbridge {
namespace {

Vector four(double a, double b, double c, double d) {
    return Vector{{a, b, c, d}};
}

TEST(TestErrors, MeasureOnBothScales) {
    const TestTruth truth{four(1, 2, 4, 8), four(0, 1, 2, 3), 2.5};
    const Vector response = four(1, 2, 4, 4), v = four(0, 1, 2, 2), none;

    const TestErrors errors = testErrors({response, v, none, none}, truth);

    EXPECT_EQ(errors.rows, 4);
    EXPECT_DOUBLE_EQ(errors.nmse, 0.25 / 2.5) << "over the variance of all labelled rows";
    EXPECT_DOUBLE_EQ(errors.mape, 12.5);
    EXPECT_DOUBLE_EQ(errors.r2, 1 - 0.25 / 1.25) << "over the variance of the test rows";
    EXPECT_TRUE(std::isnan(errors.coverage));
}

TEST(TestErrors, CountTheRowsInsideTheIntervalWithItsEnds) {
    const TestTruth truth{four(1, 2, 4, 8), four(0, 1, 2, 3), 1};
    const Vector lower = four(1, 0, 5, 0), upper = four(1, 2, 9, 7);
    EXPECT_DOUBLE_EQ(testErrors({truth.response, truth.v, lower, upper}, truth).coverage, 0.5);
}

TEST(TestErrors, AreUndefinedWhereTheTargetDoesNotVary) {
    const TestTruth truth{four(2, 2, 2, 2), four(1, 1, 1, 1), 0};
    const Vector none;
    EXPECT_TRUE(std::isnan(testErrors({truth.response, truth.v, none, none}, truth).nmse));
}

}  // namespace
}  // namespace footbridge
