// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/campaign.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/random.h"
#include "tests/core/evaluation/temporary_folder.h"

namespace footbridge {
namespace {

/// 80 runs of a made-up solver, 16 of each of five inputs.
std::string runsCsv(double slowdown, std::uint64_t seed) {
    Random random(seed, "runs");
    std::string csv = "input,size,threads,time\n";
    for (int i = 0; i < 80; ++i) {
        const double size = 1 + 99 * random.uniform();
        const double threads = static_cast<double>(1 + random.below(8));
        const int input = i % 5;
        const double time = slowdown * (1 + input) * std::pow(size, 1.2) / std::sqrt(threads);
        csv += "in" + std::to_string(input) + "," + formatNumber(size) + "," +
               formatNumber(threads) + "," + formatNumber(time) + "\n";
    }
    return csv;
}

Campaign smallCampaign(const std::filesystem::path& folder) {
    writeFile(folder / "a.csv", runsCsv(1, 1));
    writeFile(folder / "b.csv", runsCsv(4, 2));
    Campaign campaign;
    campaign.name = "Small";
    campaign.shots = {"6", "25%"};
    campaign.repeats = 2;
    campaign.strategies = {Strategy::ZeroShot, Strategy::OutputMap, Strategy::TargetRidge};
    campaign.source = {1, 100, 30, 4000, 6000};
    CampaignPair pair;
    pair.name = "a, to \"b\"";
    pair.kind = "homogeneous";
    pair.sources = {folder / "a.csv"};
    pair.target = folder / "b.csv";
    pair.response = pair.sourceResponse = "time";
    campaign.pairs = {pair};
    return campaign;
}

/// results.csv without the column of seconds, which alone may differ.
std::string withoutSeconds(const CampaignResult& result) {
    std::string text;
    for (const CampaignScore& score : result.scores)
        text += score.pair + score.kind + score.method + std::to_string(score.shots) + "/" +
                std::to_string(score.repeat) + " " + formatNumber(score.nmse) + " " +
                formatNumber(score.mape) + " " + formatNumber(score.severity) + score.failure +
                "\n";
    return text;
}

TEST(Campaign, ScoresEveryStrategyOfEveryCell) {
    const TemporaryFolder folder;
    const CampaignResult result =
        runCampaign(smallCampaign(folder.path()), folder.path() / "out", 2, {});
    ASSERT_EQ(result.cells.size(), 4u);
    ASSERT_EQ(result.scores.size(), 12u);
    for (const CampaignScore& score : result.scores) {
        EXPECT_TRUE(score.failure.empty()) << score.failure;
        EXPECT_TRUE(std::isfinite(score.nmse));
        EXPECT_TRUE(std::isfinite(score.severity));
    }
    EXPECT_EQ(result.scores.back().shots, 20);
}

TEST(Campaign, LeavesFilesThatOtherToolsRead) {
    const TemporaryFolder folder;
    runCampaign(smallCampaign(folder.path()), folder.path() / "out", 1, {});
    const std::string csv = readFile(folder.path() / "out/results.csv");
    EXPECT_EQ(csv.substr(0, csv.find('\n')),
              "pair,kind,shots,repeat,method,nmse,mape,seconds,severity,failure");
    EXPECT_NE(csv.find("\"a, to \"\"b\"\"\",homogeneous,6,0,zero-shot,"), std::string::npos);
    const auto json = nlohmann::json::parse(readFile(folder.path() / "out/splits.json"));
    ASSERT_EQ(json["cells"].size(), 4u);
    const auto& cell = json["cells"][0];
    EXPECT_EQ(cell["pair"], "a, to \"b\"");
    EXPECT_EQ(cell["shots"], 6);
    EXPECT_EQ(cell["shot_rows"].size(), 6u);
    EXPECT_EQ(cell["test_rows"].size(), 74u);
    const std::string summary = readFile(folder.path() / "out/summary.md");
    EXPECT_NE(summary.find("| output map | "), std::string::npos);
    EXPECT_NE(summary.find("| homogeneous |"), std::string::npos);
}

TEST(Campaign, NumbersDoNotDependOnTheNumberOfJobs) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.strategies.clear();
    campaign.repeats = 1;
    const auto alone = runCampaign(campaign, folder.path() / "one", 1, {});
    const auto together = runCampaign(campaign, folder.path() / "three", 3, {});
    EXPECT_EQ(withoutSeconds(alone), withoutSeconds(together));
    EXPECT_EQ(readFile(folder.path() / "one/splits.json"),
              readFile(folder.path() / "three/splits.json"));
}

TEST(Campaign, ContinuesWhereItStopped) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    const CampaignResult whole = runCampaign(campaign, folder.path() / "whole", 1, {});
    Campaign first = campaign;
    first.shots = {"6"};
    runCampaign(first, folder.path() / "parts", 1, {});
    const std::string before = readFile(folder.path() / "parts/results.csv");
    const CampaignResult both = runCampaign(campaign, folder.path() / "parts", 1, {});
    EXPECT_EQ(withoutSeconds(both), withoutSeconds(whole));
    const std::string after = readFile(folder.path() / "parts/results.csv");
    EXPECT_EQ(after.substr(0, before.size()), before) << "finished cells were scored again";
}

TEST(Campaign, RefusesAFolderOfAnotherCampaign) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    runCampaign(campaign, folder.path() / "out", 1, {});
    campaign.seed = 99;
    try {
        runCampaign(campaign, folder.path() / "out", 1, {});
        FAIL() << "results of two seeds were mixed";
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "campaign-other-folder");
    }
}

TEST(Campaign, RecordsWhyACellHasNoScore) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.shots = {"2", "78", "500", "6"};
    campaign.repeats = 1;
    const CampaignResult result = runCampaign(campaign, folder.path() / "out", 1, {});
    ASSERT_EQ(result.scores.size(), 12u);
    std::map<Index, int> failed;
    for (const CampaignScore& score : result.scores) {
        EXPECT_EQ(std::isnan(score.nmse), !score.failure.empty());
        failed[score.shots] += !score.failure.empty();
    }
    EXPECT_EQ(failed, (std::map<Index, int>{{2, 3}, {6, 0}, {78, 3}, {500, 3}}));
}

TEST(Campaign, AMissingTableFailsItsPairAlone) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.pairs.push_back(campaign.pairs[0]);
    campaign.pairs[0].name = "lost";
    campaign.pairs[0].target = folder.path() / "nowhere.csv";
    const CampaignResult result = runCampaign(campaign, folder.path() / "out", 1, {});
    for (const CampaignScore& score : result.scores)
        EXPECT_EQ(score.failure.empty(), score.pair != "lost");
    EXPECT_NE(result.scores.front().failure.find("nowhere.csv"), std::string::npos);
}

TEST(Campaign, NeverSplitsAGroupBetweenShotsAndTest) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.pairs[0].group = {"input"};
    const CampaignResult result = runCampaign(campaign, folder.path() / "out", 1, {});
    ASSERT_EQ(result.cells.size(), 4u);
    for (const CampaignCell& cell : result.cells) {
        std::set<Index> taught;
        for (const Index row : cell.split.shots) taught.insert(row % 5);
        for (const Index row : cell.split.test) EXPECT_FALSE(taught.contains(row % 5));
    }
}

TEST(Campaign, CancelKeepsWhatIsDone) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.pairs.push_back(campaign.pairs[0]);
    campaign.pairs[1].name = "again";
    std::stop_source stop;
    struct StopAfterFirstPair : ProgressSink {
        std::stop_source& stop;
        explicit StopAfterFirstPair(std::stop_source& source) : stop(source) {}
        void progress(const Message& stage, double) override {
            if (stage.arguments().at(2) == "again") stop.request_stop();
        }
    } sink(stop);
    RunContext context;
    context.stop = stop.get_token();
    context.sink = &sink;
    EXPECT_THROW(runCampaign(campaign, folder.path() / "out", 1, context), Cancelled);
    const std::string csv = readFile(folder.path() / "out/results.csv");
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 13);
    EXPECT_EQ(runCampaign(campaign, folder.path() / "out", 1, {}).scores.size(), 24u);
}

}  // namespace
}  // namespace footbridge
