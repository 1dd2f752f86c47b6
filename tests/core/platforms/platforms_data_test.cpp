// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/platforms/platform_evaluation.h"
#include "core/table/csv_reader.h"
#include "tests/core/reference_data.h"

namespace footbridge {
namespace {

class OnAiwc : public testing::TestWithParam<std::string> {
  protected:
    static PlatformData data() {
        const auto table = std::make_shared<const Table>(
            readCsv(tests::referencePath("aiwc/" + GetParam() + ".csv").string()));
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
    for (const EvaluatedMethod& method : result.methods) {
        if (method.key == "mean vector") {
            EXPECT_NEAR(method.scores.pairs.value, 0.769, 0.002);
            EXPECT_NEAR(method.scores.tau.value, 0.539, 0.002);
            EXPECT_NEAR(method.scores.regret.value, 1.402, 0.001);
            EXPECT_NEAR(method.scores.r2.value, 0.384, 0.002);
        }
        if (method.key == "majority order") {
            EXPECT_NEAR(method.scores.pairs.value, 0.782, 0.004);
        }
        if (method.key == "auto") {
            EXPECT_LT(method.scores.regret.value, 0.7) << "half the majority's";
            EXPECT_GT(method.scores.pairs.value, 0.82);
            EXPECT_GT(method.scores.r2.value, 0.5);
        }
    }
}

TEST_P(OnAiwc, TenRunsPutANewDeviceInItsPlace) {
    const auto scores = evaluatePlatforms(data(), {0, 10}, 3, {});
    for (const NewPlatformScores& one : scores) {
        if (one.method != "mixture of platforms") continue;
        if (one.shots == 0) {
            EXPECT_NEAR(one.pairs, 0.734, 0.002);
        } else {
            EXPECT_GT(one.pairs, 0.90);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Reference, OnAiwc,
                         testing::ValuesIn(tests::whereReferenceIs<std::string>({"kernels"})),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace footbridge
