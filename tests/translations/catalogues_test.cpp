// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QMap>
#include <QRegularExpression>
#include <utility>

#include "tests/translations/catalogue.h"
#include "tests/translations/same_words.h"

namespace footbridge {
namespace {

QString pathOf(const QString& language) {
    return QStringLiteral(SOURCE_FOLDER "/translations/footbridge_%1.ts").arg(language);
}

/// Those with everything; English holds the plurals alone.
std::vector<std::string> translated() {
    std::vector<std::string> codes;
    for (const QString& code : QStringLiteral(LANGUAGES).split(QLatin1Char('|')))
        codes.push_back(code.toStdString());
    return codes;
}

std::vector<std::string> languages() {
    std::vector<std::string> codes = translated();
    codes.insert(codes.begin(), "en");
    return codes;
}

/// Japanese and Chinese count without changing the noun.
int pluralForms(const QString& language) {
    return language == QLatin1String("ja") || language == QLatin1String("zh_CN") ? 1 : 2;
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

/// All that is of a form, in the order of the text.
QStringList found(const QRegularExpression& form, const QString& text) {
    QStringList all;
    for (auto i = form.globalMatch(text); i.hasNext();) all << i.next().captured();
    return all;
}

QStringList sorted(QStringList texts) {
    texts.sort();
    return texts;
}

/// "%1", "%2" and "%n", each as often as it occurs.
QStringList placeholders(const QString& text) {
    static const QRegularExpression form(QStringLiteral("%(L?[0-9]|n)"));
    return sorted(found(form, text));
}

/// Keys pressed with Alt: one at most.
qsizetype mnemonics(const QString& text) {
    return text.count(QRegularExpression(QStringLiteral("&[^\\s&]")));
}

/// Mark-up, and the patterns and separators of file dialogs.
QStringList markUp(const QString& text) {
    static const QRegularExpression form(
        QStringLiteral("<[^<> ][^<>]*>|\\(\\*[^)]*\\)|;;|\\[\\*\\]"));
    return found(form, text);
}

/// Written with a point, as all numbers of the program are.
QStringList decimals(const QString& text) {
    static const QRegularExpression form(QStringLiteral("\\d+\\.\\d+"));
    return sorted(found(form, text));
}

/// Whether white space begins and ends it, as in ", " and " mm".
std::pair<bool, bool> spaceAtEnds(const QString& text) {
    return {text.front().isSpace(), text.back().isSpace()};
}

class Catalogues : public ::testing::TestWithParam<std::string> {
  protected:
    QString language = QString::fromStdString(GetParam());
    std::vector<CatalogueEntry> entries = readCatalogue(pathOf(language));
};

TEST_P(Catalogues, HoldsExactlyTheStringsOfTheSources) {
    const QStringList known = keysOf(entries);
    const QStringList needed = keysInSources(language == QLatin1String("en"));

    ASSERT_FALSE(needed.isEmpty());
    EXPECT_EQ(difference(needed, known), "") << "not in the catalogue";
    EXPECT_EQ(difference(known, needed), "") << "in the catalogue, but no longer in the sources";
}

TEST_P(Catalogues, TranslatesEveryString) {
    const int plural = pluralForms(language);
    ASSERT_FALSE(entries.empty());
    for (const CatalogueEntry& entry : entries) {
        EXPECT_EQ(entry.state, QString()) << qPrintable(entry.key());
        EXPECT_EQ(entry.translations.size(), entry.plural ? plural : 1) << qPrintable(entry.key());
        for (const QString& translation : entry.translations)
            EXPECT_FALSE(translation.isEmpty()) << qPrintable(entry.key());
    }
}

TEST_P(Catalogues, KeepsThePlaceholdersOfEveryString) {
    for (const CatalogueEntry& entry : entries) {
        for (const QString& translation : entry.translations) {
            QStringList kept = placeholders(translation);
            // "What is this file?": the singular may do without its number.
            const bool singular =
                entry.translations.size() > 1 && &translation == &entry.translations.first();
            if (singular && kept.isEmpty()) kept << QStringLiteral("%n");
            EXPECT_EQ(kept, placeholders(entry.source)) << qPrintable(entry.key());
        }
    }
}

TEST_P(Catalogues, KeepsTheDecimalsOfEveryString) {
    for (const CatalogueEntry& entry : entries)
        for (const QString& translation : entry.translations)
            EXPECT_EQ(decimals(translation), decimals(entry.source)) << qPrintable(entry.key());
}

TEST_P(Catalogues, KeepsTheMnemonicOfEveryString) {
    for (const CatalogueEntry& entry : entries)
        for (const QString& translation : entry.translations)
            EXPECT_EQ(mnemonics(translation), mnemonics(entry.source)) << qPrintable(entry.key());
}

TEST_P(Catalogues, KeepsTheMarkUpOfEveryString) {
    for (const CatalogueEntry& entry : entries) {
        for (const QString& translation : entry.translations) {
            EXPECT_EQ(markUp(translation), markUp(entry.source)) << qPrintable(entry.key());
            // The separators of Japanese and Chinese carry their space in themselves.
            if (pluralForms(language) == 1 && !hasWords(entry.source)) continue;
            EXPECT_EQ(spaceAtEnds(translation), spaceAtEnds(entry.source))
                << qPrintable(entry.key());
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, Catalogues, ::testing::ValuesIn(languages()),
                         [](const auto& tested) { return tested.param; });

class Translations : public Catalogues {};

TEST_P(Translations, LeaveNoEnglishBehind) {
    QStringList equal, listed;
    for (const CatalogueEntry& entry : entries)
        if (hasWords(entry.source) && entry.translations.contains(entry.source))
            equal << entry.source;
    for (const SameWords& same : sameWords())
        if (QString::fromLatin1(same.languages).split(QLatin1Char(' ')).contains(language))
            listed << QString::fromUtf8(same.source);

    EXPECT_EQ(difference(equal, listed), "") << "like English, for no reason in same_words.cpp";
    EXPECT_EQ(difference(listed, equal), "") << "in same_words.cpp, but not like English";
}

/// A key pressed with Alt must not mean two menus.
TEST_P(Translations, GiveTheMenuBarDistinctMnemonics) {
    QMap<QChar, QString> taken;
    for (const CatalogueEntry& entry : entries) {
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

INSTANTIATE_TEST_SUITE_P(Languages, Translations, ::testing::ValuesIn(translated()),
                         [](const auto& tested) { return tested.param; });

/// Or its lines would break before a sign that must not begin one.
TEST(FrenchCatalogue, HasNarrowSpacesAroundHighSigns) {
    static const QRegularExpression wrong(QStringLiteral(" [;:!?»%](?![0-9nL])|« |[\"']"));
    for (const CatalogueEntry& entry : readCatalogue(pathOf(QStringLiteral("fr"))))
        for (const QString& translation : entry.translations)
            EXPECT_FALSE(translation.contains(wrong)) << qPrintable(translation);
}

/// One apostrophe, so that the same words are the same string.
TEST(Sources, WriteStraightApostrophes) {
    const QStringList keys = keysInSources(false);
    ASSERT_FALSE(keys.isEmpty());
    for (const QString& key : keys) EXPECT_FALSE(key.contains(QChar(0x2019))) << qPrintable(key);
}

/// A catalogue that is in no list would be installed without a test.
TEST(CatalogueFiles, AreThoseOfTheLanguages) {
    QStringList names;
    for (const std::string& language : languages())
        names << QStringLiteral("footbridge_%1.ts").arg(QString::fromStdString(language));
    names.sort();

    EXPECT_EQ(QDir(QStringLiteral(SOURCE_FOLDER "/translations"))
                  .entryList({QStringLiteral("*.ts")}, QDir::Files, QDir::Name),
              names);
}

}  // namespace
}  // namespace footbridge
