// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/adapt_page.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include "tests/widgets/sample_data.h"
#include "widgets/charts/plot_view.h"
#include "widgets/pages/model/next_runs_panel.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

constexpr int kPatienceMilliseconds = 60000;

class AdaptPageTest : public ::testing::Test {
  protected:
    AdaptPageTest() {
        page.resize(1100, 760);
        page.show();
        QCoreApplication::processEvents();
    }
    QPushButton* button(const char* name) {
        return page.findChild<QPushButton*>(QLatin1String(name));
    }
    void load() {
        document.addSource(sampleSource());
        document.setTarget(sampleTarget());
    }

    Workspace workspace;
    Document& document = workspace.document();
    AnalysisRunner& runner = workspace.runner();
    AdaptPage page{workspace};
};

TEST_F(AdaptPageTest, CannotStartWithoutData) {
    EXPECT_FALSE(button("start")->isEnabled());
    load();
    EXPECT_TRUE(button("start")->isEnabled());
}

TEST_F(AdaptPageTest, AsksForANumberOfShots) {
    load();
    auto* mode = page.findChild<QComboBox*>(QStringLiteral("shotMode"));
    auto* amount = page.findChild<QSpinBox*>(QStringLiteral("shotAmount"));
    EXPECT_FALSE(amount->isVisible());

    mode->setFocus();
    QTest::keyClick(mode, Qt::Key_Down);

    EXPECT_EQ(document.input().shots.kind, ShotRequest::Kind::Count);
    ASSERT_TRUE(amount->isVisible());
    EXPECT_EQ(amount->maximum(), 9);
    amount->selectAll();
    QTest::keyClicks(amount, QStringLiteral("5"));
    QTest::keyClick(amount, Qt::Key_Return);
    EXPECT_EQ(document.input().shots.amount, 5);
}

TEST_F(AdaptPageTest, SaysCancellingUntilTheRunHasStopped) {
    load();
    QSignalSpy started(&runner.adapting(), &Job::started);
    QSignalSpy cancelled(&runner.adapting(), &Job::cancelled);
    QTest::mouseClick(button("start"), Qt::LeftButton);
    ASSERT_EQ(started.size(), 1);
    EXPECT_FALSE(button("start")->isEnabled());

    QTest::mouseClick(button("cancel"), Qt::LeftButton);

    EXPECT_EQ(button("cancel")->text(), QStringLiteral("Cancelling…"));
    EXPECT_FALSE(button("cancel")->isEnabled());
    ASSERT_TRUE(cancelled.wait(kPatienceMilliseconds));
    EXPECT_EQ(button("cancel")->text(), QStringLiteral("Cancel"));
    EXPECT_TRUE(button("start")->isEnabled());
    EXPECT_FALSE(document.adaptation());
}

TEST_F(AdaptPageTest, ShowsNothingOfARunOfTheFormerDocument) {
    load();
    auto* strategies = page.findChild<QTableView*>(QStringLiteral("strategyProgress"))->model();
    QSignalSpy progress(&runner.adapting(), &Job::progress),
        cancelled(&runner.adapting(), &Job::cancelled);
    runner.adapt();
    ASSERT_TRUE(progress.wait(kPatienceMilliseconds));
    ASSERT_GT(strategies->rowCount(), 0);

    document.clear();

    ASSERT_TRUE(cancelled.wait(kPatienceMilliseconds));
    EXPECT_EQ(strategies->rowCount(), 0);
    EXPECT_TRUE(page.findChild<PlotView*>()->spec().layers.isEmpty());
    EXPECT_FALSE(button("start")->isEnabled());
}

TEST_F(AdaptPageTest, KeepsTheLastRunWhileSeverityAloneIsMeasured) {
    load();
    document.setSourceOptions({1, 60, 20, 4000, 6000, 0});
    document.setStrategies({Strategy::Auto, Strategy::TargetRidge});
    auto* stage = page.findChild<QLabel*>(QStringLiteral("stage"));
    auto* plot = page.findChild<PlotView*>();
    QSignalSpy succeeded(&runner.adapting(), &Job::succeeded);

    runner.measureSeverity();
    ASSERT_TRUE(succeeded.wait(kPatienceMilliseconds));
    EXPECT_EQ(stage->text(), QString()) << "nothing was adapted";

    document.setSeed(3);  // another model to train, with losses to draw
    runner.adapt();
    ASSERT_TRUE(succeeded.wait(kPatienceMilliseconds));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !plot->spec().layers.isEmpty(); }));
    const QString done = stage->text();
    ASSERT_TRUE(done.startsWith(QStringLiteral("Done")));
    document.setSeed(7);
    runner.measureSeverity();
    ASSERT_TRUE(succeeded.wait(kPatienceMilliseconds));
    EXPECT_EQ(stage->text(), done);
    EXPECT_FALSE(plot->spec().layers.isEmpty()) << "its losses stay";
}

TEST_F(AdaptPageTest, ShowsTheLossesOfASourceThatWasTrainedToMeasureTheSeverity) {
    load();
    document.setSourceOptions({1, 60, 20, 4000, 6000, 0});
    document.setStrategies({Strategy::Auto, Strategy::TargetRidge});
    auto* plot = page.findChild<PlotView*>();
    QSignalSpy succeeded(&runner.adapting(), &Job::succeeded);
    runner.measureSeverity();
    ASSERT_TRUE(succeeded.wait(kPatienceMilliseconds));
    runner.adapt();
    ASSERT_TRUE(succeeded.wait(kPatienceMilliseconds));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !plot->spec().layers.isEmpty(); }));
}

TEST_F(AdaptPageTest, SaysWhichRunsToMeasureNext) {
    load();
    auto* panel = page.findChild<NextRunsPanel*>();
    auto* view = page.findChild<QTableView*>(QStringLiteral("nextRuns"));
    QSignalSpy found(panel, &NextRunsPanel::found);
    EXPECT_FALSE(button("saveNext")->isEnabled());

    QTest::mouseClick(button("findNext"), Qt::LeftButton);

    ASSERT_TRUE(found.wait(kPatienceMilliseconds));
    ASSERT_EQ(view->model()->rowCount(), 1) << "one row has no measurement";
    EXPECT_EQ(view->model()->index(0, 0).data(Qt::EditRole).toInt(), 4) << "counted from 0";
    EXPECT_TRUE(button("saveNext")->isEnabled());
    document.setSeed(2);
    EXPECT_EQ(view->model()->rowCount(), 0) << "the list was of other settings";
}

TEST_F(AdaptPageTest, SaysInItsPlaceThatNoRunIsLeftToMeasure) {
    document.addSource(sampleTarget());
    document.setTarget(sampleSource());  // every row of it is measured
    QSignalSpy problem(&document, &Document::problem);

    QTest::mouseClick(button("findNext"), Qt::LeftButton);

    auto* panel = page.findChild<NextRunsPanel*>();
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            for (const auto* label : panel->findChildren<QLabel*>())
                if (label->text().contains(QStringLiteral("no run left"))) return true;
            return false;
        },
        kPatienceMilliseconds));
    EXPECT_TRUE(problem.isEmpty()) << "a list that is empty is no problem of the document";
}

TEST_F(AdaptPageTest, MarkedRowsAreAWayToChooseShotsAndCanBeComeBackTo) {
    load();
    auto* mode = page.findChild<QComboBox*>(QStringLiteral("shotMode"));
    document.setShots({ShotRequest::Kind::Rows, 0, {1, 2, 5}});
    EXPECT_EQ(mode->currentText(), QStringLiteral("Marked rows"));

    mode->setFocus();
    QTest::keyClick(mode, Qt::Key_Up);
    EXPECT_EQ(document.input().shots.kind, ShotRequest::Kind::Percent);
    QTest::keyClick(mode, Qt::Key_Down);

    EXPECT_EQ(document.input().shots.kind, ShotRequest::Kind::Rows);
    EXPECT_EQ(document.input().shots.rows, (Rows{1, 2, 5}));
}

}  // namespace
}  // namespace footbridge
