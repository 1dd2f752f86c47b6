// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QLocale>
#include <QSettings>
#include <QTemporaryDir>

#include "widgets/charts/theme.h"

// Settings go to a folder that is thrown away, so that no test depends on what ran before.
int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    // The tests are also listed while nothing is known of a display.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    QLocale::setDefault(QLocale::c());
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("footbridge-test"));
    QApplication::setApplicationName(QStringLiteral("footbridge-test"));
    footbridge::applyTheme(application, footbridge::lightTheme());
    return RUN_ALL_TESTS();
}
