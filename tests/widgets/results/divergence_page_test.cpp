// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/divergence_page.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include "core/analysis/verdict.h"
#include "tests/widgets/results/finished_analysis.h"
#include "widgets/charts/plot_view.h"
#include "widgets/pages/model/result_words.h"
#include "widgets/pages/model/severity_gauge.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/document.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

class DivergencePageTest : public ::testing::Test {
  protected:
    void load() {
        for (const Dataset& source : finishedAnalysis().input.sources) document.addSource(source);
        document.setTarget(finishedAnalysis().input.target);
    }
    QPushButton* measure() {
        return page.findChild<QPushButton*>(QStringLiteral("measureSeverity"));
    }
    bool showsResults() {
        return !page.findChild<QWidget*>(QStringLiteral("severityResults"))->isHidden();
    }
    QTableWidget* table(const char* name) {
        return page.findChild<QTableWidget*>(QString::fromLatin1(name));
    }
    QLabel* label(const char* name) { return page.findChild<QLabel*>(QString::fromLatin1(name)); }

    Workspace workspace;
    Document& document = workspace.document();
    AnalysisRunner& runner = workspace.runner();
    DivergencePage page{workspace};
};

TEST_F(DivergencePageTest, SaysWhatToLoadFirst) {
    EXPECT_FALSE(showsResults());
    EXPECT_FALSE(measure()->isEnabled());
}

TEST_F(DivergencePageTest, OffersToMeasureOnceDataAreThere) {
    load();
    EXPECT_TRUE(measure()->isEnabled());
    EXPECT_FALSE(measure()->isHidden());
    EXPECT_FALSE(showsResults());
}

TEST_F(DivergencePageTest, ShowsHeadlineComponentsAndSources) {
    load();
    document.setSeverity(finishedAnalysis().analysis.severity);
    EXPECT_TRUE(showsResults());
    EXPECT_EQ(measure()->text(), QStringLiteral("Measure again"));
    const Severity& severity = *finishedAnalysis().analysis.severity;
    const auto* plot = page.findChild<PlotView*>(QStringLiteral("severityPlot"));
    EXPECT_EQ(plot->spec().categories.size(), static_cast<qsizetype>(severity.components.size()));
    const auto* summary = page.findChild<QLabel*>(QStringLiteral("severitySummary"));
    EXPECT_EQ(summary->text().toStdString(), severity.summary.text());
    EXPECT_FALSE(page.findChild<SeverityGauge*>()->accessibleDescription().isEmpty());
    EXPECT_EQ(table("sourceAngles")->rowCount(), 2);
}

TEST_F(DivergencePageTest, PromisesBeforeAnAdaptationAndQuotesTheLeaderboardAfterIt) {
    load();
    const auto& finished = finishedAnalysis();
    document.setSeverity(finished.analysis.severity);
    const Severity& severity = *finished.analysis.severity;
    EXPECT_TRUE(label("transferVerdict")->text().startsWith(QStringLiteral("Preliminary:")));
    ASSERT_EQ(table("ladder")->rowCount(), static_cast<int>(severity.advice->rungs.size()));
    auto* next = page.findChild<QPushButton*>(QStringLiteral("afterSeverity"));
    EXPECT_EQ(next->text(), QStringLiteral("Start adapting"));

    document.setAdaptation(document.input(), finished.analysis);
    const QString said =
        sentence(verdictSentence(verdictOf(*finished.analysis.adaptation), verdictNames()));
    EXPECT_EQ(label("transferVerdict")->text(), said);
    EXPECT_TRUE(resultSentence(*finished.analysis.adaptation, 0).contains(said))
        << "Results says the very same";
    EXPECT_EQ(next->text(), QStringLiteral("Open Results"));
    QSignalSpy wanted(&workspace, &Workspace::pageWanted);
    next->click();
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_EQ(wanted.first().first().toString(), QStringLiteral("results"));

    document.setSeed(99);
    EXPECT_TRUE(next->isHidden()) << "what is out of date leads nowhere";
}

TEST_F(DivergencePageTest, RanksTheFeaturesAndSortsThemByTheirNumbers) {
    load();
    document.setSeverity(finishedAnalysis().analysis.severity);
    const auto& shifts = finishedAnalysis().analysis.severity->featureShifts;
    QTableWidget* ranking = table("featureShifts");
    ASSERT_EQ(ranking->rowCount(), static_cast<int>(shifts.size()));
    EXPECT_EQ(ranking->item(0, 0)->text().toStdString(), shifts.front().name);
    ranking->sortItems(1, Qt::AscendingOrder);
    EXPECT_EQ(ranking->item(0, 0)->text().toStdString(), shifts.back().name);
}

TEST_F(DivergencePageTest, EveryFigureExplainsItself) {
    load();
    document.setSeverity(finishedAnalysis().analysis.severity);
    EXPECT_FALSE(page.findChild<SeverityGauge*>()->toolTip().isEmpty());
    EXPECT_FALSE(label("severitySummary")->toolTip().isEmpty());
    const auto* plot = page.findChild<PlotView*>(QStringLiteral("severityPlot"));
    EXPECT_EQ(plot->spec().layers.front().notes.size(), plot->spec().categories.size());
    for (const QTableWidget* one : page.findChildren<QTableWidget*>())
        for (int row = 0; row < one->rowCount(); ++row)
            for (int column = 0; column < one->columnCount(); ++column)
                EXPECT_FALSE(one->item(row, column)->toolTip().isEmpty())
                    << one->objectName().toStdString() << row;
}

TEST_F(DivergencePageTest, MeasuresWhenAskedToAndSaysNothingMoreThanTheBandAllows) {
    load();
    document.setShots({ShotRequest::Kind::Count, 6, {}});
    document.setSourceOptions(finishedAnalysis().input.sourceOptions);
    page.resize(1050, 700);
    page.show();
    QSignalSpy finished(&runner.adapting(), &Job::finished);
    QTest::mouseClick(measure(), Qt::LeftButton);
    ASSERT_TRUE(finished.wait(120000));
    ASSERT_TRUE(document.severity());
    EXPECT_TRUE(showsResults());
    const Severity& severity = *document.severity();
    EXPECT_TRUE(severity.rough);
    EXPECT_FALSE(label("severityFlags")->text().isEmpty());
    EXPECT_EQ(label("severitySummary")->text().toStdString(), severity.summary.text());
}

TEST_F(DivergencePageTest, OffersToMeasureAgainAfterAChange) {
    load();
    document.setSeverity(finishedAnalysis().analysis.severity);
    Roles roles = document.input().target.roles;
    roles.ignored = {"ranks"};
    document.setRoles(-1, roles);
    EXPECT_TRUE(measure()->property("primary").toBool());
    EXPECT_TRUE(showsResults()) << "the last good result stays in place";
}

TEST_F(DivergencePageTest, OffersToMeasureAgainForAnotherPool) {
    load();
    document.setSeverity(finishedAnalysis().analysis.severity);
    ASSERT_FALSE(measure()->property("primary").toBool());

    document.setPool(Pool::Shots);

    EXPECT_TRUE(measure()->property("primary").toBool());
    EXPECT_EQ(document.state(Stage::Divergence), StageState::Stale);
}

TEST(SeverityGauge, SaysWhenNothingCouldBeMeasured) {
    SeverityGauge gauge;
    gauge.setValue(std::nullopt, 0, 1);
    EXPECT_EQ(gauge.accessibleDescription(), QStringLiteral("not measurable"));
    gauge.setValue(0.346, 0.22, 0.52);
    EXPECT_EQ(gauge.accessibleDescription(), QStringLiteral("0.35, between 0.22 and 0.52"));
}

}  // namespace
}  // namespace footbridge
