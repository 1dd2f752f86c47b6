// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/results_page.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include "tests/widgets/results/finished_analysis.h"
#include "widgets/charts/plot_view.h"
#include "widgets/models/comparison_model.h"
#include "widgets/models/prediction_table_model.h"
#include "widgets/pages/model/result_words.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/document.h"
#include "widgets/workspace/workspace.h"

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
    /// The bytes that "Export…" writes when `meanwhile` happens before a name is chosen.
    QByteArray exportedRows(const QString& path, const std::function<void()>& meanwhile) {
        QTimer::singleShot(0, &page, [&] {
            QFileDialog* dialog = nullptr;
            for (auto* one : page.findChildren<QFileDialog*>())
                if (one->isVisible()) dialog = one;
            ASSERT_TRUE(dialog);
            meanwhile();
            dialog->selectFile(path);
            static_cast<QDialog*>(dialog)->accept();
        });
        QPushButton* ask = nullptr;
        for (auto* button : child<QWidget>("predictionsCard")->findChildren<QPushButton*>())
            if (button->text() == QString::fromUtf8("Export…")) ask = button;
        ask->click();
        // It can be asked for again once it is written.
        EXPECT_TRUE(
            QTest::qWaitFor([&] { return QFile::exists(path) && ask->isEnabled(); }, 10000));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    template <typename T>
    T* child(const char* name) {
        return page.findChild<T*>(QString::fromUtf8(name));
    }
    const Adaptation& adaptation() { return *finishedAnalysis().analysis.adaptation; }

    Workspace workspace;
    Document& document = workspace.document();
    AnalysisRunner& runner = workspace.runner();
    ResultsPage page{workspace};
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

TEST_F(ResultsPageTest, ExportsTheRowsThatWereShownWhenAskedTo) {
    QTemporaryDir folder;
    showResults();
    const QByteArray rows = exportedRows(folder.filePath(QStringLiteral("quietly.csv")), [] {});
    ASSERT_EQ(rows.count('\n'), 61);

    const QByteArray meanwhile = exportedRows(folder.filePath(QStringLiteral("meanwhile.csv")),
                                              [this] { document.clear(); });

    EXPECT_EQ(meanwhile, rows);
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

TEST_F(ResultsPageTest, ShowsAnotherStrategyBesideOnTheSameAxes) {
    showResults();
    auto* chooser = child<QComboBox>("comparisonChooser");
    auto* beside = child<PlotView>("comparedPlot");
    EXPECT_FALSE(beside->isVisible());

    chooser->setFocus();
    QTest::keyClick(chooser, Qt::Key_Down);
    QTest::keyClick(chooser, Qt::Key_Down);

    ASSERT_TRUE(QTest::qWaitFor([&] { return beside->isVisible(); }, 10000));
    const PlotSpec shown = child<PlotView>("resultsPlot")->spec(), other = beside->spec();
    EXPECT_EQ(shown.x.low, other.x.low);
    EXPECT_EQ(shown.y.high, other.y.high);
    EXPECT_TRUE(other.title.contains(chooser->currentText()));
    child<QTableView>("predictions")->selectRow(7);
    EXPECT_EQ(beside->selection(), QVector<qint64>{7}) << "brushing reaches both";

    QTest::keyClick(chooser, Qt::Key_Home);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !beside->isVisible(); }, 10000));
}

/// The same analysis with other shots, as a second run.
const FinishedAnalysis& anotherRun() {
    static const FinishedAnalysis kFinished = [] {
        FinishedAnalysis finished = finishedAnalysis();
        finished.input.shots.amount = 24;
        finished.input.strategies = {Strategy::Auto, Strategy::TargetRidge};
        finished.analysis = analyse(finished.input, RunContext{}, finished.analysis.source);
        return finished;
    }();
    return kFinished;
}

TEST_F(ResultsPageTest, ComparesWithAnEarlierRunFigureByFigure) {
    showResults();
    QSignalSpy shown(&page, &ResultsPage::rowsShown);
    document.setAdaptation(anotherRun().input, anotherRun().analysis);
    ASSERT_TRUE(shown.wait(10000));
    auto* chooser = child<QComboBox>("comparisonChooser");
    auto* beside = child<PlotView>("comparedPlot");
    auto* figures = child<QTableView>("comparison");
    EXPECT_FALSE(figures->isVisible());
    int earlier = -1;
    for (int i = 0; i < chooser->count(); ++i)
        if (chooser->itemText(i).startsWith(QStringLiteral("Run 1")) && earlier < 0) earlier = i;
    ASSERT_GT(earlier, 0) << "the run before stands in the list";

    chooser->setFocus();
    while (chooser->currentIndex() < earlier) QTest::keyClick(chooser, Qt::Key_Down);

    ASSERT_TRUE(QTest::qWaitFor([&] { return beside->isVisible(); }, 10000));
    ASSERT_TRUE(figures->isVisible());
    const StrategyResult& now = anotherRun().analysis.adaptation->chosen();
    const StrategyResult& before = adaptation().results.front();
    const auto cell = [&](int row, int column) {
        return figures->model()->index(row, column).data().toString();
    };
    EXPECT_EQ(cell(0, ComparisonModel::First), QStringLiteral("24"));
    EXPECT_EQ(cell(0, ComparisonModel::Second), QStringLiteral("12"));
    EXPECT_EQ(cell(1, ComparisonModel::First), numberText(now.outOfFoldNmse));
    EXPECT_EQ(cell(1, ComparisonModel::Second), numberText(before.outOfFoldNmse));
    const double change = 100 * (before.outOfFoldNmse / now.outOfFoldNmse - 1);
    EXPECT_TRUE(cell(1, ComparisonModel::Difference).contains(numberText(std::abs(change), 2)))
        << qPrintable(cell(1, ComparisonModel::Difference));
    EXPECT_EQ(beside->spec().layers.last().x.size() > 0, true);

    QTest::keyClick(chooser, Qt::Key_Home);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !figures->isVisible(); }, 10000));
}

TEST_F(ResultsPageTest, PlotsSideBySideMoveTogether) {
    showResults();
    auto* chooser = child<QComboBox>("comparisonChooser");
    auto *plot = child<PlotView>("resultsPlot"), *beside = child<PlotView>("comparedPlot");
    chooser->setFocus();
    QTest::keyClick(chooser, Qt::Key_Down);
    QTest::keyClick(chooser, Qt::Key_Down);
    ASSERT_TRUE(QTest::qWaitFor([&] { return beside->isVisible(); }, 10000));
    const AxisRange home = plot->visibleX();

    auto* canvas = plot->findChild<QAbstractScrollArea*>();
    QTest::keyClick(canvas, Qt::Key_Plus);
    QTest::keyClick(canvas, Qt::Key_Right);

    EXPECT_NE(plot->visibleX(), home);
    EXPECT_EQ(beside->visibleX(), plot->visibleX());
    EXPECT_EQ(beside->visibleY(), plot->visibleY());
    QTest::keyClick(beside->findChild<QAbstractScrollArea*>(), Qt::Key_Home);
    EXPECT_EQ(plot->visibleX(), home);
    EXPECT_EQ(beside->visibleX(), home);
}

TEST_F(ResultsPageTest, SaysWhyTheWinnerWins) {
    showResults();
    const QString reason = child<QLabel>("leaderboardReason")->text();
    const StrategyResult& chosen = adaptation().chosen();
    EXPECT_TRUE(reason.startsWith(strategyLabel(chosen.strategy)));
    EXPECT_TRUE(reason.contains(numberText(chosen.outOfFoldNmse)));
    ASSERT_FALSE(chosen.shares.empty());
    const auto largest = std::ranges::max_element(chosen.shares, {}, [](const PriorShare& share) {
        return share.family == PriorFamily::Noise ? -1 : share.share;
    });
    EXPECT_TRUE(reason.contains(percentLabel(largest->share))) << qPrintable(reason);
}

TEST_F(ResultsPageTest, LeavesTheTablesRoomInALowWindow) {
    showResults();
    auto* reason = child<QLabel>("leaderboardReason");
    auto* rows = child<QTableView>("predictions");
    const auto shown = [&] { return rows->viewport()->height() / rows->rowHeight(0); };
    page.resize(1072, 646);
    QCoreApplication::processEvents();
    const QString parts = partsSentence(adaptation());
    ASSERT_FALSE(parts.isEmpty());
    EXPECT_FALSE(reason->text().contains(parts));
    EXPECT_GE(shown(), 3);
    reason->setFocus();
    QTest::keyClick(reason, Qt::Key_Tab);
    QTest::keyClick(reason, Qt::Key_Return);
    EXPECT_TRUE(reason->text().contains(parts)) << qPrintable(reason->text());
}

TEST_F(ResultsPageTest, ColoursThePointsByAColumn) {
    showResults();
    auto* colour = child<QComboBox>("colourChooser");
    const int place = colour->findText(QStringLiteral("case"));
    ASSERT_GT(place, 0);

    colour->setFocus();
    for (int i = 0; i < place; ++i) QTest::keyClick(colour, Qt::Key_Down);

    QStringList names;
    for (const PlotLayer& layer : child<PlotView>("resultsPlot")->spec().layers)
        names << layer.name;
    EXPECT_TRUE(names.contains(QStringLiteral("case 2"))) << qPrintable(names.join(u'|'));
}

TEST_F(ResultsPageTest, DrawsTheErrorAgainstTheShots) {
    showResults();
    press("Error / shots");
    auto* plot = child<PlotView>("resultsPlot");
    auto* stop = child<QAbstractButton>("stopCurve");
    EXPECT_TRUE(stop->isVisible());

    ASSERT_TRUE(QTest::qWaitFor([&] { return !stop->isVisible(); }, 120000));

    EXPECT_EQ(plot->spec().x.title, QStringLiteral("Shots"));
    ASSERT_FALSE(plot->spec().layers.isEmpty());
    EXPECT_TRUE(plot->spec().layers.last().x.contains(12)) << "the shots of now are among them";
}

TEST_F(ResultsPageTest, AClickedPointShowsItsWholeRow) {
    showResults();
    auto* plot = child<PlotView>("resultsPlot");
    Q_EMIT plot->pointActivated(4);

    auto* values = page.findChild<QTableWidget*>(QStringLiteral("rowValues"));
    ASSERT_TRUE(values);
    EXPECT_TRUE(values->isVisible());
    QStringList names;
    for (int row = 0; row < values->rowCount(); ++row) names << values->item(row, 0)->text();
    EXPECT_TRUE(names.contains(QStringLiteral("ranks")));
    EXPECT_TRUE(names.contains(QStringLiteral("case")));
    EXPECT_EQ(plot->selection(), QVector<qint64>{4});
    EXPECT_EQ(workspace.selection().rows(), QVector<qint64>{4}) << "for the other pages";
    page.hide();
    EXPECT_FALSE(values->isVisible()) << "it does not follow to another page";
}

TEST_F(ResultsPageTest, FollowsRowsMarkedOnAnotherPage) {
    showResults();
    workspace.selection().set({2, 3});
    EXPECT_EQ(child<PlotView>("resultsPlot")->selection(), (QVector<qint64>{2, 3}));
}

TEST_F(ResultsPageTest, NamesItsTablesAndPlotsForScreenReaders) {
    showResults();
    for (const char* name : {"predictions", "leaderboard", "resultsPlot", "strategyChooser",
                             "predictionFilter", "comparisonChooser", "colourChooser"})
        EXPECT_FALSE(child<QWidget>(name)->accessibleName().isEmpty()) << name;
}

}  // namespace
}  // namespace footbridge
