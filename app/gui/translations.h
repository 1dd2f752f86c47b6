// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QCoreApplication;

namespace footbridge {

/// Installs the catalogue of the user's language, or the English one, which knows the plurals.
inline constexpr auto kLanguageSetting = "language";  ///< a code such as "de"; "" the desktop's

QStringList availableLanguages();  ///< codes, English first

/// In the language of the preferences, else the desktop's.
void installTranslations(QCoreApplication& application);

}  // namespace footbridge
