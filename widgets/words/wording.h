// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/words/number_text.h"

namespace footbridge {

QString percentLabel(double share);  ///< 0.91 -> "91 %"
/// Digits and decimal sign of the current locale, ungrouped; format and precision as QString's.
QString decimalText(double value, char format, int precision);
QString cellText(double value);         ///< whole, or seven significant digits; "" for NaN
QString durationText(double seconds);   ///< "0.4 s", "3 s", "2 min", "3.5 h"
QString remainingText(double seconds);  ///< "about 3 s left", "" when unknown
/// What a job is at, and how long it will take from there where that is known.
QString progressText(const QString& stage, double secondsLeft);
QString sizeText(qint64 bytes);  ///< "1.2 MB"

}  // namespace footbridge
