// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/translations.h"

#include <QDir>
#include <QFileInfo>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
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

struct Language {
    const char* code;
    const char* name;
    const char* font;  ///< that writes what the desktop's own font may lack; "" none
};

// Japanese and Chinese share characters, but not their shapes: left alone, the fallback takes the
// font of the desktop's language for both.
constexpr Language kLanguages[] = {
    {"en", "English", ""},
    {"de", "Deutsch", ""},
    {"es", "Español", ""},
    {"fr", "Français", ""},
    {"ja", "日本語", "Noto Sans CJK JP"},
    {"zh_CN", "简体中文", "Noto Sans CJK SC"},
};

void writeWithFontOf(const QLocale& locale) {
    QFont font = QGuiApplication::font();
    QStringList families{font.family()};
    for (const Language& language : kLanguages) {
        const QString family = QLatin1String(language.font);
        if (QLocale(QLatin1String(language.code)).language() == locale.language() &&
            QFontDatabase::hasFamily(family))
            families << family;
    }
    font.setFamilies(families);
    QGuiApplication::setFont(font);
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

QString languageName(const QString& code) {
    for (const Language& language : kLanguages)
        if (code == QLatin1String(language.code)) return QString::fromUtf8(language.name);
    return QLocale(code).nativeLanguageName();
}

QLocale withDecimalSign(const QLocale& locale, const QString& sign) {
    if (sign.isEmpty() || locale.decimalPoint() == sign) return locale;
    for (const QLocale& other :
         QLocale::matchingLocales(locale.language(), locale.script(), QLocale::AnyTerritory))
        if (other.decimalPoint() == sign && other.zeroDigit() == locale.zeroDigit()) return other;
    return locale;
}

void installTranslations(QGuiApplication& application) {
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
    writeWithFontOf(locale);
    QLocale::setDefault(
        withDecimalSign(locale, QSettings().value(QLatin1String(kDecimalSetting)).toString()));
}

}  // namespace footbridge
