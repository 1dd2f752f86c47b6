// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QGuiApplication;

namespace footbridge {

inline constexpr auto kLanguageSetting = "language";  ///< a code such as "de"; "" the desktop's

QStringList availableLanguages();  ///< codes, English first

/// As its speakers call it: "Deutsch" for "de".
QString languageName(const QString& code);

/// The catalogue of the language of the preferences, else of the desktop's; the English one, which
/// knows the plurals, where there is none. Also the fonts that write this language.
void installTranslations(QGuiApplication& application);

}  // namespace footbridge
