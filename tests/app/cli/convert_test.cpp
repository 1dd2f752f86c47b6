// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

TEST(CliConvert, UnitesTheFilesOfAFolder) {
    const Folder folder;
    fs::create_directories(folder.path() / "runs");
    folder.write("runs/n4_t8.csv", "time\n12 ms\n13 ms\n");
    folder.write("runs/n8_t8.csv", "time\n7 ms\n");
    const Outcome outcome = runCli(folder, {"convert", "runs", "--out", "all.csv"});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(readText(folder / "all.csv"), "n,time [ms]\n4,12\n4,13\n8,7\n");
    const Outcome pattern = runCli(folder, {"convert", "runs/*.csv", "--out", "p.csv"});
    EXPECT_EQ(pattern.code, 0) << pattern.errors;
    EXPECT_EQ(readText(folder / "p.csv"), readText(folder / "all.csv"));
    const Outcome named =
        runCli(folder, {"convert", "runs/n4_t8.csv", "runs/n8_t8.csv", "--out", "f.csv"});
    EXPECT_EQ(named.code, 0) << named.errors;
    EXPECT_EQ(readText(folder / "f.csv"), readText(folder / "all.csv"));
}

TEST(CliConvert, LeavesNoFormulaForASpreadsheet) {
    const Folder folder;
    folder.write("runs.csv", "=name,@host,time\n=cmd|x,+y,-1\n-z,plain,2\n");
    const Outcome outcome = runCli(folder, {"convert", "runs.csv", "--out", "all.csv"});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(readText(folder / "all.csv"), "'=name,'@host,time\n'=cmd|x,'+y,-1\n'-z,plain,2\n");
    const Outcome again = runCli(folder, {"convert", "all.csv", "--out", "again.csv"});
    EXPECT_EQ(again.code, 0) << again.errors;
    EXPECT_EQ(readText(folder / "again.csv"), readText(folder / "all.csv"));
}

TEST(CliConvert, JoinsAndListsWhatDidNotMatch) {
    const Folder folder;
    folder.write("times.csv", "n,time\n1,10\n2,20\n3,30\n");
    folder.write("counters.csv", "size,misses\n2,7\n9,8\n3,6\n");
    const auto outcome =
        runCli(folder, {"convert", "times.csv", "--join", "counters.csv", "--on", "n=size", "--out",
                        "all.csv", "--unmatched", "alone.csv", "--json"});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(readText(folder / "all.csv"), "n,time,misses\n2,20,7\n3,30,6\n");
    EXPECT_EQ(readText(folder / "alone.csv"), "table,row,n\ntimes,0,1\ncounters,1,9\n");
    EXPECT_EQ(outcome.json()["unmatched"]["left"], nlohmann::json({0}));
    EXPECT_EQ(outcome.json()["unmatched"]["right"], nlohmann::json({1}));
    const Outcome said = runCli(folder, {"convert", "times.csv", "--join", "counters.csv", "--on",
                                         "n=size", "--out", "all.csv"});
    EXPECT_THAT(said.output, HasSubstr("times: 1 row left out for want of a match in counters"));
}

TEST(CliConvert, WritesCodesAsTheyStandThere) {
    const Folder folder;
    const std::string runs =
        "code,zip,id,n,time [s]\n007,01234,9007199254740993,10,2\n"
        "0123,,12345678901234567890,1000000,3\n7,98765,5,1,4\n";
    folder.write("runs.csv", runs);
    const auto converted = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"convert", "runs.csv"});
        const Outcome outcome = runCli(folder, more);
        EXPECT_EQ(outcome.code, 0) << outcome.errors;
        return outcome;
    };
    converted({"--out", "again.csv"});
    EXPECT_EQ(readText(folder / "again.csv"), runs);
    converted({"--split", "code", "--out-dir", "parts"});
    EXPECT_EQ(readText(folder / "parts/007.csv"),
              "zip,id,n,time [s]\n01234,9007199254740993,10,2\n");
    folder.write("names.csv", "code,name\n007,bond\n7,seven\n");
    converted({"--join", "names.csv", "--on", "code", "--out", "joined.csv"});
    EXPECT_THAT(
        linesOf(readText(folder / "joined.csv")),
        ::testing::ElementsAre("code,zip,id,n,time [s],name",
                               "007,01234,9007199254740993,10,2,bond", "7,98765,5,1,4,seven"));
    folder.write("numbers.csv", "code,name\n123,found\n");
    converted({"--join", "numbers.csv", "--on", "code", "--out", "joined.csv"});
    EXPECT_THAT(readText(folder / "joined.csv"), HasSubstr("0123,,12345678901234567890,1000000,3,"
                                                           "found\n"));
    const auto columns = runCli(folder, {"inspect", "again.csv", "--json"}).json()["columns"];
    EXPECT_EQ(columns[0]["type"], "number") << "as a feature";
}

TEST(CliConvert, AveragesNumbersThatAreWrittenLikeCodes) {
    const Folder folder;
    folder.write("runs.csv", "n,time [s]\n1,0002\n2,0003\n");
    folder.write("counts.csv", "n,misses\n1,010\n1,020\n02,007\n");
    const Outcome outcome = runCli(folder, {"convert", "runs.csv", "--join", "counts.csv", "--on",
                                            "n", "--mean-of-repeats", "--out", "all.csv"});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(readText(folder / "all.csv"), "n,time [s],misses\n1,2,15\n2,3,7\n");
}

TEST(CliConvert, TakesNoOptionOfJoiningWhereNothingIsJoined) {
    const Folder folder;
    folder.write("times.csv", "n,time\n1,10\n");
    for (const std::vector<std::string>& alone :
         {std::vector<std::string>{"--unmatched", "alone.csv"}, {"--mean-of-repeats"}}) {
        std::vector<std::string> command{"convert", "times.csv", "--out", "all.csv"};
        command.insert(command.end(), alone.begin(), alone.end());
        const Outcome outcome = runCli(folder, command);
        EXPECT_EQ(outcome.code, 2);
        EXPECT_THAT(outcome.errors, HasSubstr(alone.front() + " requires --join"));
    }
}

TEST(CliConvert, SplitsATableThatAdaptThenReads) {
    const Folder folder;
    std::string all = "machine,size,threads,solver,time [s]\n";
    for (const std::string& line : linesOf(kSmallSource))
        if (line.find("size") != 0 && !line.empty())
            all += "old/one," + line + "\nnew," + line + "\n";
    folder.write("all.csv", all);
    const Outcome split =
        runCli(folder, {"convert", "all.csv", "--split", "machine", "--out-dir", "parts"});
    EXPECT_EQ(split.code, 0) << split.errors;
    EXPECT_EQ(readText(folder / "parts/new.csv"), readText(folder / "parts/old_one.csv"));
    EXPECT_EQ(linesOf(readText(folder / "parts/new.csv")).front(), "size,threads,solver,time [s]");
    const Outcome inspected = runCli(folder, {"inspect", "parts/new.csv", "--json"});
    EXPECT_EQ(inspected.json()["rows"], 12);
}

TEST(CliConvert, WritesOverNoFileOfAFolderThatItReads) {
    const Folder folder;
    folder.write("runs/n4.csv", "time\n12\n");
    folder.write("runs/n8.csv", "time\n7\n");
    for (const char* out : {"runs/n8.csv", "runs/all.csv"})
        for (const char* runs : {"runs", "runs/*.csv"})
            EXPECT_EQ(runCli(folder, {"convert", runs, "--out", out}).code, 2) << runs << out;
    EXPECT_EQ(runCli(folder, {"convert", "runs", "--split", "n", "--out-dir", "runs"}).code, 2);
    EXPECT_EQ(readText(folder / "runs/n8.csv"), "time\n7\n");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path() / "runs"), {}), 2);
}

TEST(CliConvert, LeavesPartsThatAreOthers) {
    const Folder folder;
    folder.write("all.csv", "machine,time\na,1\nb,2\n");
    const std::vector<std::string> split{"convert", "all.csv",   "--split",
                                         "machine", "--out-dir", "parts"};
    folder.write("parts/b.csv", "time\n3\n");
    const Outcome refused = runCli(folder, split);
    EXPECT_EQ(refused.code, 1);
    EXPECT_THAT(refused.errors, HasSubstr("b.csv exists with other contents"));
    EXPECT_EQ(readText(folder / "parts/b.csv"), "time\n3\n");
    EXPECT_FALSE(fs::exists(folder / "parts/a.csv"));
    fs::remove(folder / "parts/b.csv");
    EXPECT_EQ(runCli(folder, split).code, 0);
    EXPECT_EQ(runCli(folder, split).code, 0) << "the same again";
}

TEST(CliConvert, WritesNothingWhereAPartIsInTheWay) {
    const Folder folder;
    folder.write("left.csv", "app,machine,time\nx,a,1\ny,b,2\n");
    folder.write("right.csv", "app,cores\nx,4\n");
    folder.write("parts/a.csv", "time\n3\n");
    const std::vector<std::string> split{"convert", "left.csv", "--join",      "right.csv",
                                         "--on",    "app",      "--unmatched", "alone.csv",
                                         "--split", "machine",  "--out-dir",   "parts"};
    const Outcome refused = runCli(folder, split);
    EXPECT_THAT(refused.errors, HasSubstr("a.csv exists with other contents"));
    EXPECT_FALSE(fs::exists(folder / "alone.csv"));
    fs::remove(folder / "parts/a.csv");
    EXPECT_EQ(runCli(folder, split).code, 0);
    EXPECT_THAT(readText(folder / "alone.csv"), HasSubstr(",1,y"));
}

TEST(CliConvert, SaysWhatIsMissing) {
    const Folder folder;
    folder.write("a.csv", kSmallSource);
    EXPECT_EQ(runCli(folder, {"convert", "a.csv"}).code, 2);
    EXPECT_EQ(runCli(folder, {"convert", "a.csv", "--out", "a.csv"}).code, 2);
    EXPECT_EQ(runCli(folder, {"convert", "a.csv", "--out", "b.csv", "--join", "a.csv"}).code, 2);
    EXPECT_EQ(runCli(folder, {"convert", "a.csv", "--split", "size"}).code, 2);
    EXPECT_EQ(runCli(folder, {"convert", "none*.csv", "--out", "b.csv"}).code, 1);
    EXPECT_EQ(runCli(folder, {"convert", "a.csv", "--query", "SELECT 1", "--out", "b.csv"}).code,
              1);
    EXPECT_FALSE(fs::exists(folder / "b.csv"));
}

TEST(CliConvert, IsNotNeededToReadAPackedTable) {
    const Folder folder;
    folder.write("source.csv", kSmallSource);
    folder.write("target.csv", kSmallTarget);
    ASSERT_EQ(runShell(folder, "gzip -k source.csv && xz -k target.csv").code, 0);
    const auto plain =
        runCli(folder, {"match", "--source", "source.csv", "--target", "target.csv", "--json"});
    const auto packed = runCli(
        folder, {"match", "--source", "source.csv.gz", "--target", "target.csv.xz", "--json"});
    EXPECT_EQ(packed.code, 0) << packed.errors;
    EXPECT_EQ(packed.json()["matched"], plain.json()["matched"]);
}

TEST(CliInspectKinds, ReadsThousandsByTheChosenSign) {
    const Folder folder;
    folder.write("runs.csv", "n;time\n1.000;2\n12;3\n");
    const auto json = runCli(folder, {"inspect", "runs.csv", "--thousands", ".", "--json"}).json();
    EXPECT_EQ(json["columns"][0]["high"], 1000);
    EXPECT_EQ(json["decimal"], ",");
    EXPECT_EQ(json["kind"], "csv");
}

}  // namespace
}  // namespace footbridge::tests
