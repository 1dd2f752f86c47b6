// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMap>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "app/gui/main_window.h"
#include "app/gui/translations.h"
#include "core/run/file.h"
#include "tests/acceptance/window/cut_words.h"
#include "tests/acceptance/window/example_window.h"
#include "tests/acceptance/window/glyphs.h"
#include "widgets/pages/page_registry.h"

namespace footbridge {
namespace {

std::vector<std::string> languages() {
    std::vector<std::string> codes;
    for (const QString& code : QStringLiteral(LANGUAGES).split(QLatin1Char('|')))
        codes.push_back(code.toStdString());
    return codes;
}

/// The language of the preferences, from before the window is made until after it is gone.
class ChosenLanguage : public ::testing::WithParamInterface<std::string> {
  protected:
    ChosenLanguage() {
        QSettings().setValue(QLatin1String(kLanguageSetting), code);
        installTranslations(*qGuiApp);
        QSettings().remove(QLatin1String(kLanguageSetting));
    }
    ~ChosenLanguage() {
        for (QTranslator* translator : qApp->findChildren<QTranslator*>())
            if (!m_before.contains(translator)) delete translator;
        QLocale::setDefault(m_locale);
        QApplication::setFont(m_font);
    }

    QString code = QString::fromStdString(GetParam());

  private:
    QLocale m_locale;
    QFont m_font = QApplication::font();
    QList<QTranslator*> m_before = qApp->findChildren<QTranslator*>();
};

class EveryLanguage : public ChosenLanguage, public ExampleWindow {};

TEST_P(EveryLanguage, FitsThePagesAndHasItsGlyphs) {
    finishTheExample({Strategy::Auto, Strategy::OutputMap, Strategy::TargetRidge,
                      Strategy::TargetBoostedTrees, Strategy::TargetForest});
    for (const PageEntry& page : allPages()) {
        window.showPage(page.key);
        QTest::qWait(150);
        // What a plot says beside it is laid out again once it is drawn.
        (void)QTest::qWaitFor([this] { return cutWords(window).isEmpty(); });
        EXPECT_EQ(cutWords(window).join(QLatin1Char('|')).toStdString(), "")
            << qPrintable(page.key);
        takePicture(window, code + QLatin1Char('-') + page.key);
    }

    EXPECT_EQ(textsWithBoxes(window).join(QLatin1Char('|')).toStdString(), "");
}

TEST_P(EveryLanguage, HasDistinctMnemonicsInEveryMenu) {
    for (const auto* menu : window.findChildren<QMenu*>()) {
        QMap<QChar, QString> taken;
        for (const QAction* action : menu->actions()) {
            const QString text = action->text();
            const qsizetype sign = text.indexOf(QLatin1Char('&'));
            if (sign < 0) continue;
            const QChar key = text[sign + 1].toLower();
            EXPECT_FALSE(taken.contains(key)) << qPrintable(text + u' ' + taken.value(key));
            taken.insert(key, text);
        }
    }
}

/// Keys have longer names in some languages.
TEST_P(EveryLanguage, FitsTheListOfShortcuts) {
    QTest::keyClick(&window, Qt::Key_F1, Qt::ControlModifier);
    QTableWidget* list = nullptr;
    ASSERT_TRUE(QTest::qWaitFor([&] {
        list = window.findChild<QTableWidget*>(QStringLiteral("shortcuts"));
        return list && list->isVisible();
    }));
    QTest::qWait(50);

    EXPECT_EQ(cutWords(*list->window()).join(QLatin1Char('|')).toStdString(), "");
    static const QRegularExpression mnemonic(QStringLiteral("&|\\([A-Z]\\)"));
    for (int row = 0; row < list->rowCount(); ++row)
        EXPECT_FALSE(list->item(row, 0)->text().contains(mnemonic))
            << qPrintable(list->item(row, 0)->text());
    takePicture(*list->window(), code + QStringLiteral("-shortcuts"));
}

/// Both write this character, with strokes of their own.
TEST_P(EveryLanguage, WritesCharactersInTheShapesOfTheCountry) {
    const QString shared = QStringLiteral("直");
    const QStringList families = glyphsOf(shared, QLabel(&window).font()).families;

    if (code == QLatin1String("ja")) {
        EXPECT_EQ(families, QStringList{QStringLiteral("Noto Sans CJK JP")});
    }
    if (code == QLatin1String("zh_CN")) {
        EXPECT_EQ(families, QStringList{QStringLiteral("Noto Sans CJK SC")});
    }
    EXPECT_EQ(glyphsOf(shared, QLabel(&window).font()).missing, QString());
}

/// Of one and of two rows that also stand in a source.
const QMap<QString, std::pair<QString, QString>>& wordsOfKnownRows() {
    static const QMap<QString, std::pair<QString, QString>> words{
        {QStringLiteral("en"),
         {QStringLiteral("1 measured row also stands"),
          QStringLiteral("2 measured rows also stand in a source")}},
        {QStringLiteral("de"),
         {QStringLiteral("1 gemessene Zeile steht"), QStringLiteral("2 gemessene Zeilen stehen")}},
        {QStringLiteral("es"),
         {QStringLiteral("1 fila medida figura"), QStringLiteral("2 filas medidas figuran")}},
        {QStringLiteral("fr"),
         {QStringLiteral("1 ligne mesurée figure"), QStringLiteral("2 lignes mesurées figurent")}},
        {QStringLiteral("ja"), {QStringLiteral("1行は"), QStringLiteral("2行は")}},
        {QStringLiteral("zh_CN"), {QStringLiteral("1 个实测行"), QStringLiteral("2 个实测行")}}};
    return words;
}

class NoticesInEveryLanguage : public ChosenLanguage, public ExampleWindow {
  protected:
    /// The first rows of the target stand in the source, digit for digit.
    QStringList writeTables(int known) const {
        QByteArray source = "n,time\n", target = source;
        for (int row = 0; row < 30; ++row) {
            const QByteArray number = QByteArray::number(row) + ',';
            const QByteArray line =
                number + QByteArray::number(1.2345671 * (row + 1), 'g', 8) + '\n';
            source += line;
            target += row < known
                          ? line
                          : number + QByteArray::number(3.2345671 * (row + 2), 'g', 8) + '\n';
        }
        const QString files[] = {folder.filePath(QStringLiteral("a.csv")),
                                 folder.filePath(QStringLiteral("b%1.csv").arg(known))};
        writeFile(files[0].toStdString(), source.toStdString());
        writeFile(files[1].toStdString(), target.toStdString());
        return {files[0], files[1]};
    }

    const QTemporaryDir folder;
};

TEST_P(NoticesInEveryLanguage, AreInTheRightNumberAndShownWhole) {
    ASSERT_TRUE(wordsOfKnownRows().contains(code));
    const auto& [one, two] = wordsOfKnownRows()[code];
    window.showPage(QStringLiteral("data"));
    for (const int known : {1, 2}) {
        const QStringList tables = writeTables(known);
        QSignalSpy loaded(&window.runner().loading(), &Job::finished);
        window.runner().loadAll({tables[0]}, tables[1]);
        ASSERT_TRUE(loaded.wait(kPatience));
        const auto* notice = window.findChild<QLabel*>(QStringLiteral("tablesNotice"));
        ASSERT_TRUE(notice);
        EXPECT_TRUE(QTest::qWaitFor([&] { return notice->text().contains(known == 1 ? one : two); },
                                    kPatience))
            << notice->text().toStdString();
        EXPECT_TRUE(notice->isVisible());
        EXPECT_GE(notice->text().count(QLatin1Char('\n')), 1) << "no row is left to test on";
        static const QRegularExpression pattern(QStringLiteral("[{|}]|%\\d"));
        EXPECT_FALSE(notice->text().contains(pattern)) << notice->text().toStdString();
        const auto* use = window.findChild<QPushButton*>(QStringLiteral("splitRuns"));
        ASSERT_TRUE(use && use->isVisible());
        EXPECT_FALSE(use->text().contains(QLatin1Char('('))) << use->text().toStdString();
        for (const QSize& size : {window.minimumSize(), QSize(1280, 800)}) {
            window.resize(size);
            QTest::qWait(150);
            EXPECT_EQ(cutWords(window).join(QLatin1Char('|')).toStdString(), "");
            EXPECT_EQ(leavingWindow(window).join(QLatin1Char('|')).toStdString(), "");
        }
    }
    EXPECT_EQ(textsWithBoxes(window).join(QLatin1Char('|')).toStdString(), "");
    takePicture(window, code + QStringLiteral("-notices"));
}

INSTANTIATE_TEST_SUITE_P(Languages, NoticesInEveryLanguage, ::testing::ValuesIn([] {
                             std::vector<std::string> codes = languages();
                             codes.push_back("en");
                             return codes;
                         }()),
                         [](const auto& tested) { return tested.param; });

INSTANTIATE_TEST_SUITE_P(Languages, EveryLanguage, ::testing::ValuesIn(languages()),
                         [](const auto& tested) { return tested.param; });

TEST(Glyphs, AreMissedWhereNoFontHasThem) {
    const QString unassigned = QStringLiteral("a\u0378b");

    EXPECT_EQ(glyphsOf(unassigned, QApplication::font()).missing, QStringLiteral("\u0378"));
}

}  // namespace
}  // namespace footbridge
