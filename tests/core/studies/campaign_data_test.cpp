// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "core/studies/campaign.h"
#include "core/studies/campaign_methods.h"
#include "core/studies/campaign_reader.h"
#include "core/studies/supervised_yardstick.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

/// Pairs of the real suite: shared columns, several sources, groups, nothing shared.
std::vector<std::string> realPairs() {
    if (!std::getenv("FOOTBRIDGE_DATA")) return {};
    return {"xsbench S to L", "amg S+M to L", "incflo n64 to n128", "airfoil to NO2"};
}

class RealPair : public testing::TestWithParam<std::string> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RealPair);

TEST_P(RealPair, RunsEndToEndAndAutoBeatsTheTypicalStrategy) {
    const std::filesystem::path data = std::getenv("FOOTBRIDGE_DATA");
    Campaign campaign = readCampaign(data / "suite.json");
    std::erase_if(campaign.pairs, [](const CampaignPair& pair) { return pair.name != GetParam(); });
    ASSERT_EQ(campaign.pairs.size(), 1u);
    campaign.shots = {"20"};
    campaign.repeats = 1;
    const TemporaryFolder folder;
    const CampaignResult result = runCampaign(campaign, folder.path(), 2, {});
    const bool disjoint = campaign.pairs[0].kind == "disjoint";
    ASSERT_EQ(result.scores.size(), campaignMethods(campaign).size());
    double autoError = 0;
    std::vector<double> others;
    for (const CampaignScore& score : result.scores) {
        const bool unavailable =
            disjoint && (score.method == "zero-shot" || score.method == "output map" ||
                         score.method == "linear probing" || score.method == "fine-tuning");
        EXPECT_EQ(std::isfinite(score.nmse), !unavailable) << score.method << score.failure;
        if (score.method == "auto")
            autoError = score.nmse;
        else if (!unavailable && score.method != kYardstickName)
            others.push_back(score.nmse);
    }
    // On one draw a mixture need not be the best; a tenth above the median is a slack for noise.
    std::ranges::sort(others);
    EXPECT_LT(autoError, 1.1 * others[others.size() / 2]);
}

INSTANTIATE_TEST_SUITE_P(Suite, RealPair, testing::ValuesIn(realPairs()),
                         [](const testing::TestParamInfo<std::string>& one) {
                             return "pair" + std::to_string(one.index);
                         });

}  // namespace
}  // namespace footbridge
