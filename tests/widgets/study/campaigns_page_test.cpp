// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/study/campaigns_page.h"

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <functional>

#include "core/run/file.h"
#include "tests/core/studies/small_campaign.h"
#include "tests/widgets/small_example.h"
#include "widgets/pages/study/campaign_map.h"
#include "widgets/workspace/campaign_desk.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

class CampaignsPageTest : public ::testing::Test {
  protected:
    CampaignsPageTest() {
        page.resize(1100, 760);
        page.show();
        QCoreApplication::processEvents();
    }
    template <typename Widget>
    Widget* find(const char* name) {
        return page.findChild<Widget*>(QLatin1String(name));
    }
    void click(const char* name) { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }
    template <typename Done>
    static bool waitFor(const Done& done) {
        return QTest::qWaitFor(done, kPatienceMilliseconds);
    }
    std::filesystem::path place() const { return folder.path().toStdString(); }
    /// A folder with the results of two pairs.
    QString results() {
        Campaign campaign = smallCampaign(place());
        campaign.strategies = {Strategy::Auto, Strategy::TargetRidge};
        campaign.shots = {"6"};
        campaign.pairs.push_back(campaign.pairs.front());
        campaign.pairs.back().name = "back";
        std::swap(campaign.pairs.back().sources.front(), campaign.pairs.back().target);
        runCampaign(campaign, place() / "out", 1, {});
        return folder.filePath(QStringLiteral("out"));
    }

    QTemporaryDir folder;
    Workspace workspace;
    CampaignsPage page{workspace};
    CampaignDesk& desk = CampaignDesk::of(workspace);
};

TEST_F(CampaignsPageTest, IsOneSentenceAndOneButtonWhileThereIsNothing) {
    EXPECT_TRUE(find<QPushButton>("firstCampaign")->isVisible());
    EXPECT_FALSE(find<QPushButton>("startCampaign")->isVisible());
    EXPECT_EQ(CampaignsPage::status(workspace).state, StageState::Empty);
}

TEST_F(CampaignsPageTest, SetsUpPairsOfAFolderAndRunsWhatIsTicked) {
    writeFile(place() / "a.csv", runsCsv(1, 1));
    writeFile(place() / "b.csv", runsCsv(4, 2));
    writeFile(place() / "c.csv", runsCsv(2, 3));
    desk.takeFolder(folder.path());
    ASSERT_TRUE(waitFor([&] { return desk.draft().pairs.size() == 6; }));
    EXPECT_EQ(desk.cells(), 6u * 4 * 10);
    EXPECT_FALSE(desk.pace()) << "nothing was measured yet";
    EXPECT_FALSE(find<QLabel>("campaignSize")->text().contains(QStringLiteral("oughly")));
    QCoreApplication::processEvents();
    auto* box = [&]() -> QCheckBox* {
        for (auto* one : page.findChildren<QCheckBox*>())
            if (one->accessibleName() == QStringLiteral("a to b")) return one;
        return nullptr;
    }();
    ASSERT_TRUE(box);
    QTest::mouseClick(box, Qt::LeftButton);
    EXPECT_FALSE(desk.chosen("a to b"));
    desk.chooseAll(false);
    desk.choose("b to a", true);
    auto* shots = find<QLineEdit>("campaignShots");
    shots->selectAll();
    QTest::keyClicks(shots, QStringLiteral("many"));
    EXPECT_FALSE(find<QPushButton>("startCampaign")->isEnabled());
    shots->selectAll();
    QTest::keyClicks(shots, QStringLiteral("6, 10%"));
    desk.setDraws(desk.draft().shots, 2, 1);
    desk.setStrategies({Strategy::Auto, Strategy::TargetRidge});
    EXPECT_FALSE(find<QPushButton>("startCampaign")->isEnabled()) << "nobody said where to";
    QTest::keyClicks(find<QLineEdit>("campaignFolder"), folder.filePath(QStringLiteral("out")));
    ASSERT_TRUE(find<QPushButton>("startCampaign")->isEnabled());
    click("startCampaign");
    ASSERT_TRUE(waitFor([&] {
        return !desk.running().isRunning() && desk.shown() && desk.shown()->status.left == 0 &&
               desk.shown()->status.running == 0;
    }));
    EXPECT_EQ(desk.shown()->status.done, 4u);
    ASSERT_TRUE(desk.pace());
    EXPECT_GT(desk.pace()->seconds, 0);
    QCoreApplication::processEvents();
    EXPECT_TRUE(find<QLabel>("campaignSize")->text().contains(desk.pace()->campaign))
        << qPrintable(find<QLabel>("campaignSize")->text());
    EXPECT_TRUE(find<QLabel>("campaignCounts")->text().contains(QStringLiteral("<b>4</b> done")));
    EXPECT_EQ(CampaignsPage::status(workspace).state, StageState::Done);
}

TEST_F(CampaignsPageTest, OpensTheVeryShotsOfACell) {
    desk.open(results());
    ASSERT_TRUE(waitFor([&] { return desk.shown() != nullptr; }));
    QCoreApplication::processEvents();
    EXPECT_EQ(find<QTableView>("campaignTable")->model()->rowCount(), 2);
    auto* map = find<CampaignMap>("campaignMap");
    QSignalSpy chosen(map, &CampaignMap::chosen);
    map->setFocus();
    QTest::keyClick(map, Qt::Key_Down);
    QTest::mouseClick(map, Qt::LeftButton, {}, QPoint(120, 70));
    EXPECT_GE(chosen.size(), 1);
    QSignalSpy opened(&desk, &CampaignDesk::experimentOpened);
    click("openExperiment");
    ASSERT_TRUE(opened.wait(kPatienceMilliseconds));
    const AnalysisInput& input = workspace.document().input();
    EXPECT_EQ(input.shots.kind, ShotRequest::Kind::Rows);
    bool found = false;
    for (const CampaignCell& cell : desk.shown()->result.cells)
        found |= cell.split.shots == input.shots.rows;
    EXPECT_TRUE(found);
}

TEST_F(CampaignsPageTest, WritesTheReportWithItsPlots) {
    const QString out = results();
    desk.open(out);
    ASSERT_TRUE(waitFor([&] { return desk.shown() != nullptr; }));
    click("campaignReport");
    ASSERT_TRUE(waitFor([&] { return QFile::exists(out + QStringLiteral("/report.html")); }));
    EXPECT_TRUE(QFile::exists(out + QStringLiteral("/plots/winners.svg")));
    EXPECT_TRUE(QFile::exists(out + QStringLiteral("/plots/error-against-shots.png")));
}

TEST_F(CampaignsPageTest, LeavesTheReportOfSomebodyElseAlone) {
    const QString out = results();
    const std::string mine = "<!DOCTYPE html>\n<html lang=\"en\"><body>mine</body></html>\n";
    writeFile(place() / "out/report.html", mine);
    desk.open(out);
    ASSERT_TRUE(waitFor([&] { return desk.shown() != nullptr; }));
    click("campaignReport");
    ASSERT_TRUE(waitFor([&] { return find<QLabel>("campaignProblem")->isVisible(); }));
    EXPECT_TRUE(find<QLabel>("campaignProblem")->text().contains(QStringLiteral("report.html")));
    EXPECT_EQ(readFile(place() / "out/report.html"), mine);
    EXPECT_FALSE(QFile::exists(out + QStringLiteral("/plots/winners.svg")));
}

TEST_F(CampaignsPageTest, WritesItsReportOverNothingThatIsOpen) {
    const QString out = results();
    desk.open(out);
    ASSERT_TRUE(waitFor([&] { return desk.shown() != nullptr; }));
    click("campaignReport");
    ASSERT_TRUE(waitFor([&] { return find<QLabel>("campaignProblem")->isVisible(); }));
    const std::filesystem::path plot = place() / "out/plots/winners.svg";
    const std::string before = readFile(plot);
    workspace.jobs().setInputs([&] { return std::vector{plot.string()}; });
    find<QLabel>("campaignProblem")->hide();

    click("campaignReport");

    ASSERT_TRUE(waitFor([&] { return find<QLabel>("campaignProblem")->isVisible(); }));
    EXPECT_TRUE(find<QLabel>("campaignProblem")->text().contains(QStringLiteral("winners.svg")))
        << qPrintable(find<QLabel>("campaignProblem")->text());
    EXPECT_EQ(readFile(plot), before);
}

TEST_F(CampaignsPageTest, WritesItsResultsOverNothingThatIsOpen) {
    desk.open(results());
    ASSERT_TRUE(waitFor([&] { return desk.shown() != nullptr; }));
    const std::filesystem::path open = place() / "out/results.csv";
    const std::string before = readFile(open);
    workspace.jobs().setInputs([&] { return std::vector{open.string()}; });
    QSignalSpy problem(&desk, &CampaignDesk::problem);

    desk.goOn(false);

    ASSERT_TRUE(waitFor([&] { return !problem.isEmpty(); }));
    EXPECT_TRUE(problem[0][0].toString().contains(QStringLiteral("results.csv")))
        << qPrintable(problem[0][0].toString());
    EXPECT_EQ(readFile(open), before);
}

TEST_F(CampaignsPageTest, TellsNamesOfTablesAsTheyStand) {
    writeFile(place() / "<b>a.csv", runsCsv(1, 1));
    writeFile(place() / "b.csv", runsCsv(4, 2));
    desk.takeFolder(folder.path());
    ASSERT_TRUE(waitFor([&] { return desk.draft().pairs.size() == 2; }));
    QCoreApplication::processEvents();
    int seen = 0;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        const QString tip = widget->toolTip();
        if (!tip.contains(QStringLiteral("b>a")) && !tip.contains(QStringLiteral("b&gt;a")))
            continue;
        ++seen;
        EXPECT_TRUE(tip.contains(QStringLiteral("&lt;b&gt;a"))) << qPrintable(tip);
    }
    EXPECT_GE(seen, 4) << "two names and two boxes";
}

TEST_F(CampaignsPageTest, AsksBeforeAnExperimentTakesThePlaceOfWorkThatIsNotSaved) {
    desk.open(results());
    ASSERT_TRUE(waitFor([&] { return desk.shown() != nullptr; }));
    QCoreApplication::processEvents();
    std::function<void()> allowed;
    workspace.setLeave([&](const std::function<void()>& then) { allowed = then; });
    QSignalSpy opened(&desk, &CampaignDesk::experimentOpened);

    click("openExperiment");

    ASSERT_TRUE(allowed);
    EXPECT_FALSE(workspace.document().hasTarget());
    allowed();
    ASSERT_TRUE(opened.wait(kPatienceMilliseconds));
    EXPECT_TRUE(workspace.document().hasTarget());
}

}  // namespace
}  // namespace footbridge
