// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace footbridge {

void installTranslations(QCoreApplication& application) {
    const QLocale locale;
    auto* qt = new QTranslator(&application);
    if (qt->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(qt);
    }
    const QString folder = QDir(QCoreApplication::applicationDirPath())
                               .filePath(QStringLiteral("../share/footbridge/translations"));
    auto* own = new QTranslator(&application);
    if (own->load(locale, QStringLiteral("footbridge"), QStringLiteral("_"), folder) ||
        own->load(QStringLiteral("footbridge_en"), folder)) {
        QCoreApplication::installTranslator(own);
    }
}

}  // namespace footbridge
