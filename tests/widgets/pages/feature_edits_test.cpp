// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/feature_edits.h"

#include <gtest/gtest.h>

namespace footbridge {
namespace {

using Pair = MatchingEdits::Pair;

TEST(FeatureEdits, AcceptAllTakesOnlyWhatIsConfidentEnough) {
    Matching matching;
    matching.suggestions.push_back({"a", "b", 0.9, 0, 0, 0, {}});
    matching.suggestions.push_back({"c", "d", 0.7, 0, 0, 0, {}});
    EXPECT_EQ(acceptedAbove({}, matching, 0.8).accepted, (std::vector<Pair>{{"a", "b"}}));
}

TEST(FeatureEdits, AcceptingForgetsAnEarlierRejection) {
    const MatchingEdits edits =
        accepted(rejected({}, {"a", "b"}), Suggestion{"a", "b", 0.9, 0, 0, 0, {}});
    EXPECT_TRUE(edits.rejected.empty());
    EXPECT_EQ(edits.accepted.size(), 1U);
}

TEST(FeatureEdits, AFeatureIsMatchedByHandOnce) {
    const MatchingEdits edits = matchedByHand(matchedByHand({}, {"a", "b"}), {"a", "c"});
    EXPECT_EQ(edits.byHand, (std::vector<Pair>{{"a", "c"}}));
}

TEST(FeatureEdits, UnmatchingEqualNamesSeparatesThem) {
    const MatchingEdits edits = unmatched({}, Match{"n", "N", MatchKind::SameName, 1});
    EXPECT_EQ(edits.separated, (std::vector<Pair>{{"n", "N"}}));
}

TEST(FeatureEdits, UnmatchingWhatWasAcceptedRejectsIt) {
    const MatchingEdits before = accepted({}, Suggestion{"a", "b", 0.9, 0, 0, 0, {}});
    const MatchingEdits after = unmatched(before, Match{"a", "b", MatchKind::Accepted, 0.9});
    EXPECT_TRUE(after.accepted.empty());
    EXPECT_EQ(after.rejected, (std::vector<Pair>{{"a", "b"}}));
}

}  // namespace
}  // namespace footbridge
