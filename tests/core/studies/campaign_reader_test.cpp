// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/studies/campaign.h"
#include "core/studies/campaign_methods.h"
#include "core/studies/campaign_reader.h"
#include "core/studies/campaign_writer.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

constexpr const char* kWhole = R"({
  "format": "footbridge-campaign/1", "name": "Two machines", "shots": [5, "5%"], "repeats": 3,
  "seed": 7, "test_rows": 100, "strategies": ["auto", "target-only ridge"],
  "pairs": [{"name": "A to B", "kind": "homogeneous", "sources": ["a.csv", "sub/c.csv"],
             "target": "b.csv", "response": "time", "source_response": "runtime",
             "ignore": ["rank"], "group": ["region"], "pool": "shots", "note": "cold"}]})";

constexpr const char* kShort = R"({
  "format": "footbridge-campaign/1", "shots": [5],
  "pairs": [{"name": "A to B", "sources": ["a.csv"], "target": "b.csv", "response": "time"}]})";

Campaign read(const TemporaryFolder& folder, const std::string& json) {
    writeFile(folder.path() / "grid.json", json);
    return readCampaign(folder.path() / "grid.json");
}

Message refusal(const std::string& json) {
    const TemporaryFolder folder;
    try {
        read(folder, json);
    } catch (const Error& error) {
        return error.message();
    }
    return {};
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    return text.replace(text.find(from), from.size(), to);
}

TEST(CampaignReader, WritesShotsInOneWay) {
    const TemporaryFolder folder;
    const std::string odd = R"(["010", "2e1", "5 %", "07.50%", 40])";
    EXPECT_EQ(read(folder, replaced(kShort, "[5]", odd)).shots,
              (std::vector<std::string>{"10", "20", "5%", "7.5%", "40"}));
}

TEST(CampaignReader, RefusesMoreCellsThanCanBeListed) {
    const std::string most =
        replaced(kShort, "\"shots\": [5]", "\"repeats\": 1000000, \"shots\": [5, 6, 7, 8, 9]");
    EXPECT_STREQ(refusal(most).code(), "");
    EXPECT_STREQ(refusal(replaced(most, "9]", "9, 10]")).code(), "campaign-too-large");
}

TEST(CampaignReader, ReadsEveryKey) {
    const TemporaryFolder folder;
    const Campaign campaign = read(folder, kWhole);
    EXPECT_EQ(campaign.name, "Two machines");
    EXPECT_EQ(campaign.shots, (std::vector<std::string>{"5", "5%"}));
    EXPECT_EQ(campaign.repeats, 3);
    EXPECT_EQ(campaign.seed, 7u);
    EXPECT_EQ(campaign.testRows, 100u);
    EXPECT_EQ(campaign.strategies, (std::vector{Strategy::Auto, Strategy::TargetRidge}));
    EXPECT_FALSE(campaign.yardstick) << "it was not asked for";
    const CampaignPair& pair = campaign.pairs.at(0);
    EXPECT_EQ(pair.sources.at(1), folder.path() / "sub/c.csv");
    EXPECT_EQ(pair.target, folder.path() / "b.csv");
    EXPECT_EQ(pair.sourceResponse, "runtime");
    EXPECT_EQ(pair.group, std::vector<std::string>{"region"});
    EXPECT_EQ(pair.pool, Pool::Shots);
}

TEST(CampaignReader, ReadsWhatRequestsMayBe) {
    const TemporaryFolder folder;
    const Campaign campaign =
        read(folder, replaced(kShort, "\"shots\": [5],",
                              "\"shots\": [5], \"cost_ratio\": 5, \"granularity\": 60, "
                              "\"at_most\": \"asked\","));
    const RequestSettings& requests = campaign.costing.requests.value();
    EXPECT_EQ(campaign.costing.loss.ratio(), 5);
    EXPECT_EQ(requests.site.granularity, 60);
    EXPECT_EQ(requests.atMost, "asked");
    writeFile(folder.path() / "again.json", campaignJson(campaign, folder.path()));
    EXPECT_EQ(readCampaign(folder.path() / "again.json").costing, campaign.costing);
}

TEST(CampaignReader, FillsInWhatIsLeftOut) {
    const TemporaryFolder folder;
    const Campaign campaign = read(folder, kShort);
    EXPECT_EQ(campaign.name, "grid");
    EXPECT_EQ(campaign.repeats, 1);
    EXPECT_EQ(campaign.seed, 1u);
    EXPECT_EQ(campaign.testRows, 2000u);
    std::vector<std::string> unlessAsked = knownCampaignMethods();
    unlessAsked.pop_back();  // the source alone
    EXPECT_EQ(campaignMethods(campaign), unlessAsked);
    EXPECT_FALSE(campaign.pairs[0].disguised());
    EXPECT_EQ(campaign.pairs[0].sourceResponse, "time");
    EXPECT_EQ(campaign.pairs[0].pool, Pool::All);
}

TEST(CampaignReader, HalvesOfATableAreAPair) {
    const TemporaryFolder folder;
    const Campaign campaign = read(folder, replaced(replaced(kShort, "\"target\"", "\"halves_of\""),
                                                    "\"sources\"", "\"comment\""));
    EXPECT_TRUE(campaign.pairs[0].halves);
    EXPECT_EQ(campaign.pairs[0].sources.front(), campaign.pairs[0].target);
    EXPECT_STREQ(refusal(replaced(kShort, "\"target\"", "\"halves_of\"")).code(), "campaign-key");
}

TEST(CampaignReader, NamesTheKeyThatIsMissingOrWrong) {
    const Message missing = refusal(replaced(kShort, "\"target\"", "\"goal\""));
    EXPECT_STREQ(missing.code(), "campaign-key");
    EXPECT_EQ(missing.arguments().at(1), "pairs[0].target");
    EXPECT_EQ(refusal(replaced(kShort, "[5]", "[\"many\"]")).arguments().at(1), "shots");
    EXPECT_EQ(refusal(replaced(kWhole, "\"repeats\": 3", "\"repeats\": -3")).arguments().at(1),
              "repeats");
    EXPECT_EQ(refusal(replaced(kWhole, "\"shots\",", "\"some\",")).arguments().at(1),
              "pairs[0].pool");
}

TEST(CampaignReader, ReadsHowATargetIsDisguised) {
    const std::string disguised =
        replaced(kShort, "\"response\"", "\"rename\": \"hash\", \"drop\": 0.3, \"response\"");
    const TemporaryFolder folder;
    const CampaignPair pair = read(folder, disguised).pairs.at(0);
    EXPECT_TRUE(pair.rename);
    EXPECT_EQ(pair.drop, 0.3);
    for (const char* wrong : {"1", "-0.1", "\"0.3\"", "30"})
        EXPECT_EQ(refusal(replaced(disguised, "0.3", wrong)).arguments().at(1), "pairs[0].drop")
            << wrong;
    EXPECT_EQ(refusal(replaced(disguised, "\"hash\"", "true")).arguments().at(1),
              "pairs[0].rename");
    EXPECT_EQ(refusal(replaced(disguised, "hash", "shuffle")).arguments().at(1), "pairs[0].rename");
}

TEST(CampaignReader, RefusesTwoPairsOfOneName) {
    const std::string pair =
        R"({"name": "A to B", "sources": ["a.csv"], "target": "b.csv", "response": "time"})";
    const Message message = refusal(replaced(kShort, pair, pair + ", " + pair));
    EXPECT_STREQ(message.code(), "campaign-key");
    EXPECT_EQ(message.arguments().at(1), "pairs[1].name");
}

TEST(CampaignReader, KnowsTheYardstickByName) {
    const TemporaryFolder folder;
    const Campaign campaign =
        read(folder, replaced(kWhole, "target-only ridge", "supervised on 100x shots"));
    EXPECT_TRUE(campaign.yardstick);
    EXPECT_EQ(campaign.strategies, std::vector{Strategy::Auto});
}

TEST(CampaignReader, RefusesWhatIsNoCampaign) {
    EXPECT_STREQ(refusal("{").code(), "not-json");
    EXPECT_STREQ(refusal("{}").code(), "campaign-format");
    EXPECT_STREQ(refusal("[1]").code(), "campaign-format");
    EXPECT_STREQ(refusal(replaced(kShort, "campaign/1", "campaign/9")).code(), "campaign-format");
}

TEST(CampaignReader, NamesAnUnknownStrategyAndTheKnownOnes) {
    const Message message = refusal(replaced(kWhole, "target-only ridge", "magic"));
    EXPECT_STREQ(message.code(), "campaign-strategy");
    EXPECT_EQ(message.arguments().at(1), "magic");
    EXPECT_NE(message.text().find("residual augmentation"), std::string::npos);
}

TEST(CampaignReader, RefusesKeysThatNobodyReads) {
    const auto keyOf = [](const std::string& json) { return refusal(json).arguments().at(1); };
    EXPECT_EQ(keyOf(replaced(kWhole, "\"repeats\"", "\"repeat\"")), "repeat");
    EXPECT_EQ(keyOf(replaced(kWhole, "\"group\"", "\"groups\"")), "pairs[0].groups");
    EXPECT_EQ(keyOf(replaced(kWhole, "\"seed\": 7", "\"slurm\": {\"nodes\": 2}")), "slurm.nodes");
    EXPECT_EQ(keyOf(replaced(kWhole, "\"seed\": 7", "\"source_training\": {\"steps\": 2}")),
              "source_training.steps");
}

TEST(CampaignReader, RefusesAKeyThatStandsTwiceAndNoRepeats) {
    EXPECT_EQ(refusal(replaced(kWhole, "\"seed\": 7", "\"repeats\": 2")).arguments().at(1),
              "repeats");
    EXPECT_EQ(refusal(replaced(kWhole, "\"note\"", "\"kind\"")).arguments().at(1), "kind");
    EXPECT_EQ(refusal(replaced(kWhole, "\"repeats\": 3", "\"repeats\": 0")).arguments().at(1),
              "repeats");
}

TEST(CampaignReader, RefusesTestRowsThatJudgeNothing) {
    const auto with = [](const std::string& rows) {
        return refusal(replaced(kWhole, "\"test_rows\": 100", "\"test_rows\": " + rows));
    };
    for (const char* rows : {"0", "4", "-1", "2.5", "null", "2000000000000"}) {
        ASSERT_STREQ(with(rows).code(), "campaign-key") << rows;
        EXPECT_EQ(with(rows).arguments().at(1), "test_rows");
    }
    EXPECT_STREQ(with("5").code(), "");
}

TEST(CampaignReader, RefusesATrainingThatCannotBe) {
    const auto with = [](const std::string& training) {
        return replaced(kWhole, "\"seed\": 7", "\"source_training\": {" + training + "}");
    };
    for (const auto& [key, least] : {std::pair{"networks", 1},
                                     {"network_steps", 1},
                                     {"boosting_rounds", 1},
                                     {"rows_per_source", 5},
                                     {"network_rows", 5}}) {
        const std::string begin = "\"" + std::string(key) + "\": ";
        for (const std::string& wrong : {std::to_string(least - 1), std::string("-1"),
                                         std::string("1.5"), std::string("100000000000")}) {
            const Message message = refusal(with(begin + wrong));
            EXPECT_STREQ(message.code(), "campaign-key") << wrong;
            EXPECT_EQ(message.arguments().at(1), "source_training." + std::string(key));
            EXPECT_NE(message.text().find("from " + std::to_string(least) + " to"),
                      std::string::npos)
                << message.text();
        }
        EXPECT_STREQ(refusal(with(begin + std::to_string(least))).code(), "");
    }
    const TemporaryFolder folder;
    const Campaign campaign = read(folder, with("\"networks\": 3, \"process_rows\": 0"));
    EXPECT_EQ(campaign.source, (SourceOptions{.networks = 3, .processRows = 0}));
    writeFile(folder.path() / "again.json", campaignJson(campaign, folder.path()));
    EXPECT_EQ(readCampaign(folder.path() / "again.json").source, campaign.source);
}

TEST(CampaignReader, RefusesRequestsThatNobodyAsksForOrThatCannotBe) {
    const auto with = [](const std::string& keys) { return replaced(kWhole, "\"seed\": 7", keys); };
    for (const char* key : {"granularity", "minimum", "maximum"})
        EXPECT_EQ(refusal(with("\"" + std::string(key) + "\": 60")).arguments().at(1), key);
    EXPECT_EQ(refusal(with("\"at_most\": \"asked\"")).arguments().at(1), "at_most");
    for (const auto& [key, number] : {std::pair{"granularity", "-600"},
                                      {"granularity", "null"},
                                      {"granularity", "1e31"},
                                      {"minimum", "-5"},
                                      {"minimum", "1e200"},
                                      {"maximum", "0"},
                                      {"maximum", "1e300"},
                                      {"maximum", "50, \"minimum\": 60"},
                                      {"maximum", "50, \"granularity\": 60"}}) {
        const Message said =
            refusal(with("\"cost_ratio\": 2, \"" + std::string(key) + "\": " + number));
        EXPECT_STREQ(said.code(), "campaign-key") << key << " " << number;
        EXPECT_EQ(said.arguments().at(1), key) << number;
    }
    EXPECT_STREQ(refusal(with("\"cost_ratio\": 1e400")).code(), "json-number");
}

}  // namespace
}  // namespace footbridge
