// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/window/long_words.h"

#include <QString>

namespace footbridge {

QString LongWords::translate(const char* context, const char* source, const char*,
                             int number) const {
    // Qt's own words name keys and patterns; what they say is not ours to lengthen.
    if (!source || context[0] == 'Q') return {};
    QString text = QString::fromUtf8(source);
    if (text.contains(QLatin1String("(*"))) return {};
    if (number >= 0) text.replace(QLatin1String("%n"), QString::number(number));
    QString words = text;
    words.remove(QLatin1Char('&'));
    const qsizetype more = (words.size() + 1) / 2;
    if (more < 2) return text;
    // A word grows, a sentence gains words.
    const bool sentence = words.contains(QLatin1Char(' '));
    const QString filling = QString(sentence ? QStringLiteral(" wide words") : QStringLiteral("en"))
                                .repeated(static_cast<int>(more))
                                .left(more);
    // Before the end of a sentence and of what opens a dialog.
    const bool ends = text.endsWith(QLatin1Char('.')) || text.endsWith(QChar(0x2026));
    return ends ? text.chopped(1) + filling + text.back() : text + filling;
}

}  // namespace footbridge
