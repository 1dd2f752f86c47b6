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
