// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv_writer.h"

#include "table_text.h"

namespace footbridge {
namespace {

TEST(CsvWriter, QuotesOnlyWhatNeedsIt) {
    EXPECT_EQ(csvRecord({"a", "b c", "d,e", "f\"g", "h\ni", " j", "", "#k"}),
              "a,b c,\"d,e\",\"f\"\"g\",\"h\ni\",\" j\",,\"#k\"");
    EXPECT_EQ(csvRecord({"a,b", "c;d"}, ';'), "a,b;\"c;d\"");
    EXPECT_EQ(csvRecord({""}), "\"\"");
    EXPECT_EQ(spreadsheetRecord({"=1+1", "-2.5", "@a,b", "x"}), "'=1+1,-2.5,\"'@a,b\",x");
}

TEST(CsvWriter, RunsNoFormulaInASpreadsheetAndReadsTheSameAgain) {
    const std::vector<std::string> texts{"=1+1", "+SUM(A1)", "-x",  "@a",
                                         "\tx",  "\rx",      "'=y", "plain"};
    Table table;
    Column column{"=name", ColumnType::Category, {}, {}, {}};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        column.codes.push_back(static_cast<int>(i));
        column.levels.push_back(texts[i]);
    }
    table.columns.push_back(column);
    const std::string csv = writeSpreadsheet(table);
    for (const char* cell : {"'=name", "'=1+1", "'+SUM(A1)", "'-x", "'@a", "'\tx", "'\rx", "''=y"})
        EXPECT_NE(csv.find(cell), std::string::npos) << cell;
    const Table again = parsed(csv);
    for (std::size_t i = 0; i < texts.size(); ++i)
        EXPECT_EQ(again.column("=name").text(static_cast<Index>(i)), texts[i]);
}

TEST(CsvWriter, WritesNumbersThatReadBackToTheSameDouble) {
    Table table;
    table.columns.push_back({"x", ColumnType::Number, {0.1, 1e300, -0.0, 1.0 / 3}, {}, {}});
    EXPECT_EQ(parsed(writeCsv(table)).column("x").numbers, table.columns[0].numbers);
}

}  // namespace
}  // namespace footbridge
