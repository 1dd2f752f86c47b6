// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace footbridge {

namespace {

constexpr QChar kMinus(0x2212);
constexpr QChar kThinSpace(0x2009);
constexpr QChar kNarrowNoBreakSpace(0x202F);

struct TimeUnit {
    const char* symbol;
    double seconds;
};
// From the largest; a value takes the first unit of which it is at least a tenth.
constexpr std::array<TimeUnit, 4> kTimeUnits{
    {{"s", 1}, {"ms", 1e-3}, {"\u00B5s", 1e-6}, {"ns", 1e-9}}};

double secondsPer(const QString& unit) {
    if (unit == QStringLiteral("us")) return 1e-6;
    for (const TimeUnit& candidate : kTimeUnits)
        if (unit == QString::fromUtf8(candidate.symbol)) return candidate.seconds;
    return unit == QString(QChar(0x03BC)) + QLatin1Char('s') ? 1e-6 : 0;
}

/// Digits before the point of |value| rounded to `digits` significant digits, minus one.
int exponentOf(double value, int digits) {
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
    const double scaled = std::abs(value) / std::pow(10.0, exponent - digits + 1);
    return std::round(scaled) >= std::pow(10.0, digits) ? exponent + 1 : exponent;
}

/// Puts thousands apart in a number without sign. As in print, four digits stay together.
void group(QString& number) {
    const qsizetype point = number.indexOf(QLocale().decimalPoint());
    const qsizetype whole = point < 0 ? number.size() : point;
    if (whole <= 4) return;
    for (qsizetype position = whole - 3; position > 0; position -= 3)
        number.insert(position, kNarrowNoBreakSpace);
}

QString timesPowerOfTen(const QString& factor, int exponent) {
    return factor + kThinSpace + QStringLiteral("×") + kThinSpace + powerOfTenText(exponent);
}

}  // namespace

QString countText(qint64 count) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    QString text = locale.toString(count < 0 ? -count : count);
    group(text);
    return count < 0 ? kMinus + text : text;
}

QString countedText(const QString& text, qint64 count) {
    return QString(text).replace(QString::number(count), countText(count));
}

QString localised(QString number) {
    const qsizetype exponent = number.indexOf(QLatin1Char('e'));
    if (exponent >= 0)
        return timesPowerOfTen(localised(number.left(exponent)), number.mid(exponent + 1).toInt());
    const bool negative = number.startsWith(QLatin1Char('-'));
    if (negative) number.remove(0, 1);
    number.replace(QLatin1Char('.'), QLocale().decimalPoint());
    group(number);
    return negative ? kMinus + number : number;
}

QString withUnit(const QString& number, const QString& unit) {
    // Not every language sets the sign apart, and all of a text should do it alike.
    if (unit == QLatin1String("%"))
        return QCoreApplication::translate("Wording", "%1 %")
            .arg(number)
            .replace(QLatin1String(" %"), QString(kNarrowNoBreakSpace) + QLatin1Char('%'));
    return number + kNarrowNoBreakSpace + unit;
}

QString fixedText(double value, int decimals) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    QString text = locale.toString(std::abs(value), 'f', decimals);
    group(text);
    const bool isZero = std::none_of(text.cbegin(), text.cend(), [&](QChar c) {
        return c.isDigit() && c != locale.zeroDigit().front();
    });
    return value < 0 && !isZero ? kMinus + text : text;
}

QString powerOfTenText(int exponent) {
    static const QString kSuperscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QStringLiteral("10");
    if (exponent < 0) text += QChar(0x207B);
    for (const QChar digit : QString::number(std::abs(exponent)))
        text += kSuperscripts[digit.digitValue()];
    return text;
}

QString numberText(double value, int digits) {
    if (std::isnan(value)) return QStringLiteral("–");
    if (std::isinf(value)) return value > 0 ? QStringLiteral("∞") : kMinus + QStringLiteral("∞");
    if (value == 0) return fixedText(0, 0);
    const int exponent = exponentOf(value, digits);
    if (exponent < -4 || exponent > 6)
        return timesPowerOfTen(fixedText(value / std::pow(10.0, exponent), digits - 1), exponent);
    return fixedText(value, std::max(0, digits - 1 - exponent));
}

QString plainText(double value) {
    constexpr int kDigits = 6;
    for (int digits = 1; digits < kDigits; ++digits) {
        const double scale =
            value == 0 ? 1 : std::pow(10.0, digits - 1 - exponentOf(value, digits));
        if (std::abs(std::round(value * scale) / scale - value) <= 1e-9 * std::abs(value))
            return numberText(value, digits);
    }
    return numberText(value, kDigits);
}

std::optional<TimeScale> timeScale(double value, const QString& unit) {
    const double seconds = secondsPer(unit);
    if (seconds == 0) return std::nullopt;
    const double size = std::abs(value) * seconds;
    if (size == 0 || !std::isfinite(size)) return TimeScale{unit, 1};
    const auto* fitting =
        std::find_if(kTimeUnits.begin(), kTimeUnits.end() - 1,
                     [size](const auto& u) { return size >= 0.1 * u.seconds * (1 - 1e-9); });
    return TimeScale{QString::fromUtf8(fitting->symbol), seconds / fitting->seconds};
}

QString quantityText(double value, const QString& unit, int digits) {
    if (unit.isEmpty() || !std::isfinite(value)) return numberText(value, digits);
    if (const auto scale = timeScale(value, unit))
        return withUnit(numberText(value * scale->perUnit, digits), scale->unit);
    return withUnit(numberText(value, digits), unit);
}

}  // namespace footbridge
