// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>

class QGuiApplication;

namespace footbridge {

inline constexpr auto kLanguageSetting = "language";  ///< a code such as "de"; "" the desktop's

inline constexpr auto kDecimalSetting = "decimalSign";  ///< "." or ","; "" that of the language

QStringList availableLanguages();  ///< codes, English first

/// As its speakers call it: "Deutsch" for "de".
QString languageName(const QString& code);

/// The same language where this decimal sign is written; as it is where it is written nowhere.
QLocale withDecimalSign(const QLocale& locale, const QString& sign);

/// The catalogue of the language of the preferences, else of the desktop's; the English one, which
/// knows the plurals, where there is none. Also the fonts that write this language, and its numbers
/// with the decimal sign of the preferences.
void installTranslations(QGuiApplication& application);

}  // namespace footbridge
