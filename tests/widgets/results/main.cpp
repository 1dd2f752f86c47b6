// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QLocale>

#include "widgets/charts/theme.h"

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    QLocale::setDefault(QLocale::c());
    QApplication application(argc, argv);
    footbridge::applyTheme(application, footbridge::lightTheme());
    return RUN_ALL_TESTS();
}
