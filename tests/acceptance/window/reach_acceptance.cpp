// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include "app/gui/main_window.h"
#include "tests/acceptance/window/example_window.h"
#include "widgets/charts/theme.h"

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
    for (int stage = 0; stage < kStageCount; ++stage) {
        window.showPage(static_cast<Stage>(stage));
        QTest::qWait(50);
        QStringList unnamed;
        int controls = 0;
        collectUnnamed(QAccessible::queryAccessibleInterface(&window), {}, unnamed, controls);
        EXPECT_GT(controls, 5) << "the walk sees the page";
        EXPECT_TRUE(unnamed.isEmpty()) << stage << ": " << qPrintable(unnamed.join(u'\n'));
    }
}

TEST_F(ReachAcceptance, TabReachesTheControlsOfEveryPageAndComesRound) {
    finishTheExample();
    for (int stage = 0; stage < kStageCount; ++stage) {
        window.showPage(static_cast<Stage>(stage));
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
        EXPECT_GE(seen.size(), 3) << "page " << stage;
    }
}

TEST_F(ReachAcceptance, EveryPageHasHelp) {
    for (int stage = 0; stage < kStageCount; ++stage) {
        window.showPage(static_cast<Stage>(stage));
        QWidget* shown = QApplication::focusWidget() ? QApplication::focusWidget() : &window;
        QTest::keyClick(shown, Qt::Key_F1);
        EXPECT_TRUE(QTest::qWaitFor([] {
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (widget->inherits("QWhatsThat") && widget->isVisible()) return true;
            return false;
        })) << stage;
        QTest::keyClick(&window, Qt::Key_Escape);
    }
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
}

}  // namespace
}  // namespace footbridge
