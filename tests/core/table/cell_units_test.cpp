// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/cell_units.h"

#include <gmock/gmock.h>

#include "table_text.h"

namespace footbridge {
namespace {

using testing::ElementsAre;

std::string read(std::string_view cell, char decimal = '.') {
    CsvOptions options;
    options.decimal = decimal;
    const auto measured = readMeasurement(cell, CellReader(options));
    return measured ? std::to_string(measured->value) + " " + measured->unit.symbol : "";
}

TEST(CellUnits, ReadANumberAndItsUnit) {
    EXPECT_EQ(read("12.50 ms"), "12.500000 ms");
    EXPECT_EQ(read(" 12.5ms "), "12.500000 ms");
    EXPECT_EQ(read("-3e2 us"), "-300.000000 us");
    EXPECT_EQ(read("5s"), "5.000000 s");
    EXPECT_EQ(read("45%"), "45.000000 %");
    EXPECT_EQ(read("7 GiB"), "7.000000 GiB");
    EXPECT_EQ(read("12,50 ms", ','), "12.500000 ms");
}

TEST(CellUnits, LeaveNamesAsTheyAre) {
    for (const char* name :
         {"3d", "7B", "2mm", "4th", "O2", "ms", "", "12", "1.2.3 ms", "12,5 ms", "5 parsec", "8h"})
        EXPECT_EQ(read(name), "") << name;
}

TEST(CellUnits, MakeNumbersOfAColumnAndSaySo) {
    const Table table = parsed("threads,time\n1,12.50 ms\n2,NA\n4,7.25 ms\n");
    EXPECT_EQ(table.column("time").type, ColumnType::Number);
    EXPECT_THAT(table.column("time").text(0), "12.5");
    EXPECT_TRUE(table.column("time").missing(1));
    EXPECT_THAT(table.column("time").text(2), "7.25");
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-units-read@2:2"));
    EXPECT_THAT(unitsInCells(table), ElementsAre(std::pair("time", "ms")));
}

TEST(CellUnits, AreConvertedWhereAColumnMixesThem) {
    const Table table = parsed("time\n500 ms\n1.5 s\n250 us\n");
    EXPECT_THAT(table.column("time").numbers,
                ElementsAre(500, 1500, testing::DoubleNear(0.25, 1e-12)));
}

TEST(CellUnits, LeaveMixedColumnsText) {
    const Table quantities = parsed("x\n5 ms\n7 GiB\n");
    EXPECT_EQ(quantities.column("x").type, ColumnType::Category);
    EXPECT_THAT(warningsOf(quantities), ElementsAre("csv-units-differ@2:1"));
    EXPECT_EQ(parsed("x\n5 ms\n7\n").column("x").type, ColumnType::Category);
    EXPECT_EQ(parsed("x\n5 ms\nfast\n").column("x").type, ColumnType::Category);
    EXPECT_EQ(parsed("x\nfast\n5 ms\n").column("x").type, ColumnType::Category);
}

TEST(CellUnits, OfManyColumnsAreAllKept) {
    std::string names, cells;
    for (int c = 0; c < 9; ++c) {
        names += (c ? ",t" : "t") + std::to_string(c);
        cells += c ? ",5 ms" : "5 ms";
    }
    EXPECT_EQ(unitsInCells(parsed(names + "\n" + cells + "\n")).size(), 9u);
}

TEST(CellUnits, AreReadInEveryBlockOfALargeFile) {
    std::string text = "time\n";
    while (text.size() < 1'500'000) text += "12.5 ms\n";
    text += "1 s\n";
    const Table table = parsed(text);
    const std::vector<double>& numbers = table.column("time").numbers;
    ASSERT_EQ(table.column("time").type, ColumnType::Number);
    EXPECT_EQ(numbers.front(), 12.5);
    EXPECT_EQ(numbers[numbers.size() - 2], 12.5);
    EXPECT_EQ(numbers.back(), 1000);
}

}  // namespace
}  // namespace footbridge
