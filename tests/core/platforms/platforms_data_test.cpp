// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "core/platforms/platform_evaluation.h"
#include "core/table/table_reader.h"
#include "tests/core/reference_data.h"

namespace footbridge {
namespace {

class OnAiwc : public testing::TestWithParam<std::string> {
  protected:
    static PlatformData data() {
        const auto table = std::make_shared<const Table>(
            readTable(tests::referencePath("aiwc/" + GetParam() + ".csv").string()));
        return readPlatforms({table}, {"device", {"time_median_us"}, {"application"}});
    }
};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(OnAiwc);

TEST_P(OnAiwc, ReproducesTheNaiveBaselinesAndBeatsThem) {
    const PlatformData data = OnAiwc::data();
    EXPECT_EQ(data.items(), 84);
    EXPECT_EQ(data.panel(), 13);
    EXPECT_EQ(data.groupNames.size(), 9u);
    EvaluationOptions options;
    options.training.methods = {PlatformMethod::Majority, PlatformMethod::Mean,
                                PlatformMethod::Ridge,    PlatformMethod::Forest,
                                PlatformMethod::Boosted,  PlatformMethod::Process};
    const PlatformEvaluation result = evaluateApplications(data, options, {});
    const auto scoresOf = [&](const char* key) {
        const auto at = std::ranges::find(result.methods, key, &EvaluatedMethod::key);
        return at == result.methods.end() ? OrderScores{} : at->scores;
    };
    const OrderScores mean = scoresOf("mean vector"), found = scoresOf("auto");
    EXPECT_NEAR(mean.pairs.value, 0.769, 0.002);
    EXPECT_NEAR(mean.tau.value, 0.539, 0.002);
    EXPECT_NEAR(mean.regret.value, 1.402, 0.001);
    EXPECT_NEAR(mean.r2.value, 0.384, 0.002);
    EXPECT_NEAR(scoresOf("majority order").pairs.value, 0.782, 0.004);
    ASSERT_GT(found.items, 0);
    EXPECT_LT(found.regret.value, 0.7) << "half the majority's";
    EXPECT_GT(found.pairs.value, 0.82);
    EXPECT_GT(found.r2.value, 0.5);
}

TEST_P(OnAiwc, TenRunsPutANewDeviceInItsPlace) {
    const auto scores = evaluatePlatforms(data(), {0, 10}, 3, {});
    int seen = 0;
    for (const NewPlatformScores& one : scores) {
        if (one.method != "mixture of platforms") continue;
        ++seen;
        if (one.shots == 0) {
            EXPECT_NEAR(one.pairs, 0.734, 0.002);
        } else {
            EXPECT_GT(one.pairs, 0.90);
        }
    }
    EXPECT_EQ(seen, 2);
}

INSTANTIATE_TEST_SUITE_P(Reference, OnAiwc,
                         testing::ValuesIn(tests::whereReferenceIs<std::string>({"kernels"})),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace footbridge
