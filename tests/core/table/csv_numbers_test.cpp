// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_text.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <clocale>
#include <cstdlib>
#include <filesystem>

namespace footbridge {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

CsvOptions decimalComma() {
    CsvOptions options;
    options.decimal = ',';
    return options;
}

TEST(CsvNumbers, ReadsEverySpellingOfANumber) {
    const Table table = parsed("x\n1\n-2.5\n+3\n.5\n4.\n1e3\n1E-2\n \"7\" \n");
    EXPECT_THAT(table.column("x").numbers, ElementsAre(1, -2.5, 3, 0.5, 4, 1000, 0.01, 7));
    EXPECT_THAT(warningsOf(table), ElementsAre());
}

TEST(CsvNumbers, ReadsTheNearestDouble) {
    const Table table =
        parsed("x\n0.1\n9007199254740993\n2.2250738585072014e-308\n4.9e-324\n1e-400\n");
    EXPECT_THAT(table.column("x").numbers,
                ElementsAre(0.1, 9007199254740992.0, 2.2250738585072014e-308, 4.9e-324, 0.0));
}

TEST(CsvNumbers, CountsInfinitiesAsMissingAndSaysWhere) {
    const Table table = parsed("x,y\n1,1\ninf,2\n-Infinity,3\n1e999,4\n2,5\nNaN,6\n");
    const Column& x = table.column("x");
    EXPECT_EQ(x.type, ColumnType::Number);
    EXPECT_EQ(x.missingCount(), 4u);
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-not-finite@3:1"));
    EXPECT_EQ(table.warnings[0].message.arguments()[1], 3);
}

TEST(CsvNumbers, TakesAnExponentThatNoNumberHoldsForInfinite) {
    for (const char* number :
         {"12e9223372036854775807", "1e99999999999999999999", "-10e9223372036854775807"}) {
        const Table table = parsed("x,y\n1,1\n" + std::string(number) + ",2\n");
        EXPECT_EQ(table.column("x").missingCount(), 1u) << number;
        EXPECT_THAT(warningsOf(table), ElementsAre("csv-not-finite@3:1"));
    }
    EXPECT_EQ(parsed("x\n1\n0.1e-9223372036854775807\n").column("x").numbers[1], 0);
}

TEST(CsvNumbers, TakesTheMissingTokens) {
    const Table table = parsed("x,k\n1,a\nNA,null\n,?\n3,\"\"\n");
    EXPECT_EQ(table.column("x").missingCount(), 2u);
    EXPECT_THAT(table.column("k").codes, ElementsAre(0, -1, -1, -1));
    EXPECT_THAT(warningsOf(table), ElementsAre());
}

TEST(CsvNumbers, TakesANumberAsMissingTokenWhenAskedTo) {
    CsvOptions options;
    options.missing = {"-999"};
    const Table table = parsed("x\n1\n-999\n3\n", options);
    EXPECT_TRUE(table.column("x").missing(1));
    EXPECT_EQ(table.column("x").missingCount(), 1u);
}

TEST(CsvNumbers, FindsTheDecimalSignOutWhenAskedTo) {
    CsvOptions options;
    options.decimal = 0;
    const auto read = [&](std::string_view text) { return parsed(text, options); };
    const Table comma = read("threads;time\n1;12,5\n2;1234,5\n4;3,25\n");
    EXPECT_EQ(comma.options.decimal, ',');
    EXPECT_EQ(comma.column("time").text(0), "12.5");
    EXPECT_THAT(warningsOf(comma), testing::Contains("csv-decimal-found@2:0"));
    EXPECT_EQ(read("a;time\n1;12,50 ms\n").column("time").text(0), "12.5");
    EXPECT_EQ(read("a,b\n1.5,\"2,5\"\n").options.decimal, '.');
    EXPECT_EQ(read("a;b\n1;1,234\n").options.decimal, '.');
    EXPECT_EQ(read("a;b\n1;2\n").options.decimal, '.');
    EXPECT_EQ(parsed("a;b\n1;2,5\n").options.decimal, '.');
}

TEST(CsvNumbers, ReadsNumbersWithThousandsApartAndSaysSo) {
    const Table table = parsed(
        "a;b;c;d\n1,234,567;1 234;1'234.5;12,345\n950;20;2;999\n-12,000.25;1 000 000;3;1,000\n");
    EXPECT_THAT(table.column("a").numbers, ElementsAre(1234567, 950, -12000.25));
    EXPECT_THAT(table.column("b").numbers, ElementsAre(1234, 20, 1000000));
    EXPECT_THAT(table.column("c").numbers, ElementsAre(1234.5, 2, 3));
    EXPECT_THAT(table.column("d").numbers, ElementsAre(12345, 999, 1000)) << "as column a says";
    EXPECT_THAT(warningsOf(table), testing::Contains("csv-thousands-read@2:1"));
    const Table german = parsed("a;b\n1.234.567,5;12.345\n1,5;7\n", decimalComma());
    EXPECT_THAT(german.column("a").numbers, ElementsAre(1234567.5, 1.5));
    EXPECT_THAT(german.column("b").numbers, ElementsAre(12345, 7));
}

TEST(CsvNumbers, FindsTheDecimalSignOutByThousands) {
    CsvOptions options;
    options.decimal = 0;
    EXPECT_EQ(parsed("a;b\n1.234.567;1\n", options).options.decimal, ',');
    EXPECT_THAT(parsed("a;b\n1.234.567;1\n", options).column("a").numbers, ElementsAre(1234567));
    EXPECT_EQ(parsed("a;b\n1,234,567;1,5\n", options).options.decimal, '.');
}

TEST(CsvNumbers, LeavesNumbersThatMayBeThousandsOrDecimalsAsTextAndSaysSo) {
    const Table table = parsed("a;b\n1,234;1\n12,345;2\n");
    EXPECT_EQ(table.column("a").type, ColumnType::Category);
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-thousands-unclear@2:1"));
}

TEST(CsvNumbers, TakesNoOtherCommasForThousands) {
    for (const char* cell : {"1,23", "1,2345", "0,123,456", "1234,567", "1,234,56", "1,234.5.6",
                             "1,234,567x", "1.234,567,890"}) {
        const Table table = parsed(std::string("a;b\n") + cell + ";1\n");
        EXPECT_EQ(table.column("a").type, ColumnType::Category) << cell;
    }
    const Table mixed = parsed("a;b\n1,234,567;1\nfast;2\n");
    EXPECT_EQ(mixed.column("a").type, ColumnType::Category) << "not every text is such a number";
}

TEST(CsvNumbers, KeepsAColumnOfNumbersWithAFewWords) {
    std::string text = "t,x\n";
    for (int i = 0; i < 19; ++i) text += "0,1.5\n";
    text += "0,failed\n";
    const Table table = parsed(text);
    EXPECT_EQ(table.column("x").type, ColumnType::Number);
    EXPECT_TRUE(table.column("x").missing(19));
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-text-among-numbers@21:2"));
    EXPECT_THAT(table.warnings[0].message.text(), HasSubstr("“failed” in line 21"));
}

TEST(CsvNumbers, ReadsAMixedColumnAsCategoriesAndSaysWhere) {
    const Table table = parsed("t,x\n1,4\n2,auto\n3,8\n");
    EXPECT_EQ(table.column("x").type, ColumnType::Category);
    EXPECT_THAT(table.column("x").levels, ElementsAre("4", "auto", "8"));
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-numbers-among-text@3:2"));
}

TEST(CsvNumbers, WarnsOfAColumnWithoutAnyValue) {
    const Table table = parsed("a,b\n1,\n2,NA\n");
    EXPECT_EQ(table.column("b").type, ColumnType::Number);
    EXPECT_EQ(table.column("b").missingCount(), 2u);
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-all-missing@0:2"));
}

TEST(CsvNumbers, ReadsDecimalCommasWhenAskedTo) {
    const Table table = parsed("a;b\n1,5;-2,25e1\n3;,5\n", decimalComma());
    EXPECT_THAT(table.column("a").numbers, ElementsAre(1.5, 3));
    EXPECT_THAT(table.column("b").numbers, ElementsAre(-22.5, 0.5));
}

TEST(CsvNumbers, ReadsQuotedDecimalCommasBetweenCommas) {
    const Table table = parsed("a,b\n\"1,5\",\"2,5\"\n\"3,5\",4\n", decimalComma());
    EXPECT_THAT(table.column("a").numbers, ElementsAre(1.5, 3.5));
}

TEST(CsvNumbers, SuggestsADecimalCommaButNeverTakesIt) {
    const Table table = parsed("a;b\n1,5;x\n2,25;y\n3;z\n");
    EXPECT_EQ(table.column("a").type, ColumnType::Category);
    EXPECT_THAT(warningsOf(table), testing::Contains("csv-decimal-suggested@2:1"));
}

TEST(CsvNumbers, DoesNotSuggestADecimalCommaForThousands) {
    const Table table = parsed("a;b\n1,500;x\n2,250;y\n13,125;z\n");
    EXPECT_THAT(warningsOf(table), testing::Not(testing::Contains(HasSubstr("decimal"))));
}

TEST(CsvNumbers, SuggestsAPointWhereACommaWasSet) {
    EXPECT_THAT(warningsOf(parsed("a;b\n1.5;1\n2.25;2\n", decimalComma())),
                testing::Contains("csv-decimal-suggested@2:1"));
}

TEST(CsvNumbers, ReadsAPointBetweenThousandsOnlyWhereTheCommaIsDecimal) {
    const std::string text = "a;b\n1.234,5;1\n2.345,5;2\n";
    const Column column = parsed(text, decimalComma()).column("a");
    EXPECT_EQ(column.type, ColumnType::Number);
    EXPECT_EQ(column.numbers, (std::vector<double>{1234.5, 2345.5}));
    CsvOptions point;
    point.decimal = '.';
    EXPECT_EQ(parsed(text, point).column("a").type, ColumnType::Category);
}

// A locale with decimal comma for the life of the object: one of the machine's, or else a German
// one compiled for the occasion.
class DecimalCommaLocale {
  public:
    DecimalCommaLocale() : m_before(std::setlocale(LC_ALL, nullptr)) {
        for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "de_AT.UTF-8", "fr_FR.UTF-8"})
            if (std::setlocale(LC_ALL, name)) return;
        m_folder = std::filesystem::temp_directory_path() /
                   ("footbridge-locale-" + std::to_string(::getpid()));
        std::filesystem::create_directories(m_folder);
        const std::string build =
            "localedef -i de_DE -f ISO-8859-1 '" + m_folder.string() + "/de_DE'";
        EXPECT_EQ(std::system(build.c_str()), 0);
        ::setenv("LOCPATH", m_folder.c_str(), 1);
        EXPECT_NE(std::setlocale(LC_ALL, "de_DE"), nullptr);
    }
    ~DecimalCommaLocale() {
        std::setlocale(LC_ALL, m_before.c_str());
        if (m_folder.empty()) return;
        ::unsetenv("LOCPATH");
        std::filesystem::remove_all(m_folder);
    }
    DecimalCommaLocale(const DecimalCommaLocale&) = delete;
    DecimalCommaLocale& operator=(const DecimalCommaLocale&) = delete;

  private:
    std::string m_before;
    std::filesystem::path m_folder;
};

TEST(CsvNumbers, ReadsTheSameUnderALocaleWithDecimalComma) {
    const DecimalCommaLocale locale;
    ASSERT_STREQ(std::localeconv()->decimal_point, ",");
    const Table table = parsed("a,b\n20.66,1e-3\n-1.5,+2.5\n");
    EXPECT_THAT(table.column("a").numbers, ElementsAre(20.66, -1.5));
    EXPECT_THAT(table.column("b").numbers, ElementsAre(1e-3, 2.5));
    EXPECT_EQ(table.column("a").text(0), "20.66");
    EXPECT_THAT(parsed("a;b\n20,66;1\n", decimalComma()).column("a").numbers, ElementsAre(20.66));
}

}  // namespace
}  // namespace footbridge
