// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/view_actions.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include "app/gui/log_panel.h"
#include "widgets/charts/text_size.h"

namespace footbridge {
namespace {

class ViewActionsTest : public ::testing::Test {
  protected:
    ViewActionsTest() {
        menu = window.menuBar()->addMenu(QStringLiteral("View"));
        actions = new ViewActions(window, [this](int by) { steps << by; });
        actions->addTo(*menu);
        window.resize(600, 400);
        window.show();
        window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
    }
    ~ViewActionsTest() override { trigger("usualText"); }
    void trigger(const char* name) {
        auto* action = window.findChild<QAction*>(QLatin1String(name));
        ASSERT_TRUE(action) << name;
        action->trigger();
    }

    QMainWindow window;
    QMenu* menu;
    ViewActions* actions;
    QList<int> steps;
};

TEST_F(ViewActionsTest, TextGrowsAndShrinksAndComesBack) {
    trigger("largerText");
    EXPECT_DOUBLE_EQ(textScale(), 1.1);
    EXPECT_TRUE(qApp->styleSheet().contains(QStringLiteral("font-size: 21px")));
    EXPECT_EQ(textPixels(20), 22);
    for (int press = 0; press < 30; ++press) trigger("smallerText");
    EXPECT_DOUBLE_EQ(textScale(), 0.8);
    trigger("usualText");
    EXPECT_TRUE(qApp->styleSheet().contains(QStringLiteral("font-size: 19px")));
}

TEST_F(ViewActionsTest, ColumnsGrowWithTheirText) {
    QTableWidget table(2, 3, &window);
    table.setColumnWidth(1, 80);
    trigger("largerText");
    trigger("largerText");
    EXPECT_NEAR(table.columnWidth(1), 96, 1);
    trigger("usualText");
    EXPECT_NEAR(table.columnWidth(1), 80, 1);
}

TEST_F(ViewActionsTest, PresentingShowsThePagesAloneAndThePageKeysTurnThem) {
    QTest::keyClick(&window, Qt::Key_PageDown);
    EXPECT_TRUE(steps.isEmpty()) << "the keys belong to the lists otherwise";

    trigger("presenterMode");
    EXPECT_TRUE(window.isFullScreen());
    EXPECT_FALSE(window.menuBar()->isVisible());
    EXPECT_GT(textScale(), 1.2);
    QTest::keyClick(&window, Qt::Key_PageDown);
    QTest::keyClick(&window, Qt::Key_PageUp);
    EXPECT_EQ(steps, (QList<int>{1, -1}));

    QTest::keyClick(&window, Qt::Key_Escape);
    EXPECT_FALSE(actions->isPresenting());
    EXPECT_FALSE(window.isFullScreen());
    EXPECT_TRUE(window.menuBar()->isVisible());
    EXPECT_DOUBLE_EQ(textScale(), 1);
}

TEST_F(ViewActionsTest, ResettingTheLayoutPutsTheLogAway) {
    auto* log = new LogPanel(&window);
    window.addDockWidget(Qt::RightDockWidgetArea, log);
    log->show();
    trigger("largerText");

    trigger("resetLayout");

    EXPECT_FALSE(log->isVisible());
    EXPECT_EQ(window.dockWidgetArea(log), Qt::BottomDockWidgetArea);
    EXPECT_DOUBLE_EQ(textScale(), 1);
}

TEST(LogPanel, WritesItsLinesToAFileUntilToldOtherwise) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("run.log"));
    LogPanel log;
    log.add(QStringLiteral("before"));
    log.writeTo(path);
    log.add(QStringLiteral("while"));
    log.writeTo({});
    log.add(QStringLiteral("after"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    EXPECT_TRUE(text.contains(QStringLiteral("before")) && text.contains(QStringLiteral("while")));
    EXPECT_FALSE(text.contains(QStringLiteral("after")));
}

TEST(LogPanel, GivesUpAFileThatCannotBeWritten) {
    const QTemporaryDir folder;
    LogPanel log;
    QSignalSpy changed(&log, &LogPanel::fileChanged), problem(&log, &LogPanel::problem);
    log.writeTo(folder.filePath(QStringLiteral("none/run.log")));
    ASSERT_EQ(problem.count(), 1) << "the panel itself may be hidden";
    EXPECT_TRUE(problem.front().front().toString().contains(QStringLiteral("run.log")));
    ASSERT_EQ(changed.count(), 1);
    EXPECT_TRUE(changed.front().front().toString().isEmpty());
}

}  // namespace
}  // namespace footbridge
