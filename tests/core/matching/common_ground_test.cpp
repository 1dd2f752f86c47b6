// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/common_ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/matching/datasets.h"

namespace footbridge {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Matching matchingOf(int matched, int onlyTarget, MatchKind kind = MatchKind::SameName) {
    Matching matching;
    for (int i = 0; i < matched; ++i)
        matching.matched.push_back({"s" + std::to_string(i), "t", kind, 1});
    matching.onlyTarget.resize(static_cast<std::size_t>(onlyTarget));
    return matching;
}

TEST(CommonColumns, AreTheMatchedSourceFeatures) {
    EXPECT_THAT(commonColumns(matchingOf(2, 3)), ElementsAre("s0", "s1"));
}

TEST(CommonColumns, AreNoneWhenHardlyAnythingMatches) {
    EXPECT_THAT(commonColumns(matchingOf(1, 6)), IsEmpty());
    EXPECT_THAT(commonColumns(matchingOf(3, 17)), ElementsAre("s0", "s1", "s2"));
}

TEST(CommonColumns, FollowAPersonHoweverFewMatch) {
    EXPECT_THAT(commonColumns(matchingOf(1, 60, MatchKind::ByHand)), ElementsAre("s0"));
    EXPECT_THAT(commonColumns(matchingOf(1, 60, MatchKind::Accepted)), ElementsAre("s0"));
}

TEST(InTargetUnit, ConvertsResponsesOfTheSameQuantity) {
    const std::vector<Dataset> sources{dataset("n,time [ms]\n1,500\n", {"time [ms]", {}, {}, {}})};
    const Dataset target = dataset("n,runtime_s\n1,2\n", {"runtime_s", {}, {}, {}});
    const std::vector<Dataset> converted = inTargetUnit(sources, target);
    EXPECT_DOUBLE_EQ(converted[0].response()[0], 0.5);
    EXPECT_EQ(converted[0].responseUnit(), "s");
    EXPECT_DOUBLE_EQ(sources[0].response()[0], 500);
}

TEST(InTargetUnit, LeavesOtherQuantitiesAndUnknownUnitsAlone) {
    const std::vector<Dataset> sources{dataset("n,time [ms]\n1,500\n", {"time [ms]", {}, {}, {}})};
    for (const char* name : {"objective", "energy [J]"}) {
        const Dataset target = dataset(std::string("n,") + name + "\n1,2\n", {name, {}, {}, {}});
        EXPECT_DOUBLE_EQ(inTargetUnit(sources, target)[0].response()[0], 500) << name;
    }
}

TEST(MatchFeatures, SaysThatAResponseIsConverted) {
    const std::vector<Dataset> sources{dataset("n,time [ms]\n1,500\n", {"time [ms]", {}, {}, {}})};
    const Dataset target = dataset("n,runtime_s\n1,2\n", {"runtime_s", {}, {}, {}});
    const Matching matching = matchFeatures(sources, target);
    ASSERT_EQ(matching.notes.size(), 1u);
    EXPECT_STREQ(matching.notes[0].code(), "match-response-units");
}

}  // namespace
}  // namespace footbridge
