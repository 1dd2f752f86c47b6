// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/table_halves.h"
#include "core/studies/campaign_methods.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/run/file.h"
#include "core/studies/pair_tables.h"
#include "core/studies/source_alone.h"
#include "tests/core/studies/small_campaign.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

Campaign halvedCampaign(const TemporaryFolder& folder) {
    Campaign campaign = smallCampaign(folder.path());
    campaign.pairs[0].halves = true;
    campaign.pairs[0].target = campaign.pairs[0].sources[0];
    return campaign;
}

std::multiset<double> sizesOf(const Dataset& dataset) {
    const auto& numbers = dataset.table->column("size").numbers;
    return {numbers.begin(), numbers.end()};
}

TEST(TableHalves, TogetherAreTheTable) {
    const TemporaryFolder folder;
    const Campaign campaign = halvedCampaign(folder);
    const PairTables halves = readPairTables(campaign.pairs[0], 1, {});
    CampaignPair whole = campaign.pairs[0];
    whole.halves = false;
    std::multiset<double> both = sizesOf(halves.sources[0]);
    both.merge(sizesOf(halves.target));
    EXPECT_EQ(both, sizesOf(readPairTables(whole, 1, {}).target));
    EXPECT_EQ(halves.target.table->rows(), 40);
    EXPECT_EQ(halves.matching.matched.size(), 3u);
    EXPECT_NE(sizesOf(readPairTables(campaign.pairs[0], 2, {}).target), sizesOf(halves.target));
}

TEST(TableHalves, KnowTheRowsThatStandInBoth) {
    const TemporaryFolder folder;
    const Campaign campaign = halvedCampaign(folder);
    EXPECT_TRUE(readPairTables(campaign.pairs[0], 1, {}).known.empty());
    const std::string runs = readFile(campaign.pairs[0].target);
    writeFile(campaign.pairs[0].target, runs + runs.substr(runs.find('\n') + 1));
    const PairTables twice = readPairTables(campaign.pairs[0], 1, {});
    const std::multiset<double> learned = sizesOf(twice.sources[0]);
    const auto& sizes = twice.target.table->column("size").numbers;
    std::vector<Index> inBoth;
    for (std::size_t row = 0; row < sizes.size(); ++row)
        if (learned.contains(sizes[row])) inBoth.push_back(static_cast<Index>(row));
    EXPECT_FALSE(inBoth.empty());
    EXPECT_EQ(twice.known, inBoth);
}

TEST(TableHalves, KeepGroupsWhole) {
    const TemporaryFolder folder;
    Campaign campaign = halvedCampaign(folder);
    campaign.pairs[0].group = {"input"};
    const PairTables halves = readPairTables(campaign.pairs[0], 1, {});
    const auto inputs = [](const Dataset& dataset) {
        std::set<std::string> names;
        for (Index row = 0; row < dataset.table->rows(); ++row)
            names.insert(dataset.table->column("input").text(row));
        return names;
    };
    const std::set<std::string> known = inputs(halves.sources[0]), asked = inputs(halves.target);
    EXPECT_EQ(known.size() + asked.size(), 5u);
    EXPECT_TRUE(
        std::ranges::none_of(known, [&](const auto& name) { return asked.contains(name); }));
}

TEST(SourceAlone, IsScoredBesideTheStrategies) {
    const TemporaryFolder folder;
    Campaign campaign = halvedCampaign(folder);
    campaign.repeats = 1;
    campaign.shots = {"6"};
    EXPECT_EQ(setCampaignMethods(campaign, {"zero-shot", kSourceAloneName}), std::nullopt);
    const CampaignResult result = runCampaign(campaign, folder.path() / "out", 1, {});
    ASSERT_EQ(result.scores.size(), 3u);
    EXPECT_EQ(result.scores[1].method, kSourceTreesName);
    EXPECT_EQ(result.scores[2].method, kSourceNetworksName);
    for (const CampaignScore& score : result.scores) {
        EXPECT_TRUE(score.failure.empty()) << score.failure;
        EXPECT_LT(score.nmse, 1);
    }
    EXPECT_NE(result.scores[1].nmse, result.scores[2].nmse);
}

}  // namespace
}  // namespace footbridge
