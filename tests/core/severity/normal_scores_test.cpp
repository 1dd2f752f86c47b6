// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/normal_scores.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace footbridge {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

TEST(NormalQuantile, InvertsTheDistribution) {
    EXPECT_NEAR(normalQuantile(0.5), 0, 1e-15);
    EXPECT_NEAR(normalQuantile(0.95), 1.6448536269514722, 1e-14);
    EXPECT_NEAR(normalQuantile(0.025), -1.9599639845400545, 1e-14);
    EXPECT_NEAR(normalQuantile(1e-9), -5.9978070150076869, 1e-13);
}

TEST(NormalScores, DoNotKnowTheUnit) {
    const Matrix seconds{{1}, {2}, {4}, {9}, {9}};
    const Matrix milliseconds = 1000 * seconds;
    EXPECT_EQ(NormalScores(seconds, {false})(seconds),
              NormalScores(milliseconds, {false})(milliseconds));
}

TEST(NormalScores, AreStandardisedAndOrdered) {
    const Matrix values{{1}, {2}, {3}, {1000}};
    const Matrix scores = NormalScores(values, {false})(values);
    EXPECT_NEAR(scores.mean(), 0, 1e-15);
    EXPECT_NEAR(scores.squaredNorm() / 4, 1, 1e-15);
    EXPECT_NEAR(scores(3, 0), -scores(0, 0), 1e-15);
}

TEST(NormalScores, ClampOutsideAndPutMissingInTheMiddle) {
    const Matrix values{{1}, {2}, {3}};
    const NormalScores scores(values, {false});
    const Matrix others{{-5}, {99}, {kNaN}};
    EXPECT_EQ(scores(others)(0, 0), scores(values)(0, 0));
    EXPECT_EQ(scores(others)(1, 0), scores(values)(2, 0));
    EXPECT_NEAR(scores(others)(2, 0), 0, 1e-15);
}

TEST(NormalScores, LeaveOutConstantColumns) {
    const Matrix values{{7, 1, 0}, {7, 2, 0}, {7, 3, 0}};
    const NormalScores scores(values, {false, false, true});
    ASSERT_EQ(scores.parts().size(), 1u);
    EXPECT_EQ(scores.parts()[0].column, 1);
}

TEST(NormalScores, GiveTheMostFrequentLevelsAColumn) {
    Matrix values(100, 1);
    for (Index row = 0; row < 100; ++row) values(row, 0) = static_cast<double>(row % 20);
    values.topRows(40).setConstant(19);
    const NormalScores scores(values, {true});
    EXPECT_EQ(scores.parts().size(), 12u);
    EXPECT_EQ(scores.parts()[0].level, 19);
}

TEST(NormalScores, AreSharedByWhatBothTablesHave) {
    const Matrix source{{1, 0}, {2, 1}, {3, 2}}, target{{5, 2}, {5, 1}, {5, 2}};
    const NormalScores ofSource(source, {false, true}), ofTarget(target, {false, true});
    const SharedScores shared =
        sharedScores(ofSource(source), ofSource, ofTarget(target), ofTarget);
    EXPECT_EQ(shared.source.cols(), 2);  // levels 1 and 2; the number is constant in the target
    EXPECT_EQ(shared.target.cols(), 2);
}

}  // namespace
}  // namespace footbridge
