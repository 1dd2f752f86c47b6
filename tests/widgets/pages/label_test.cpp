// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/label.h"

#include <gtest/gtest.h>

#include <QApplication>

namespace footbridge {
namespace {

const QString kLong = QStringLiteral(
    "The platforms differ in level and in structure, so that the residual model has to do the "
    "larger part of the work.");

/// A label that remembers heights, and Qt's own, which does not.
class LabelTest : public ::testing::Test {
  protected:
    LabelTest() {
        for (QLabel* label : {static_cast<QLabel*>(&remembers), &asks}) {
            label->setWordWrap(true);
            label->setText(kLong);
        }
    }
    void expectSame() {
        for (int round = 0; round < 2; ++round)
            for (const int width : {80, 200, 333, 900})
                EXPECT_EQ(remembers.heightForWidth(width), asks.heightForWidth(width)) << width;
    }

    Label remembers;
    QLabel asks;
};

TEST_F(LabelTest, IsAsHighAsWordsNeedAtEveryWidth) {
    expectSame();
    EXPECT_GT(remembers.heightForWidth(80), remembers.heightForWidth(900));
}

TEST_F(LabelTest, IsMeasuredAgainWhenItsWordsChange) {
    expectSame();
    const int before = remembers.heightForWidth(200);
    for (QLabel* label : {static_cast<QLabel*>(&remembers), &asks}) label->setText(kLong + kLong);
    expectSame();
    EXPECT_GT(remembers.heightForWidth(200), before);
    for (QLabel* label : {static_cast<QLabel*>(&remembers), &asks}) label->clear();
    expectSame();
}

TEST_F(LabelTest, IsMeasuredAgainWhenItsFontMarginsOrSheetChange) {
    expectSame();
    const int before = remembers.heightForWidth(200);
    QFont large = remembers.font();
    large.setPixelSize(30);
    for (QLabel* label : {static_cast<QLabel*>(&remembers), &asks}) label->setFont(large);
    expectSame();
    EXPECT_GT(remembers.heightForWidth(200), before);
    for (QLabel* label : {static_cast<QLabel*>(&remembers), &asks})
        label->setContentsMargins(30, 5, 30, 5);
    expectSame();
    for (QLabel* label : {static_cast<QLabel*>(&remembers), &asks})
        label->setStyleSheet(QStringLiteral("QLabel { font-size: 9px; padding: 12px; }"));
    expectSame();
}

TEST_F(LabelTest, IsMeasuredAgainWhenItWrapsNoMore) {
    expectSame();
    for (QLabel* label : {static_cast<QLabel*>(&remembers), &asks}) label->setWordWrap(false);
    expectSame();
}

TEST_F(LabelTest, IsMeasuredAgainWhenItsFormatChanges) {
    for (QLabel* label : {static_cast<QLabel*>(&remembers), &asks})
        label->setText(QStringLiteral("<b>one</b><br><br>two"));
    expectSame();
    for (QLabel* label : {static_cast<QLabel*>(&remembers), &asks})
        label->setTextFormat(Qt::PlainText);
    expectSame();
}

}  // namespace
}  // namespace footbridge
