// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/workspace.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/table/csv_writer.h"
#include "tests/widgets/sample_data.h"
#include "tests/widgets/small_example.h"

namespace footbridge {
namespace {

class WorkspaceTest : public ::testing::Test {
  protected:
    void loadExample() { loadSmallExample(document, runner); }
    void measureSeverity() {
        QSignalSpy finished(&runner.adapting(), &Job::finished);
        runner.measureSeverity();
        ASSERT_TRUE(finished.wait(kPatienceMilliseconds));
        ASSERT_TRUE(document.severity());
    }
    static AnalysisInput anotherInput() {
        AnalysisInput input;
        input.sources = {sampleSource()};
        input.target = sampleTarget();
        return input;
    }
    /// Until no job works any more, and what they had to say has been heard.
    void settle() {
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return std::ranges::none_of(workspace.jobs().jobs(), &Job::isRunning); },
            kPatienceMilliseconds));
        QCoreApplication::processEvents();
    }

    Workspace workspace;
    Document& document = workspace.document();
    AnalysisRunner& runner = workspace.runner();
};

TEST_F(WorkspaceTest, AnAdaptationDoesNotArriveInTheExampleThatIsOpenedMeanwhile) {
    loadExample();
    document.setSourceOptions({});  // takes longer than reading the example
    QSignalSpy progress(&runner.adapting(), &Job::progress),
        loaded(&runner.loading(), &Job::finished);
    QSignalSpy strategies(&runner, &AnalysisRunner::strategyFinished);
    runner.adapt();
    ASSERT_TRUE(progress.wait(kPatienceMilliseconds));

    runner.loadExample();

    ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));
    strategies.clear();
    settle();
    EXPECT_TRUE(document.isReady());
    EXPECT_FALSE(document.adaptation());
    EXPECT_FALSE(document.severity());
    EXPECT_FALSE(document.sourceModel()) << "it was trained on another document's tables";
    EXPECT_TRUE(strategies.isEmpty());
    EXPECT_TRUE(workspace.runs().runs().empty());
    EXPECT_EQ(document.state(Stage::Adapt), StageState::Ready);
}

TEST_F(WorkspaceTest, AnAdaptationDoesNotArriveInTheSessionThatIsOpenedMeanwhile) {
    loadExample();
    runner.adapt();

    document.open(anotherInput());

    settle();
    EXPECT_FALSE(document.adaptation());
    EXPECT_FALSE(document.sourceModel());
    EXPECT_EQ(document.state(Stage::Results), StageState::Empty);
}

TEST_F(WorkspaceTest, SeverityThatFollowsTheShotsDoesNotArriveInAnotherDocument) {
    loadExample();
    measureSeverity();
    document.setShots({ShotRequest::Kind::Count, 12, {}});  // severity follows now

    document.open(anotherInput());

    settle();
    EXPECT_FALSE(document.severity());
    EXPECT_EQ(document.state(Stage::Divergence), StageState::Ready);
}

TEST_F(WorkspaceTest, CancelStopsSeverityThatFollowsTheShots) {
    loadExample();
    measureSeverity();
    const auto before = document.severity();
    document.setShots({ShotRequest::Kind::Count, 12, {}});

    runner.cancel();

    settle();
    EXPECT_EQ(document.severity(), before);
    EXPECT_EQ(document.state(Stage::Divergence), StageState::Stale);
}

TEST_F(WorkspaceTest, AnExportIsNoExportOfAnotherDocument) {
    loadExample();
    adaptAndWait(runner);
    QTemporaryDir folder;
    runner.exportBundle(document.adapted(), folder.filePath(QStringLiteral("model.zip")),
                        document.adaptation()->chosen().strategy, {}, {});

    document.open(anotherInput());

    settle();
    EXPECT_TRUE(document.exportedPath().isEmpty());
}

TEST_F(WorkspaceTest, TheComparisonOfTablesGoesWithItsDocument) {
    document.open(anotherInput());
    QSignalSpy compared(&workspace.comparison().job(), &Job::finished);
    workspace.comparison().measure();
    ASSERT_TRUE(compared.wait(kPatienceMilliseconds));
    ASSERT_TRUE(workspace.comparison().isCurrent());
    EXPECT_TRUE(workspace.session().tablesCompared);

    document.open(anotherInput());
    EXPECT_FALSE(workspace.comparison().map());

    workspace.comparison().measure();
    document.open(anotherInput());
    settle();
    EXPECT_FALSE(workspace.comparison().map());
    EXPECT_FALSE(workspace.session().tablesCompared);
}

TEST_F(WorkspaceTest, TheRunsToMeasureNextGoWithTheirDocument) {
    document.open(anotherInput());
    workspace.nextRuns().find();

    document.open(anotherInput());

    settle();
    EXPECT_FALSE(workspace.nextRuns().found());
}

TEST_F(WorkspaceTest, ATableThatIsLoadedWhileItAdaptsLeavesTheResultWhatItWasAskedFor) {
    loadExample();
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("another.csv")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeCsv(*document.input().sources[0].table)));
    file.close();
    QSignalSpy adapted(&runner.adapting(), &Job::succeeded),
        loaded(&runner.loading(), &Job::succeeded), problem(&document, &Document::problem);

    runner.adapt();
    runner.load({file.fileName()}, false);
    settle();

    ASSERT_EQ(loaded.size(), 1);
    ASSERT_EQ(adapted.size(), 1);
    EXPECT_TRUE(problem.isEmpty());
    EXPECT_EQ(document.input().sources.size(), 2U);
    ASSERT_TRUE(document.adaptation());
    EXPECT_EQ(document.adaptedInput().sources.size(), 1U);
    EXPECT_EQ(document.state(Stage::Results), StageState::Stale);
    EXPECT_EQ(document.state(Stage::Divergence), StageState::Stale);

    document.undoStack()->undo();
    EXPECT_EQ(document.state(Stage::Results), StageState::Done) << "as it was asked for";
}

TEST_F(WorkspaceTest, KeepsTheRunsOfADocumentAndForgetsThemWithIt) {
    loadExample();
    adaptAndWait(runner);
    document.setSeed(2);
    adaptAndWait(runner);
    ASSERT_EQ(workspace.runs().runs().size(), 2U);
    EXPECT_EQ(workspace.runs().runs().back()->number, 2);
    EXPECT_EQ(workspace.session().scores.size(), document.adaptation()->results.size());

    document.clear();

    EXPECT_TRUE(workspace.runs().runs().empty());
    EXPECT_TRUE(workspace.session().scores.empty());
}

TEST_F(WorkspaceTest, RowsOfTheReportWaitForTheAdaptationThatASessionComputesAgain) {
    loadExample();
    adaptAndWait(runner);
    workspace.explainer().setInReport(7, true);
    workspace.explainer().setInReport(3, true);
    const Session saved = workspace.session();
    ASSERT_EQ(saved.explained, (std::vector<Index>{3, 7}));

    document.open(AnalysisInput(document.input()));
    workspace.explainer().restoreReport({3, 7, 1'000'000});
    EXPECT_TRUE(workspace.explainer().reportRows().empty()) << "nothing is predicted yet";
    EXPECT_EQ(workspace.session().explained.size(), 3U) << "saved again before it is adapted";
    adaptAndWait(runner);

    EXPECT_EQ(workspace.explainer().reportRows(), saved.explained) << "rows that there are";
    document.setSeed(2);
    EXPECT_TRUE(workspace.session().explained.empty()) << "the results are out of date";
    adaptAndWait(runner);
    EXPECT_TRUE(workspace.explainer().reportRows().empty()) << "of another adaptation";
}

TEST_F(WorkspaceTest, TellsOfWhateverAStatusMaySpeakOf) {
    QSignalSpy changed(&workspace, &Workspace::changed);
    document.addSource(sampleSource());
    EXPECT_GE(changed.size(), 1);
    changed.clear();
    document.setSeverity(std::make_shared<const Severity>());
    EXPECT_GE(changed.size(), 1);
    changed.clear();
    document.setRunning(Stage::Adapt, true);
    EXPECT_EQ(changed.size(), 1);
}

}  // namespace
}  // namespace footbridge
