// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include "app/gui/main_window.h"
#include "core/run/file.h"
#include "tests/acceptance/window/cut_words.h"
#include "tests/acceptance/window/example_window.h"
#include "widgets/charts/plot_view.h"
#include "widgets/dialogs/bundle_comparison.h"
#include "widgets/dialogs/bundle_continuation.h"
#include "widgets/dialogs/bundle_dialog.h"
#include "widgets/dialogs/import_dialog.h"
#include "widgets/dialogs/open_tables_dialog.h"
#include "widgets/dialogs/relocate_dialog.h"
#include "widgets/workspace/example.h"

namespace footbridge {
namespace {

/// Every dialog with its words in the language of the test, and a picture of each in both themes.
class Dialogs : public ExampleWindow {
  protected:
    static void SetUpTestSuite() { speakLanguageOfTest(); }
    void finishTheExample() {
        ExampleWindow::finishTheExample(
            {Strategy::Auto, Strategy::OutputMap, Strategy::TargetRidge});
        window.showPage(QStringLiteral("results"));
        plot = window.findChild<PlotView*>(QStringLiteral("resultsPlot"));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !plot->spec().layers.isEmpty(); }, kPatience));
    }
    QDialog* openDialog() {
        QDialog* found = nullptr;
        EXPECT_TRUE(QTest::qWaitFor([&] {
            for (auto* dialog : window.findChildren<QDialog*>())
                if (dialog->isVisible()) found = dialog;
            return found != nullptr;
        }));
        return found;
    }
    void look(QWidget* widget, const char* name) {
        ASSERT_TRUE(widget) << name;
        for (const auto theme : {MainWindow::Look::Dark, MainWindow::Look::Light}) {
            window.setLook(theme);
            QTest::qWait(80);
            const QString shade =
                theme == MainWindow::Look::Dark ? QStringLiteral("dark") : QStringLiteral("light");
            takePicture(*widget, QStringLiteral("dialog-%1-%2").arg(QLatin1String(name), shade));
        }
        EXPECT_EQ(cutWords(*widget).join(QLatin1Char('|')).toStdString(), "") << name;
        EXPECT_EQ(leavingWindow(*widget).join(QLatin1Char('|')).toStdString(), "") << name;
        EXPECT_LE(widget->width(), 1280) << name;
        EXPECT_LE(widget->height(), 800) << name;
    }
    void lookAndClose(const char* name) {
        QDialog* dialog = openDialog();
        look(dialog, name);
        if (!dialog) return;
        dialog->reject();
        QTest::qWait(30);
    }

    PlotView* plot = nullptr;
};

TEST_F(Dialogs, HoldTheirWords) {
    finishTheExample();

    QTest::keyClick(&window, Qt::Key_Comma, Qt::ControlModifier);
    lookAndClose("preferences");
    QTest::keyClick(&window, Qt::Key_F1, Qt::ControlModifier);
    lookAndClose("shortcuts");
    plot->exportWithDialog();
    lookAndClose("plot-export");
    Q_EMIT plot->pointActivated(3);
    lookAndClose("row");
    window.document().setSeed(2);
    window.close();
    lookAndClose("unsaved");
    ImportDialog import(window.document().dataset(0), &window);
    import.show();
    look(&import, "import");
    import.hide();
    QTemporaryDir folder;
    QStringList files;
    for (const char* name : {"source.csv", "target.csv"}) {
        files << folder.filePath(QLatin1String(name));
        writeFile(files.last().toStdString(), exampleFile(name));
    }
    OpenTablesDialog open(files, true, {}, &window);
    open.show();
    look(&open, "open-tables");
    open.hide();
    FoundSession found;
    found.path = QStringLiteral("/home/me/work.footbridge");
    for (const bool target : {false, true}) {
        FoundTable table;
        table.saved = {"/home/me/runs.csv", "", "abc", target ? "new" : "old", {}, {}};
        table.isTarget = target;
        table.path = QStringLiteral("/home/me/runs.csv");
        if (target) table.dataset = window.document().dataset(0);
        found.tables.push_back(table);
    }
    RelocateDialog relocate(found, &window);
    relocate.show();
    look(&relocate, "relocate");
}

TEST_F(Dialogs, ABundleIsShownCheckedComparedAndContinued) {
    finishTheExample();
    QTemporaryDir folder;
    const auto exported = [&](const char* name, Strategy strategy) {
        const QString path = folder.filePath(QLatin1String(name));
        QSignalSpy done(&window.runner(), &AnalysisRunner::exported);
        window.runner().exportBundle(window.document().adapted(), path, strategy, {}, {{}, true});
        EXPECT_TRUE(done.wait(kPatience)) << name;
        return path;
    };
    const QString first = exported("first.zip", Strategy::Auto);
    const QString second = exported("second.zip", Strategy::TargetRidge);
    const QString more = folder.filePath(QStringLiteral("more.csv"));
    writeFile(more.toStdString(), exampleFile("target.csv"));

    BundleDialog dialog(first, window.workspace().jobs(), &window);
    QSignalSpy opened(&dialog, &BundleDialog::opened), checked(&dialog, &BundleDialog::checked);
    dialog.show();
    ASSERT_TRUE(opened.wait(kPatience));
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("checkBundle")),
                      Qt::LeftButton);
    ASSERT_TRUE(checked.wait(kPatience));
    look(&dialog, "bundle-contents");

    auto* tabs = dialog.findChild<QTabWidget*>(QStringLiteral("bundleTabs"));
    tabs->tabBar()->setFocus();
    QTest::keyClick(tabs->tabBar(), Qt::Key_Right);
    auto* comparison = dialog.findChild<BundleComparison*>();
    QSignalSpy compared(comparison, &BundleComparison::compared);
    comparison->compareWith(second);
    ASSERT_TRUE(compared.wait(kPatience));
    ASSERT_TRUE(comparison->isVisible());
    look(&dialog, "bundle-compared");

    QTest::keyClick(tabs->tabBar(), Qt::Key_Right);
    auto* continuation = dialog.findChild<BundleContinuation*>();
    QSignalSpy adapted(continuation, &BundleContinuation::adapted);
    continuation->adaptTo(more, QStringLiteral("10"));
    ASSERT_TRUE(adapted.wait(kPatience));
    ASSERT_TRUE(continuation->isVisible());
    look(&dialog, "bundle-continued");
}

TEST_F(Dialogs, PlotsSideBySideAndTheCurveFitTheSmallWindow) {
    finishTheExample();
    auto* beside = window.findChild<QComboBox*>(QStringLiteral("comparisonChooser"));
    auto* colour = window.findChild<QComboBox*>(QStringLiteral("colourChooser"));
    auto* compared = window.findChild<PlotView*>(QStringLiteral("comparedPlot"));
    beside->setFocus();
    QTest::keyClick(beside, Qt::Key_Down);
    QTest::keyClick(beside, Qt::Key_Down);
    ASSERT_TRUE(QTest::qWaitFor([&] { return compared->isVisible(); }, kPatience));
    colour->setFocus();
    QTest::keyClick(colour, Qt::Key_End);
    QTest::qWait(200);
    look(&window, "compared");
    QTest::keyClick(beside, Qt::Key_Home);

    auto* curve = window.findChild<QPushButton*>(QStringLiteral("errorAgainstShots"));
    ASSERT_TRUE(curve);
    QTest::mouseClick(curve, Qt::LeftButton);
    auto* stop = window.findChild<QPushButton*>(QStringLiteral("stopCurve"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !stop->isVisible(); }, kPatience));
    look(&window, "curve");
}

}  // namespace
}  // namespace footbridge
