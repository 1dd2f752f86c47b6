// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/bundle/conformance.h"
#include "sample_bundle.h"

namespace footbridge {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

TEST(ConformanceRows, LieInsideAndOutsideTheRangeAndHaveMissingAndUnseenValues) {
    const AdaptedModel model = sampleModel();

    const Matrix rows = conformanceRows(model, 1000, 1);

    const auto share = [&](const auto& chosen) { return double(chosen.count()) / 1000; };
    const auto size = rows.col(0).array();
    EXPECT_NEAR(share(size.isNaN()), 0.1, 0.05);
    EXPECT_NEAR(share(size < -3), 0.1, 0.05);
    EXPECT_NEAR(share(size > 3), 0.1, 0.05);
    EXPECT_NEAR(share(size == -3), 0.05, 0.03);
    EXPECT_NEAR(share(size > -3 && size < 3), 0.6, 0.1);
    const auto variant = rows.col(1).array();
    EXPECT_NEAR(share(variant.isNaN()), 0.1, 0.05);
    EXPECT_NEAR(share(variant == -1), 0.1, 0.05);
    for (const double level : {0.0, 1.0, 2.0}) EXPECT_GT(share(variant == level), 0.2);
}

TEST(ConformanceRows, AreTheSameForTheSameSeed) {
    const AdaptedModel model = sampleModel();
    const Matrix rows =
        conformanceRows(model, 50, 7).unaryExpr([](double v) { return std::isnan(v) ? 99 : v; });
    const auto again = [&](std::uint64_t seed) -> Matrix {
        return conformanceRows(model, 50, seed).unaryExpr([](double v) {
            return std::isnan(v) ? 99 : v;
        });
    };
    EXPECT_EQ(again(7), rows);
    EXPECT_NE(again(8), rows);
}

TEST(LargestDifference, IsRelativeDownToAThousandthOfTheTypicalResponse) {
    EXPECT_DOUBLE_EQ(largestDifference({Vector{{2.5, 1}}, {}, {}}, {Vector{{2, 1}}, {}, {}}, 1),
                     0.25);
    EXPECT_DOUBLE_EQ(largestDifference({Vector{{0.5}}, {}, {}}, {Vector{{0}}, {}, {}}, 1000), 0.5);
}

TEST(LargestDifference, CountsIntervalEnds) {
    const Prediction wanted{Vector{{1}}, Vector{{1}}, Vector{{2}}};
    EXPECT_EQ(largestDifference({Vector{{1}}, Vector{{1}}, Vector{{3}}}, wanted, 1), 0.5);
    EXPECT_EQ(largestDifference({Vector{{1}}, Vector{{0.5}}, Vector{{2}}}, wanted, 1), 0.5);
}

TEST(LargestDifference, IsInfiniteWhereOnlyOneIsANumberOrHasRows) {
    const double infinity = std::numeric_limits<double>::infinity();
    const auto difference = [](double a, double b) {
        return largestDifference({Vector{{a}}, {}, {}}, {Vector{{b}}, {}, {}}, 1);
    };
    EXPECT_EQ(difference(kNan, kNan), 0);
    EXPECT_EQ(difference(infinity, infinity), 0);
    EXPECT_EQ(difference(kNan, 1), infinity);
    EXPECT_EQ(difference(1, kNan), infinity);
    EXPECT_EQ(difference(infinity, 1), infinity);
    EXPECT_EQ(largestDifference({Vector{{1, 2}}, {}, {}}, {Vector{{1}}, {}, {}}, 1), infinity);
}

}  // namespace
}  // namespace footbridge
