// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "app/gui/main_window.h"
#include "app/gui/tour_callout.h"
#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/run/random.h"
#include "tests/widgets/event_gap.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/plot_writer.h"
#include "widgets/pages/page_registry.h"

namespace footbridge {
namespace {

constexpr int kPatience = 300'000;
/// Qt styles every widget of a window at once; nobody changes the theme in passing.
constexpr double kThemeMilliseconds = 400 * kSlowdown;
constexpr double kFrameMilliseconds = 16 * kSlowdown;
constexpr Index kSourceRows = 200'000, kTargetRows = 50'000;
constexpr int kColumns = 20;

std::string bigTable(Index rows, double factor) {
    Random random(11, "big table");
    std::string csv;
    csv.reserve(static_cast<std::size_t>(rows) * 160);
    for (int column = 1; column < kColumns; ++column) csv += "x" + std::to_string(column) + ",";
    csv += "time [s]\n";
    for (Index row = 0; row < rows; ++row) {
        double time = factor;
        for (int column = 1; column < kColumns; ++column) {
            const auto value = static_cast<double>(1 + random.below(1000));
            if (column < 4) time *= 1 + value / 300;
            csv += std::to_string(static_cast<int>(value)) + ",";
        }
        csv += formatNumber(time * (1 + 0.05 * random.normal())) + "\n";
    }
    return csv;
}

/// A scripted session over all pages with a table and a plot as large as the budgets name.
class NeverWaits : public ::testing::Test {
  protected:
    void SetUp() override {
        writeFile(path("source.csv").toStdString(), bigTable(kSourceRows, 1));
        writeFile(path("target.csv").toStdString(), bigTable(kTargetRows, 2));
        window.setLook(MainWindow::Look::Light);
        window.resize(1280, 800);
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        QTest::qWait(200);
        gap.restart();
    }
    QString path(const char* name) { return folder.filePath(QLatin1String(name)); }
    void done(const char* what) {
        QTest::qWait(60);
        std::printf("%-42s longest gap %5.1f ms, at work %5.1f ms\n", what,
                    gap.longestMilliseconds(), gap.longestBusyMilliseconds());
        EXPECT_LT(gap.longestBusyMilliseconds(), kGapMilliseconds) << what;
        gap.restart();
    }

    QTemporaryDir folder;
    MainWindow window;
    EventGap gap;
};

TEST_F(NeverWaits, OverAllPagesWithLargeTablesAndPlots) {
    QSignalSpy loaded(&window.runner().loading(), &Job::finished);
    CommandLine command;
    command.sources = QStringList{path("source.csv")};
    command.target = path("target.csv");
    window.open(command);
    ASSERT_TRUE(loaded.wait(kPatience));
    ASSERT_TRUE(window.document().isReady());
    done("open 200 000 x 20 and 50 000 x 20");

    auto* rows = window.findChild<QTableView*>(QStringLiteral("rowsView"));
    for (int i = 0; i < 20; ++i) {
        rows->verticalScrollBar()->setValue(i * rows->verticalScrollBar()->maximum() / 20);
        QTest::qWait(10);
    }
    done("scroll through the rows");
    auto* filter = window.findChild<QLineEdit*>(QStringLiteral("rowFilter"));
    filter->setFocus();
    QTest::keyClicks(filter, QStringLiteral("x1 > 500"));
    QTest::qWait(1500);
    done("filter the rows");

    window.showPage(QStringLiteral("features"));
    QTest::qWait(1500);
    done("features");

    window.document().setShots({ShotRequest::Kind::Count, 50, {}});
    window.document().setStrategies({Strategy::Auto, Strategy::TargetRidge});
    SourceOptions options;
    options.networks = 1;
    options.networkSteps = 200;
    window.document().setSourceOptions(options);
    QTest::qWait(500);
    done("settings");
    window.showPage(QStringLiteral("adapt"));
    QSignalSpy adapted(&window.runner().adapting(), &Job::succeeded);
    window.runner().adapt();
    ASSERT_TRUE(adapted.wait(kPatience));
    QTest::qWait(3000);
    done("train, measure severity, adapt");
    window.showPage(QStringLiteral("divergence"));
    QTest::qWait(500);
    done("divergence");

    window.showPage(QStringLiteral("results"));
    auto* plot = window.findChild<PlotView*>(QStringLiteral("resultsPlot"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !plot->spec().layers.isEmpty(); }, kPatience));
    qsizetype points = 0;
    for (const PlotLayer& layer : plot->spec().layers)
        if (layer.kind == PlotLayer::Kind::Points) points += layer.x.size();
    EXPECT_EQ(points, kTargetRows);
    QTest::qWait(1000);
    done("results, 50 000 points");

    auto* canvas = plot->findChild<QAbstractScrollArea*>()->viewport();
    // What other programs take of the processor lengthens a frame, but not the work in it.
    std::vector<double> frames, work;
    for (int i = 0; i < 40; ++i) {
        const QPointF middle = QRectF(canvas->rect()).center();
        QElapsedTimer clock;
        clock.start();
        const double before = threadMilliseconds();
        QWheelEvent wheel(middle, canvas->mapToGlobal(middle), {}, {0, i % 2 ? 120 : -120},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas, &wheel);
        canvas->repaint();
        work.push_back(threadMilliseconds() - before);
        frames.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        QCoreApplication::processEvents();
    }
    std::ranges::sort(frames);
    std::ranges::sort(work);
    std::printf(
        "zoom of 50 000 points: median %.1f ms a frame (%.1f ms of work), slowest %.1f ms\n",
        frames[frames.size() / 2], work[work.size() / 2], frames.back());
    EXPECT_LT(work[work.size() / 2], kFrameMilliseconds);
    done("zoom 50 000 points");

    auto* beside = window.findChild<QComboBox*>(QStringLiteral("comparisonChooser"));
    auto* compared = window.findChild<PlotView*>(QStringLiteral("comparedPlot"));
    beside->setFocus();
    QTest::keyClick(beside, Qt::Key_Down);
    QTest::keyClick(beside, Qt::Key_Down);
    ASSERT_TRUE(QTest::qWaitFor([&] { return compared->isVisible(); }, kPatience));
    QTest::qWait(500);
    done("two strategies side by side");
    window.document().setSeed(2);
    window.runner().adapt();
    ASSERT_TRUE(adapted.wait(kPatience));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !plot->spec().layers.isEmpty(); }, kPatience));
    QTest::qWait(1000);
    done("a second run");
    beside->setFocus();
    QTest::keyClick(beside, Qt::Key_End);
    ASSERT_TRUE(QTest::qWaitFor([&] { return compared->isVisible(); }, kPatience));
    QTest::qWait(500);
    done("compare with the run before");
    QTest::keyClick(plot->focusProxy(), Qt::Key_Plus);
    QTest::keyClick(plot->focusProxy(), Qt::Key_Right);
    QTest::qWait(100);
    done("move both plots together");
    QTest::keyClick(beside, Qt::Key_Home);
    QTest::qWait(100);
    done("one plot again");
    PlotFormat format;
    format.millimetres = {300, 240};
    format.dotsPerInch = 600;
    PlotWriter writer(window.workspace().jobs());
    QSignalSpy drawn(&writer, &PlotWriter::written);
    for (const char* ending : {"png", "svg", "pdf", "csv"}) {
        format.ending = QLatin1String(ending);
        writer.write(plot->spec(), format, path(("plot." + std::string(ending)).c_str()));
        ASSERT_TRUE(drawn.wait(kPatience));
        done(("export the plot with 600 dpi, " + std::string(ending)).c_str());
    }

    window.showPage(QStringLiteral("export"));
    QTest::qWait(300);
    done("export page");
    for (const auto look : {MainWindow::Look::Dark, MainWindow::Look::Light}) {
        window.setLook(look);
        QTest::qWait(300);
        std::printf("change of the theme: %.1f ms at work\n", gap.longestBusyMilliseconds());
        EXPECT_LT(gap.longestBusyMilliseconds(), kThemeMilliseconds);
        gap.restart();
    }
    for (const PageEntry& page : allPages()) {
        if (page.group == PageGroup::Model) continue;
        window.showPage(page.key);
        QTest::qWait(300);
        done(("first sight of " + page.key.toStdString()).c_str());
    }
    QSignalSpy saved(&window.sessions().store(), &SessionStore::saved);
    window.sessions().store().save(path("large.footbridge"));
    ASSERT_TRUE(saved.wait(kPatience));
    done("save the session");
    window.takeTour();
    auto* callout = window.findChild<TourCallout*>();
    ASSERT_TRUE(QTest::qWaitFor([&] { return callout->isVisible(); }, kPatience));
    done("begin the tour");
    auto* next = window.findChild<QPushButton*>(QStringLiteral("tourNext"));
    while (callout->isVisible()) {
        QTest::mouseClick(next, Qt::LeftButton);
        QTest::qWait(150);
    }
    done("walk through the tour");
}

}  // namespace
}  // namespace footbridge
