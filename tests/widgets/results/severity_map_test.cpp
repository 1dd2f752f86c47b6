// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QUndoStack>

#include "tests/widgets/results/finished_analysis.h"
#include "widgets/models/severity_map_model.h"
#include "widgets/pages/model/severity_map_card.h"
#include "widgets/pages/model/severity_map_view.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/document.h"
#include "widgets/workspace/table_comparison.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

constexpr int kPatience = 120'000;

class SeverityMapTest : public ::testing::Test {
  protected:
    SeverityMapTest() {
        card.resize(640, 320);
        card.show();
    }
    void load() {
        document.setSourceOptions(finishedAnalysis().input.sourceOptions);
        for (const Dataset& source : finishedAnalysis().input.sources) document.addSource(source);
        document.setTarget(finishedAnalysis().input.target);
    }
    QPushButton* compare() {
        return card.findChild<QPushButton*>(QStringLiteral("measureAllPairs"));
    }
    QLabel* hint() { return card.findChild<QLabel*>(QStringLiteral("mapHint")); }
    QPushButton* cancel() { return card.findChild<QPushButton*>(QStringLiteral("cancelAllPairs")); }
    SeverityMapView* view() { return card.findChild<SeverityMapView*>(); }
    QAbstractItemModel* model() { return view()->model(); }
    Job& job() { return workspace.comparison().job(); }
    void click(int from, int to) {
        const QRect cell = view()->visualRect(model()->index(from, to));
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, cell.center());
    }
    void compareAll() {
        QSignalSpy finished(&job(), &Job::finished);
        QTest::mouseClick(compare(), Qt::LeftButton);
        ASSERT_TRUE(finished.wait(kPatience));
        ASSERT_TRUE(workspace.comparison().map());
    }

    Workspace workspace;
    Document& document = workspace.document();
    AnalysisRunner& runner = workspace.runner();
    SeverityMapCard card{workspace};
};

TEST_F(SeverityMapTest, SaysWhatToLoadFirst) {
    EXPECT_FALSE(compare()->isEnabled());
    EXPECT_TRUE(view()->isHidden());
    EXPECT_FALSE(card.findChild<QLabel*>(QStringLiteral("mapHint"))->text().isEmpty());
}

TEST_F(SeverityMapTest, ComparesAllTablesInTheBackgroundAndLoadsThePairThatIsClicked) {
    load();
    QSignalSpy cells(&workspace.comparison(), &TableComparison::cellMeasured);
    compareAll();
    EXPECT_EQ(cells.size(), 6);
    ASSERT_EQ(model()->rowCount(), 3);
    for (int from = 0; from < 3; ++from)
        for (int to = 0; to < 3; ++to) {
            const QModelIndex index = model()->index(from, to);
            EXPECT_EQ(index.data(SeverityMapModel::Headline).isValid(), from != to);
            EXPECT_FALSE(index.data(Qt::ToolTipRole).toString().isEmpty());
            if (from == to) continue;
            const QPointF band = index.data(SeverityMapModel::Band).toPointF();
            EXPECT_LE(band.x(), index.data(SeverityMapModel::Headline).toDouble());
            EXPECT_GE(band.y(), index.data(SeverityMapModel::Headline).toDouble());
        }
    EXPECT_TRUE(hint()->isHidden());
    EXPECT_EQ(view()->loaded(), (QSet<QPair<int, int>>{{0, 2}, {1, 2}}));

    click(0, 1);  // from the first source to the second
    ASSERT_EQ(document.input().sources.size(), 1u);
    EXPECT_EQ(document.input().sources[0].label, "old");
    EXPECT_EQ(document.input().target.label, "older");
    EXPECT_EQ(view()->loaded(), (QSet<QPair<int, int>>{{0, 1}}));
    EXPECT_EQ(model()->rowCount(), 3) << "the other tables stay in the map";
    EXPECT_TRUE(hint()->isHidden()) << "and it is no older than before";
    EXPECT_TRUE(runner.adapting().isRunning()) << "the pair is measured in full";
    QSignalSpy measured(&runner.adapting(), &Job::finished);
    ASSERT_TRUE(measured.wait(kPatience));
    ASSERT_TRUE(document.severity());

    document.undoStack()->undo();
    EXPECT_EQ(document.input().sources.size(), 2u);
    EXPECT_EQ(document.input().target.label, "new");
}

TEST_F(SeverityMapTest, TheKeyboardLoadsAPairToo) {
    load();
    compareAll();
    view()->setFocus();
    view()->setCurrentIndex(model()->index(2, 0));
    QTest::keyClick(view(), Qt::Key_Return);
    EXPECT_EQ(document.input().target.label, "old");
    runner.cancel();
}

TEST_F(SeverityMapTest, LeavesTheLastWholeMapInPlaceWhenCancelled) {
    load();
    compareAll();
    const auto whole = workspace.comparison().map();
    document.setSeed(7);
    EXPECT_TRUE(hint()->text().startsWith(QStringLiteral("Out of date")));
    QSignalSpy finished(&job(), &Job::finished);
    QTest::mouseClick(compare(), Qt::LeftButton);
    EXPECT_FALSE(card.findChild<QProgressBar*>()->isHidden());
    EXPECT_TRUE(model()->index(0, 1).data(SeverityMapModel::Pending).toBool());
    QTest::mouseClick(cancel(), Qt::LeftButton);
    ASSERT_TRUE(finished.wait(kPatience));
    EXPECT_EQ(workspace.comparison().map(), whole);
    EXPECT_FALSE(model()->index(0, 1).data(SeverityMapModel::Pending).toBool());
    EXPECT_FALSE(hint()->isHidden()) << "the map is still that of the old seed";
}

TEST_F(SeverityMapTest, EveryCellExplainsItselfUnderTheMouse) {
    load();
    compareAll();
    for (const int to : {0, 1}) {  // the same table, and a pair
        const QPoint place = view()->visualRect(model()->index(0, to)).center();
        QHelpEvent hover(QEvent::ToolTip, place, view()->viewport()->mapToGlobal(place));
        QApplication::sendEvent(view()->viewport(), &hover);
        EXPECT_EQ(QToolTip::text(), model()->index(0, to).data(Qt::ToolTipRole).toString());
    }
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("Severity")));
}

TEST_F(SeverityMapTest, ATableWithoutAResponseHasNoCells) {
    load();
    Dataset without = finishedAnalysis().input.target;
    without.roles.response.clear();
    without.label = "unmeasured";
    document.addSource(without);
    compareAll();
    ASSERT_EQ(model()->rowCount(), 4);
    EXPECT_FALSE(model()->index(2, 0).data(SeverityMapModel::Headline).isValid());
    click(2, 0);
    EXPECT_EQ(document.input().sources.size(), 3u) << "nothing to load";
}

}  // namespace
}  // namespace footbridge
