// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "cli_process.h"

namespace footbridge::tests {
namespace {

using ::testing::StartsWith;

/// A pair of real tables: shared columns, groups and categories, responses below zero, nothing
/// shared.
struct RealPair {
    std::string name, source, target;
    std::vector<std::string> roles;
};

void PrintTo(const RealPair& pair, std::ostream* out) {
    *out << pair.name;
}

std::vector<RealPair> realPairs() {
    if (!std::getenv("FOOTBRIDGE_DATA")) return {};
    return {
        {"sharedColumns",
         "kerneltuner/convolution_milo__A100.csv",
         "kerneltuner/convolution_milo__A4000.csv",
         {"--response", "time"}},
        {"groupsAndCategories",
         "amrex/nyx_haswell_amrex.csv",
         "amrex/incflo_data__n64.csv",
         {"--response", "Runtime", "--ignore", "rank", "--group", "region", "--group", "nprocs"}},
        {"responsesBelowZero", "uci/no2.csv", "uci/pm10.csv", {"--response", "target"}},
        {"nothingShared",
         "uci/airfoil_self_noise.csv",
         "uci/no2.csv",
         {"--response", "target", "--source-response", "Scaled sound pressure level"}}};
}

class CliRealData : public ::testing::TestWithParam<RealPair> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(CliRealData);

TEST_P(CliRealData, CarriesAModelFromTwoTablesToABundleThatPredictsTheSame) {
    const fs::path data = std::getenv("FOOTBRIDGE_DATA");
    const std::string target = (data / GetParam().target).string();
    const Folder folder;
    std::vector<std::string> adapt{"adapt",
                                   "--source",
                                   (data / GetParam().source).string(),
                                   "--target",
                                   target,
                                   "--shots",
                                   "20",
                                   "--bundle",
                                   "model.zip",
                                   "--predictions",
                                   "adapted.csv",
                                   "--quiet"};
    adapt.insert(adapt.end(), GetParam().roles.begin(), GetParam().roles.end());

    const Outcome adapted = runCli(folder, adapt);
    ASSERT_EQ(adapted.code, 0) << adapted.errors;
    const Outcome verified = runCli(folder, {"bundle", "verify", "model.zip", "--quiet"});
    const Outcome predicted = runCli(folder, {"predict", "model.zip", target, "--quiet"});

    EXPECT_EQ(verified.code, 0) << verified.errors;
    ASSERT_EQ(predicted.code, 0) << predicted.errors;
    const auto again = linesOf(predicted.output),
               before = linesOf(readText(folder / "adapted.csv"));
    ASSERT_EQ(again.size(), before.size());
    for (std::size_t row = 1; row < again.size(); ++row)
        ASSERT_THAT(before[row], StartsWith(again[row] + ",")) << "row " << row - 1;
}

INSTANTIATE_TEST_SUITE_P(Suite, CliRealData, ::testing::ValuesIn(realPairs()),
                         [](const auto& pair) { return pair.param.name; });

}  // namespace
}  // namespace footbridge::tests
