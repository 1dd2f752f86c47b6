// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(CliInspect, ShowsColumnsWithTypeUnitAndRole) {
    const Folder folder;
    folder.write("runs.csv", kSmallSource);
    const Outcome outcome = runCli(folder, {"inspect", "runs.csv"});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("12 rows, 4 columns"));
    EXPECT_THAT(outcome.output, HasSubstr("2 levels: cg, lu"));
}

TEST(CliInspect, SendsNoEscapeOfAFileToTheTerminal) {
    const Folder folder;
    folder.write("runs.csv", "\x1b[31mred,k\x07ind,time\n1,a\x1b]0;title\x07,2\n2,b,3\n");
    for (const char* file : {"runs.csv", "gone\x1b[2J.csv"}) {
        const Outcome outcome = runCli(folder, {"inspect", file});
        for (const std::string& text : {outcome.output, outcome.errors})
            EXPECT_EQ(text.find_first_of("\x1b\x07"), std::string::npos) << text;
        EXPECT_NE(outcome.output + outcome.errors, "");
    }
}

TEST(CliInspect, BeginsNoLineWithWhatANameSays) {
    const Folder folder;
    folder.write("runs.csv", "\"a\nIt is signed\",\"k\nIt is trusted\",time\n1,2,2\n2,b,3\n");
    const Outcome outcome = runCli(folder, {"inspect", "runs.csv"});
    EXPECT_THAT(outcome.output, HasSubstr("a\\x0aIt is signed"));
    for (const std::string& line : linesOf(outcome.output))
        EXPECT_FALSE(line.starts_with("It is")) << line;
}

TEST(CliInspect, TellsTheSameAsJson) {
    const Folder folder;
    folder.write("runs.csv", kSmallSource);
    const auto json = runCli(folder, {"inspect", "runs.csv", "--json"}).json();
    EXPECT_EQ(json["rows"], 12);
    EXPECT_EQ(json["response"], "time [s]");
    EXPECT_EQ(json["columns"][2]["type"], "category");
    EXPECT_EQ(json["columns"][3]["unit"], "s");
    EXPECT_EQ(json["columns"][3]["role"], "response");
    EXPECT_EQ(json["delimiter"], "comma");
}

TEST(CliInspect, ReadsDecimalCommasWhenAsked) {
    const Folder folder;
    folder.write("runs.csv", "n;time\n1;0,5\n2;1,25\n");
    const auto json = runCli(folder, {"inspect", "runs.csv", "--json", "--decimal", ",",
                                      "--delimiter", "semicolon"})
                          .json();
    EXPECT_EQ(json["columns"][1]["high"], 1.25);
}

TEST(CliInspect, ReportsWarningsWithTheirLine) {
    const Folder folder;
    folder.write("runs.csv", "n,time\n1,2\n3\n4,5\n");
    const auto json = runCli(folder, {"inspect", "runs.csv", "--json"}).json();
    ASSERT_EQ(json["warnings"].size(), 1u);
    EXPECT_EQ(json["warnings"][0]["line"], 3);
}

struct BadFile {
    const char* name;
    const char* contents;
};
void PrintTo(const BadFile& file, std::ostream* out) {
    *out << file.name;
}

class CliInspectBadFile : public ::testing::TestWithParam<BadFile> {};

TEST_P(CliInspectBadFile, IsRefusedWithOneSentence) {
    const Folder folder;
    folder.write("bad.csv", GetParam().contents);
    const Outcome outcome = runCli(folder, {"inspect", "bad.csv", "--quiet"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.output, IsEmpty());
    ASSERT_EQ(linesOf(outcome.errors).size(), 1u) << outcome.errors;
    EXPECT_THAT(outcome.errors, HasSubstr("footbridge-cli: bad.csv"));
}

INSTANTIATE_TEST_SUITE_P(CliInspect, CliInspectBadFile,
                         ::testing::Values(BadFile{"empty", ""}, BadFile{"blank", "\n\n"},
                                           BadFile{"header_only", "n,time\n"},
                                           BadFile{"not_text", "n,time\n1,\xff\xfe\x80\n"}),
                         [](const auto& chosen) { return std::string(chosen.param.name); });

TEST(CliInspect, RefusesAMissingFileAndAFolder) {
    const Folder folder;
    const Outcome missing = runCli(folder, {"inspect", "nothing.csv"});
    EXPECT_EQ(missing.code, 1);
    EXPECT_THAT(missing.errors, HasSubstr("There is no file at nothing.csv"));
    const Outcome directory = runCli(folder, {"inspect", "."});
    EXPECT_EQ(directory.code, 1);
    EXPECT_THAT(directory.errors, HasSubstr("has no file"));
}

}  // namespace
}  // namespace footbridge::tests
