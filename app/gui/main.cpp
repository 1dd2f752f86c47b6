// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QSettings>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "app/gui/command_line.h"
#include "app/gui/main_window.h"
#include "app/gui/translations.h"
#include "core/learners/blas_kernels.h"
#include "core/run/error.h"
#include "core/run/process_limits.h"
#include "core/run/standard_streams.h"

namespace {

/// Help and version are for terminals too, which may have no display.
bool asksForTextAlone(int argc, char** argv) {
    return std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument == "--help" || argument == "-h" || argument == "--version" ||
               argument == "-v";
    });
}

}  // namespace

int main(int argc, char** argv) {
    footbridge::holdStandardStreams();
    try {
        footbridge::liftLimits();
    } catch (const footbridge::Error& error) {
        std::fprintf(stderr, "footbridge: %s\n", error.what());
        return EXIT_FAILURE;
    }
    footbridge::useFittingBlasKernels();
    if (asksForTextAlone(argc, argv)) qputenv("QT_QPA_PLATFORM", "offscreen");
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
        QSettings().value(QLatin1String(footbridge::kLookSetting)).toInt()));
    window.show();
    window.open(command);
    window.sessions().offerLeftWork();
    return QApplication::exec();
}
