// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/costs_page.h"
#include "tests/widgets/small_example.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "core/run/file.h"
#include "widgets/charts/plot_view.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/example.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

class CostsPageTest : public ::testing::Test {
  protected:
    CostsPageTest() {
        page.resize(1200, 800);
        page.show();
    }
    template <class Widget>
    Widget* find(const char* name) {
        return page.findChild<Widget*>(QString::fromLatin1(name));
    }
    void waitForResult() {
        while (workspace.costs().job().isRunning() || !workspace.costs().result()) {
            QSignalSpy changed(&workspace.costs(), &CostDesk::changed);
            ASSERT_TRUE(changed.wait(kPatienceMilliseconds));
        }
    }
    void adapt() {
        loadSmallExample(workspace.document(), workspace.runner());
        adaptAndWait(workspace.runner());
        waitForResult();
    }
    /// Of what adapt() found, as two bundles of one name.
    void exportTwice(const QString& one, const QString& two) {
        QSignalSpy exported(&workspace.runner(), &AnalysisRunner::exported);
        workspace.runner().exportBundle(workspace.document().adapted(), one, Strategy::TargetRidge,
                                        {}, {});
        ASSERT_TRUE(exported.wait(kPatienceMilliseconds));
        ASSERT_TRUE(QFile::copy(one, two));
    }

    QString tableOf(int jobs, int requestStep = 7) {
        const QString path = folder.filePath(QStringLiteral("log.csv"));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("requested_s,run_s\n");
        for (int i = 1; i <= jobs; ++i)
            file.write(QByteArray::number(600 + requestStep * i) + "," +
                       QByteArray::number(100 + 3 * i) + "\n");
        return path;
    }
    void waitUntilIdle() {
        while (workspace.jobs().isRunning()) {
            QSignalSpy changed(&workspace.jobs(), &JobBoard::changed);
            ASSERT_TRUE(changed.wait(kPatienceMilliseconds));
        }
    }

    QTemporaryDir folder;
    Workspace workspace;
    CostsPage page{workspace};
};

TEST_F(CostsPageTest, IsEmptyWithOneSentenceAndOnePrimaryButton) {
    EXPECT_TRUE(find<QLabel>("costsEmpty")->isVisible());
    EXPECT_TRUE(find<QPushButton>("costsOpen")->property("primary").toBool());
    EXPECT_FALSE(find<QPushButton>("costsSave")->isVisible());
    EXPECT_EQ(CostsPage::status(workspace).state, StageState::Empty);
}

TEST_F(CostsPageTest, RecommendsARequestOnceAModelIsAdapted) {
    adapt();
    EXPECT_FALSE(find<QLabel>("costsEmpty")->isVisible());
    EXPECT_FALSE(find<QLabel>("costsHeadline")->text().isEmpty());
    EXPECT_FALSE(find<PlotView>("costsTrade")->spec().layers.isEmpty());
    EXPECT_FALSE(find<PlotView>("costsRatioPlot")->spec().layers.isEmpty());
    auto* table = find<QTableView>("costsTable");
    EXPECT_GT(table->model()->rowCount(), 0);
    QAbstractItemModelTester tester(table->model());
    EXPECT_EQ(CostsPage::status(workspace).state, StageState::Done);
    EXPECT_TRUE(find<QPushButton>("costsSave")->isVisible());
}

TEST_F(CostsPageTest, FollowsTheSliderAndTheSite) {
    adapt();
    auto* slider = find<QSlider>("costsSlider");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_End);
    waitForResult();
    EXPECT_EQ(workspace.costs().costing().loss.ratio(), 50);
    EXPECT_EQ(find<QDoubleSpinBox>("costsRatio")->value(), 50);
    auto* step = find<QDoubleSpinBox>("costsStep");
    step->setFocus();
    step->selectAll();
    QTest::keyClicks(step, QLocale().toString(0.5));
    QTest::keyClick(step, Qt::Key_Return);
    waitForResult();
    EXPECT_EQ(workspace.costs().costing().requests->site.granularity, 0.5);
    ASSERT_FALSE(workspace.costs().result()->planned.empty());
    for (const RequestLine& line : workspace.costs().result()->planned)
        EXPECT_NEAR(std::remainder(line.request, 0.5), 0, 1e-9);
    EXPECT_EQ(workspace.session().costs, workspace.costs().costing());
}

TEST_F(CostsPageTest, AsksForNoMoreThanAColumnSays) {
    adapt();
    auto* most = find<QComboBox>("costsMost");
    ASSERT_GT(most->count(), 1);
    most->setFocus();
    QTest::keyClick(most, Qt::Key_Down);
    waitForResult();
    const Costing& costing = workspace.costs().costing();
    ASSERT_EQ(QString::fromStdString(costing.requests->atMost), most->itemText(1));
    EXPECT_EQ(workspace.session().costs, costing);
    const auto input = workspace.document().adaptedInput();
    const auto& cells = input.target.table->column(costing.requests->atMost).numbers;
    const auto result = workspace.costs().result();
    ASSERT_FALSE(result->planned.empty());
    for (const RequestLine& line : result->planned)
        EXPECT_LE(line.request, mostOf(cells[static_cast<std::size_t>(line.row)]));
}

TEST_F(CostsPageTest, RequestsWhatAColumnSaysWhereNothingIsClearlyCheaper) {
    adapt();
    // What the runs took is the cheapest request there can be.
    const AnalysisInput input = workspace.document().adaptedInput();
    const QString column = QString::fromStdString(input.target.roles.response);
    auto* most = find<QComboBox>("costsMost");
    const int place = most->findText(column);
    ASSERT_GT(place, 0);
    EXPECT_FALSE(find<QLabel>("costsHeadline")->text().contains(column));
    most->setFocus();
    for (int i = 0; i < place; ++i) QTest::keyClick(most, Qt::Key_Down);
    waitForResult();
    const auto result = workspace.costs().result();
    ASSERT_EQ(result->costing.requests->atMost, input.target.roles.response);
    EXPECT_TRUE(result->study.recommended.rule.limit);
    EXPECT_TRUE(find<QLabel>("costsHeadline")->text().contains(column));
    EXPECT_FALSE(find<QLabel>("costsDetails")->text().contains(QStringLiteral("today")));
    EXPECT_TRUE(CostsPage::status(workspace).summary.contains(column));
    const auto& cells = input.target.table->column(input.target.roles.response).numbers;
    for (const RequestLine& line : result->planned) {
        const double limit = mostOf(cells[static_cast<std::size_t>(line.row)]);
        if (std::isfinite(limit)) {
            EXPECT_EQ(line.request, limit) << line.row;
            EXPECT_EQ(line.outlook.chanceKilled, line.chanceToday);
        }
    }
}

TEST_F(CostsPageTest, ComparesUsersOwnRequestsOfATable) {
    workspace.costs().openTable(tableOf(60));
    waitForResult();
    EXPECT_TRUE(find<QLabel>("costsMeasuredLabel")->isVisible());
    const auto result = workspace.costs().result();
    EXPECT_TRUE(result->fromTable());
    EXPECT_EQ(workspace.costs().requestColumn(), QStringLiteral("requested_s"));
    EXPECT_EQ(workspace.costs().measuredColumn(), QStringLiteral("run_s"));
    EXPECT_LT(result->study.practices.front().metrics.cost,
              result->study.practices.back().metrics.cost);
    EXPECT_TRUE(find<QPushButton>("costsModel")->isVisible());
    QTest::mouseClick(find<QPushButton>("costsModel"), Qt::LeftButton);
    EXPECT_TRUE(find<QLabel>("costsEmpty")->isVisible());
}

TEST_F(CostsPageTest, SaysHowFarATableIsAndStopsWhenAsked) {
    QSignalSpy progressed(&workspace.jobs(), &JobBoard::progressed);
    workspace.costs().openTable(tableOf(4000));
    while (progressed.size() < 6) ASSERT_TRUE(progressed.wait(kPatienceMilliseconds));
    ASSERT_TRUE(workspace.jobs().isRunning());
    EXPECT_TRUE(find<QLabel>("costsEmpty")->isVisible());
    EXPECT_FALSE(find<QLabel>("costsHeadline")->isVisible());
    double done = 0;
    for (const QList<QVariant>& each : progressed) {
        if (each.at(0).value<Job*>() != &workspace.costs().job()) continue;
        EXPECT_GE(each.at(2).toDouble(), done);
        done = each.at(2).toDouble();
    }
    EXPECT_GT(done, 0);
    workspace.jobs().cancel();
    waitUntilIdle();
    EXPECT_EQ(workspace.costs().table(), nullptr);
    EXPECT_EQ(workspace.costs().result(), nullptr);
    EXPECT_TRUE(find<QLabel>("costsEmpty")->isVisible());
    EXPECT_FALSE(find<QSlider>("costsSlider")->isVisible());
}

TEST_F(CostsPageTest, KeepsTheLastResultOfATableAndItsRulesWhenCancelled) {
    workspace.costs().openTable(tableOf(2000));
    waitForResult();
    const auto before = workspace.costs().result();
    auto* slider = find<QSlider>("costsSlider");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_End);
    ASSERT_TRUE(workspace.jobs().isRunning());
    ASSERT_EQ(workspace.costs().costing().loss.ratio(), 50);
    workspace.jobs().cancel();
    waitUntilIdle();
    EXPECT_EQ(workspace.costs().result(), before);
    EXPECT_EQ(workspace.costs().costing(), before->costing);
    EXPECT_EQ(find<QDoubleSpinBox>("costsRatio")->value(), before->costing.loss.ratio());
    EXPECT_TRUE(find<QLabel>("costsHeadline")->isVisible());
}

TEST_F(CostsPageTest, GoesBackToTheTableBeforeWhenASecondOneIsCancelled) {
    workspace.costs().openTable(tableOf(200));
    waitForResult();
    const auto before = workspace.costs().result();
    workspace.costs().openTable(tableOf(4000));
    ASSERT_TRUE(QTest::qWaitFor([&] { return workspace.costs().table() != before->table; },
                                kPatienceMilliseconds));
    EXPECT_EQ(workspace.costs().result(), nullptr);
    ASSERT_TRUE(workspace.jobs().isRunning());
    workspace.jobs().cancel();
    waitUntilIdle();
    EXPECT_EQ(workspace.costs().table(), before->table);
    EXPECT_EQ(workspace.costs().result(), before);
    EXPECT_TRUE(find<QLabel>("costsHeadline")->isVisible());
}

TEST_F(CostsPageTest, SaysThatRequestsAreFineWhereNoRuleIsCheaper) {
    // Requests that are what the runs take.
    const QString path = folder.filePath(QStringLiteral("exact.csv"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("requested_s,run_s\n");
    for (int i = 1; i <= 60; ++i)
        file.write(QByteArray::number(100 + 7 * i) + "," + QByteArray::number(100 + 7 * i) + "\n");
    file.close();
    workspace.costs().openTable(path);
    waitForResult();
    const auto result = workspace.costs().result();
    ASSERT_EQ(result->study.recommended.rule.factor, 1);
    EXPECT_EQ(result->study.practices.back().metrics.underestimates, 0);
    const QString headline = find<QLabel>("costsHeadline")->text();
    EXPECT_TRUE(headline.startsWith(QStringLiteral("Keep to what users ask for")))
        << qPrintable(headline);
    EXPECT_FALSE(find<QLabel>("costsDetails")->text().contains(QStringLiteral("today")));
}

TEST_F(CostsPageTest, TakesTheRequestedTimeOfALogOfJobs) {
    const QString path = folder.filePath(QStringLiteral("jobs.csv"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("wait_time,requested_processors,requested_time,requested_memory,run_time\n");
    for (int i = 1; i <= 60; ++i)
        file.write("5,16," + QByteArray::number(600 + 7 * i) + ",1," +
                   QByteArray::number(100 + 3 * i) + "\n");
    file.close();
    workspace.costs().openTable(path);
    EXPECT_FALSE(find<QLabel>("costsHeadline")->isVisible());
    waitForResult();
    EXPECT_EQ(workspace.costs().requestColumn(), QStringLiteral("requested_time"));
    EXPECT_EQ(workspace.costs().measuredColumn(), QStringLiteral("run_time"));
    EXPECT_TRUE(find<QLabel>("costsHeadline")->isVisible());
}

TEST_F(CostsPageTest, PutsButtonsBelowTheTitleWhereThereIsNoRoomBeside) {
    adapt();
    auto* title = find<QPushButton>("costsRequests");
    auto* save = find<QPushButton>("costsSave");
    const auto top = [&] { return title->mapTo(&page, QPoint()).y(); };
    page.resize(1800, 800);
    QCoreApplication::sendPostedEvents();
    const int beside = top();
    page.resize(760, 800);
    for (int turn = 0; turn < 100 && top() <= beside; ++turn) QTest::qWait(20);
    EXPECT_GT(top(), beside);
    EXPECT_GE(save->width(), save->sizeHint().width());
    page.resize(1800, 800);
    for (int turn = 0; turn < 100 && top() != beside; ++turn) QTest::qWait(20);
    EXPECT_EQ(top(), beside);
}

TEST_F(CostsPageTest, AddsEveryPlatformThatIsChosenAndNamesTheOthers) {
    adapt();
    const QString one = folder.filePath(QStringLiteral("one.zip")),
                  two = folder.filePath(QStringLiteral("two.zip")),
                  none = folder.filePath(QStringLiteral("none.zip"));
    exportTwice(one, two);
    QSignalSpy problem(&workspace.document(), &Document::problem);
    QTest::mouseClick(find<QPushButton>("costsPlatforms"), Qt::LeftButton);
    const auto choose = [&](const QStringList& files) {
        QTest::mouseClick(find<QPushButton>("placesAdd"), Qt::LeftButton);
        auto* dialog = page.findChild<QFileDialog*>();
        ASSERT_TRUE(dialog);
        Q_EMIT dialog->filesSelected(files);
        dialog->close();
        QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
    };

    choose({one, none});
    choose({two});  // while the others are read
    workspace.places().openCandidates(tableOf(4));
    waitUntilIdle();

    ASSERT_EQ(workspace.places().platforms().size(), 2U);
    EXPECT_EQ(workspace.places().platforms()[0].path, one.toStdString());
    EXPECT_EQ(workspace.places().platforms()[1].path, two.toStdString());
    EXPECT_EQ(find<QTableWidget>("placesPlatforms")->rowCount(), 2);
    EXPECT_TRUE(workspace.places().candidates());
    ASSERT_GE(problem.size(), 1);
    EXPECT_TRUE(problem[0][0].toString().contains(QStringLiteral("none.zip")));
}

TEST_F(CostsPageTest, TellsPlatformsOfOneNameApart) {
    adapt();
    const QString one = folder.filePath(QStringLiteral("one.zip")),
                  two = folder.filePath(QStringLiteral("two.zip")),
                  ways = folder.filePath(QStringLiteral("ways.csv"));
    exportTwice(one, two);
    writeFile(ways.toStdString(), exampleFile("target.csv"));
    QTest::mouseClick(find<QPushButton>("costsPlatforms"), Qt::LeftButton);
    PlaceDesk& desk = workspace.places();
    auto* platforms = find<QTableWidget>("placesPlatforms");

    desk.addPlatforms({one});
    waitUntilIdle();
    ASSERT_EQ(platforms->rowCount(), 1);
    const QString name = platforms->item(0, 0)->text();
    EXPECT_FALSE(name.contains(QStringLiteral("one.zip")));
    desk.addPlatforms({two});
    desk.openCandidates(ways);
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.result() && desk.platforms().size() == 2; },
                                kPatienceMilliseconds));

    ASSERT_EQ(platforms->rowCount(), 2);
    const QString first = QStringLiteral("%1 (%2)").arg(name, one),
                  second = QStringLiteral("%1 (%2)").arg(name, two);
    EXPECT_EQ(platforms->item(0, 0)->text(), first);
    EXPECT_EQ(platforms->item(1, 0)->text(), second);
    auto* places = find<QTableWidget>("placesTable");
    ASSERT_GT(places->rowCount(), 1);
    EXPECT_EQ(places->item(0, 0)->text(), first);
    EXPECT_EQ(places->item(places->rowCount() - 1, 0)->text(), second);

    desk.removePlatform(1);
    EXPECT_EQ(platforms->item(0, 0)->text(), name) << "it is the only one of its name again";
}

TEST_F(CostsPageTest, SaysWhatMemoryTrainingTakes) {
    QTest::mouseClick(find<QPushButton>("costsMemory"), Qt::LeftButton);
    auto* answer = find<QLabel>("memoryAnswer");
    ASSERT_TRUE(answer->isVisible());
    EXPECT_TRUE(answer->text().contains(QLocale().toString(120))) << qPrintable(answer->text());
    auto* stage = find<QSpinBox>("memoryStage");
    stage->setFocus();
    QTest::keyClick(stage, Qt::Key_Up);
    EXPECT_TRUE(answer->text().contains(QLocale().toString(31.4, 'f', 1)))
        << qPrintable(answer->text());
    EXPECT_EQ(find<QTableWidget>("memoryTerms")->rowCount(), 9);
    auto* parameters = find<QLineEdit>("memoryParameters");
    parameters->selectAll();
    QTest::keyClicks(parameters, QStringLiteral("many"));
    QTest::keyClick(parameters, Qt::Key_Return);
    EXPECT_TRUE(find<QLabel>("memoryProblem")->isVisible());
}

}  // namespace
}  // namespace footbridge
