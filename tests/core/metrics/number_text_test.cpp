// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/number_text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace footbridge {
namespace {

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

}  // namespace
}  // namespace footbridge
