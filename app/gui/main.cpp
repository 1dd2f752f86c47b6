// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QSettings>

#include "app/gui/command_line.h"
#include "app/gui/main_window.h"
#include "app/gui/translations.h"

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("footbridge"));
    QApplication::setApplicationDisplayName(QStringLiteral("Footbridge"));
    QApplication::setApplicationVersion(QStringLiteral(FOOTBRIDGE_VERSION));
    QApplication::setOrganizationName(QStringLiteral("footbridge"));
    QApplication::setDesktopFileName(QStringLiteral("footbridge"));

    footbridge::installTranslations(application);
    const footbridge::CommandLine command = footbridge::readCommandLine(QApplication::arguments());
    footbridge::MainWindow window;
    window.setLook(static_cast<footbridge::MainWindow::Look>(
        QSettings().value(QStringLiteral("window/look")).toInt()));
    window.show();
    window.open(command);
    return QApplication::exec();
}
