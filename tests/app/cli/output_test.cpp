// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// What a command may write over, and when it says so.
class CliOutput : public ::testing::Test {
  protected:
    void SetUp() override {
        folder.write("source.csv", kSmallSource);
        folder.write("target.csv", kSmallTarget);
        folder.write("rows", "0\n1\n2\n3\n");
        folder.write("suite.json",
                     R"({"format": "footbridge-campaign/1", "name": "Small", "shots": [3],
                         "pairs": [{"name": "one", "sources": ["source.csv"],
                                    "target": "target.csv", "response": "time [s]",
                                    "source_response": "time [s]"}]})");
    }
    /// Refused as it was typed, before anything was trained.
    void expectUsageError(std::vector<std::string> arguments, const std::string& words) {
        const Outcome outcome = runCli(folder, arguments);
        EXPECT_EQ(outcome.code, 2) << outcome.output;
        EXPECT_THAT(outcome.errors, HasSubstr(words));
        EXPECT_THAT(outcome.errors, Not(HasSubstr("Training")));
    }
    std::vector<std::string> on(const std::string& command, std::vector<std::string> more) const {
        more.insert(more.begin(), {command, "--source", "source.csv", "--target", "target.csv"});
        return more;
    }
    Folder folder;
};

TEST_F(CliOutput, NoInputIsWrittenOver) {
    const std::string words = "is read and would be overwritten";
    expectUsageError(on("plan", {"--shot-rows", "rows", "--out", "rows"}), words);
    EXPECT_EQ(readText(folder / "rows"), "0\n1\n2\n3\n");
    expectUsageError(on("plan", {"--out", "./source.csv"}), words);
    expectUsageError(on("adapt", {"--shot-rows", "rows", "--report", "rows"}), words);
    EXPECT_EQ(readText(folder / "source.csv"), kSmallSource);
}

TEST_F(CliOutput, NoPathIsEmptyOrNamedTwice) {
    for (const char* option : {"--bundle", "--predictions", "--report", "--plots"})
        expectUsageError(on("adapt", {option, ""}),
                         std::string("A value of ") + option + " is empty");
    const std::string words = "A value of --out is empty";
    expectUsageError(on("plan", {"--out", ""}), words);
    expectUsageError({"severity", "--evidence", "suite.json", "--out", ""}, words);
    expectUsageError({"plan", "--evidence", "suite.json", "--out", ""}, words);
    expectUsageError({"campaign", "suite.json", "--out", ""}, words);
    expectUsageError(on("adapt", {"--bundle", "a", "--report", "./a"}), "is named for two outputs");
    expectUsageError(on("adapt", {"--plots", "p", "--predictions", "p/leaderboard.png"}),
                     "is named for two outputs");
}

TEST_F(CliOutput, NoLinkToNothingIsFollowed) {
    fs::create_symlink("nowhere/model.zip", folder.path() / "model.zip");
    const Outcome outcome = runCli(folder, on("adapt", {"--bundle", "model.zip"}));
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("link to a file that is not there"));
    EXPECT_THAT(outcome.errors, Not(HasSubstr("Training")));
}

TEST_F(CliOutput, NoTableInAFolderOfEvidenceIsWrittenOver) {
    const std::string mine = "size,time\n1,2\n";
    const std::vector<std::pair<std::string, std::string>> own{
        {"severity", "severity.csv"},  {"severity", "ladder.csv"},
        {"severity", "identical.csv"}, {"severity", "summary.md"},
        {"plan", "plans.csv"},         {"plan", "summary.md"},
        {"campaign", "summary.md"},    {"campaign", "results.csv"},
        {"campaign", "report.html"},   {"campaign", "plots/winners.png"}};
    for (const auto& [command, name] : own) {
        folder.write("F/" + name, mine);
        const Outcome outcome = runCli(
            folder,
            command == "campaign"
                ? std::vector<std::string>{command, "suite.json", "--out", "F"}
                : std::vector<std::string>{command, "--evidence", "suite.json", "--out", "F"});
        EXPECT_EQ(outcome.code, 1) << command << " " << name;
        EXPECT_THAT(outcome.errors, HasSubstr(name + " exists with other contents"));
        EXPECT_EQ(readText(folder / ("F/" + name)), mine);
        fs::remove_all(folder.path() / "F");
    }
}

TEST_F(CliOutput, NoPictureOfOthersIsWrittenOver) {
    folder.write("F/leaderboard.png", "\x89PNG\r\n mine");
    const Outcome outcome = runCli(folder, on("adapt", {"--plots", "F"}));
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("leaderboard.png exists with other contents"));
    EXPECT_THAT(outcome.errors, Not(HasSubstr("Training")));
    EXPECT_EQ(readText(folder / "F/leaderboard.png"), "\x89PNG\r\n mine");
}

TEST_F(CliOutput, NoTableOfACampaignIsWrittenOver) {
    folder.write("results.csv", kSmallTarget);
    folder.write("here.json", [&] {
        std::string text = readText(folder / "suite.json");
        return text.replace(text.find("target.csv"), 10, "results.csv");
    }());
    const Outcome outcome = runCli(folder, {"campaign", "here.json", "--out", "."});
    EXPECT_EQ(outcome.code, 2);
    EXPECT_THAT(outcome.errors, HasSubstr("results.csv is read and would be overwritten"));
    EXPECT_EQ(readText(folder / "results.csv"), kSmallTarget);
}

TEST_F(CliOutput, EvidenceMayBeWrittenOverByTheSameCommand) {
    const std::vector<std::string> command{
        "severity", "--evidence", "suite.json",           "--out",  "F",
        "--draws",  "1",          "--without-strategies", "--quiet"};
    ASSERT_EQ(runCli(folder, command).code, 0);
    EXPECT_EQ(runCli(folder, command).code, 0);
}

}  // namespace
}  // namespace footbridge::tests
