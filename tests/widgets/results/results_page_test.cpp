// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/results_page.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QComboBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTest>
#include <set>

#include "tests/widgets/results/finished_analysis.h"
#include "widgets/charts/plot_view.h"
#include "widgets/jobs/analysis_runner.h"
#include "widgets/models/document.h"
#include "widgets/models/prediction_table_model.h"

namespace footbridge {
namespace {

class ResultsPageTest : public ::testing::Test {
  protected:
    void showResults() {
        QSignalSpy shown(&page, &ResultsPage::rowsShown);
        document.setAdaptation(finishedAnalysis().input, finishedAnalysis().analysis);
        page.resize(1050, 740);
        page.show();
        ASSERT_TRUE(shown.wait(10000));
    }
    void press(const char* text) {
        for (auto* button : page.findChildren<QAbstractButton*>())
            if (button->text() == QString::fromUtf8(text)) return button->click();
        FAIL() << "no button " << text;
    }
    template <typename T>
    T* child(const char* name) {
        return page.findChild<T*>(QString::fromUtf8(name));
    }
    const Adaptation& adaptation() { return *finishedAnalysis().analysis.adaptation; }

    Document document;
    AnalysisRunner runner{document};
    ResultsPage page{document, runner};
};

TEST_F(ResultsPageTest, SaysWhatToDoBeforeThereAreResults) {
    auto* stack = page.findChild<QStackedWidget*>();
    EXPECT_EQ(stack->currentIndex(), 0);
    const auto* words = qobject_cast<QLabel*>(stack->currentWidget());
    ASSERT_TRUE(words);
    EXPECT_FALSE(words->text().isEmpty());
}

TEST_F(ResultsPageTest, ShowsTheBestStrategyFirst) {
    showResults();
    EXPECT_EQ(child<QComboBox>("strategyChooser")->currentText(), QStringLiteral("Auto"));
    EXPECT_EQ(child<QTableView>("predictions")->model()->rowCount(), 60);
    EXPECT_TRUE(child<PlotView>("resultsPlot")->spec().title.contains(QStringLiteral("Auto")));
}

TEST_F(ResultsPageTest, FollowsTheLeaderboard) {
    showResults();
    auto* leaderboard = child<QTableView>("leaderboard");
    auto* chooser = child<QComboBox>("strategyChooser");
    for (int row = 0; row < leaderboard->model()->rowCount(); ++row) {
        const QString name = leaderboard->model()->index(row, 0).data().toString();
        if (name == chooser->currentText()) continue;
        QSignalSpy shown(&page, &ResultsPage::rowsShown);
        leaderboard->selectRow(row);
        EXPECT_EQ(chooser->currentText(), name);
        ASSERT_TRUE(shown.wait(10000));
        EXPECT_TRUE(child<PlotView>("resultsPlot")->spec().title.contains(name));
        return;
    }
    FAIL() << "only one strategy";
}

TEST_F(ResultsPageTest, MarksPointsOfSelectedRows) {
    showResults();
    auto* table = child<QTableView>("predictions");
    table->selectRow(7);
    EXPECT_EQ(child<PlotView>("resultsPlot")->selection(), QVector<qint64>{7});
}

TEST_F(ResultsPageTest, SelectsRowsOfMarkedPointsAlsoInAnotherOrder) {
    showResults();
    auto* table = child<QTableView>("predictions");
    auto* model = qobject_cast<PredictionTableModel*>(table->model());
    QSignalSpy ordered(model, &DatasetModel::orderChanged);
    model->sort(PredictionTableModel::Predicted, Qt::AscendingOrder);
    ASSERT_TRUE(ordered.wait(5000));
    auto* plot = child<PlotView>("resultsPlot");
    Q_EMIT plot->selectionChanged({3, 5});
    std::set<Index> selected;
    for (const QModelIndex& index : table->selectionModel()->selectedRows())
        selected.insert(model->tableRow(index.row()));
    EXPECT_EQ(selected, (std::set<Index>{3, 5}));
    QSignalSpy again(model, &DatasetModel::orderChanged);
    model->sort(PredictionTableModel::Measured, Qt::DescendingOrder);
    ASSERT_TRUE(again.wait(5000));
    selected.clear();
    for (const QModelIndex& index : table->selectionModel()->selectedRows())
        selected.insert(model->tableRow(index.row()));
    EXPECT_EQ(selected, (std::set<Index>{3, 5})) << "sorting keeps the selection";
    EXPECT_EQ(plot->selection(), (QVector<qint64>{3, 5}));
}

TEST_F(ResultsPageTest, SelectsTheRunsOutsideTheBand) {
    showResults();
    child<QAbstractButton>("selectOutside")->click();
    const auto selected = child<PlotView>("resultsPlot")->selection();
    EXPECT_FALSE(selected.isEmpty());
    EXPECT_TRUE(child<QLabel>("rowCount")
                    ->text()
                    .contains(QStringLiteral("%1 selected").arg(selected.size())));
}

TEST_F(ResultsPageTest, SwitchesBetweenPlots) {
    showResults();
    auto* plot = child<PlotView>("resultsPlot");
    press("Residuals");
    EXPECT_EQ(plot->spec().y.title, QStringLiteral("Measured / predicted"));
    press("Strategies");
    EXPECT_EQ(plot->spec().categories.size(), static_cast<qsizetype>(adaptation().results.size()));
    press("Predicted / measured");
    EXPECT_TRUE(plot->spec().equalAxes);
}

TEST_F(ResultsPageTest, NamesItsTablesAndPlotsForScreenReaders) {
    showResults();
    for (const char* name :
         {"predictions", "leaderboard", "resultsPlot", "strategyChooser", "predictionFilter"})
        EXPECT_FALSE(child<QWidget>(name)->accessibleName().isEmpty()) << name;
}

}  // namespace
}  // namespace footbridge
