// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_text.h"

#include <gmock/gmock.h>

#include <limits>

#include "core/run/error.h"

namespace footbridge {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

CsvOptions withDecimal(char decimal) {
    CsvOptions options;
    options.decimal = decimal;
    return options;
}

TEST(CsvLayout, FindsEachDelimiter) {
    for (const char delimiter : {',', ';', '\t', '|'}) {
        std::string text = "time,threads,kernel\n1.5,4,a\n2.5,8,b\n";
        std::ranges::replace(text, ',', delimiter);
        const Table table = parsed(text);
        EXPECT_EQ(table.options.delimiter, delimiter);
        EXPECT_THAT(rowOf(table, 1), ElementsAre("2.5", "8", "b"));
        EXPECT_THAT(warningsOf(table), ElementsAre());
    }
}

TEST(CsvLayout, IsNotLedAstrayByDelimitersInText) {
    const Table table = parsed("kernel;note;time\na;x, y, z;1\nb;\"p;q, r\";2\n");
    EXPECT_EQ(table.options.delimiter, ';');
    EXPECT_THAT(rowOf(table, 1), ElementsAre("b", "p;q, r", "2"));
}

TEST(CsvLayout, PrefersSemicolonsAroundDecimalCommas) {
    CsvOptions options = withDecimal(',');
    options.header = false;
    EXPECT_EQ(parsed("1,5;2,5;3,5\n1,25;2,25;3,25\n", options).options.delimiter, ';');
    options.decimal = '.';
    EXPECT_EQ(parsed("1,5;2,5;3,5\n1,25;2,25;3,25\n", options).options.delimiter, ';');
}

TEST(CsvLayout, SaysWhenTwoDelimitersFit) {
    const Table table = parsed("a,b|c,d\nx,y|z,w\np,q|r,s\n");
    EXPECT_EQ(table.options.delimiter, ',');
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-delimiter-unsure@1:0"));
}

TEST(CsvLayout, ReadsASingleColumn) {
    const Table table = parsed("time\n1\n2\n");
    EXPECT_THAT(namesOf(table), ElementsAre("time"));
    EXPECT_EQ(table.rows(), 2);
}

TEST(CsvLayout, NamesEmptyAndDoubledColumnsAndSaysSo) {
    const Table table = parsed("a,,a,a,\n1,2,3,4,5\n");
    EXPECT_THAT(namesOf(table), ElementsAre("a", "column 2", "a (2)", "a (3)", "column 5"));
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-header-empty@1:2", "csv-header-duplicate@1:3",
                                               "csv-header-duplicate@1:4", "csv-header-empty@1:5"));
}

TEST(CsvLayout, NeverGivesANameThatIsTaken) {
    EXPECT_THAT(namesOf(parsed("a,a,a (2),,column 4\n1,2,3,4,5\n")),
                ElementsAre("a", "a (3)", "a (2)", "column 4 (2)", "column 4"));
}

TEST(CsvLayout, NumbersANameThatStandsVeryOften) {
    std::string header = "a", line = "1";
    for (int i = 1; i < 100'000; ++i) {
        header += ",a";
        line += ",1";
    }
    const Table table = parsed(header + "\n" + line + "\n" + line + "\n");
    EXPECT_EQ(table.columns[1].name, "a (2)");
    EXPECT_EQ(table.columns.back().name, "a (100000)");
}

TEST(CsvLayout, TakesRowNamesWithoutHeaderAsAColumn) {
    const Table table = parsed("mpg,cyl\nMazda,21,6\nFiat,32,4\n");
    EXPECT_THAT(namesOf(table), ElementsAre("row name", "mpg", "cyl"));
    EXPECT_THAT(rowOf(table, 0), ElementsAre("Mazda", "21", "6"));
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-row-names@1:1"));
}

TEST(CsvLayout, SaysWhereAllLinesAreSkipped) {
    CsvOptions options;
    options.skipLines = std::numeric_limits<std::size_t>::max();
    for (const std::size_t lines : {options.skipLines, std::size_t{2}}) {
        options.skipLines = lines;
        try {
            parsed("a,b\n1,2\n", options);
            FAIL() << "nothing was left to read";
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "csv-all-skipped");
        }
    }
}

TEST(CsvLayout, SkipsCommentsAndLeadingLines) {
    CsvOptions options;
    options.skipLines = 1;
    const Table table =
        parsed("exported, by, a tool\n# comment\n\na,b\n# remark, with \"\n1,2\n", options);
    EXPECT_THAT(namesOf(table), ElementsAre("a", "b"));
    EXPECT_EQ(table.rows(), 1);
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-comment-skipped@5:1"));
}

TEST(CsvLayout, TakesAnotherCommentSign) {
    CsvOptions options;
    options.comment = '%';
    const Table table = parsed("% made today\na,b\n#1,2\n", options);
    EXPECT_THAT(rowOf(table, 0), ElementsAre("#1", "2"));
}

TEST(CsvLayout, ReadsPragmasAsDataAndSaysSo) {
    const Table table =
        parsed("pragma,tile,time\n#pragma omp,4,1.5\n ,8,2.5\n#pragma clang,16,3.5\n# a remark\n");
    EXPECT_EQ(table.rows(), 3);
    EXPECT_THAT(rowOf(table, 0), ElementsAre("#pragma omp", "4", "1.5"));
    EXPECT_THAT(rowOf(table, 1), ElementsAre("", "8", "2.5"));
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-comment-read@2:1"));
}

TEST(CsvLayout, SkipsRowsThatAreCommentedOutAndSaysSo) {
    const Table table = parsed("a,b\n1,2\n#3,4\n5,6\n");
    EXPECT_EQ(table.rows(), 2);
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-comment-skipped@3:1"));
}

TEST(CsvLayout, SaysThatAHeaderOfNumbersMayBeData) {
    EXPECT_THAT(warningsOf(parsed("1,2\n3,4\n")), ElementsAre("csv-header-numeric@1:1"));
}

TEST(CsvLayout, NamesColumnsWithoutHeader) {
    CsvOptions options;
    options.header = false;
    const Table table = parsed("1,x\n2,y\n", options);
    EXPECT_THAT(namesOf(table), ElementsAre("column 1", "column 2"));
    EXPECT_EQ(table.rows(), 2);
}

TEST(CsvLayout, ReadsTheSameAgainWithTheOptionsItFound) {
    const std::string text = "a;b\n\"1,5\";x\n# c;d\n2,5;y\n";
    const Table first = parsed(text, withDecimal(','));
    const Table second = parsed(text, first.options);
    EXPECT_EQ(second.options, first.options);
    EXPECT_EQ(rowOf(second, 1), rowOf(first, 1));
}

TEST(CsvLayout, RefusesWhatHasNoData) {
    EXPECT_EQ(errorCode([] { parsed(""); }), "csv-empty");
    EXPECT_EQ(errorCode([] { parsed(" \n\r\n\t\n"); }), "csv-empty");
    EXPECT_EQ(errorCode([] { parsed("# only\n# comments\n"); }), "csv-empty");
    EXPECT_EQ(errorCode([] { parsed("\xEF\xBB\xBF"); }), "csv-empty");
    EXPECT_EQ(errorCode([] { parsed("a,b,c"); }), "csv-no-rows");
    EXPECT_EQ(errorCode([] { parsed("a,b,c\n\n# nothing\n"); }), "csv-no-rows");
    EXPECT_THAT(errorText([] { parsed("a,b\n"); }), HasSubstr("runs"));
}

TEST(CsvLayout, SaysThatATextIsJson) {
    for (const char* json : {"{\"a\": 1,\n\"b\": 2}\n", "\xEF\xBB\xBF {\n \"runs\": [{\"a\": 1}]}",
                             "[[\"a\", 1],\n[\"b\", 2]]", "{\"a\": 1,}\n{\"a\": 2,}\n", "{\n"})
        EXPECT_EQ(errorCode([&] { parsed(json); }), "csv-is-json") << json;
    for (const char* csv : {"{a},{b}\n1,2\n", "[ms],\"[s]\"\n1,2\n", "\"{\"\"a\"\"}\",b\n1,2\n"})
        EXPECT_EQ(parsed(csv).columns.size(), 2u) << csv;
    CsvOptions options;
    options.skipLines = 1;
    EXPECT_EQ(parsed("{\"made\": \"today\"}\na,b\n1,2\n", options).rows(), 1);
}

TEST(CsvLayout, SaysThatATextIsAWebPage) {
    for (const char* html :
         {"<!DOCTYPE html>\n<html>\n", "\xEF\xBB\xBF\n <!doctype HTML PUBLIC>\n<p>\n",
          "<html lang=\"en\">\n</html>\n", "<HTML>\n1\n"})
        EXPECT_EQ(errorCode([&] { parsed(html); }), "csv-is-html") << html;
    for (const char* csv : {"<html5>,b\n1,2\n", "<time>,b\n1,2\n", "\"<html>\",b\n1,2\n"})
        EXPECT_EQ(parsed(csv).columns.size(), 2u) << csv;
}

TEST(CsvLayout, RefusesOptionsThatContradict) {
    CsvOptions options;
    options.delimiter = 'x';
    EXPECT_EQ(errorCode([&] { parsed("a\n1\n", options); }), "csv-bad-options");
    options = withDecimal(';');
    EXPECT_EQ(errorCode([&] { parsed("a\n1\n", options); }), "csv-bad-options");
    options = {};
    options.comment = '"';
    EXPECT_EQ(errorCode([&] { parsed("a\n1\n", options); }), "csv-bad-options");
}

TEST(CsvPreview, ShowsTheFirstRecordsAsText) {
    const auto preview = previewCsv("# c\na;b\n1,5;x\n2,5;\"y;z\"\n3;w\n", {}, 3);
    EXPECT_THAT(preview, ElementsAre(ElementsAre("a", "b"), ElementsAre("1,5", "x"),
                                     ElementsAre("2,5", "y;z")));
}

TEST(CsvPreview, IsEmptyForNothing) {
    EXPECT_TRUE(previewCsv("", {}, 5).empty());
    EXPECT_TRUE(previewCsv("\n\n", {}, 5).empty());
}

}  // namespace
}  // namespace footbridge
