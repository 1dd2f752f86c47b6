// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plot_view.h"
#include "widgets/jobs/job_board.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>
#include <QWheelEvent>

#include "widgets/charts/warning_box.h"

namespace footbridge {
namespace {

PlotSpec square() {
    PlotSpec spec;
    spec.title = QStringLiteral("Square");
    spec.x.title = QStringLiteral("size");
    spec.y = {QStringLiteral("runtime"), QStringLiteral("s")};
    spec.x.low = spec.y.low = 0;
    spec.x.high = spec.y.high = 4;
    PlotLayer points;
    points.name = QStringLiteral("Runs");
    points.x = {1, 3, 1, 3};
    points.y = {1, 1, 3, 3};
    points.ids = {10, 11, 12, 13};
    spec.layers = {points};
    return spec;
}

class PlotViewTest : public ::testing::Test {
  protected:
    void SetUp() override {
        view.resize(500, 400);
        view.setSpec(square());
        view.show();
        canvas = view.findChild<QGraphicsView*>();
        ASSERT_NE(canvas, nullptr);
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
        canvas->setFocus();
    }

    /// Where a value is drawn, from two known pixels of the frame: found by walking the hover text.
    QPoint at(double x, double y) const {
        // The frame of this plot: the tick labels and titles around it are the same in every test.
        const AxisRange rangeX = view.visibleX(), rangeY = view.visibleY();
        const QRectF area = dataArea();
        return QPointF(area.left() + (x - rangeX.low) / rangeX.span() * area.width(),
                       area.bottom() - (y - rangeY.low) / rangeY.span() * area.height())
            .toPoint();
    }
    QRectF dataArea() const {
        // The points' item covers the data rectangle and 12 pixels around it; it lies on top.
        return canvas->scene()
            ->items(Qt::AscendingOrder)
            .last()
            ->boundingRect()
            .adjusted(12, 12, -12, -12);
    }
    void wheel(QPoint position, int delta) {
        QWheelEvent event(position, canvas->viewport()->mapToGlobal(position), {}, {0, delta},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas->viewport(), &event);
    }
    void press(Qt::Key key) { QTest::keyClick(canvas, key); }

    JobBoard board;
    PlotView view{board};
    QGraphicsView* canvas = nullptr;
};

TEST_F(PlotViewTest, ShowsTheRangesOfTheSpec) {
    EXPECT_EQ(view.visibleX(), (AxisRange{0, 4}));
    EXPECT_EQ(view.visibleY(), (AxisRange{0, 4}));
}

TEST_F(PlotViewTest, ZoomsWithTheWheelAroundThePointer) {
    wheel(at(1, 1), 120);
    EXPECT_LT(view.visibleX().span(), 4);
    EXPECT_LT(view.visibleY().span(), 4);
    const double before = (1.0 - 0) / 4;
    EXPECT_NEAR((1 - view.visibleX().low) / view.visibleX().span(), before, 0.01);
}

TEST_F(PlotViewTest, ZoomsOneAxisWhenThePointerIsOverItsLabels) {
    wheel(QPoint(3, 200), 120);
    EXPECT_DOUBLE_EQ(view.visibleX().span(), 4);
    EXPECT_LT(view.visibleY().span(), 4);
}

TEST_F(PlotViewTest, LeavesTheWheelToAPageThatScrollsUntilItIsClicked) {
    QScrollArea page;
    auto* content = new QWidget;
    content->setFixedSize(450, 2000);
    page.setWidget(content);
    page.resize(500, 400);
    PlotView inside(board, content);
    inside.setSpec(square());
    inside.resize(400, 300);
    page.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page));
    auto* plot = inside.findChild<QGraphicsView*>();
    const double span = inside.visibleX().span();
    const auto turn = [&] {
        QWheelEvent event(QPoint(200, 150), plot->viewport()->mapToGlobal(QPoint(200, 150)), {},
                          {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(plot->viewport(), &event);
    };
    page.setFocus();
    turn();
    EXPECT_DOUBLE_EQ(inside.visibleX().span(), span);
    plot->setFocus();
    turn();
    EXPECT_LT(inside.visibleX().span(), span);
}

TEST_F(PlotViewTest, PansByDragging) {
    QTest::mousePress(canvas->viewport(), Qt::LeftButton, {}, at(2, 2));
    QTest::mouseMove(canvas->viewport(), at(2.5, 2));
    QTest::mouseMove(canvas->viewport(), at(3, 2));
    QTest::mouseRelease(canvas->viewport(), Qt::LeftButton, {}, at(2, 2));
    EXPECT_LT(view.visibleX().low, -0.4);
    EXPECT_NEAR(view.visibleX().span(), 4, 1e-9);
}

TEST_F(PlotViewTest, PansAndZoomsWithTheKeyboard) {
    press(Qt::Key_Right);
    EXPECT_GT(view.visibleX().low, 0);
    press(Qt::Key_Up);
    EXPECT_GT(view.visibleY().low, 0);
    press(Qt::Key_Plus);
    EXPECT_LT(view.visibleX().span(), 4);
    press(Qt::Key_Home);
    EXPECT_EQ(view.visibleX(), (AxisRange{0, 4}));
}

TEST_F(PlotViewTest, ResetsWithADoubleClickOnEmptySpace) {
    press(Qt::Key_Plus);
    QTest::mouseDClick(canvas->viewport(), Qt::LeftButton, {}, at(2, 2));
    EXPECT_EQ(view.visibleX(), (AxisRange{0, 4}));
}

TEST_F(PlotViewTest, KeepsTheZoomWhenOnlyDataChange) {
    press(Qt::Key_Plus);
    const AxisRange zoomed = view.visibleX();
    PlotSpec more = square();
    more.layers[0].x[0] = 2;
    view.setSpec(more);
    EXPECT_EQ(view.visibleX(), zoomed);
}

TEST_F(PlotViewTest, ForgetsTheZoomForAnotherPlot) {
    press(Qt::Key_Plus);
    PlotSpec other = square();
    other.title = QStringLiteral("Another");
    view.setSpec(other);
    EXPECT_EQ(view.visibleX(), (AxisRange{0, 4}));
}

TEST_F(PlotViewTest, SelectsAPointByClickAndClearsOnEmptySpace) {
    QSignalSpy spy(&view, &PlotView::selectionChanged);
    QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, at(3, 1));
    EXPECT_EQ(view.selection(), QVector<qint64>{11});
    QTest::mouseClick(canvas->viewport(), Qt::LeftButton, Qt::ControlModifier, at(1, 3));
    EXPECT_EQ(view.selection(), (QVector<qint64>{11, 12}));
    QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, at(2, 2));
    EXPECT_TRUE(view.selection().isEmpty());
    EXPECT_EQ(spy.count(), 3);
}

TEST_F(PlotViewTest, SelectsPointsWithARubberBand) {
    QTest::mousePress(canvas->viewport(), Qt::LeftButton, Qt::ShiftModifier, at(0.5, 3.5));
    QTest::mouseMove(canvas->viewport(), at(2, 1));
    QTest::mouseMove(canvas->viewport(), at(2, 0.5));
    QTest::mouseRelease(canvas->viewport(), Qt::LeftButton, Qt::ShiftModifier, at(2, 0.5));
    EXPECT_EQ(view.selection(), (QVector<qint64>{10, 12}));
}

TEST_F(PlotViewTest, DoesNotSignalASelectionFromOutside) {
    QSignalSpy spy(&view, &PlotView::selectionChanged);
    view.setSelection({12, 10});
    EXPECT_EQ(view.selection(), (QVector<qint64>{10, 12}));
    EXPECT_EQ(spy.count(), 0);
}

TEST_F(PlotViewTest, WalksThroughPointsWithTheKeyboard) {
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    press(Qt::Key_Space);
    EXPECT_EQ(view.selection(), QVector<qint64>{11});
    press(Qt::Key_Escape);
    EXPECT_TRUE(view.selection().isEmpty());
}

TEST_F(PlotViewTest, TellsNamesThatLookLikeMarkupAsTheyAre) {
    PlotSpec named = square();
    named.y.title = QStringLiteral("a<b>c&lt;d");
    view.setSpec(named);

    QTest::mouseMove(canvas->viewport(), at(2, 2));
    QTest::mouseMove(canvas->viewport(), at(3, 1));

    ASSERT_TRUE(Qt::mightBeRichText(QToolTip::text())) << QToolTip::text().toStdString();
    QTextDocument shown;
    shown.setHtml(QToolTip::text());
    EXPECT_TRUE(shown.toPlainText().contains(QStringLiteral("a<b>c&lt;d: 1.000")))
        << shown.toPlainText().toStdString();
}

TEST_F(PlotViewTest, MayGoWhileItsMenuIsOpen) {
    auto* plot = new PlotView(board);
    plot->setSpec(square());
    plot->show();
    QContextMenuEvent ask(QContextMenuEvent::Mouse, {10, 10}, plot->mapToGlobal(QPoint(10, 10)));

    QApplication::sendEvent(plot, &ask);
    const QPointer<QMenu> menu = plot->findChild<QMenu*>();
    ASSERT_TRUE(menu);
    EXPECT_TRUE(menu->isVisible());
    delete plot;

    EXPECT_FALSE(menu);
}

TEST_F(PlotViewTest, AWarningDoesNotKeepWhoGivesItWaiting) {
    auto* window = new QWidget;
    window->show();

    showWarning(window, QStringLiteral("Export"), QStringLiteral("a<b>c cannot be written."));

    const QPointer<QMessageBox> box = window->findChild<QMessageBox*>();
    ASSERT_TRUE(box);
    EXPECT_TRUE(box->isVisible());
    EXPECT_EQ(box->textFormat(), Qt::PlainText);
    delete window;
    EXPECT_FALSE(box);
}

TEST_F(PlotViewTest, TellsTheValuesUnderThePointer) {
    QTest::mouseMove(canvas->viewport(), at(2, 2));
    QTest::mouseMove(canvas->viewport(), at(3, 1));
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("Row 11")))
        << QToolTip::text().toStdString();
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("runtime: 1.000")));
}

TEST_F(PlotViewTest, ActivatesAPointByClickButNotWhileSeveralAreSelected) {
    QSignalSpy spy(&view, &PlotView::pointActivated);
    QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, at(3, 3));
    ASSERT_TRUE(spy.wait());
    EXPECT_EQ(spy.first().first().toLongLong(), 13);
    QTest::mouseClick(canvas->viewport(), Qt::LeftButton, Qt::ControlModifier, at(1, 3));
    EXPECT_EQ(spy.count(), 1);
    EXPECT_EQ(view.selection().size(), 2);
}

TEST_F(PlotViewTest, ResetsOnADoubleClickAndOpensNoPoint) {
    QSignalSpy spy(&view, &PlotView::pointActivated);
    press(Qt::Key_Plus);
    const AxisRange zoomed = view.visibleX();
    const QPoint point = at(2, 2);
    QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, point);
    QTest::mouseDClick(canvas->viewport(), Qt::LeftButton, {}, point);
    QTest::qWait(QApplication::doubleClickInterval() + 50);
    EXPECT_EQ(spy.count(), 0);
    EXPECT_GT(view.visibleX().span(), zoomed.span());
}

TEST_F(PlotViewTest, CopiesAPictureAndTheNumbers) {
    view.copyToClipboard();
    EXPECT_FALSE(QApplication::clipboard()->image().isNull());
    EXPECT_TRUE(QApplication::clipboard()->text().contains(QStringLiteral("Runs,3,1,,,11")));
}

TEST_F(PlotViewTest, ExportsWhatIsShown) {
    press(Qt::Key_Plus);
    const PlotSpec shown = view.visibleSpec();
    EXPECT_DOUBLE_EQ(shown.x.low, view.visibleX().low);
    EXPECT_DOUBLE_EQ(shown.y.high, view.visibleY().high);
}

TEST_F(PlotViewTest, SaysWhatItShowsToAScreenReader) {
    EXPECT_EQ(view.accessibleName(), QStringLiteral("Square"));
    EXPECT_TRUE(view.accessibleDescription().contains(QStringLiteral("runtime")));
    PlotSpec empty;
    empty.emptyText = QStringLiteral("Load a target first.");
    view.setSpec(empty);
    EXPECT_EQ(view.accessibleDescription(), QStringLiteral("Load a target first."));
}

TEST_F(PlotViewTest, IgnoresZoomWithoutData) {
    view.setSpec({});
    wheel({200, 200}, 120);
    press(Qt::Key_Plus);
    EXPECT_EQ(view.visibleX(), (AxisRange{0, 1}));
}

}  // namespace
}  // namespace footbridge
