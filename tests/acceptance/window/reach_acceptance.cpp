// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QWhatsThis>
#include <algorithm>

#include "app/gui/main_window.h"
#include "tests/acceptance/window/example_window.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/theme.h"
#include "widgets/pages/page.h"
#include "widgets/pages/page_registry.h"

namespace footbridge {
namespace {

bool isControl(QAccessible::Role role) {
    switch (role) {
        case QAccessible::Button:
        case QAccessible::ButtonMenu:
        case QAccessible::CheckBox:
        case QAccessible::RadioButton:
        case QAccessible::ComboBox:
        case QAccessible::EditableText:
        case QAccessible::SpinBox:
        case QAccessible::Slider:
        case QAccessible::List:
        case QAccessible::Table:
        case QAccessible::Tree:
        case QAccessible::MenuItem:
            return true;
        default:
            return false;
    }
}

/// Controls that a screen reader could only call by their kind.
void collectUnnamed(QAccessibleInterface* item, const QString& path, QStringList& unnamed,
                    int& controls) {
    if (!item || item->state().invisible) return;
    const QAccessible::Role role = item->role();
    const QString here =
        path + QLatin1Char('/') +
        (item->object() ? item->object()->objectName() +
                              QLatin1String(item->object()->metaObject()->className())
                        : QString::number(role));
    const bool separator = role == QAccessible::Separator;
    if (isControl(role) && !separator) {
        ++controls;
        if (item->text(QAccessible::Name).trimmed().isEmpty()) unnamed << here;
    }
    // Cells and the inner parts of a control speak through it.
    const bool inner = role == QAccessible::Table || role == QAccessible::List ||
                       role == QAccessible::ComboBox || role == QAccessible::SpinBox;
    for (int i = 0; !inner && i < item->childCount(); ++i)
        collectUnnamed(item->child(i), here, unnamed, controls);
}

class ReachAcceptance : public ExampleWindow {
  protected:
    void finishTheExample() {
        ExampleWindow::finishTheExample({Strategy::Auto, Strategy::TargetRidge});
    }
};

TEST_F(ReachAcceptance, EveryControlOfEveryPageHasAName) {
    finishTheExample();
    for (const PageEntry& page : allPages()) {
        window.showPage(page.key);
        QTest::qWait(50);
        QStringList unnamed;
        int controls = 0;
        collectUnnamed(QAccessible::queryAccessibleInterface(&window), {}, unnamed, controls);
        EXPECT_GT(controls, 5) << "the walk sees the page";
        EXPECT_TRUE(unnamed.isEmpty())
            << qPrintable(page.key) << ": " << qPrintable(unnamed.join(u'\n'));
    }
}

TEST_F(ReachAcceptance, TabReachesTheControlsOfEveryPageAndComesRound) {
    finishTheExample();
    for (const PageEntry& page : allPages()) {
        window.showPage(page.key);
        QTest::qWait(50);
        QSet<QWidget*> seen;
        for (int i = 0; i < 200; ++i) {
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &window,
                            Qt::Key_Tab);
            QWidget* focus = QApplication::focusWidget();
            ASSERT_TRUE(focus);
            EXPECT_TRUE(focus->isVisible());
            if (seen.contains(focus) && seen.size() > 2) break;
            seen.insert(focus);
        }
        // An empty page has one button beside the rail.
        EXPECT_GE(seen.size(), page.group == PageGroup::Model ? 3 : 2) << qPrintable(page.key);
    }
}

TEST_F(ReachAcceptance, EveryPageHasHelp) {
    for (const PageEntry& page : allPages()) {
        window.showPage(page.key);
        QWidget* shown = QApplication::focusWidget() ? QApplication::focusWidget() : &window;
        QTest::keyClick(shown, Qt::Key_F1);
        EXPECT_TRUE(QTest::qWaitFor([] {
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (widget->inherits("QWhatsThat") && widget->isVisible()) return true;
            return false;
        })) << qPrintable(page.key);
        QTest::keyClick(&window, Qt::Key_Escape);
    }
}

/// A control that a person may wonder about.
bool needsHelp(const QWidget& widget) {
    if (!widget.isVisible() || widget.focusPolicy() == Qt::NoFocus) return false;
    const bool control =
        qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
        qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
        qobject_cast<const QAbstractItemView*>(&widget) ||
        qobject_cast<const QPlainTextEdit*>(&widget) || qobject_cast<const PlotView*>(&widget) ||
        widget.inherits("footbridge::DropZone");
    return control && !widget.inherits("QScrollBar");
}

/// Of the control, or of the group around it on its page.
QString whatsThisOf(const QWidget* widget) {
    for (; widget && !qobject_cast<const Page*>(widget); widget = widget->parentWidget())
        if (!widget->whatsThis().isEmpty()) return widget->whatsThis();
    return {};
}

TEST_F(ReachAcceptance, EveryControlAndPlotOfEveryPageSaysWhatItIs) {
    const auto expectHelpEverywhere = [&] {
        for (const PageEntry& entry : allPages()) {
            window.showPage(entry.key);
            QTest::qWait(50);
            const auto pages = window.findChildren<Page*>();
            const auto shown = std::ranges::find_if(pages, &Page::isVisible);
            ASSERT_NE(shown, pages.end());
            const Page* page = *shown;
            int controls = 0;
            for (const auto* widget : page->findChildren<QWidget*>()) {
                if (!needsHelp(*widget)) continue;
                ++controls;
                EXPECT_FALSE(whatsThisOf(widget).isEmpty())
                    << qPrintable(page->accessibleName() + u' ' + widget->objectName() + u' ' +
                                  QLatin1String(widget->metaObject()->className()));
            }
            // A page that a finished example does not fill has one button to begin with.
            const int fewest = entry.group == PageGroup::Model ? 3 : 1;
            EXPECT_GE(controls, window.document().adaptation() ? fewest : 0);
        }
    };
    expectHelpEverywhere();
    finishTheExample();
    expectHelpEverywhere();
}

TEST_F(ReachAcceptance, ControlsOfAViewThatIsMadeLaterSayWhatTheyAre) {
    window.showPage(QStringLiteral("costs"));
    EXPECT_EQ(window.findChild<QPushButton*>(QStringLiteral("placesAdd")), nullptr);
    auto* tab = window.findChild<QPushButton*>(QStringLiteral("costsPlatforms"));
    ASSERT_TRUE(tab && QTest::qWaitFor([&] { return tab->isVisible(); }));
    QTest::mouseClick(tab, Qt::LeftButton);
    const auto* add = window.findChild<QPushButton*>(QStringLiteral("placesAdd"));
    ASSERT_NE(add, nullptr);
    EXPECT_FALSE(whatsThisOf(add).isEmpty());
}

TEST_F(ReachAcceptance, ShiftF1ExplainsTheControlThatIsClicked) {
    finishTheExample();
    window.showPage(QStringLiteral("results"));
    auto* board = window.findChild<QTableView*>(QStringLiteral("leaderboard"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return board->isVisible(); }));

    QTest::keyClick(&window, Qt::Key_F1, Qt::ShiftModifier);
    ASSERT_TRUE(QWhatsThis::inWhatsThisMode());
    QTest::mouseClick(board->viewport(), Qt::LeftButton);

    EXPECT_TRUE(QTest::qWaitFor([] {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("QWhatsThat") && widget->isVisible()) return true;
        return false;
    }));
    QWhatsThis::hideText();
}

TEST_F(ReachAcceptance, PreferencesChangeTheThemeAtOnceAndRememberTheLanguage) {
    QTest::keyClick(&window, Qt::Key_Comma, Qt::ControlModifier);
    QComboBox* look = nullptr;
    ASSERT_TRUE(QTest::qWaitFor([&] {
        look = window.findChild<QComboBox*>(QStringLiteral("look"));
        return look && look->isVisible();
    }));
    look->setFocus();
    QTest::keyClick(look, Qt::Key_Down);
    EXPECT_TRUE(currentTheme().dark);
    QTest::keyClick(look, Qt::Key_Up);
    EXPECT_FALSE(currentTheme().dark);

    auto* language = window.findChild<QComboBox*>(QStringLiteral("language"));
    QStringList names;
    for (int i = 1; i < language->count(); ++i) names << language->itemText(i);
    EXPECT_EQ(names.join(QLatin1Char(' ')).toStdString(),
              "English Deutsch Español Français 日本語 简体中文");
    language->setFocus();
    QTest::keyClick(language, Qt::Key_End);
    EXPECT_EQ(QSettings().value(QStringLiteral("language")), language->currentData());
    QTest::keyClick(language, Qt::Key_Home);
    EXPECT_TRUE(QSettings().value(QStringLiteral("language")).toString().isEmpty());
}

TEST_F(ReachAcceptance, NoTwoActionsShareAShortcutAndTheListNamesThemAll) {
    QHash<QString, QString> taken;
    int withKeys = 0;
    for (const QAction* action : window.findChildren<QAction*>()) {
        const QString keys = action->shortcut().toString();
        if (keys.isEmpty() || action->shortcutContext() == Qt::WidgetShortcut) continue;
        EXPECT_FALSE(taken.contains(keys)) << qPrintable(keys + action->text());
        taken.insert(keys, action->text());
        ++withKeys;
    }

    QTest::keyClick(&window, Qt::Key_F1, Qt::ControlModifier);

    QTableWidget* list = nullptr;
    ASSERT_TRUE(QTest::qWaitFor([&] {
        list = window.findChild<QTableWidget*>(QStringLiteral("shortcuts"));
        return list && list->isVisible();
    }));
    EXPECT_GE(list->rowCount(), withKeys);
    EXPECT_EQ(list->item(0, 1)->text(),
              QKeySequence(QKeySequence::New).toString(QKeySequence::NativeText))
        << "as the menus, from File on";
}

}  // namespace
}  // namespace footbridge
