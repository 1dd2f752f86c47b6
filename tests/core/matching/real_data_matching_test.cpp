// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>
#include <map>

#include "core/table/table_reader.h"
#include "datasets.h"

namespace footbridge {
namespace {

std::vector<std::string> realFolder() {
    const char* folder = std::getenv("FOOTBRIDGE_DATA");
    return folder ? std::vector<std::string>{folder} : std::vector<std::string>{};
}

Dataset realDataset(const std::string& path, const std::map<std::string, std::string>& names = {}) {
    Table table = readTable(path);
    for (Column& column : table.columns)
        if (const auto at = names.find(column.name); at != names.end()) column.name = at->second;
    Roles roles;
    roles.response = table.columns.back().name;
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles);
}

class RealMatching : public testing::TestWithParam<std::string> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RealMatching);

TEST_P(RealMatching, FindsEveryFeatureOfAnotherCardByName) {
    const Dataset source = realDataset(GetParam() + "/kerneltuner/convolution_milo__A100.csv");
    const Dataset target = realDataset(GetParam() + "/kerneltuner/convolution_milo__W6600.csv");
    const Matching matching = matchFeatures({&source, 1}, target);
    EXPECT_EQ(matching.matched.size(), static_cast<std::size_t>(source.schema().size()));
    EXPECT_THAT(matching.onlySource, testing::IsEmpty());
    EXPECT_THAT(matching.onlyTarget, testing::IsEmpty());
}

TEST_P(RealMatching, SuggestsRenamedCounters) {
    const std::map<std::string, std::string> names = {
        {"gld_request", "global_load_requests"},    {"gst_request", "global_store_requests"},
        {"inst_executed", "instructions_executed"}, {"executed_ipc", "ipc_executed"},
        {"achieved_occupancy", "occupancy"},        {"registers.per.thread", "regs_per_thread"}};
    const Dataset source = realDataset(GetParam() + "/rodinia/calculate_temp__TitanX.csv");
    const Dataset target =
        realDataset(GetParam() + "/rodinia/calculate_temp__Tesla-P100.csv", names);
    const Matching matching = matchFeatures({&source, 1}, target);
    std::size_t wanted = 0, found = 0;
    for (const auto& [before, after] : names) {
        if (source.schema().indexOf(before) < 0 || target.schema().indexOf(after) < 0) continue;
        ++wanted;
        for (const Suggestion& suggestion : matching.suggestions)
            found += suggestion.source == before && suggestion.target == after;
    }
    EXPECT_GE(wanted, 5u);
    EXPECT_GE(found + 1, wanted);
}

INSTANTIATE_TEST_SUITE_P(Folder, RealMatching, testing::ValuesIn(realFolder()),
                         [](const auto&) { return std::string("Data"); });

}  // namespace
}  // namespace footbridge
