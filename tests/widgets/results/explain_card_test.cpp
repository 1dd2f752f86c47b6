// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/explain_card.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <cmath>

#include "core/bundle/report_explanation.h"
#include "tests/widgets/results/finished_analysis.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/share_bar.h"
#include "widgets/charts/strip_list.h"
#include "widgets/models/prediction_table_model.h"
#include "widgets/pages/model/report_maker.h"
#include "widgets/pages/model/results_page.h"
#include "widgets/words/number_text.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

constexpr int kPatience = 20000;

class ExplainTest : public ::testing::Test {
  protected:
    void SetUp() override {
        QSignalSpy shown(&page, &ResultsPage::rowsShown);
        document.setAdaptation(finishedAnalysis().input, finishedAnalysis().analysis);
        page.resize(1050, 740);
        page.show();
        ASSERT_TRUE(shown.wait(kPatience));
    }
    template <typename T>
    T* child(const char* name) {
        return page.findChild<T*>(QString::fromUtf8(name));
    }
    void click(const char* name) {
        auto* button = child<QPushButton>(name);
        ASSERT_TRUE(button && button->isVisible()) << name;
        QTest::mouseClick(button, Qt::LeftButton);
    }
    ExplainCard* card() { return child<ExplainCard>("explanation"); }
    /// Clicks the row of the table that shows this row of the target.
    void selectRow(Index row) {
        auto* view = child<QTableView>("predictions");
        auto* model = static_cast<PredictionTableModel*>(view->model());
        const int place = model->positionsOf({row}).front();
        ASSERT_GE(place, 0);
        view->scrollTo(model->index(place, 1));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, Qt::NoModifier,
                          view->visualRect(model->index(place, 1)).center());
    }
    void openOn(Index row) {
        selectRow(row);
        click("explainPrediction");  // which makes the card
        QSignalSpy shown(card(), &ExplainCard::shown);
        ASSERT_TRUE(shown.wait(kPatience));
    }
    QString text(const char* name) { return child<QLabel>(name)->text(); }

    Workspace workspace;
    Document& document = workspace.document();
    ResultsPage page{workspace};
};

TEST_F(ExplainTest, TakesThePlaceOfTheLeaderboardAndGivesItBack) {
    auto* leaderboard = child<QTableView>("leaderboard");
    auto* rows = child<QWidget>("predictionsCard");
    auto* plot = child<QWidget>("resultsPlotCard");
    ASSERT_TRUE(leaderboard->isVisible());
    EXPECT_NE(rows->parentWidget(), plot->parentWidget());
    openOn(7);
    EXPECT_TRUE(card()->isVisible());
    EXPECT_FALSE(leaderboard->isVisible());
    EXPECT_EQ(rows->parentWidget(), plot->parentWidget()) << "the rows lie below the plot";
    click("closeExplanation");
    EXPECT_TRUE(leaderboard->isVisible());
    EXPECT_NE(rows->parentWidget(), plot->parentWidget());
    EXPECT_TRUE(child<QPushButton>("explainPrediction")->isVisible());
}

TEST_F(ExplainTest, SaysWhatThePredictionIsMadeOf) {
    openOn(7);
    const AdaptedModel& model = finishedAnalysis().analysis.adaptation->chosen().model;
    const Index row = 7;
    const Matrix raw =
        rawFeatures(finishedAnalysis().input.target, model.schema, std::span(&row, 1));
    const Prediction prediction = model.predict(raw);
    EXPECT_EQ(text("explainedPrediction"), quantityText(prediction.value[0], QStringLiteral("s")));
    EXPECT_TRUE(text("explainedInterval").contains(QStringLiteral("interval")));
    EXPECT_TRUE(text("explainedReasons").contains(QStringLiteral("shots held out")));

    const auto& members = child<StripList>("memberVotes")->rows();
    ASSERT_FALSE(members.isEmpty());
    double weights = 0, sum = 0;
    for (const StripRow& member : members) {
        weights += member.share;
        sum += member.share * std::log(member.dot);
    }
    EXPECT_NEAR(weights, 1, 1e-9);
    EXPECT_NEAR(sum, std::log(prediction.value[0]), 1e-9);

    const auto& effects = child<StripList>("featureEffects")->rows();
    ASSERT_FALSE(effects.isEmpty());
    EXPECT_EQ(effects.front().name, QStringLiteral("size"));
    for (const StripRow& effect : effects) EXPECT_LE(effect.from, effect.to);

    double shares = 0;
    for (const ShareBar::Share& share : child<ShareBar>("intervalShares")->shares())
        shares += share.share;
    EXPECT_NEAR(shares, 1, 1e-9);
    EXPECT_GE(child<QTableWidget>("nearestRows")->rowCount(), 8) << "shots and two sources";
}

TEST_F(ExplainTest, FollowsTheRowThatIsSelected) {
    openOn(7);
    const QString before = text("explainedPrediction");
    QSignalSpy shown(card(), &ExplainCard::shown);
    selectRow(9);
    ASSERT_TRUE(shown.wait(kPatience));
    EXPECT_EQ(card()->row(), 9);
    EXPECT_EQ(child<QPushButton>("explainRow")->text(), QStringLiteral("Row 9"));
    EXPECT_NE(text("explainedPrediction"), before);
}

TEST_F(ExplainTest, OpensAShotAmongTheNearestRows) {
    openOn(7);
    auto* nearest = child<QTableWidget>("nearestRows");
    int line = 0;
    while (!nearest->item(line, 0)->data(Qt::UserRole).isValid()) ++line;
    const qint64 shot = nearest->item(line, 0)->data(Qt::UserRole).toLongLong();
    QSignalSpy shown(card(), &ExplainCard::shown);
    nearest->scrollToItem(nearest->item(line, 0));
    const QPoint at = nearest->visualItemRect(nearest->item(line, 0)).center();
    QTest::mouseClick(nearest->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    QTest::mouseDClick(nearest->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    ASSERT_TRUE(shown.wait(kPatience));
    EXPECT_EQ(card()->row(), shot);
    EXPECT_TRUE(text("explainedReasons").contains(QStringLiteral("one of the shots")));
}

TEST_F(ExplainTest, RanksTheFeaturesAndDrawsTheirCurvesByMouseAndKeys) {
    openOn(7);
    QSignalSpy shown(card(), &ExplainCard::shown);
    click("explainModel");
    ASSERT_TRUE(shown.wait(kPatience));
    auto* importance = child<StripList>("featureImportance");
    ASSERT_EQ(importance->rows().size(), 3);
    EXPECT_EQ(importance->rows().front().name, QStringLiteral("size"));
    EXPECT_TRUE(text("importanceNote").contains(QStringLiteral("47")))
        << "measured rows that are no shots: " << qPrintable(text("importanceNote"));
    auto* curve = child<PlotView>("effectCurve");
    EXPECT_TRUE(curve->spec().title.contains(QStringLiteral("size")));
    importance->setFocus();
    QTest::keyClick(importance, Qt::Key_Down);
    const QString second = importance->rows()[1].name;
    EXPECT_TRUE(curve->spec().title.contains(second));
    QTest::mouseClick(importance, Qt::LeftButton, Qt::NoModifier, QPoint(20, 5));
    EXPECT_TRUE(curve->spec().title.contains(QStringLiteral("size")));
    EXPECT_FALSE(child<QPushButton>("explanationInReport")->isVisible())
        << "the report explains rows; the model stands in it anyway";
}

TEST_F(ExplainTest, AsksForARowWhereNoneIsSelected) {
    click("explainPrediction");
    EXPECT_TRUE(text("explainMessage").contains(QStringLiteral("Select a row")));
    EXPECT_FALSE(child<QPushButton>("explanationInReport")->isVisible());
    QSignalSpy shown(card(), &ExplainCard::shown);
    selectRow(3);
    ASSERT_TRUE(shown.wait(kPatience));
    EXPECT_EQ(card()->row(), 3);
}

TEST_F(ExplainTest, PutsARowIntoTheReportAndTakesItOut) {
    openOn(7);
    auto* button = child<QPushButton>("explanationInReport");
    click("explanationInReport");
    EXPECT_EQ(workspace.explainer().reportRows(), std::vector<Index>{7});
    EXPECT_EQ(button->text(), QStringLiteral("Remove from the report"));
    ReportMaker maker(document, workspace.jobs());
    std::string report;
    maker.make(document.adapted(), Strategy::Auto, true, workspace.explainer().reportRows(),
               [&](const std::string& made) { report = made; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return !report.empty(); }, kPatience));
    EXPECT_NE(report.find("Why this prediction? Data row 7"), std::string::npos);
    EXPECT_NE(report.find("What the predictions rest on"), std::string::npos);
    report.clear();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !maker.isBusy(); }, kPatience));
    maker.make(document.adapted(), Strategy::Auto, false, {7},
               [&](const std::string& made) { report = made; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return !report.empty(); }, kPatience));
    EXPECT_EQ(report.find("Data row 7"), std::string::npos)
        << "a report without shots shows no run";

    click("explanationInReport");
    EXPECT_TRUE(workspace.explainer().reportRows().empty());
    EXPECT_EQ(button->text(), QStringLiteral("Add to the report"));
}

TEST_F(ExplainTest, ForgetsEverythingWithTheAdaptation) {
    openOn(7);
    click("explanationInReport");
    document.clear();
    EXPECT_TRUE(workspace.explainer().reportRows().empty());
    EXPECT_FALSE(workspace.explainer().row());
    EXPECT_FALSE(child<QPushButton>("explanationInReport")->isVisible());
}

}  // namespace
}  // namespace footbridge
