// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

std::vector<std::string> planOfTheExample() {
    return {"plan",    "--source", exampleSource(), "--target", exampleTarget(),
            "--shots", "20",       "--runs",        "8",        "--quiet"};
}

TEST(CliPlan, NamesRunsAndWhatTheyAreWorth) {
    const Folder folder;
    std::vector<std::string> command = planOfTheExample();
    command.insert(command.end(), {"--out", "next.csv"});
    const Outcome text = runCli(folder, command);
    ASSERT_EQ(text.code, 0) << text.errors;
    EXPECT_THAT(text.output, HasSubstr("Runs to measure next, the most telling first"));
    EXPECT_THAT(text.output, HasSubstr("Expected to bring the mean squared error to "));
    const std::string csv = readText(folder.path() / "next.csv");
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 9);
    EXPECT_THAT(csv, HasSubstr("problem_size"));

    command.push_back("--json");
    const auto json = runCli(folder, command).json();
    EXPECT_EQ(json["rows"].size(), 8u);
    EXPECT_GT(json["expected_error_ratio"], 0);
    EXPECT_LE(json["expected_error_ratio"], 1);
    EXPECT_TRUE(json["cost"].is_null());
}

/// The numbers of the second column, in which the table of the plan names its rows.
std::vector<int> rowsOfText(const std::string& output) {
    std::vector<int> rows;
    for (const std::string& line : linesOf(output)) {
        std::istringstream words(line);
        int place = 0, row = 0;
        if (words >> place >> row && place == static_cast<int>(rows.size()) + 1)
            rows.push_back(row);
    }
    return rows;
}

TEST(CliPlan, LooksForTheCostsBeforeItTrains) {
    const Folder folder;
    folder.write("source.csv", kSmallSource);
    folder.write("target.csv", kSmallTarget);
    for (const char* cost : {"none", "solver"}) {
        const Outcome outcome = runCli(
            folder, {"plan", "--source", "source.csv", "--target", "target.csv", "--cost", cost});
        EXPECT_EQ(outcome.code, 1);
        EXPECT_THAT(outcome.errors, HasSubstr(cost));
        EXPECT_EQ(outcome.errors.find("Training"), std::string::npos) << outcome.errors;
    }
}

TEST(CliPlan, CountsRowsFromNullEverywhere) {
    const Folder folder;
    std::vector<std::string> command = planOfTheExample();
    command.insert(command.end(), {"--out", "next.csv"});
    const Outcome text = runCli(folder, command);
    ASSERT_EQ(text.code, 0) << text.errors;
    EXPECT_THAT(text.output, HasSubstr("counted from 0"));
    std::vector<int> ofTheFile;
    for (const std::string& line : linesOf(readText(folder / "next.csv")))
        if (line.front() != 'r') ofTheFile.push_back(std::stoi(line));
    command.push_back("--json");
    EXPECT_EQ(runCli(folder, command).json()["rows"], ofTheFile);
    EXPECT_EQ(rowsOfText(text.output), ofTheFile);

    for (const char* name : {"plan", "adapt", "severity", "match"})
        EXPECT_THAT(runCli(folder, {name, "--help"}).output, HasSubstr("data rows counted from 0"))
            << name;
    EXPECT_THAT(runCli(folder, {"plan", "--help"}).output, HasSubstr("data row counted from 0"));
}

TEST(CliPlan, DoesNotLookAtWhatOnlyARunTells) {
    const Folder folder;
    std::vector<std::string> command = planOfTheExample();
    command.insert(command.end(), {"--after-run", "FP_OPS", "--json"});
    const Outcome outcome = runCli(folder, command);
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto features = outcome.json()["features"];
    EXPECT_EQ(std::count(features.begin(), features.end(), "FP_OPS"), 0);
    EXPECT_EQ(std::count(features.begin(), features.end(), "problem_size"), 1);
}

TEST(CliPlan, SaysWhatIsWrong) {
    const Folder folder;
    const Outcome measured = runCli(folder, {"plan", "--source", exampleSource(), "--target",
                                             exampleTarget(), "--shots", "100%"});
    EXPECT_EQ(measured.code, 1);
    EXPECT_THAT(measured.errors, HasSubstr("has been measured, so there is no run left"));
    std::vector<std::string> command = planOfTheExample();
    command.insert(command.end(), {"--cost", "schedule"});
    const Outcome text = runCli(folder, command);
    EXPECT_EQ(text.code, 1);
    EXPECT_THAT(text.errors, HasSubstr("to hold what a run costs, but it is not numeric"));
    EXPECT_EQ(runCli(folder, {"plan"}).code, 2);
}

TEST(CliPlan, BeginsWhereNoRunOfTheTargetIsMeasured) {
    const Folder folder;
    std::string target;
    for (const std::string& line : linesOf(readText(exampleTarget())))
        target += target.empty() ? line + "\n" : line.substr(0, line.rfind(',') + 1) + "\n";
    folder.write("target.csv", target);
    const Outcome outcome = runCli(folder, {"plan", "--source", exampleSource(), "--target",
                                            "target.csv", "--runs", "2", "--json", "--quiet"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(outcome.json()["target"]["response"], "runtime_s");
    const Outcome adapted =
        runCli(folder, {"adapt", "--source", exampleSource(), "--target", "target.csv"});
    EXPECT_EQ(adapted.code, 1);
    EXPECT_THAT(adapted.errors, HasSubstr("No row of the target has a response"));
}

TEST(CliPlan, TakesNoOptionOfAPlanWhereEvidenceIsMeasured) {
    const Folder folder;
    for (const char* option : {"--runs", "--seed", "--shots", "--map", "--ignore", "--cost"}) {
        const Outcome outcome =
            runCli(folder, {"plan", "--evidence", "suite.json", "--out", "evidence", option, "1"});
        EXPECT_EQ(outcome.code, 2) << option;
        EXPECT_THAT(outcome.errors,
                    HasSubstr(std::string(option) + " means nothing for --evidence"));
    }
}

}  // namespace
}  // namespace footbridge::tests
