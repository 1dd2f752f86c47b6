// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMap>
#include <QMenu>
#include <QRegularExpression>
#include <QSettings>
#include <QTableWidget>
#include <QTest>
#include <QTranslator>

#include "app/gui/main_window.h"
#include "app/gui/translations.h"
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

INSTANTIATE_TEST_SUITE_P(Languages, EveryLanguage, ::testing::ValuesIn(languages()),
                         [](const auto& tested) { return tested.param; });

TEST(Glyphs, AreMissedWhereNoFontHasThem) {
    const QString unassigned = QStringLiteral("a\u0378b");

    EXPECT_EQ(glyphsOf(unassigned, QApplication::font()).missing, QStringLiteral("\u0378"));
}

}  // namespace
}  // namespace footbridge
