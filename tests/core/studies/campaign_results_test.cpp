// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_results.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/run/error.h"

namespace footbridge {
namespace {

std::vector<CampaignScore> twoScores() {
    CampaignScore good;
    good.pair = "a, to \"b\"";
    good.kind = "homogeneous";
    good.method = "auto";
    good.shots = 20;
    good.repeat = 3;
    good.nmse = 0.1234567890123;
    good.mape = 5;
    good.seconds = 0.25;
    good.intervals.coverage90 = 0.875;
    good.severity = 0.5;
    CampaignScore bad;
    bad.pair = "05";
    bad.method = "zero-shot";
    bad.shots = 500;
    bad.failure = "Only 3 rows,\nno more.";
    return {good, bad};
}

std::string file() {
    return campaignResultsHead() + campaignResultLines(twoScores());
}

TEST(CampaignResults, ReadBackAsTheyWereWritten) {
    const auto scores = parseCampaignResults(file(), "results.csv");
    ASSERT_EQ(scores.size(), 2u);
    EXPECT_EQ(campaignResultLines(scores), campaignResultLines(twoScores()));
    EXPECT_EQ(scores[0].nmse, 0.1234567890123);
    EXPECT_EQ(scores[1].pair, "05");
    EXPECT_EQ(scores[1].failure, "Only 3 rows,\nno more.");
    EXPECT_TRUE(std::isnan(scores[1].nmse));
}

TEST(CampaignResults, RunNoFormulaInASpreadsheet) {
    CampaignScore score = twoScores()[0];
    score.pair = "=HYPERLINK(\"x\")";
    score.failure = "'-1+1";
    const std::string lines = campaignResultLines({score});
    EXPECT_NE(lines.find("\"'=HYPERLINK"), std::string::npos) << lines;
    const auto scores = parseCampaignResults(campaignResultsHead() + lines, "results.csv");
    ASSERT_EQ(scores.size(), 1u);
    EXPECT_EQ(scores[0].pair, score.pair);
    EXPECT_EQ(scores[0].failure, score.failure);
}

TEST(CampaignResults, SkipALastLineThatWasCutShort) {
    const std::string whole = file();
    const std::size_t head = campaignResultsHead().size();
    const std::size_t first = campaignResultLines({twoScores()[0]}).size();
    for (std::size_t end = head; end < whole.size(); ++end) {
        const auto scores = parseCampaignResults(whole.substr(0, end), "results.csv");
        EXPECT_EQ(scores.size(), end < head + first ? 0u : 1u) << "cut at byte " << end;
    }
}

TEST(CampaignResults, ReadThoseOfAVersionWithFewerColumns) {
    const auto scores = parseCampaignResults(
        "method,pair,shots,repeat,nmse,failure\nauto,A to B,5,0,0.5,\n", "results.csv");
    ASSERT_EQ(scores.size(), 1u);
    EXPECT_EQ(scores[0].nmse, 0.5);
    EXPECT_TRUE(std::isnan(scores[0].intervals.coverage80));
}

TEST(CampaignResults, RefuseWhatIsNoSuchFile) {
    for (const std::string text :
         {"", "a,b\n1,2\n", "pair,shots\n", "pair,shots,repeat,method,nmse,failure,nmze\n",
          "pair,shots,repeat,method,nmse,failure,nmse\n"})
        EXPECT_THROW(parseCampaignResults(text, "results.csv"), Error) << text;
    EXPECT_THROW(parseCampaignResults(file() + "one,two\n", "results.csv"), Error);
}

TEST(CampaignResults, RefuseScoresThatAreNoNumbers) {
    const std::string head = "method,pair,shots,repeat,nmse,failure\n";
    for (const std::string cell :
         {"good", "0.5x", "0,5", "--1", "nan", "-nan", "NaN", "nan(1)", "INF", "infinity"})
        EXPECT_THROW(
            parseCampaignResults(head + "auto,A to B,5,0,\"" + cell + "\",\n", "results.csv"),
            Error)
            << cell;
    const double beyond = std::numeric_limits<double>::infinity();
    CampaignScore endless = twoScores()[0];
    endless.mape = beyond;
    const std::string written = campaignResultsHead() + campaignResultLines({endless});
    EXPECT_EQ(parseCampaignResults(written, "results.csv").at(0).mape, beyond);
    EXPECT_TRUE(std::isnan(
        parseCampaignResults(head + "auto,A to B,5,0,,failed\n", "results.csv").at(0).nmse));
    for (const std::string shots : {"6e107", "-3e9", "-1", "2.5", "inf"})
        EXPECT_THROW(
            parseCampaignResults(head + "auto,A to B," + shots + ",0,0.5,\n", "results.csv"), Error)
            << shots;
}

}  // namespace
}  // namespace footbridge
