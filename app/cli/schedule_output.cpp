// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_output.h"

#include <QSize>
#include <cmath>
#include <set>

#include "app/cli/console.h"
#include "app/cli/pictures.h"
#include "core/bundle/report.h"
#include "core/bundle/schedule_report.h"
#include "core/run/file.h"
#include "widgets/charts/picture_file.h"
#include "widgets/charts/plot_export.h"
#include "widgets/charts/schedule_plots.h"
#include "widgets/charts/small_png.h"

namespace footbridge {
namespace {

constexpr QSize kSize(900, 560);
constexpr const char *kPlots = "plots", *kSweep = "load-sweep", *kArrivals = "arrivals",
                     *kSizes = "sizes";

struct Named {
    std::string file;
    PlotSpec spec;
};

std::string turnaroundName(double load) {
    return "turnaround-load-" + roundedNumber(100 * load, 6);
}

std::vector<Named> plotsOf(const JobLog& log, const Workload& workload,
                           const std::vector<Comparison>& loads) {
    const WorkloadStatistics statistics = statisticsOf(workload, log.unixStart, log.timeZone);
    std::vector<Named> plots;
    for (const Comparison& comparison : loads) {
        const auto percent = static_cast<int>(std::lround(100 * comparison.load));
        Named one{turnaroundName(comparison.load), turnaroundPlot(comparison)};
        one.spec.title += QStringLiteral(" (%1 %)").arg(percent);
        plots.push_back(std::move(one));
    }
    if (loads.size() > 1) plots.push_back({kSweep, loadSweepPlot(loads)});
    plots.push_back({kArrivals, arrivalsPlot(statistics)});
    plots.push_back({kSizes, sizesPlot(statistics)});
    return plots;
}

}  // namespace

std::vector<OutputFile> scheduleOutputs(const std::filesystem::path& folder,
                                        const std::vector<double>& loads) {
    const std::filesystem::path plots = folder / kPlots;
    makeOutputFolder(folder.string());
    makeOutputFolder(plots.string());
    std::set<std::string> names{kArrivals, kSizes};
    for (const double load : loads) names.insert(turnaroundName(load));
    if (loads.size() > 1) names.insert(kSweep);
    std::vector<OutputFile> files{reportFile(folder, kSchedulePage)};
    for (const std::string& name : names)
        for (const char* ending : {".png", ".svg", ".pdf"})
            files.push_back(pictureFile(plots / (name + ending)));
    return files;
}

void writeScheduleReport(const std::filesystem::path& folder, const JobLog& log,
                         const Workload& workload, const std::vector<Comparison>& loads) {
    const Pictures drawing;
    const std::filesystem::path plots = folder / kPlots;
    std::vector<ReportPicture> pictures;
    for (const Named& plot : plotsOf(log, workload, loads)) {
        const std::string png =
            encodeSmallPng(renderImage(plot.spec, lightTheme(), kSize, 2)).toStdString();
        writeFile(plots / (plot.file + ".png"), png);
        writeFile(plots / (plot.file + ".svg"),
                  renderSvg(plot.spec, lightTheme(), kSize).toStdString());
        writeFile(plots / (plot.file + ".pdf"),
                  renderPdf(plot.spec, lightTheme(), kSize).toStdString());
        const std::string title = plot.spec.title.toStdString();
        pictures.push_back({title, title + ".", png});
    }
    writeFile(reportFile(folder, kSchedulePage).path,
              scheduleReport(log, workload, loads, pictures));
}

}  // namespace footbridge
