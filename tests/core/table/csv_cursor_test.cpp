// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv_cursor.h"

#include <gmock/gmock.h>

#include <vector>

namespace footbridge {
namespace {

using testing::ElementsAre;

std::vector<std::vector<std::string>> records(std::string_view text, char delimiter = ',') {
    std::vector<std::vector<std::string>> all;
    CsvCursor cursor(text, delimiter);
    while (!cursor.atEnd()) {
        all.emplace_back();
        do all.back().emplace_back(cursor.cell().text);
        while (cursor.nextCell());
    }
    return all;
}

TEST(CsvCursor, SplitsRecordsAtEveryKindOfLineEnd) {
    EXPECT_THAT(records("a,b\nc,d\r\ne,f\rg,h"),
                ElementsAre(ElementsAre("a", "b"), ElementsAre("c", "d"), ElementsAre("e", "f"),
                            ElementsAre("g", "h")));
}

TEST(CsvCursor, KeepsDelimitersLineEndsAndDoubledMarksInQuotedCells) {
    EXPECT_THAT(records("\"a,\"\"b\"\"\r\nc\",d\n"), ElementsAre(ElementsAre("a,\"b\"\r\nc", "d")));
}

TEST(CsvCursor, CutsBlanksAroundPlainCellsOnly) {
    EXPECT_THAT(records(" a ,\" b \" , c\t\n"), ElementsAre(ElementsAre("a", " b ", "c")));
}

TEST(CsvCursor, TakesATabAsDelimiterEvenAroundEmptyCells) {
    EXPECT_THAT(records("\t\ta\n", '\t'), ElementsAre(ElementsAre("", "", "a")));
}

TEST(CsvCursor, SeesAnEmptyLastCell) {
    EXPECT_THAT(records("a,\n,"), ElementsAre(ElementsAre("a", ""), ElementsAre("", "")));
}

TEST(CsvCursor, CountsLinesInsideQuotedCells) {
    CsvCursor cursor("\"a\nb\r\nc\",d\nx", ',');
    cursor.cell();
    EXPECT_EQ(cursor.line(), 3u);
    cursor.nextCell();
    cursor.cell();
    cursor.nextCell();
    EXPECT_EQ(cursor.line(), 4u);
}

TEST(CsvCursor, KeepsTextAfterAClosingMarkAndSaysSo) {
    CsvCursor cursor("\"a\"b,c", ',');
    const CsvCursor::Cell cell = cursor.cell();
    EXPECT_EQ(cell.text, "ab");
    EXPECT_EQ(cell.quote, CsvCursor::Quote::Stray);
}

TEST(CsvCursor, ReadsAMarkThatIsNeverClosedAsACharacter) {
    CsvCursor cursor("\"a,b\nc", ',');
    const CsvCursor::Cell cell = cursor.cell();
    EXPECT_EQ(cell.text, "\"a");
    EXPECT_EQ(cell.quote, CsvCursor::Quote::Open);
}

TEST(CsvCursor, ReadsPlainNumbersOnlyWhenTheyFillTheCell) {
    double value = 0;
    CsvCursor number("-1.5e3,x", ',');
    EXPECT_TRUE(number.plainNumber(value));
    EXPECT_EQ(value, -1500);
    for (const char* text :
         {"1x,2", "inf", "nan", "-inf", "+1", "", ",", "0x10", "1 ,2", "1e999"}) {
        CsvCursor other(text, ',');
        EXPECT_FALSE(other.plainNumber(value)) << text;
        EXPECT_EQ(other.position(), other.rest().data()) << text;
    }
}

TEST(CsvCursor, StaysLinearOnManyOpenMarks) {
    std::string text;
    for (int i = 0; i < 200000; ++i) text += "\"\"\"x\n\"\"\"\"y,";
    std::size_t cells = 0;
    CsvCursor cursor(text, ',');
    while (!cursor.atEnd()) {
        do {
            cursor.cell();
            ++cells;
        } while (cursor.nextCell());
    }
    EXPECT_GT(cells, 0u);
}

}  // namespace
}  // namespace footbridge
