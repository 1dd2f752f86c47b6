// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace footbridge {

/// A number for people in the current locale: `digits` significant digits, thousands apart,
/// "1.2 × 10⁻⁷" for very small and very large ones; "–" for NaN, "∞" for infinity.
QString numberText(double value, int digits = 3);

/// A number with its unit: times take the unit that fits their size (0.5 ms, 12.3 s), other units
/// are appended; "%" included.
QString quantityText(double value, const QString& unit, int digits = 3);

/// A unit in which a time of this size reads well, and how many of it one `unit` is. Nothing when
/// `unit` is no time.
struct TimeScale {
    QString unit;
    double perUnit = 1;
};
std::optional<TimeScale> timeScale(double value, const QString& unit);

/// As few digits as tell the value apart from its neighbours, at most six: "64", "0.5".
QString plainText(double value);

/// A count: "3087", "28 481", thousands apart as in numberText().
QString countText(qint64 count);
/// What tr() says with %n, whose number it writes as countText() does.
QString countedText(const QString& text, qint64 count);
/// A number as core writes it ("28481.5", "1.08e-12") as numberText() writes it.
QString localised(QString number);
/// A number and its unit, which no line end parts.
QString withUnit(const QString& number, const QString& unit);

/// Exactly this many decimals, in the current locale, with a true minus sign.
QString fixedText(double value, int decimals);
/// "10⁻⁵", "10⁴"
QString powerOfTenText(int exponent);

}  // namespace footbridge
