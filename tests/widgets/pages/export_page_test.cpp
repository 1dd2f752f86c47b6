// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/export_page.h"
#include "tests/widgets/small_example.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/bundle/bundle.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

class ExportPageTest : public ::testing::Test {
  protected:
    void adaptExample() {
        loadSmallExample(document, runner);
        adaptAndWait(runner);
        page.resize(1100, 760);
        page.show();
        QCoreApplication::processEvents();
    }

    QTemporaryDir folder;
    Workspace workspace;
    Document& document = workspace.document();
    AnalysisRunner& runner = workspace.runner();
    ExportPage page{workspace};
};

TEST_F(ExportPageTest, ExportsWhereItWasToldAndShowsTheCheck) {
    adaptExample();
    const QString path = folder.filePath(QStringLiteral("model.zip"));
    auto* field = page.findChild<QLineEdit*>(QStringLiteral("exportPath"));
    field->selectAll();
    QTest::keyClicks(field, path);
    QSignalSpy exported(&runner, &AnalysisRunner::exported);

    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("export")), Qt::LeftButton);

    ASSERT_TRUE(exported.wait(kPatienceMilliseconds));
    EXPECT_GT(QFile(path).size(), 0);
    const QString outcome = page.findChild<QLabel*>(QStringLiteral("exportOutcome"))->text();
    EXPECT_TRUE(outcome.contains(path)) << qPrintable(outcome);
    EXPECT_TRUE(outcome.contains(QStringLiteral("largest difference"))) << qPrintable(outcome);
}

TEST_F(ExportPageTest, SaysWhyAnExportDidNotHappen) {
    adaptExample();
    auto* field = page.findChild<QLineEdit*>(QStringLiteral("exportPath"));
    page.setPath(folder.filePath(QStringLiteral("none/model.zip")));
    ASSERT_FALSE(field->text().isEmpty());
    QSignalSpy failed(&runner.exporting(), &Job::failed);

    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("export")), Qt::LeftButton);

    ASSERT_TRUE(failed.wait(kPatienceMilliseconds));
    const QString outcome = page.findChild<QLabel*>(QStringLiteral("exportOutcome"))->text();
    EXPECT_EQ(outcome, failed.at(0).at(0).toString());
}

TEST_F(ExportPageTest, ExportsTheRunThatItsReportIsOf) {
    adaptExample();
    const QString path = folder.filePath(QStringLiteral("model.zip"));
    page.setPath(path);
    const AdaptedRun first = document.adapted();
    AdaptedRun second = first;
    second.input.seed = first.input.seed + 1;
    QSignalSpy exported(&runner, &AnalysisRunner::exported);

    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("export")), Qt::LeftButton);
    document.setAdaptation(second.input, second.analysis);

    ASSERT_TRUE(exported.wait(kPatienceMilliseconds));
    EXPECT_EQ(readBundle(path.toStdString()).provenance.seed, first.input.seed);
}

TEST_F(ExportPageTest, AReportThatIsAskedForMeanwhileTakesNoneFromTheBundle) {
    adaptExample();
    const QString path = folder.filePath(QStringLiteral("model.zip"));
    page.setPath(path);
    QSignalSpy exported(&runner, &AnalysisRunner::exported);
    QSignalSpy problem(&document, &Document::problem);
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("export")), Qt::LeftButton);

    page.exportReport();

    EXPECT_EQ(problem.size(), 1);
    EXPECT_FALSE(page.findChild<QFileDialog*>());
    ASSERT_TRUE(exported.wait(kPatienceMilliseconds));
    EXPECT_GT(QFile(path).size(), 0);
}

}  // namespace
}  // namespace footbridge
