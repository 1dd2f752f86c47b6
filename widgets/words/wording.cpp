// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

/// Whole numbers below it are written out; larger ones with an exponent.
constexpr double kLargestWritten = 1e12;

QString say(const char* text) {
    return QCoreApplication::translate("Wording", text);
}

}  // namespace

QString percentLabel(double share) {
    return withPercentSigns(
        say(QT_TRANSLATE_NOOP("Wording", "%1 %")).arg(countText(std::lround(share * 100))));
}

QString decimalText(double value, char format, int precision) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, format, precision);
}

QString cellText(double value) {
    if (std::isnan(value)) return {};
    const bool whole = value == std::floor(value) && std::abs(value) < kLargestWritten;
    return whole ? fixedText(value, 0) : localised(QString::number(value, 'g', 7));
}

QString durationText(double seconds) {
    if (!(seconds >= 0)) return QStringLiteral("–");
    if (seconds < 0.0005) return say(QT_TRANSLATE_NOOP("Wording", "< 1 ms"));
    if (seconds < 0.0995) {
        return say(QT_TRANSLATE_NOOP("Wording", "%1 ms")).arg(std::lround(seconds * 1000));
    }
    if (seconds < 10) {
        return say(QT_TRANSLATE_NOOP("Wording", "%1 s")).arg(decimalText(seconds, 'f', 1));
    }
    if (seconds < 100) return say(QT_TRANSLATE_NOOP("Wording", "%1 s")).arg(std::lround(seconds));
    if (seconds < 6000)
        return say(QT_TRANSLATE_NOOP("Wording", "%1 min")).arg(std::lround(seconds / 60));
    return say(QT_TRANSLATE_NOOP("Wording", "%1 h")).arg(numberText(seconds / 3600, 2));
}

QString remainingText(double seconds) {
    if (!(seconds >= 0)) return {};
    if (seconds < 1) return say(QT_TRANSLATE_NOOP("Wording", "less than a second left"));
    if (seconds < 100) {
        return say(QT_TRANSLATE_NOOP("Wording", "about %1 s left")).arg(std::lround(seconds));
    }
    return say(QT_TRANSLATE_NOOP("Wording", "about %1 min left")).arg(std::lround(seconds / 60));
}

QString progressText(const QString& stage, double secondsLeft) {
    const QString left = remainingText(secondsLeft);
    return left.isEmpty() ? stage : say(QT_TRANSLATE_NOOP("Wording", "%1 – %2")).arg(stage, left);
}

QString sizeText(qint64 bytes) {
    const auto size = static_cast<double>(bytes);
    if (size < 1e3) return say(QT_TRANSLATE_NOOP("Wording", "%1 bytes")).arg(bytes);
    if (size < 1e6) {
        return say(QT_TRANSLATE_NOOP("Wording", "%1 kB")).arg(decimalText(size / 1e3, 'f', 0));
    }
    return say(QT_TRANSLATE_NOOP("Wording", "%1 MB")).arg(decimalText(size / 1e6, 'f', 1));
}

}  // namespace footbridge
