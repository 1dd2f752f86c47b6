// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_text.h"

#include <gmock/gmock.h>

namespace footbridge {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(CsvRows, FillsShortRowsAndDropsExtraCellsWithLineAndColumn) {
    const Table table = parsed("a,b,c\n1,2,3\n4,5\n6,7,8,9\n10,11,12,,\n");
    EXPECT_THAT(rowOf(table, 1), ElementsAre("4", "5", ""));
    EXPECT_THAT(rowOf(table, 2), ElementsAre("6", "7", "8"));
    EXPECT_THAT(warningsOf(table),
                ElementsAre("csv-short-row@3:3", "csv-long-row@4:4", "csv-trailing-delimiter@5:4"));
    EXPECT_THAT(table.warnings[1].message.text(), HasSubstr("4 cells instead of 3"));
}

TEST(CsvRows, TakeNoMoreMemoryThanTheirFileWarrants) {
    std::string header = "c0", lines;
    for (int i = 1; i < 20'000; ++i) {
        header += ",c" + std::to_string(i);
        lines += "1\n";
    }
    EXPECT_EQ(errorCode([&] { parsed(header + "\n" + lines); }), "csv-too-large")
        << "many columns, and many lines of one cell";
    std::string wide = "c0";
    for (int i = 1; i < 200'000; ++i) wide += ",c" + std::to_string(i);
    EXPECT_EQ(errorCode([&] { parsed(wide + "\n1\n2\n"); }), "csv-too-large");
    EXPECT_EQ(parsed(header + "\n1\n2\n").columns.size(), 20'000u);
    EXPECT_EQ(parsed("a,b,c\n" + lines).rows(), 19'999) << "a small one may be sparse";
}

TEST(CsvRows, ListsTheFirstWarningsOfAKindAndCountsTheOthers) {
    std::string text = "a,b\n";
    for (int i = 0; i < 100; ++i) text += "1\n";
    text += "1,2\n";
    const Table table = parsed(text);
    EXPECT_THAT(warningsOf(table),
                ElementsAre("csv-short-row@2:2", "csv-short-row@3:2", "csv-short-row@4:2",
                            "csv-short-row@5:2", "csv-short-row@6:2", "csv-more@2:2"));
    EXPECT_EQ(table.warnings.back().message.arguments()[0], 95);
}

TEST(CsvRows, GivesTheLineOfARecordAfterEmbeddedLineEnds) {
    const Table table = parsed("a,b\n\"x\ny\",1\nz\n");
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-short-row@4:2"));
    EXPECT_EQ(table.column("a").text(0), "x\ny");
}

TEST(CsvRows, NotesBlankLinesBetweenRecordsOnly) {
    const Table table = parsed("a,b\n1,2\n\n3,4\n  \n\n");
    EXPECT_EQ(table.rows(), 2);
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-blank-line@3:0"));
}

TEST(CsvRows, KeepsAQuotedEmptyCellAsARowOfASingleColumn) {
    EXPECT_EQ(parsed("a\n1\n\"\"\n3\n").rows(), 3);
}

TEST(CsvRows, SaysWhereQuotationMarksGoWrong) {
    const Table table = parsed("a,b\n\"x\"y,1\nz,\"open\nw,2\n");
    EXPECT_THAT(warningsOf(table),
                testing::IsSupersetOf({"csv-quote-stray@2:1", "csv-quote-open@3:2"}));
    EXPECT_EQ(table.rows(), 3);
}

TEST(CsvRows, ReadsWindowsAndOldMacintoshFiles) {
    for (const char* text : {"a,b\r\n1,2\r\n3,4\r\n", "a,b\r1,2\r3,4\r", "a,b\n1,2\n3,4"}) {
        const Table table = parsed(text);
        EXPECT_EQ(table.rows(), 2) << text;
        EXPECT_THAT(rowOf(table, 1), ElementsAre("3", "4"));
        EXPECT_THAT(warningsOf(table), ElementsAre());
    }
}

TEST(CsvRows, KnowsLinesOfTheLastBlockOfALongFile) {
    std::string text = "a,b,c\n";
    std::size_t line = 1;
    while (text.size() < 2'500'000) {
        text += line % 7 == 0 ? "# remark\n" : line % 11 == 0 ? "\n" : "1.25,x,3\n";
        ++line;
    }
    text += "7,y\n";
    ++line;
    const Table table = parsed(text);
    EXPECT_THAT(warningsOf(table),
                testing::Contains("csv-short-row@" + std::to_string(line) + ":3"));
    EXPECT_THAT(rowOf(table, table.rows() - 1), ElementsAre("7", "y", ""));
    EXPECT_THAT(rowOf(table, table.rows() - 2), ElementsAre("1.25", "x", "3"));
    EXPECT_THAT(table.column("b").levels, ElementsAre("x", "y"));
}

}  // namespace
}  // namespace footbridge
