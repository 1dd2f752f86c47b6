// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/core/severity/measured_platforms.h"

namespace footbridge {
namespace {

TEST(Severity, AdvisesByErrorsOnShotsHeldOut) {
    SeverityInput input = sameBehaviour(30, 3);
    input.shotFeatures = input.targetFeatures.topRows(30);
    input.shotResponses.array() += 5;
    const Severity severity = measureSeverity(input, {});
    ASSERT_TRUE(severity.advice);
    EXPECT_NE(severity.advice->key, "source");
    ASSERT_EQ(severity.advice->rungs.size(), 4u);
    EXPECT_GT(severity.advice->rungs[0].error, 10 * severity.advice->rungs[1].error);
    EXPECT_FALSE(severity.advice->sentence.empty());
}

TEST(Severity, AdviceDoesNotKnowTheOrderOfTheShots) {
    SeverityInput input = sameBehaviour(20, 3);
    input.shotFeatures = input.targetFeatures.topRows(20);
    SeverityInput moved = input;
    const Rows order = Random(3).permutation(20);
    moved.shotResponses = input.shotResponses(order);
    moved.sources[0].shotPredictions = input.sources[0].shotPredictions(order);
    moved.shotFeatures = input.shotFeatures(order, Eigen::all);
    const Severity a = measureSeverity(input, {}), b = measureSeverity(moved, {});
    ASSERT_EQ(a.advice->rungs.size(), b.advice->rungs.size());
    for (std::size_t i = 0; i < a.advice->rungs.size(); ++i)
        EXPECT_EQ(a.advice->rungs[i].error, b.advice->rungs[i].error);
}

TEST(Severity, DoesNotAdviseTheSourceAsSettledWhileTheBandIsWide) {
    int unsettled = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        SeverityInput input = sameBehaviour(6, seed);
        input.shotFeatures = input.targetFeatures.topRows(6);
        const Severity severity = measureSeverity(input, {});
        ASSERT_TRUE(severity.advice);
        if (severity.advice->key != "source" || severity.bandHigh <= 0.2) continue;
        ++unsettled;
        EXPECT_STREQ(severity.advice->sentence.code(), "advice-unsettled");
    }
    EXPECT_GT(unsettled, 0) << "else nothing was checked";
}

}  // namespace
}  // namespace footbridge
