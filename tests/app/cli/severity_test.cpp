// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

TEST(CliSeverity, MeasuresTheExampleWithinItsBand) {
    const Folder folder;
    const Outcome outcome = runCli(folder, {"severity", "--source", exampleSource(), "--target",
                                            exampleTarget(), "--shots", "20", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto severity = outcome.json()["severity"];
    EXPECT_EQ(severity["shots"], 20);
    EXPECT_GE(severity["headline"], severity["band"][0]);
    EXPECT_LE(severity["headline"], severity["band"][1]);
    EXPECT_FALSE(severity["components"].empty());
}

TEST(CliSeverity, TellsComponentsLadderAndFeatures) {
    const Folder folder;
    const std::vector<std::string> command{"severity", "--source",      exampleSource(),
                                           "--target", exampleTarget(), "--shots",
                                           "20",       "--quiet"};
    const Outcome text = runCli(folder, command);
    ASSERT_EQ(text.code, 0) << text.errors;
    for (const char* part : {"Severity 0.", "chance 95 %", "shape", "labels", "way to predict",
                             "target-only", "moved by"})
        EXPECT_THAT(text.output, HasSubstr(part));

    std::vector<std::string> asJson = command;
    asJson.push_back("--json");
    const auto severity = runCli(folder, asJson).json()["severity"];
    EXPECT_EQ(severity["advice"]["ladder"].size(), 4u);
    EXPECT_EQ(severity["sources"].size(), 1u);
    EXPECT_FALSE(severity["features"].empty());
    EXPECT_TRUE(severity["components"][0].contains("null_median"));
}

TEST(CliSeverity, FallsInTheExampleWithWhatIsSuggestedAndPromisesThatTransferPays) {
    const Folder folder;
    std::vector<std::string> command{"severity", "--source",      exampleSource(),
                                     "--target", exampleTarget(), "--shots",
                                     "20",       "--json"};
    const auto before = runCli(folder, command).json()["severity"];
    EXPECT_NEAR(before["headline"], 0.27, 0.02);
    command.insert(command.end(), {"--accept-suggestions", "0"});
    const auto after = runCli(folder, command).json()["severity"];
    EXPECT_NEAR(after["headline"], 0.09, 0.02);
    EXPECT_EQ(after["verdict"]["answer"], "pays");
    EXPECT_THAT(std::string(after["verdict"]["sentence"]), testing::StartsWith("Preliminary:"));
}

TEST(CliSeverity, OfManyPairsTakesNoOptionOfOneAlone) {
    const Folder folder;
    const auto errorsOf = [&](std::vector<std::string> command) {
        command.insert(command.begin(), "severity");
        const Outcome outcome = runCli(folder, command);
        EXPECT_EQ(outcome.code, 2);
        return outcome.errors;
    };
    EXPECT_THAT(errorsOf({"--matrix", ".", "--shots", "9"}), HasSubstr("--shots"));
    EXPECT_THAT(errorsOf({"--matrix", ".", "--map", "a=b"}), HasSubstr("--map"));
    EXPECT_THAT(errorsOf({"--matrix", ".", "--each-source"}), HasSubstr("--each-source"));
    EXPECT_THAT(errorsOf({"--evidence", "c.json", "--out", "e", "--seed", "2"}),
                HasSubstr("--seed"));
    EXPECT_THAT(errorsOf({"--evidence", "c.json", "--out", "e", "--delimiter", "tab"}),
                HasSubstr("--delimiter"));
}

TEST(CliSeverity, OfManyPairsNamesColumnsThatNoTableHas) {
    const Folder folder;
    runCli(folder, {"example", "runs"});
    for (const char* option : {"--ignore", "--group", "--response"}) {
        const Outcome outcome = runCli(folder, {"severity", "--matrix", "runs", option, "nosuch"});
        EXPECT_EQ(outcome.code, 1) << option;
        EXPECT_THAT(outcome.errors, HasSubstr("None of the files has a column nosuch"));
    }
}

TEST(CliSeverity, FailsWhereNoPairOfACampaignCanBeMeasured) {
    const Folder folder;
    runCli(folder, {"example", "runs"});
    folder.write("c.json",
                 R"({"format": "footbridge-campaign/1", "name": "c", "shots": [5], "pairs": [)"
                 R"({"name": "p", "sources": ["runs/source.csv"], "target": "runs/gone.csv",)"
                 R"( "response": "runtime_s", "source_response": "time [ms]"}]})");
    for (const char* command : {"severity", "plan"}) {
        const Outcome outcome = runCli(folder, {command, "--evidence", "c.json", "--out", command});
        EXPECT_EQ(outcome.code, 1) << command;
        EXPECT_THAT(outcome.errors, HasSubstr("gone.csv"));
    }
}

TEST(CliSeverity, TellsWhatEachOfSeveralSourcesIsWorth) {
    const Folder folder;
    folder.write("a.csv", kSmallSource);
    folder.write("b.csv", kSmallTarget);
    const std::vector<std::string> one{"severity", "--source", "a.csv", "--target",
                                       "b.csv",    "--shots",  "4",     "--each-source"};
    EXPECT_EQ(runCli(folder, one).code, 2);
}

TEST(CliSeverity, MeasuresAllPairsOfAFolder) {
    const Folder folder;
    fs::create_directory(folder.path() / "tables");
    folder.write("tables/a.csv", kSmallSource);
    folder.write("tables/b.csv", kSmallTarget);
    folder.write("tables/notes.txt", "no table");
    const Outcome outcome =
        runCli(folder, {"severity", "--matrix", "tables", "--response", "time [s]", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json();
    EXPECT_EQ(json["tables"].size(), 2u);
    ASSERT_EQ(json["cells"].size(), 2u);
    EXPECT_EQ(json["cells"][0]["from"], "a");
    EXPECT_EQ(json["cells"][0]["to"], "b");
    EXPECT_EQ(json["cells"][0]["shots"], 6);
    const Outcome text =
        runCli(folder, {"severity", "--matrix", "tables/a.csv", "tables/b.csv", "--quiet"});
    EXPECT_THAT(text.output, HasSubstr("from \\ to"));
}

TEST(CliSeverity, MeasuresTheEvidenceOfACampaign) {
    const Folder folder;
    const std::string pair = R"({"name": "example", "sources": [")" + exampleSource() +
                             R"("], "target": ")" + exampleTarget() +
                             R"(", "response": "runtime_s", "source_response": "time [ms]"})";
    folder.write("suite.json",
                 R"({"format": "footbridge-campaign/1", "shots": [10], "pairs": [)" + pair + "]}");
    const Outcome outcome =
        runCli(folder, {"severity", "--evidence", "suite.json", "--out", "evidence", "--draws", "1",
                        "--without-strategies", "--quiet"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("Rank correlation"));
    EXPECT_TRUE(fs::exists(folder.path() / "evidence" / "severity.csv"));
    EXPECT_TRUE(fs::exists(folder.path() / "evidence" / "summary.md"));
}

TEST(CliSeverity, SaysWhatItNeeds) {
    const Folder folder;
    EXPECT_EQ(runCli(folder, {"severity", "--quiet"}).code, 2);
    EXPECT_EQ(runCli(folder, {"severity", "--evidence", "suite.json", "--quiet"}).code, 2);
    folder.write("a.csv", kSmallSource);
    EXPECT_EQ(runCli(folder, {"severity", "--matrix", "a.csv", "--quiet"}).code, 2);
}

TEST(CliSeverity, RefusesATargetWithoutMeasuredRows) {
    const Folder folder;
    folder.write("source.csv", kSmallSource);
    folder.write("target.csv", "solver,Size,clock,time [s]\ncg,100,2.0,\nlu,150,2.0,\n");
    const Outcome outcome =
        runCli(folder, {"severity", "--source", "source.csv", "--target", "target.csv", "--quiet"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(linesOf(outcome.errors).size(), 1u) << outcome.errors;
    EXPECT_THAT(outcome.errors, HasSubstr("footbridge-cli: "));
}

}  // namespace
}  // namespace footbridge::tests
