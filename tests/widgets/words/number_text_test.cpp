// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/number_text.h"

#include <gtest/gtest.h>

#include <QLocale>
#include <limits>

namespace footbridge {
namespace {

std::string plain(QString text) {
    return text.replace(QChar(0x202F), QLatin1Char(' '))
        .replace(QChar(0x2009), QLatin1Char(' '))
        .toStdString();
}

TEST(NumberText, KeepsThreeSignificantDigits) {
    EXPECT_EQ(plain(numberText(0.0311)), "0.0311");
    EXPECT_EQ(plain(numberText(9.996)), "10.0");
    EXPECT_EQ(plain(numberText(31.04)), "31.0");
    EXPECT_EQ(plain(numberText(1234)), "1234");
}

TEST(NumberText, GroupsThousandsAboveFourDigits) {
    EXPECT_EQ(plain(numberText(12345, 5)), "12 345");
    EXPECT_EQ(plain(numberText(-1234567, 7)), "\u22121 234 567");
}

TEST(NumberText, WritesExtremesAsPowersOfTen) {
    EXPECT_EQ(plain(numberText(1.234e-7)), "1.23 × 10⁻⁷");
    EXPECT_EQ(plain(numberText(5e12)), "5.00 × 10¹²");
}

TEST(NumberText, ShowsMissingAndInfiniteValues) {
    EXPECT_EQ(plain(numberText(std::numeric_limits<double>::quiet_NaN())), "–");
    EXPECT_EQ(plain(numberText(-std::numeric_limits<double>::infinity())), "\u2212∞");
    EXPECT_EQ(plain(quantityText(std::numeric_limits<double>::quiet_NaN(), QStringLiteral("s"))),
              "–");
}

TEST(PlainText, UsesAsFewDigitsAsTheValueHas) {
    EXPECT_EQ(plain(plainText(64)), "64");
    EXPECT_EQ(plain(plainText(0.5)), "0.5");
    EXPECT_EQ(plain(plainText(1000000)), "1 000 000");
    EXPECT_EQ(plain(plainText(0)), "0");
    EXPECT_EQ(plain(plainText(1.0 / 3)), "0.333333");
}

TEST(NumberText, HasNoMinusBeforeAZero) {
    EXPECT_EQ(plain(fixedText(-0.001, 2)), "0.00");
}

TEST(QuantityText, GivesATimeTheUnitOfItsSize) {
    EXPECT_EQ(plain(quantityText(0.0042, QStringLiteral("s"))), "4.20 ms");
    EXPECT_EQ(plain(quantityText(4120, QStringLiteral("ms"))), "4.12 s");
    EXPECT_EQ(plain(quantityText(3e-8, QStringLiteral("s"), 1)), "30 ns");
    EXPECT_EQ(plain(quantityText(2, QStringLiteral("us"))), "2.00 µs");
}

TEST(QuantityText, AppendsOtherUnits) {
    EXPECT_EQ(plain(quantityText(9.41, QStringLiteral("%"), 2)), "9.4 %");
    EXPECT_EQ(plain(quantityText(512, QStringLiteral("MiB"))), "512 MiB");
}

TEST(NumberText, FollowsTheLocale) {
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    EXPECT_EQ(plain(numberText(0.5)), "0,500");
    EXPECT_EQ(plain(numberText(12345.5, 6)), "12 345,5");
    QLocale::setDefault(QLocale::c());
}

}  // namespace
}  // namespace footbridge
