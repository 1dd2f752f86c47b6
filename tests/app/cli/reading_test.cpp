// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

nlohmann::json inspected(const Folder& folder, const std::string& contents,
                         std::vector<std::string> options = {}) {
    folder.write("runs.csv", contents);
    options.insert(options.begin(), {"inspect", "runs.csv", "--json"});
    return runCli(folder, options).json();
}

TEST(CliReading, TakesCellsWithUnitsAsNumbers) {
    const auto json = inspected(Folder(), "threads,time\n1,12.50 ms\n2,7.25 ms\n");
    EXPECT_EQ(json["response"], "time");
    EXPECT_EQ(json["columns"][1]["unit"], "ms");
    EXPECT_EQ(json["columns"][1]["high"], 12.5);
}

TEST(CliReading, FindsADecimalCommaAndSaysSo) {
    const auto json = inspected(Folder(), "threads;time\n1;12,5\n2;7,25\n");
    EXPECT_EQ(json["response"], "time");
    EXPECT_EQ(json["decimal"], ",");
    EXPECT_EQ(json["warnings"][0]["code"], "csv-decimal-found");
    const auto asTold = inspected(Folder(), "threads;time\n1;12,5\n2;7,25\n", {"--decimal", "."});
    EXPECT_EQ(asTold["decimal"], ".");
    EXPECT_EQ(asTold["response"], "");
}

TEST(CliReading, SaysWhatIsOddAboutATableInEveryCommand) {
    const Folder folder;
    std::string runs = "n,flags,request,time\n";
    for (int n = 1; n <= 6; ++n)
        runs += std::to_string(n) + ",0x" + std::to_string(n) + ",9," + std::to_string(n) + ".5\n";
    folder.write("odd.csv", runs);
    const std::string odd = "In odd.csv: Column “flags” holds numbers as programs write them";
    for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
             {"costs", "odd.csv", "--measured", "time"},
             {"laws", "odd.csv", "--response", "time", "--parameters", "n"},
             {"match", "--source", "odd.csv", "--target", "odd.csv"},
             {"severity", "--matrix", "odd.csv", "odd.csv"},
             {"platforms", "evaluate", "odd.csv", "--platform", "n", "--time", "time"},
             {"train-study", "--source", "odd.csv", "--target", "odd.csv", "--response", "time",
              "--seeds", "1", "--epochs", "1"}}) {
        EXPECT_THAT(runCli(folder, command).errors, HasSubstr(odd)) << command[0];
        std::vector<std::string> quiet = command;
        quiet.emplace_back("--quiet");
        EXPECT_EQ(runCli(folder, quiet).errors.find(odd), std::string::npos) << command[0];
    }
}

TEST(CliReading, CountsWhatIsOddBeyondTheFirstTen) {
    const Folder folder;
    std::string names = "time", first = "1.5", second = "2.5";
    for (int i = 0; i < 14; ++i) {
        names += ",t" + std::to_string(i);
        first += ",2 ms";
        second += ",3 ms";
    }
    folder.write("odd.csv", names + "\n" + first + "\n" + second + "\n");
    const Outcome outcome =
        runCli(folder, {"costs", "odd.csv", "--measured", "time", "--request", "t0"});
    EXPECT_THAT(outcome.errors, HasSubstr("In odd.csv: The cells of column “t9” carry units"));
    EXPECT_THAT(outcome.errors, HasSubstr("4 more warnings about odd.csv"));
}

TEST(CliReading, ReadsOtherEncodingsAndProposesThem) {
    const Folder folder;
    folder.write("runs.csv", "gr\xF6\xDF\x65,time\n1,2\n");
    const Outcome failed = runCli(folder, {"inspect", "runs.csv"});
    EXPECT_EQ(failed.code, 1);
    EXPECT_THAT(failed.errors, HasSubstr("Windows-1252"));
    const auto json =
        runCli(folder, {"inspect", "runs.csv", "--json", "--encoding", "Windows-1252"}).json();
    EXPECT_EQ(json["columns"][0]["name"], "größe");
}

TEST(CliReading, TakesTheFirstLineAsDataWhenAsked) {
    const auto header = inspected(Folder(), "1,2.5\n2,3.5\n3,4.5\n");
    EXPECT_EQ(header["rows"], 2);
    EXPECT_EQ(header["warnings"][0]["code"], "csv-header-numeric");
    EXPECT_EQ(inspected(Folder(), "1,2.5\n2,3.5\n3,4.5\n", {"--no-header"})["rows"], 3);
    const auto mixed = inspected(Folder(), "gcc,2.5\nclang,3.5\n");
    EXPECT_EQ(mixed["warnings"][0]["code"], "csv-header-numeric");
    EXPECT_TRUE(inspected(Folder(), "n,kind\n2,a\n3,b\n")["warnings"].empty());
}

TEST(CliReading, StopsWhereTheLikelyResponseHoldsText) {
    const Folder folder;
    folder.write("source.csv", kSmallSource);
    folder.write("target.csv", "solver,size,clock,time\ncg,100,2,fast\ncg,150,2,slow\n");
    const Outcome outcome =
        runCli(folder, {"adapt", "--source", "source.csv", "--target", "target.csv"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("“time” is called like a response but holds text"));
    EXPECT_THAT(outcome.errors, HasSubstr("--response"));
}

std::string numberedRuns(int rows) {
    std::string csv = "id,size,time [s]\n";
    for (int row = 0; row < rows; ++row)
        csv += std::to_string(row) + "," + std::to_string(10 + row % 7) + "," +
               std::to_string(1 + row % 7) + ".5\n";
    return csv;
}

TEST(CliReading, LeavesIdentifiersOutUnlessTheyAreWanted) {
    const Folder folder;
    folder.write("a.csv", numberedRuns(30));
    folder.write("b.csv", numberedRuns(12));
    const auto ignored = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"match", "--source", "a.csv", "--target", "b.csv", "--json"});
        return runCli(folder, more).json()["target"]["ignored"];
    };
    EXPECT_EQ(ignored({}), nlohmann::json({"id"}));
    EXPECT_EQ(ignored({"--feature", "id"}), nlohmann::json::array());
    EXPECT_THAT(runCli(folder, {"inspect", "a.csv"}).output, HasSubstr("it only numbers the rows"));
}

TEST(CliReading, NoticesTheSameTableOnBothSidesAndNothingToTestOn) {
    const Folder folder;
    folder.write("a.csv", numberedRuns(12));
    folder.write("b.csv", numberedRuns(12));
    const Outcome outcome = runCli(folder, {"match", "--source", "a.csv", "--target", "b.csv"});
    EXPECT_THAT(outcome.errors, HasSubstr("hold the same file"));
    EXPECT_THAT(outcome.errors, HasSubstr("none is left to test on"));
}

TEST(CliReading, SaysWhatLooksWrongToPeopleProgramsAndInTheReportWhenItIsQuiet) {
    const Folder folder;
    folder.write("a.csv", numberedRuns(24));
    const Outcome outcome = runCli(
        folder, {"adapt", "--source", "a.csv", "--target", "a.csv", "--shots", "8", "--strategy",
                 "target-only ridge", "--report", "r.html", "--json", "--quiet"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(linesOf(outcome.errors).size(), 2u) << "the doubts, no progress";
    EXPECT_THAT(outcome.errors, HasSubstr("hold the same file"));
    EXPECT_THAT(outcome.errors, HasSubstr("in a source, digit for digit"));
    const auto warnings = outcome.json()["warnings"];
    ASSERT_EQ(warnings.size(), 2u) << warnings;
    EXPECT_EQ(warnings[0]["code"], "same-tables");
    EXPECT_THAT(warnings[0]["text"].get<std::string>(), HasSubstr("hold the same file"));
    EXPECT_EQ(warnings[1]["code"], "rows-of-sources");
    const std::string report = readText(folder / "r.html");
    EXPECT_THAT(report, HasSubstr("Doubts about the tables"));
    EXPECT_THAT(report, HasSubstr("hold the same file"));
    EXPECT_THAT(report, HasSubstr("in a source, digit for digit"));
}

TEST(CliReading, EndsWithOneSignalWhileNothingComesThroughAPipe) {
    const Folder folder;
    // The pipe is opened for writing once the program has opened it for reading.
    const Outcome outcome = runShell(folder,
                                     "mkfifo runs.csv; footbridge-cli convert runs.csv --out c.csv "
                                     "--quiet & program=$!; exec 3>runs.csv; kill -TERM $program; "
                                     "wait $program");
    EXPECT_EQ(outcome.code, 130);
    EXPECT_THAT(outcome.errors, HasSubstr("Cancelled"));
}

TEST(CliReading, ANameOfSeveralLinesIsReportedOnOne) {
    const Folder folder;
    folder.write("a\nb\tc.csv", kSmallSource);
    const Outcome outcome = runCli(folder, {"inspect", "a\nb\tc.csv"});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_THAT(outcome.errors, HasSubstr("a\\x0ab\\x09c.csv\n"));
    EXPECT_THAT(outcome.errors, Not(HasSubstr("a\n")));
}

}  // namespace
}  // namespace footbridge::tests
