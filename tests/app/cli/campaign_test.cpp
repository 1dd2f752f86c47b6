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

/// The lines of results.csv without the column of seconds.
std::vector<std::string> withoutSeconds(const std::string& csv) {
    std::vector<std::string> lines;
    for (const std::string& line : linesOf(csv)) {
        std::string rest = line;
        std::size_t begin = 0;
        for (int column = 0; column < 7; ++column) begin = rest.find(',', begin) + 1;
        lines.push_back(rest.erase(begin, rest.find(',', begin) - begin));
    }
    return lines;
}

TEST_F(CliCampaign, GivesTheSameNumbersForAnyNumberOfJobs) {
    const std::vector<std::string> all{"--strategies",
                                       "auto,input alignment,supervised on 100x shots"};
    for (const char* jobs : {"1", "2"}) {
        std::vector<std::string> line{
            "campaign", "campaign.json",           "--quiet", "--jobs", jobs,
            "--out",    std::string("jobs") + jobs};
        line.insert(line.end(), all.begin(), all.end());
        const Outcome outcome = runCli(folder, line);
        ASSERT_EQ(outcome.code, 0) << outcome.errors;
    }
    const auto one = withoutSeconds(readText(folder / "jobs1/results.csv"));
    EXPECT_EQ(one.size(), 7u);
    EXPECT_EQ(one, withoutSeconds(readText(folder / "jobs2/results.csv")));
    EXPECT_EQ(readText(folder / "jobs1/splits.json"), readText(folder / "jobs2/splits.json"));
}

TEST_F(CliCampaign, TakesFromTheCommandLineWhatItSaysOtherwise) {
    const Outcome outcome =
        runCli(folder, {"campaign", "campaign.json", "--out", "results", "--json", "--shots",
                        "8,10%", "--repeats", "1", "--pool", "shots", "--strategies",
                        "output map,supervised on 100x shots"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json();
    EXPECT_EQ(json["cells"], 2);
    EXPECT_EQ(json["methods"][0]["method"], "output map");
    EXPECT_EQ(json["methods"][1]["yardstick"], true);
    const Outcome other = runCli(folder, {"campaign", "campaign.json", "--out", "results"});
    EXPECT_EQ(other.code, 1) << "another pool is another campaign";
    EXPECT_THAT(other.errors, HasSubstr("results of another campaign"));
}

TEST_F(CliCampaign, GoesOnWhereItWasKilled) {
    const std::vector<std::string> line{"campaign", "campaign.json", "--out", "results", "--quiet"};
    ASSERT_EQ(runCli(folder, line).code, 0);
    const std::string whole = readText(folder / "results/results.csv");
    folder.write("results/results.csv", whole.substr(0, whole.size() - 5));
    ASSERT_EQ(runCli(folder, line).code, 0);
    EXPECT_EQ(withoutSeconds(readText(folder / "results/results.csv")), withoutSeconds(whole));
}

TEST_F(CliCampaign, NamesWhatIsWrongWithWhatWasTyped) {
    for (const std::vector<std::string>& typed :
         std::vector<std::vector<std::string>>{{"--strategies", "auto,magic"},
                                               {"--shots", "many"},
                                               {"--pool", "none"},
                                               {"--jobs", "0"},
                                               {"--repeats", "-1"}}) {
        std::vector<std::string> line{"campaign", "campaign.json", "--out", "results"};
        line.insert(line.end(), typed.begin(), typed.end());
        const Outcome outcome = runCli(folder, line);
        EXPECT_EQ(outcome.code, 2) << typed[0];
        EXPECT_EQ(linesOf(outcome.errors).size(), 1u) << outcome.errors;
    }
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
