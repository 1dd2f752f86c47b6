// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QMap>
#include <QRegularExpression>

#include "tests/translations/catalogue.h"

namespace footbridge {
namespace {

QString pathOf(const char* language) {
    return QStringLiteral(SOURCE_FOLDER "/translations/footbridge_%1.ts")
        .arg(QLatin1String(language));
}

QStringList keysOf(const std::vector<CatalogueEntry>& entries) {
    QStringList keys;
    for (const CatalogueEntry& entry : entries) keys << entry.key();
    return keys;
}

std::string difference(const QStringList& all, const QStringList& known) {
    QStringList rest;
    for (const QString& key : all)
        if (!known.contains(key)) rest << key;
    return rest.join(QLatin1Char('\n')).toStdString();
}

/// "%1", "%2" and "%n", each as often as it occurs.
QStringList placeholders(const QString& text) {
    static const QRegularExpression form(QStringLiteral("%(L?[0-9]|n)"));
    QStringList found;
    for (auto i = form.globalMatch(text); i.hasNext();) found << i.next().captured();
    found.sort();
    return found;
}

/// Keys pressed with Alt: one at most.
qsizetype mnemonics(const QString& text) {
    return text.count(QRegularExpression(QStringLiteral("&[^\\s&]")));
}

class Catalogues : public ::testing::TestWithParam<const char*> {
  protected:
    std::vector<CatalogueEntry> entries = readCatalogue(pathOf(GetParam()));
};

TEST_P(Catalogues, HoldsExactlyTheStringsOfTheSources) {
    const QStringList known = keysOf(entries);
    const QStringList needed = keysInSources(QLatin1String(GetParam()) == QLatin1String("en"));

    ASSERT_FALSE(needed.isEmpty());
    EXPECT_EQ(difference(needed, known), "") << "not in the catalogue";
    EXPECT_EQ(difference(known, needed), "") << "in the catalogue, but no longer in the sources";
}

TEST_P(Catalogues, TranslatesEveryString) {
    ASSERT_FALSE(entries.empty());
    for (const CatalogueEntry& entry : entries) {
        EXPECT_EQ(entry.state, QString()) << qPrintable(entry.key());
        EXPECT_EQ(entry.translations.size(), entry.plural ? 2 : 1) << qPrintable(entry.key());
        for (const QString& translation : entry.translations)
            EXPECT_FALSE(translation.isEmpty()) << qPrintable(entry.key());
    }
}

TEST_P(Catalogues, KeepsThePlaceholdersOfEveryString) {
    for (const CatalogueEntry& entry : entries) {
        for (const QString& translation : entry.translations) {
            QStringList kept = placeholders(translation);
            // "What is this file?": the singular may do without its number.
            const bool singular = entry.plural && &translation == &entry.translations.first();
            if (singular && kept.isEmpty()) kept << QStringLiteral("%n");
            EXPECT_EQ(kept, placeholders(entry.source)) << qPrintable(entry.key());
        }
    }
}

TEST_P(Catalogues, KeepsTheMnemonicOfEveryString) {
    for (const CatalogueEntry& entry : entries)
        for (const QString& translation : entry.translations)
            EXPECT_EQ(mnemonics(translation), mnemonics(entry.source)) << qPrintable(entry.key());
}

INSTANTIATE_TEST_SUITE_P(Languages, Catalogues, ::testing::Values("en", "de"),
                         [](const auto& tested) { return std::string(tested.param); });

/// A key pressed with Alt must not mean two menus.
TEST(GermanCatalogue, GivesTheMenuBarDistinctMnemonics) {
    QMap<QChar, QString> taken;
    for (const CatalogueEntry& entry : readCatalogue(pathOf("de"))) {
        static const QStringList menus{QStringLiteral("&File"), QStringLiteral("&Edit"),
                                       QStringLiteral("&View"), QStringLiteral("&Model"),
                                       QStringLiteral("&Help")};
        if (entry.context != QLatin1String("footbridge::MainWindow")) continue;
        if (!menus.contains(entry.source)) continue;
        const QString& text = entry.translations.first();
        const QChar key = text[text.indexOf(QLatin1Char('&')) + 1].toLower();
        EXPECT_FALSE(taken.contains(key)) << qPrintable(text + taken.value(key));
        taken.insert(key, text);
    }
    EXPECT_EQ(taken.size(), 5);
}

}  // namespace
}  // namespace footbridge
