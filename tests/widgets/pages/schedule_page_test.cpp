// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/schedule_page.h"

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

#include "core/run/file.h"
#include "core/run/number_text.h"
#include "tests/widgets/sample_data.h"
#include "tests/widgets/small_example.h"
#include "widgets/charts/gantt_view.h"
#include "widgets/charts/interval_list.h"
#include "widgets/charts/usage_view.h"
#include "widgets/jobs/job_board.h"
#include "widgets/pages/use/schedule_reporter.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

/// A day of jobs of three users, again and again for two weeks.
QByteArray smallLog() {
    QByteArray text = "job,submit,processors,request,runtime,user\n";
    for (int i = 0; i < 280; ++i)
        text += QByteArray::number(i + 1) + ',' + QByteArray::number(4300 * i) + ',' +
                QByteArray::number(1 << (i % 4)) + ',' + QByteArray::number(9000 + 600 * (i % 7)) +
                ',' + QByteArray::number(2500 + 700 * (i % 5)) + ',' +
                QByteArray::number(i / 5 % 3) + '\n';
    return text;
}

class SchedulePageTest : public ::testing::Test {
  protected:
    SchedulePageTest() {
        page.resize(1100, 760);
        page.show();
        QCoreApplication::processEvents();
    }
    QPushButton* button(const char* name) {
        return page.findChild<QPushButton*>(QLatin1String(name));
    }
    template <class T>
    T* child(const char* name) {
        return page.findChild<T*>(QLatin1String(name));
    }
    void openLog() {
        QFile file(folder.filePath(QStringLiteral("jobs.csv")));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(smallLog());
        file.close();
        study.openLog(file.fileName(), 8);
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return !study.reading().isRunning(); }, kPatienceMilliseconds));
    }
    void compare() {
        openLog();
        QTest::mouseClick(button("comparePolicies"), Qt::LeftButton);
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return study.answer() != nullptr; }, kPatienceMilliseconds));
    }

    /// A model of what jobs take, as a bundle.
    QString exportJobModel() {
        const auto jobs = [](double factor) {
            std::string csv = "requested_processors,requested_time,time\n";
            for (int i = 0; i < 60; ++i) {
                const int processors = 1 << (i % 4), request = 3000 + 500 * (i % 13);
                csv += std::to_string(processors) + "," + std::to_string(request) + "," +
                       formatNumber(factor * request / (1 + 0.1 * processors)) + "\n";
            }
            return csv;
        };
        AnalysisInput input;
        input.sources = {datasetFrom(jobs(0.5).c_str(), "old")};
        input.target = datasetFrom(jobs(0.4).c_str(), "new");
        input.shots = {ShotRequest::Kind::Count, 20, {}};
        input.strategies = {Strategy::OutputMap};
        input.sourceOptions = {1, 60, 20, 4000, 6000, 100};
        workspace.document().open(std::move(input));
        adaptAndWait(workspace.runner());
        const QString path = folder.filePath(QStringLiteral("jobs.zip"));
        QSignalSpy exported(&workspace.runner(), &AnalysisRunner::exported);
        workspace.runner().exportBundle(workspace.document().adapted(), path, Strategy::OutputMap,
                                        {}, {});
        EXPECT_TRUE(exported.wait(kPatienceMilliseconds));
        return path;
    }

    QTemporaryDir folder;
    Workspace workspace;
    ScheduleStudy& study = workspace.schedule();
    SchedulePage page{workspace};
};

TEST_F(SchedulePageTest, IsEmptyWithOneSentenceAndOnePrimaryButton) {
    EXPECT_TRUE(child<QLabel>("scheduleEmpty")->isVisible());
    EXPECT_TRUE(button("openLog")->property("primary").toBool());
    EXPECT_FALSE(button("comparePolicies")->isVisible());
    EXPECT_EQ(SchedulePage::status(workspace).state, StageState::Empty);
}

TEST_F(SchedulePageTest, SumsUpAnOpenLog) {
    openLog();
    EXPECT_FALSE(child<QLabel>("scheduleEmpty")->isVisible());
    EXPECT_TRUE(child<QLabel>("scheduleCleaning")->isVisible());
    EXPECT_TRUE(button("comparePolicies")->property("primary").toBool());
    EXPECT_FALSE(button("openLog")->property("primary").toBool());
    EXPECT_EQ(SchedulePage::status(workspace).state, StageState::Ready);
}

TEST_F(SchedulePageTest, AnswersWithASentenceTheScheduleAndAllSettings) {
    compare();
    EXPECT_FALSE(child<QLabel>("scheduleAnswer")->text().isEmpty());
    EXPECT_GT(child<GanttView>("gantt")->bars(), 100);
    int values = 0, marked = 0;
    for (const IntervalRow& row : child<IntervalList>("turnaround")->rows()) {
        values += !row.heading;
        marked += row.marked;
    }
    EXPECT_EQ(values, static_cast<int>(standardSettings(false).size()));
    EXPECT_EQ(marked, 2) << "the two that the sentence compares";
    EXPECT_EQ(SchedulePage::status(workspace).state, StageState::Done);
}

TEST_F(SchedulePageTest, PansBothViewsTogether) {
    compare();
    auto* gantt = child<GanttView>("gantt");
    auto* usage = child<UsageView>("usage");
    const double before = gantt->visibleBegin();
    QTest::keyClick(gantt, Qt::Key_Right);
    EXPECT_GT(gantt->visibleBegin(), before);
    EXPECT_EQ(usage->visibleBegin(), gantt->visibleBegin());
    EXPECT_EQ(usage->visibleEnd(), gantt->visibleEnd());

    const double panned = gantt->visibleBegin();
    const QPoint middle = usage->rect().center();
    QTest::mousePress(usage, Qt::LeftButton, {}, middle);
    QTest::mouseMove(usage, middle + QPoint(40, 0));
    QTest::mouseRelease(usage, Qt::LeftButton, {}, middle + QPoint(40, 0));
    EXPECT_LT(gantt->visibleBegin(), panned);
    EXPECT_EQ(usage->visibleBegin(), gantt->visibleBegin());

    QTest::keyClick(gantt, Qt::Key_Home);
    EXPECT_GT(gantt->visibleEnd() - gantt->visibleBegin(), 20 * 86400.0);
}

TEST_F(SchedulePageTest, RunsAgainWhenASliderWasMoved) {
    compare();
    auto* load = child<QSlider>("whatIfLoad");
    load->setFocus();
    QTest::keyClick(load, Qt::Key_PageDown);
    ASSERT_TRUE(QTest::qWaitFor([&] { return study.whatIf() != nullptr; }, kPatienceMilliseconds));
    EXPECT_NEAR(study.whatIf()->load, 0.85, 1e-9);
    EXPECT_TRUE(child<QLabel>("whatIfResult")->text().startsWith(QStringLiteral("With these")));
    EXPECT_EQ(SchedulePage::status(workspace).state, StageState::Stale);
}

TEST_F(SchedulePageTest, LeavesTheReportOfSomebodyElseAlone) {
    compare();
    const std::filesystem::path place(folder.path().toStdString());
    const std::string mine = "<!DOCTYPE html>\n<html lang=\"en\"><body>mine</body></html>\n";
    writeFile(place / "report.html", mine);
    auto* reporter = page.findChild<ScheduleReporter*>();
    QSignalSpy failed(reporter, &ScheduleReporter::failed);
    reporter->write(folder.path());
    ASSERT_TRUE(failed.wait(kPatienceMilliseconds));
    EXPECT_TRUE(failed[0][0].toString().contains(QStringLiteral("report.html")));
    EXPECT_EQ(readFile(place / "report.html"), mine);
    EXPECT_TRUE(std::filesystem::is_empty(place / "plots"));

    std::filesystem::remove(place / "report.html");
    writeFile(place / "plots" / "nodes.svg", "<svg>mine</svg>");
    reporter->write(folder.path());
    ASSERT_TRUE(failed.wait(kPatienceMilliseconds));
    EXPECT_TRUE(failed[1][0].toString().contains(QStringLiteral("nodes.svg")));
    EXPECT_EQ(readFile(place / "plots" / "nodes.svg"), "<svg>mine</svg>");
    EXPECT_FALSE(std::filesystem::exists(place / "report.html"));
}

TEST_F(SchedulePageTest, WritesItsReportOverNothingThatIsOpen) {
    compare();
    auto* reporter = page.findChild<ScheduleReporter*>();
    QSignalSpy written(reporter, &ScheduleReporter::written);
    reporter->write(folder.path());
    ASSERT_TRUE(written.wait(kPatienceMilliseconds));
    const std::filesystem::path plot =
        std::filesystem::path(folder.path().toStdString()) / "plots" / "nodes.svg";
    const std::string before = readFile(plot);
    workspace.jobs().setInputs([&] { return std::vector{plot.string()}; });
    QSignalSpy problem(&workspace.document(), &Document::problem);

    QTest::mouseClick(button("scheduleReport"), Qt::LeftButton);
    auto* dialog = page.findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    Q_EMIT dialog->fileSelected(folder.path());

    ASSERT_TRUE(problem.wait(kPatienceMilliseconds));
    EXPECT_TRUE(problem[0][0].toString().contains(QStringLiteral("nodes.svg")));
    EXPECT_EQ(readFile(plot), before);
}

TEST_F(SchedulePageTest, AsksForALogWithoutHoldingUpWhoAsked) {
    QTest::mouseClick(button("openLog"), Qt::LeftButton);
    auto* dialog = page.findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    const QString path = folder.filePath(QStringLiteral("asked.csv"));
    writeFile(path.toStdString(), smallLog().toStdString());

    Q_EMIT dialog->fileSelected(path);

    EXPECT_TRUE(study.reading().isRunning());
}

TEST_F(SchedulePageTest, SaysWhyALogCannotBeRead) {
    QSignalSpy problem(&workspace.document(), &Document::problem);
    study.openLog(folder.filePath(QStringLiteral("missing.swf")));
    ASSERT_TRUE(problem.wait(kPatienceMilliseconds));
    EXPECT_TRUE(problem[0][0].toString().contains(QStringLiteral("missing.swf")));
}

TEST_F(SchedulePageTest, WritesAReportWithTheNodesAndThePlots) {
    compare();
    QSignalSpy written(page.findChild<ScheduleReporter*>(), &ScheduleReporter::written);
    page.findChild<ScheduleReporter*>()->write(folder.path());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !written.isEmpty(); }, kPatienceMilliseconds));
    const auto contents = [&](const char* name) {
        QFile file(folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    EXPECT_TRUE(contents("report.html").contains("data:image/png;base64"));
    EXPECT_TRUE(contents("plots/turnaround.svg").contains("<svg"));
    EXPECT_TRUE(contents("plots/nodes.pdf").startsWith("%PDF"));
    EXPECT_TRUE(contents("plots/queue.png").startsWith("\x89PNG"));
    EXPECT_GT(
        contents("plots/nodes.svg").count("<rect") + contents("plots/nodes.svg").count("<path"), 50)
        << "a shape for each job in view";
}

TEST_F(SchedulePageTest, OpensAgainWhatASessionHolds) {
    openLog();
    auto* load = child<QSlider>("whatIfLoad");
    QTest::keyClick(load, Qt::Key_PageDown);
    ASSERT_TRUE(QTest::qWaitFor([&] { return study.whatIf() != nullptr; }, kPatienceMilliseconds));
    const auto saved = workspace.session().jobLog;
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->processors, 8);
    const std::vector<std::string> inputs = workspace.jobs().inputs();
    EXPECT_NE(std::ranges::find(inputs, saved->path), inputs.end()) << "nothing is written over it";
    EXPECT_NEAR(saved->load, 0.85, 1e-9);

    Workspace other;
    SchedulePage again{other};
    other.schedule().restore(*saved);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return other.schedule().log() != nullptr; }, kPatienceMilliseconds));
    EXPECT_EQ(other.schedule().log()->workload.processors, 8);
    EXPECT_EQ(again.findChild<QSlider*>(QStringLiteral("whatIfLoad"))->value(), 85);
    EXPECT_EQ(other.session().jobLog, saved);
}

TEST_F(SchedulePageTest, AsksABundleForTheSizesThatJobsAskedForAlone) {
    compare();
    auto* linear = child<QCheckBox>("linearSizes");
    EXPECT_FALSE(linear->isVisible()) << "no bundle says anything of sizes";
    study.openEstimates(exportJobModel());
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return !study.reading().isRunning(); }, kPatienceMilliseconds));
    ASSERT_TRUE(study.asksBundle());
    EXPECT_FALSE(study.log()->model->ratios.empty());
    QTest::mouseClick(button("comparePolicies"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return study.answer() && !study.isRunning(); },
                                kPatienceMilliseconds));
    ASSERT_TRUE(linear->isVisible());
    const auto before = study.answer();

    QTest::mouseClick(linear, Qt::LeftButton, {}, QPoint(8, linear->height() / 2));

    EXPECT_TRUE(study.isRunning());
    EXPECT_EQ(study.answer(), before) << "stays until the next one is there";
    ASSERT_TRUE(QTest::qWaitFor([&] { return study.answer() != before && !study.isRunning(); },
                                kPatienceMilliseconds));
    EXPECT_TRUE(study.log()->model->ratios.empty());
    EXPECT_TRUE(linear->isChecked());
    EXPECT_TRUE(workspace.session().jobLog->linearSizes);
}

TEST_F(SchedulePageTest, KeepsTheLastAnswerWhenARunIsCancelled) {
    compare();
    const auto before = study.answer();
    study.compare();
    study.comparing().cancel();
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return !study.comparing().isRunning(); }, kPatienceMilliseconds));
    EXPECT_EQ(study.answer(), before);
}

TEST(GanttView, FindsTheBarUnderTheMouse) {
    JobBoard board;
    GanttView view(board);
    view.resize(400, 300);
    view.setBars({{0, 50, 0, 4, false, 1}, {50, 100, 5, 9, true, 2}}, 10);
    view.setSpan(0, 100, 0);
    const QRect all = view.rect();
    const GanttBar* low = view.barAt({all.width() / 3, all.height() * 7 / 10});
    const GanttBar* high = view.barAt({all.width() * 7 / 10, all.height() / 4});
    ASSERT_NE(low, nullptr);
    ASSERT_NE(high, nullptr);
    EXPECT_EQ(low->job, 1);
    EXPECT_EQ(high->job, 2);
    EXPECT_EQ(view.barAt({all.width() / 3, all.height() / 4}), nullptr);
}

TEST(UsageView, ShowsTheMeanOfAStretch) {
    JobBoard board;
    UsageView view(board);
    view.setSteps({0, 10, 20}, {0.5, 1, 0}, {0, 4, 0});
    EXPECT_NEAR(view.meanUsed(0, 20), 0.75, 1e-12);
    EXPECT_NEAR(view.meanWaiting(5, 15), 2, 1e-12);
}

}  // namespace
}  // namespace footbridge
