// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pictures.h"

#include <QApplication>
#include <QLocale>
#include <QTemporaryDir>
#include <cstdio>

#include "widgets/charts/plot_export.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/small_png.h"
#include "widgets/charts/standard_plots.h"

namespace footbridge {
namespace {

int argumentCount = 1;
char programName[] = "footbridge-cli";
char* programArguments[] = {programName, nullptr};

/// Qt's remarks about a desktop that is not there are of no use on a terminal.
void onlySerious(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", text.toUtf8().constData());
}

NamedPicture drawOne(const char* fileName, const char* title, const char* caption,
                     const PlotSpec& spec, bool showsRuns, QSize size = {900, 640}) {
    return {
        fileName,
        {title, caption, encodeSmallPng(renderImage(spec, lightTheme(), size, 2)).toStdString()},
        showsRuns};
}

}  // namespace

Pictures::Pictures() {
    qInstallMessageHandler(onlySerious);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // English plots in an English report, whatever the desktop's language.
    QLocale::setDefault(QLocale::c());
    // Qt looks into a runtime folder when it starts, and where there is none makes one that stays.
    constexpr const char* kRuntime = "XDG_RUNTIME_DIR";
    const QTemporaryDir runtime;
    const QByteArray before = qgetenv(kRuntime);
    qputenv(kRuntime, runtime.path().toLocal8Bit());
    m_application = std::make_unique<QApplication>(argumentCount, programArguments);
    if (before.isNull())
        qunsetenv(kRuntime);
    else
        qputenv(kRuntime, before);
}

Pictures::~Pictures() = default;

std::vector<NamedPicture> Pictures::draw(const Analysis& analysis, const StrategyResult& result,
                                         const Prediction& prediction) const {
    const Adaptation& adaptation = *analysis.adaptation;
    std::vector<NamedPicture> pictures;
    pictures.push_back(
        drawOne(kFileNames[0], "Predicted against measured",
                "Rows the model has not seen as filled points, shots as hollow ones.",
                predictedAgainstMeasured(adaptation, result, prediction), true, {800, 800}));
    pictures.push_back(drawOne(kFileNames[1], "Residuals", "Relative error against the prediction.",
                               residuals(adaptation, result, prediction), true));
    pictures.push_back(drawOne(kFileNames[2], "Leaderboard",
                               "Error of every strategy on the same shots.",
                               leaderboardBars(adaptation), false));
    if (analysis.severity)
        pictures.push_back(drawOne(kFileNames[3], "Severity",
                                   "Components of the severity, each with its floor.",
                                   severityBars(*analysis.severity), false, {900, 420}));
    return pictures;
}

}  // namespace footbridge
