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

TEST(Units, TellBitsFromBytesByCase) {
    EXPECT_EQ(symbolIn("net (MB/s)"), "MB/s");
    EXPECT_EQ(symbolIn("net (Mb/s)"), "Mbit/s");
    for (const auto& [bits, bytes] : {std::pair{"b/s", "B/s"},
                                      {"kb/s", "kB/s"},
                                      {"Kb/s", "KB/s"},
                                      {"Mb/s", "MB/s"},
                                      {"Gb/s", "GB/s"},
                                      {"Tb/s", "TB/s"},
                                      {"Mib/s", "MiB/s"},
                                      {"Mbps", "MBps"},
                                      {"Kb", "KB"},
                                      {"Mb", "MB"},
                                      {"Gb", "GB"},
                                      {"Gib", "GiB"}}) {
        ASSERT_TRUE(unitFromSymbol(bits) && unitFromSymbol(bytes)) << bits;
        EXPECT_DOUBLE_EQ(unitFromSymbol(bytes)->factor, 8 * unitFromSymbol(bits)->factor) << bits;
        EXPECT_EQ(unitFromSymbol(bytes)->quantity, unitFromSymbol(bits)->quantity) << bits;
        EXPECT_EQ(unitFromSymbol(unitFromSymbol(bits)->symbol)->factor,
                  unitFromSymbol(bits)->factor)
            << "its symbol reads as itself";
    }
}

TEST(Units, FoldCaseWhereItTellsNothing) {
    EXPECT_EQ(symbolIn("size_mb"), "MB");
    EXPECT_EQ(symbolIn("SIZE_KIB"), "KiB");
    EXPECT_EQ(symbolIn("BANDWIDTH_GB/S"), "GB/s");
    EXPECT_EQ(symbolIn("Length (BYTES)"), "B");
    EXPECT_EQ(symbolIn("rate [mbit/S]"), "Mbit/s");
    EXPECT_EQ(symbolIn("MBPS"), "") << "neither MBps nor Mbps";
}

TEST(Units, TellMegaFromMilliByCase) {
    EXPECT_DOUBLE_EQ(unitFromSymbol("mW")->factor, 1e-3);
    EXPECT_DOUBLE_EQ(unitFromSymbol("MW")->factor, 1e6);
}

}  // namespace
}  // namespace footbridge
