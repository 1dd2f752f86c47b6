// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/summary/campaign_summary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace footbridge {
namespace {

using testing::HasSubstr;
using testing::Not;

CampaignScore score(const std::string& pair, const std::string& kind, Index shots, int repeat,
                    const std::string& method, double nmse) {
    CampaignScore one;
    one.pair = pair;
    one.kind = kind;
    one.shots = shots;
    one.repeat = repeat;
    one.method = method;
    one.nmse = nmse;
    one.seconds = 0.5;
    return one;
}

/// Two pairs; auto halves the error of ridge on one and doubles it on the other.
CampaignResult result() {
    CampaignResult all;
    for (int repeat = 0; repeat < 2; ++repeat) {
        all.scores.push_back(score("A to B", "homogeneous", 10, repeat, "auto", 0.1));
        all.scores.push_back(score("A to B", "homogeneous", 10, repeat, "target-only ridge", 0.2));
        all.scores.push_back(score("C to D", "disjoint", 10, repeat, "auto", 0.8));
        all.scores.push_back(score("C to D", "disjoint", 10, repeat, "target-only ridge", 0.4));
        all.scores.push_back(score("C to D", "disjoint", 10, repeat, "input alignment", 0.2));
    }
    return all;
}

Campaign campaign() {
    Campaign one;
    one.name = "Two pairs";
    one.pairs.resize(2);
    one.pairs[0].name = "A to B";
    one.pairs[1].name = "C to D";
    return one;
}

TEST(CampaignSummary, GivesGeometricMeansByKindAndShots) {
    const std::string text = campaignSummary(campaign(), result());
    EXPECT_THAT(text, HasSubstr("| strategy | all | disjoint | homogeneous | best in | cells |"));
    EXPECT_THAT(text, HasSubstr("| auto | 0.2828 | 0.8000 | 0.1000 | 1 | 2 |"));
}

TEST(CampaignSummary, NamesAsWinnerOnlyWhatRanEverywhere) {
    const std::string text = campaignSummary(campaign(), result());
    EXPECT_THAT(text, HasSubstr("| homogeneous | auto | 0.1000 | target-only ridge | "
                                "0.50 [0.50, 0.50] | yes | 1 |"));
    EXPECT_THAT(text, HasSubstr("| disjoint | input alignment | 0.2000 | target-only ridge |"));
    EXPECT_THAT(text, HasSubstr("| no | 2 |")) << "over both pairs the two are equal";
}

TEST(CampaignSummary, ListsTheCellsWhereAutoLosesMost) {
    const std::string text = campaignSummary(campaign(), result());
    EXPECT_THAT(text, HasSubstr("| C to D | disjoint | 10 | 0.8000 | input alignment | 0.2000 | "
                                "4.00 |"));
    EXPECT_THAT(text, Not(HasSubstr("| A to B | homogeneous | 10 | 0.1000 |")));
}

TEST(CampaignSummary, TellsTheGainOfTheAlignedSourceOnDisjointSchemas) {
    const std::string text = campaignSummary(campaign(), result());
    EXPECT_THAT(text, HasSubstr("| C to D | 0.2000 | – | 0.8000 | target-only ridge | 0.4000 | "
                                "+50 % | -100 % | – |"));
}

TEST(CampaignSummary, KeepsIntervalsOfGroupedPairsApart) {
    Campaign grouped = campaign();
    grouped.pairs[1].group = {"input"};
    CampaignResult scores = result();
    for (CampaignScore& one : scores.scores)
        if (one.method == "auto")
            one.intervals = {one.pair == "A to B" ? 0.75 : 0.5, 0.9, 0.2, 0.3};
    const std::string text = campaignSummary(grouped, scores);
    EXPECT_THAT(text, HasSubstr("| by rows | auto | 10 | 75.0 % | 0.200 | 90.0 % | 0.300 | 2 |"));
    EXPECT_THAT(text, HasSubstr("| by groups | auto | 10 | 50.0 % |"));
}

TEST(CampaignSummary, ReportsWhyScoresAreMissing) {
    CampaignResult scores = result();
    scores.scores.push_back(score("C to D", "disjoint", 10, 0, "zero-shot", std::nan("")));
    scores.scores.back().failure = "Nothing is shared.";
    EXPECT_THAT(campaignSummary(campaign(), scores),
                HasSubstr("- 1 × zero-shot: Nothing is shared."));
}

TEST(CampaignSummary, HasNothingToSayBeforeTheFirstScore) {
    const std::string text = campaignSummary(campaign(), {});
    EXPECT_THAT(text, HasSubstr("# Two pairs"));
    EXPECT_THAT(text, Not(HasSubstr("## Winners")));
}

}  // namespace
}  // namespace footbridge
