// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

namespace footbridge {

namespace {

QString catalogueFolder() {
    return QDir(QCoreApplication::applicationDirPath())
        .filePath(QStringLiteral("../share/footbridge/translations"));
}

}  // namespace

QStringList availableLanguages() {
    QStringList codes{QStringLiteral("en")};
    const QStringList files =
        QDir(catalogueFolder()).entryList({QStringLiteral("footbridge_*.qm")}, QDir::Files);
    for (const QString& file : files) {
        const QString code = QFileInfo(file).completeBaseName().section(QLatin1Char('_'), 1);
        if (!codes.contains(code)) codes << code;
    }
    return codes;
}

void installTranslations(QCoreApplication& application) {
    const QString chosen = QSettings().value(QLatin1String(kLanguageSetting)).toString();
    if (!chosen.isEmpty()) QLocale::setDefault(QLocale(chosen));
    const QLocale locale;
    auto* qt = new QTranslator(&application);
    if (qt->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(qt);
    }
    const QString folder = catalogueFolder();
    auto* own = new QTranslator(&application);
    if (own->load(locale, QStringLiteral("footbridge"), QStringLiteral("_"), folder) ||
        own->load(QStringLiteral("footbridge_en"), folder)) {
        QCoreApplication::installTranslator(own);
    }
}

}  // namespace footbridge
