// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/analysis_runner.h"
#include "tests/widgets/small_example.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/bundle/bundle.h"
#include "tests/widgets/sample_data.h"
#include "widgets/workspace/example.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

class AnalysisRunnerTest : public ::testing::Test {
  protected:
    QString write(const char* name, const char* bytes) {
        QFile file(folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
    void loadExample() { loadSmallExample(document, runner); }
    void adapt() { adaptAndWait(runner); }

    QTemporaryDir folder;
    Workspace workspace;
    Document& document = workspace.document();
    AnalysisRunner& runner = workspace.runner();
    QSignalSpy problem{&document, &Document::problem};
};

TEST_F(AnalysisRunnerTest, LoadsSourcesAndTarget) {
    const QString source = write("a.csv", "n,time\n1,2\n2,3\n");
    const QString target = write("b.csv", "m,time\n1,2\n2,3\n");
    QSignalSpy finished(&runner.loading(), &Job::finished);

    runner.loadAll({source}, target);

    ASSERT_TRUE(finished.wait(kPatienceMilliseconds));
    ASSERT_EQ(document.input().sources.size(), 1U);
    ASSERT_TRUE(document.hasTarget());
    EXPECT_EQ(document.input().sources[0].roles.response, "time");
    EXPECT_TRUE(document.isReady());
}

QByteArray runs(int measured, int rows) {
    QByteArray csv = "n,time\n";
    for (int row = 0; row < rows; ++row)
        csv += QByteArray::number(row) + ',' + (row < measured ? "1.5" : "") + '\n';
    return csv;
}

TEST_F(AnalysisRunnerTest, ProposesAllMeasuredRunsAsShotsButAFewOfAFullyMeasuredTable) {
    const auto shotsOf = [&](int measured, int rows) {
        QSignalSpy finished(&runner.loading(), &Job::finished);
        runner.load({write("target.csv", runs(measured, rows).constData())}, true);
        EXPECT_TRUE(finished.wait(kPatienceMilliseconds));
        return document.input().shots;
    };
    EXPECT_EQ(shotsOf(300, 300), (ShotRequest{ShotRequest::Kind::Count, 20, {}}));
    EXPECT_EQ(shotsOf(300, 400), ShotRequest());
    EXPECT_EQ(shotsOf(50, 50), (ShotRequest{ShotRequest::Kind::Count, 20, {}}));
    EXPECT_EQ(shotsOf(30, 30), ShotRequest());

    const ShotRequest chosen{ShotRequest::Kind::Count, 33, {}};
    document.setShots(chosen);
    EXPECT_EQ(shotsOf(300, 300), chosen);
}

TEST_F(AnalysisRunnerTest, LoadsWhatItCanAndNamesTheFileItCannotRead) {
    const QString good = write("good.csv", "n,time\n1,2\n2,3\n");
    QSignalSpy finished(&runner.loading(), &Job::finished);

    runner.load({folder.filePath(QStringLiteral("none.csv")), good}, false);

    ASSERT_TRUE(finished.wait(kPatienceMilliseconds));
    EXPECT_EQ(document.input().sources.size(), 1U);
    ASSERT_EQ(problem.size(), 1);
    EXPECT_TRUE(problem.at(0).at(0).toString().contains(QStringLiteral("none.csv")));
}

TEST_F(AnalysisRunnerTest, GivesTheTargetTheResponseOfTheSource) {
    const QString source = write("a.csv", "n,Energy,time\n1,2,1\n2,3,1\n");
    const QString target = write("b.csv", "energy,n,time\n1,2,1\n2,3,1\n");
    runner.setPreferredResponse(QStringLiteral("Energy"));
    QSignalSpy finished(&runner.loading(), &Job::finished);

    runner.loadAll({source}, target);

    ASSERT_TRUE(finished.wait(kPatienceMilliseconds));
    EXPECT_EQ(document.input().sources[0].roles.response, "Energy");
    EXPECT_EQ(document.input().target.roles.response, "energy");
}

TEST_F(AnalysisRunnerTest, ReadsAFileAgainUnderOtherOptions) {
    const QString path = write("a.csv", "n;time\n1,5;2,5\n2,5;3,5\n");
    QSignalSpy finished(&runner.loading(), &Job::finished);
    runner.load({path}, false);
    ASSERT_TRUE(finished.wait(kPatienceMilliseconds));
    CsvOptions options = document.input().sources[0].table->options;
    options.decimal = ',';

    runner.reload(0, options);

    ASSERT_TRUE(finished.wait(kPatienceMilliseconds));
    const Table& table = *document.input().sources[0].table;
    ASSERT_EQ(table.columns[0].type, ColumnType::Number);
    EXPECT_EQ(table.columns[0].numbers[0], 1.5);
}

TEST_F(AnalysisRunnerTest, TrainsAndAdaptsTheExample) {
    loadExample();
    QSignalSpy strategies(&runner, &AnalysisRunner::strategyFinished);

    adapt();

    ASSERT_EQ(problem.size(), 0) << qPrintable(problem.at(0).at(0).toString());
    ASSERT_TRUE(document.adaptation());
    EXPECT_EQ(document.adaptation()->split.shots.size(), 20U);
    EXPECT_TRUE(document.severity());
    EXPECT_EQ(strategies.size(), 2);
    EXPECT_EQ(document.state(Stage::Adapt), StageState::Done);
    EXPECT_EQ(document.state(Stage::Results), StageState::Done);
}

TEST_F(AnalysisRunnerTest, MeasuresSeverityWithoutAdapting) {
    loadExample();
    QSignalSpy finished(&runner.adapting(), &Job::finished);

    runner.measureSeverity();

    EXPECT_EQ(document.state(Stage::Divergence), StageState::Running);
    ASSERT_TRUE(finished.wait(kPatienceMilliseconds));
    EXPECT_TRUE(document.severity());
    EXPECT_FALSE(document.adaptation());
    EXPECT_EQ(document.state(Stage::Divergence), StageState::Done);
}

TEST_F(AnalysisRunnerTest, SeverityFollowsTheShotsAsIfMeasuredAfresh) {
    loadExample();
    const ShotRequest fewer{ShotRequest::Kind::Count, 12, {}};
    QSignalSpy finished(&runner.adapting(), &Job::finished);
    runner.measureSeverity();
    ASSERT_TRUE(finished.wait(kPatienceMilliseconds));
    QSignalSpy followed(&document, &Document::severityChanged);

    document.setShots(fewer);

    EXPECT_FALSE(runner.isRunning()) << "in passing, without a job that the analyst waits for";
    ASSERT_TRUE(followed.wait(kPatienceMilliseconds));
    EXPECT_EQ(document.severity()->shots, 12);
    EXPECT_EQ(document.state(Stage::Divergence), StageState::Done);

    Workspace elsewhere;
    Document& other = elsewhere.document();
    AnalysisRunner& fresh = elsewhere.runner();
    other.addSource(document.input().sources[0]);
    other.setTarget(document.input().target);
    other.setSourceOptions(document.input().sourceOptions);
    other.setShots(fewer);
    QSignalSpy measured(&fresh.adapting(), &Job::finished);
    fresh.measureSeverity();
    ASSERT_TRUE(measured.wait(kPatienceMilliseconds));
    EXPECT_EQ(other.severity()->headline, document.severity()->headline);
    EXPECT_EQ(other.severity()->bandHigh, document.severity()->bandHigh);
}

TEST_F(AnalysisRunnerTest, SeverityDoesNotFollowOtherChanges) {
    loadExample();
    QSignalSpy finished(&runner.adapting(), &Job::finished);
    runner.measureSeverity();
    ASSERT_TRUE(finished.wait(kPatienceMilliseconds));
    const auto before = document.severity();

    document.setSeed(2);

    QTest::qWait(100);
    EXPECT_EQ(document.severity(), before);
    EXPECT_EQ(document.state(Stage::Divergence), StageState::Stale);
}

TEST_F(AnalysisRunnerTest, CancelKeepsTheLastGoodResult) {
    loadExample();
    adapt();
    const auto before = document.adaptation();
    document.setSourceOptions({});
    document.setSeed(2);
    QSignalSpy cancelled(&runner.adapting(), &Job::cancelled);
    QSignalSpy progress(&runner.adapting(), &Job::progress);
    runner.adapt();
    ASSERT_TRUE(progress.wait(kPatienceMilliseconds));

    runner.cancel();

    ASSERT_TRUE(cancelled.wait(kPatienceMilliseconds));
    EXPECT_EQ(document.adaptation(), before);
    EXPECT_EQ(document.state(Stage::Adapt), StageState::Stale);
}

TEST_F(AnalysisRunnerTest, AFailedRunKeepsTheLastGoodResultAndSaysWhy) {
    loadExample();
    adapt();
    const auto before = document.adaptation();
    document.setShots({ShotRequest::Kind::Rows, 0, {1, 1}});

    adapt();

    EXPECT_EQ(problem.size(), 1);
    EXPECT_EQ(document.adaptation(), before);
}

TEST_F(AnalysisRunnerTest, ExportsABundleAndChecksIt) {
    loadExample();
    adapt();
    const QString path = folder.filePath(QStringLiteral("model.zip"));
    QSignalSpy exported(&runner, &AnalysisRunner::exported);

    runner.exportBundle(document.adapted(), path, document.adaptation()->chosen().strategy, {}, {});

    ASSERT_TRUE(exported.wait(kPatienceMilliseconds));
    EXPECT_TRUE(QFile::exists(path));
    EXPECT_LT(exported.at(0).at(2).toDouble(), kExportTolerance);
    EXPECT_EQ(document.exportedPath(), path);
    EXPECT_EQ(document.state(Stage::Export), StageState::Done);
}

TEST_F(AnalysisRunnerTest, AnExportToAFolderThatIsNotThereFailsWithASentence) {
    loadExample();
    adapt();
    QSignalSpy finished(&runner.exporting(), &Job::finished);

    runner.exportBundle(document.adapted(), folder.filePath(QStringLiteral("none/model.zip")),
                        document.adaptation()->chosen().strategy, {}, {});

    ASSERT_TRUE(finished.wait(kPatienceMilliseconds));
    ASSERT_EQ(problem.size(), 1);
    EXPECT_TRUE(document.exportedPath().isEmpty());
}

}  // namespace
}  // namespace footbridge
