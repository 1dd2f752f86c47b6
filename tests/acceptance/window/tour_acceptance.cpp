// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "app/gui/tour_callout.h"
#include "app/gui/tour_steps.h"
#include "tests/acceptance/window/cut_words.h"
#include "tests/acceptance/window/example_window.h"

namespace footbridge {
namespace {

class TourAcceptance : public ExampleWindow {
  protected:
    static void SetUpTestSuite() { speakLanguageOfTest(); }
    void begin() {
        auto* start = window.findChild<QPushButton*>(QStringLiteral("startTour"));
        ASSERT_TRUE(start->isVisible());
        QTest::mouseClick(start, Qt::LeftButton);
        ASSERT_TRUE(QTest::qWaitFor([&] { return callout()->isVisible(); }, kPatience));
        QTest::qWait(50);
    }
    TourCallout* callout() { return window.findChild<TourCallout*>(); }
    QWidget* mark() { return window.findChild<QWidget*>(QStringLiteral("tourMark")); }
    QPushButton* button(const char* name) {
        return window.findChild<QPushButton*>(QLatin1String(name));
    }
    QString title() { return window.findChild<QLabel*>(QStringLiteral("tourTitle"))->text(); }
    bool at(std::size_t step) {
        return QTest::qWaitFor([&] { return title() == steps.at(step).title; }, kPatience);
    }
    /// The rectangle of a step's first control in the window, and of the frame around it.
    void expectPointsAt(std::size_t step) {
        QTest::qWait(60);
        auto* control = window.findChild<QWidget*>(steps.at(step).controls.first());
        ASSERT_TRUE(control) << step;
        ASSERT_TRUE(control->isVisible()) << step;
        EXPECT_TRUE(mark()->isVisible()) << step;
        const QRect seen(control->mapTo(&window, QPoint()), control->size());
        EXPECT_TRUE(mark()->geometry().contains(seen.center())) << step;
        EXPECT_TRUE(window.rect().contains(callout()->geometry())) << step;
        EXPECT_FALSE(callout()->geometry().intersects(seen)) << step;
        EXPECT_EQ(cutWords(*callout()).join(QLatin1Char('|')).toStdString(), "") << step;
        EXPECT_GE(callout()->height(), callout()->heightForWidth(callout()->width())) << step;
    }

    const std::vector<TourStep> steps = tourSteps();
};

TEST_F(TourAcceptance, FollowsWhatAPersonDoesThroughTheExample) {
    begin();
    EXPECT_TRUE(window.document().hasTarget());
    ASSERT_TRUE(at(0));
    expectPointsAt(0);
    EXPECT_EQ(QApplication::focusWidget(), button("tourNext"));

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    ASSERT_TRUE(at(1));
    expectPointsAt(1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    ASSERT_TRUE(at(2));
    expectPointsAt(2);
    window.document().setStrategies({Strategy::Auto, Strategy::TargetRidge});
    // The window is not blocked: what the tour points at can be pressed, and the tour goes on.
    QTest::mouseClick(button("start"), Qt::LeftButton);
    for (std::size_t step : {3, 4}) {
        ASSERT_TRUE(at(step));
        expectPointsAt(step);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    const double before = *window.document().severity()->headline;
    const double error = window.document().adaptation()->chosen().test->mape;
    ASSERT_TRUE(at(5));
    expectPointsAt(5);
    ASSERT_EQ(window.document().matching().onlySource.size() +
                  window.document().matching().onlyTarget.size(),
              15U);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
    ASSERT_TRUE(at(6));
    EXPECT_TRUE(window.document().matching().suggestions.empty());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
    ASSERT_TRUE(at(7));
    // What the example is there to show.
    EXPECT_NEAR(before, 0.27, 0.02);
    EXPECT_NEAR(*window.document().severity()->headline, 0.09, 0.02);
    EXPECT_NEAR(error, 46, 3);
    EXPECT_NEAR(window.document().adaptation()->chosen().test->mape, 25, 3);
    for (std::size_t step = 7; step < steps.size(); ++step) {
        ASSERT_TRUE(at(step));
        expectPointsAt(step);
        takePicture(window, QStringLiteral("tour-%1").arg(step));
        EXPECT_EQ(QApplication::focusWidget(), button("tourNext")) << step;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    }
    EXPECT_FALSE(callout()->isVisible());
    EXPECT_FALSE(mark()->isVisible());
}

TEST_F(TourAcceptance, DoesWhatLaterStopsShowForAPersonWhoOnlyGoesOn) {
    begin();
    window.document().setStrategies({Strategy::Auto, Strategy::TargetRidge});
    for (std::size_t step = 0; step < 2; ++step) {
        ASSERT_TRUE(at(step));
        QTest::mouseClick(button("tourNext"), Qt::LeftButton);
    }
    ASSERT_TRUE(at(2));
    ASSERT_FALSE(window.document().adaptation());
    QTest::mouseClick(button("tourNext"), Qt::LeftButton);
    EXPECT_FALSE(button("start")->isEnabled());
    EXPECT_FALSE(button("tourNext")->isEnabled());
    ASSERT_TRUE(at(3));
    EXPECT_TRUE(window.document().adaptation());
    EXPECT_TRUE(button("tourNext")->isEnabled());
    expectPointsAt(3);
}

TEST_F(TourAcceptance, GoesBackStaysInPlaceWhenTheWindowChangesAndEndsOnEscape) {
    begin();
    QTest::mouseClick(button("tourNext"), Qt::LeftButton);
    ASSERT_TRUE(at(1));
    QTest::mouseClick(button("tourBack"), Qt::LeftButton);
    ASSERT_TRUE(at(0));
    expectPointsAt(0);
    EXPECT_FALSE(button("tourBack")->isEnabled());

    // A person who goes on alone takes the tour along.
    QTest::keyClick(&window, Qt::Key_2, Qt::ControlModifier);
    ASSERT_TRUE(at(1));
    for (const QSize size : {QSize(1500, 900), QSize(1000, 640)}) {
        window.resize(size);
        QTest::qWait(150);
        expectPointsAt(1);
    }
    window.setLook(MainWindow::Look::Dark);
    QTest::qWait(100);
    expectPointsAt(1);
    takePicture(window, QStringLiteral("tour-dark-small"));

    QTest::keyClick(button("tourNext"), Qt::Key_Escape);
    EXPECT_FALSE(callout()->isVisible());
    EXPECT_FALSE(mark()->isVisible());
}

TEST_F(TourAcceptance, SpeaksToAScreenReaderAndStartsFromTheMenu) {
    auto* action = window.findChild<QAction*>(QStringLiteral("takeTour"));
    action->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return callout()->isVisible(); }, kPatience));
    auto* words = QAccessible::queryAccessibleInterface(callout());
    EXPECT_TRUE(words->text(QAccessible::Name).contains(steps.front().title));
    EXPECT_EQ(words->text(QAccessible::Description), steps.front().text);
    for (const char* name : {"tourNext", "tourBack", "tourClose"})
        EXPECT_FALSE(
            QAccessible::queryAccessibleInterface(button(name))->text(QAccessible::Name).isEmpty());

    // Another document ends it.
    window.document().clear();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !callout()->isVisible(); }));
}

}  // namespace
}  // namespace footbridge
