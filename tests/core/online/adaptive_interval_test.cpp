// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/adaptive_interval.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/run/random.h"

namespace footbridge {
namespace {

TEST(AdaptiveInterval, HasNoneBeforeThereAreErrorsEnough) {
    AdaptiveInterval interval(0.9);
    EXPECT_FALSE(interval.halfWidth());
    for (int i = 0; i < 8; ++i) interval.add(1);
    EXPECT_FALSE(interval.halfWidth()) << "eight errors cannot hold 90 %";
    interval.add(1);
    interval.add(1);
    EXPECT_TRUE(interval.halfWidth());
}

TEST(AdaptiveInterval, KeepsItsLevelWhileErrorsGrow) {
    AdaptiveInterval interval(0.9);
    Random random(3);
    int inside = 0, given = 0;
    for (int i = 0; i < 6000; ++i) {
        const double size = std::abs(random.normal()) * (1 + i / 500.0);
        if (const auto half = interval.halfWidth()) {
            EXPECT_TRUE(std::isfinite(*half));
            ++given;
            inside += size <= *half;
        }
        interval.add(size);
    }
    EXPECT_GT(given, 5800);
    EXPECT_NEAR(static_cast<double>(inside) / given, 0.9, 0.01);
}

TEST(AdaptiveInterval, GivesNoneWhereTheLevelAskedForCannotBeMet) {
    AdaptiveInterval interval(0.9);
    double size = 1;
    bool none = false;
    for (int i = 0; i < 40; ++i) {
        interval.add(size *= 2);  // every run lies outside
        none = none || (i > 15 && !interval.halfWidth());
    }
    EXPECT_TRUE(none);
}

}  // namespace
}  // namespace footbridge
