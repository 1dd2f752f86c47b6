// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/number_text.h"
#include "core/run/plain_number.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace footbridge {
namespace {

TEST(FormatNumber, ReadsBackToTheSameDouble) {
    for (const double x : {0.1, 1.0 / 3, 1e300, -5e-300, 42.0})
        EXPECT_EQ(std::stod(formatNumber(x)), x);
    EXPECT_EQ(formatNumber(std::nan("")), "");
}

TEST(PlainNumber, HasNoExponentWhereItCounts) {
    EXPECT_EQ(plainNumber(100000), "100000") << "not 1e+05, as numbers of jobs are compared";
    EXPECT_EQ(plainNumber(-2500000), "-2500000");
    for (const double x : {0.1, 1e15, 1e300, -5e-300, -0.0})
        EXPECT_EQ(plainNumber(x), formatNumber(x));
    EXPECT_EQ(plainNumber(std::nan("")), "");
}

TEST(ShortNumber, KeepsThreeDigits) {
    EXPECT_EQ(shortNumber(0.0123456), "0.0123");
    EXPECT_EQ(shortNumber(1.5), "1.50");
    EXPECT_EQ(shortNumber(-42.44), "-42.4");
    EXPECT_EQ(shortNumber(999.6), "1000");
    EXPECT_EQ(shortNumber(123456.7), "123457");
    EXPECT_EQ(shortNumber(0), "0");
}

TEST(ShortNumber, UsesAnExponentOnlyFarFromOne) {
    EXPECT_EQ(shortNumber(1234567), "1.23e+06");
    EXPECT_EQ(shortNumber(0.00012), "0.000120");
    EXPECT_EQ(shortNumber(1.2e-9), "1.20e-09");
}

TEST(ShortNumber, HasSignsForWhatIsNoNumber) {
    EXPECT_EQ(shortNumber(std::nan("")), "–");
    EXPECT_EQ(shortNumber(std::numeric_limits<double>::infinity()), "∞");
    EXPECT_EQ(shortNumber(-std::numeric_limits<double>::infinity()), "−∞");
}

TEST(PercentText, GetsCoarserWithSize) {
    EXPECT_EQ(percentText(0.004), "0.4");
    EXPECT_EQ(percentText(0.0949), "9.5");
    EXPECT_EQ(percentText(0.0999), "10");
    EXPECT_EQ(percentText(0.62), "62");
}

TEST(FixedNumber, HasSoManyDecimals) {
    EXPECT_EQ(fixedNumber(2.345, 1), "2.3");
    EXPECT_EQ(fixedNumber(1e22, 0), "10000000000000000000000");
    EXPECT_EQ(fixedNumber(std::nan(""), 2), "–");
}

TEST(HundredthsText, RoundsHalvesUp) {
    EXPECT_EQ(hundredthsText(0.125), "0.13");
    EXPECT_EQ(hundredthsText(0), "0.00");
    EXPECT_EQ(hundredthsText(1), "1.00");
}

}  // namespace
}  // namespace footbridge
