// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/wheel_guard.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace footbridge {
namespace {

class WheelGuardTest : public ::testing::Test {
  protected:
    WheelGuardTest() {
        auto* page = new QWidget;
        auto* layout = new QVBoxLayout(page);
        list->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        for (QWidget* part : {static_cast<QWidget*>(list), static_cast<QWidget*>(field)})
            layout->addWidget(part);
        page->setMinimumHeight(2000);
        area.setWidget(page);
        area.resize(300, 200);
        area.show();
        area.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&area));
    }
    /// Turns the wheel down over a widget; whether the page had the turn, or would have it: Qt
    /// hands on what a mouse sends, but not always what a test does.
    bool turn(QWidget& over) {
        const int before = area.verticalScrollBar()->value();
        const QPointF at = over.rect().center();
        QWheelEvent event(at, over.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&over, &event);
        return area.verticalScrollBar()->value() > before || !event.isAccepted();
    }

    WheelGuard guard{nullptr};
    QScrollArea area;
    QComboBox* list = new QComboBox;
    QSpinBox* field = new QSpinBox;
};

TEST_F(WheelGuardTest, TheWheelScrollsThePageAndChangesNoSetting) {
    area.setFocus();
    field->setValue(50);
    EXPECT_TRUE(turn(*list));
    EXPECT_EQ(list->currentIndex(), 0);
    EXPECT_TRUE(turn(*field));
    EXPECT_EQ(field->value(), 50);
    EXPECT_EQ(list->focusPolicy(), Qt::StrongFocus);
}

TEST_F(WheelGuardTest, AFieldWithTheFocusIsTurnedStill) {
    field->setValue(50);
    field->setFocus();
    EXPECT_FALSE(turn(*field));
    EXPECT_EQ(field->value(), 49);
    list->setFocus();
    EXPECT_TRUE(turn(*list));
    EXPECT_EQ(list->currentIndex(), 0);
}

}  // namespace
}  // namespace footbridge
