// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

constexpr char kCampaign[] = R"({
  "format": "footbridge-campaign/1", "name": "Small", "shots": [12], "repeats": 2, "seed": 3,
  "strategies": ["zero-shot", "target-only ridge"],
  "pairs": [{"name": "Plain to vector", "sources": ["source.csv"], "target": "target.csv",
             "response": "runtime_s", "source_response": "time [ms]"}]
})";

class CliCampaign : public ::testing::Test {
  protected:
    CliCampaign() {
        folder.write("source.csv", readText(exampleSource()));
        folder.write("target.csv", readText(exampleTarget()));
        folder.write("campaign.json", kCampaign);
    }
    Folder folder;
};

TEST_F(CliCampaign, ScoresEveryCellAndLeavesTheSplits) {
    const Outcome outcome =
        runCli(folder, {"campaign", "campaign.json", "--out", "results", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(outcome.json()["cells"], 2);
    EXPECT_EQ(outcome.json()["methods"].size(), 2u);
    EXPECT_EQ(linesOf(readText(folder / "results/results.csv")).size(), 5u);
    const auto splits = nlohmann::json::parse(readText(folder / "results/splits.json"));
    EXPECT_EQ(splits["cells"][0]["shot_rows"].size(), 12u);
    EXPECT_THAT(readText(folder / "results/summary.md"), HasSubstr("target-only ridge"));
}

TEST_F(CliCampaign, RefusesWhatIsNoCampaign) {
    folder.write("broken.json", "{\"format\": \"footbridge-campaign/1\", ");
    folder.write("other.json", "{\"format\": \"something-else/1\"}");
    for (const char* name : {"broken.json", "other.json", "missing.json", ".", "source.csv"}) {
        const Outcome outcome = runCli(folder, {"campaign", name, "--out", "results", "--quiet"});
        EXPECT_EQ(outcome.code, 1) << name;
        EXPECT_EQ(linesOf(outcome.errors).size(), 1u) << outcome.errors;
    }
    EXPECT_EQ(runCli(folder, {"campaign", "campaign.json", "--out", "source.csv"}).code, 1);
}

}  // namespace
}  // namespace footbridge::tests
