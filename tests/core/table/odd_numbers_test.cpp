// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "core/table/csv_reader.h"
#include "core/table/dataset.h"

namespace footbridge {
namespace {

bool warns(const Table& table, const std::string& code) {
    return std::any_of(
        table.warnings.begin(), table.warnings.end(),
        [&](const ImportWarning& warning) { return warning.message.code() == code; });
}

TEST(OddNumbers, OfFortranAreNumbersAndSaid) {
    const Table table = parseCsv("size,time\n1,3D+00\n2,-5.5d0\n3,7.5D-1\n4,1D2\n", "runs");
    EXPECT_EQ(table.column("time").numbers, (std::vector<double>{3, -5.5, 0.75, 100}));
    EXPECT_TRUE(warns(table, "csv-fortran"));
    CsvOptions options;
    options.decimal = ',';
    const Table comma = parseCsv("size;time\n1;3,5D+00\n2;5,5d0\n", "runs", options);
    EXPECT_EQ(comma.column("time").numbers, (std::vector<double>{3.5, 5.5}));
}

TEST(OddNumbers, WordsThatEndInDigitsStayWords) {
    const Table table = parseCsv("name,time\n2d,1\n3D,2\nd3,3\n1d2x,4\n1dd2,5\n5D1234,6\n", "runs");
    EXPECT_EQ(table.column("name").type, ColumnType::Category);
    EXPECT_EQ(table.column("name").levels.size(), 6u);
    EXPECT_FALSE(warns(table, "csv-fortran"));
}

TEST(OddNumbers, OfProgramsAreFlagged) {
    for (const char* csv :
         {"size,time\n0x10,1\n0X1F,2\n-0xff,3\n", "size,time\n1_000,1\n2_000,2\n3_000.5,3\n",
          "size,time\n3.0+100,1\n-1.5-101,2\n.25+120,3\n"}) {
        const Table table = parseCsv(csv, "runs");
        EXPECT_EQ(table.column("size").type, ColumnType::Category);
        EXPECT_TRUE(warns(table, "csv-other-spelling")) << csv;
    }
    for (const char* csv : {"name,time\na_1,1\n0xyz,2\n_1,3\n", "name,time\n10-200,1\n1.5-10,2\n",
                            "name,time\n.+100,1\n1.2.3-100,2\n"})
        EXPECT_FALSE(warns(parseCsv(csv, "runs"), "csv-other-spelling")) << csv;
}

TEST(OddNumbers, LongIdentifiersStayApartAsGroups) {
    const auto table = std::make_shared<const Table>(
        parseCsv("job,time\n9007199254740992,1\n9007199254740993,2\n9007199254740992,3\n", "runs"));
    EXPECT_TRUE(warns(*table, "csv-long-numbers"));
    Roles roles;
    roles.response = "time";
    roles.groups = {"job"};
    const std::vector<int> groups = makeDataset(table, roles).groupKeys();
    EXPECT_NE(groups[0], groups[1]);
    EXPECT_EQ(groups[0], groups[2]);
}

TEST(OddNumbers, LongCountersStayNumbers) {
    const Table table =
        parseCsv("cycles,time\n9007199254740992,1\n19007199254741000,2\n1e300,3\n", "runs");
    EXPECT_EQ(table.column("cycles").type, ColumnType::Number);
}

TEST(OddNumbers, ALineMayNameTheDelimiter) {
    for (const std::string name : {"sep=;", "Sep=;", "\"sep=;\""}) {
        const Table table = parseCsv(name + "\r\nsize;a,b;time\r\n1;2;3\r\n2;2;5\r\n", "runs");
        ASSERT_EQ(table.columns.size(), 3u);
        EXPECT_EQ(table.column("a,b").numbers, (std::vector<double>{2, 2}));
        EXPECT_EQ(table.options.delimiter, ';');
        EXPECT_EQ(parseCsv(name + "\r\nsize;a,b;time\r\n1;2;3\r\n", "again", table.options).rows(),
                  1);
    }
    EXPECT_EQ(parseCsv("sep=x\n1\n2\n", "runs").columns.size(), 1u);
}

}  // namespace
}  // namespace footbridge
