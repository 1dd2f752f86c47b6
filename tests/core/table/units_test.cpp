// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/units.h"

#include <gtest/gtest.h>

namespace footbridge {
namespace {

std::string symbolIn(std::string_view name) {
    const auto unit = unitFromName(name);
    return unit ? unit->symbol : "";
}

TEST(Units, AreReadFromBracketsAndSuffixes) {
    EXPECT_EQ(symbolIn("time [ms]"), "ms");
    EXPECT_EQ(symbolIn("size (KiB)"), "KiB");
    EXPECT_EQ(symbolIn("runtime_s"), "s");
    EXPECT_EQ(symbolIn("exec.time.us"), "us");
    EXPECT_EQ(symbolIn("clock-MHz"), "MHz");
    EXPECT_EQ(symbolIn("time_in_ms"), "ms");
    EXPECT_EQ(symbolIn("TIME_MS"), "ms");
    EXPECT_EQ(symbolIn("load [%]"), "%");
    EXPECT_EQ(symbolIn("latency (µs)"), "us");
    EXPECT_EQ(symbolIn("seconds"), "s");
}

TEST(Units, AreNotReadIntoOtherNames) {
    for (const char* name : {"time", "block_s", "filter_h", "time_min", "size_x", "L2_misses", "ms",
                             "Free-stream velocity", "KWI", "tile (2)", "f(x)", "", "_", "[ms]x"})
        EXPECT_EQ(symbolIn(name), "") << name;
}

TEST(Units, LeaveTheNameWithoutThem) {
    EXPECT_EQ(nameWithoutUnit("time [ms]"), "time");
    EXPECT_EQ(nameWithoutUnit("runtime_s"), "runtime");
    EXPECT_EQ(nameWithoutUnit("time_in_ms"), "time");
    EXPECT_EQ(nameWithoutUnit("time_(s)"), "time");
    EXPECT_EQ(nameWithoutUnit("seconds"), "seconds");
    EXPECT_EQ(nameWithoutUnit("[ms]"), "[ms]");
    EXPECT_EQ(nameWithoutUnit("block_s"), "block_s");
}

TEST(Units, OfOneQuantityConvert) {
    EXPECT_DOUBLE_EQ(unitFromSymbol("min")->factor / unitFromSymbol("ms")->factor, 60000);
    EXPECT_DOUBLE_EQ(unitFromSymbol("GiB")->factor, 1073741824);
    EXPECT_DOUBLE_EQ(unitFromSymbol("GB")->factor, 1e9);
    EXPECT_EQ(unitFromSymbol("GB")->quantity, unitFromSymbol("KiB")->quantity);
    EXPECT_NE(unitFromSymbol("s")->quantity, unitFromSymbol("Hz")->quantity);
    EXPECT_FALSE(unitFromSymbol("parsec"));
    EXPECT_FALSE(unitFromSymbol(""));
}

TEST(Units, TellMegaFromMilliByCase) {
    EXPECT_DOUBLE_EQ(unitFromSymbol("mW")->factor, 1e-3);
    EXPECT_DOUBLE_EQ(unitFromSymbol("MW")->factor, 1e6);
}

}  // namespace
}  // namespace footbridge
