// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/schedule_reporter.h"

#include <QTimer>

#include "core/bundle/schedule_report.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "widgets/charts/picture_file.h"
#include "widgets/charts/plot_export.h"
#include "widgets/charts/schedule_plots.h"
#include "widgets/charts/small_png.h"
#include "widgets/charts/time_view.h"
#include "widgets/dialogs/report_language.h"
#include "widgets/jobs/job_board.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/schedule_study.h"

namespace footbridge {

namespace {

constexpr QSize kSchedulePlot(900, 560);

}  // namespace

struct ScheduleReporter::Work {
    struct Plot {
        std::string file;
        PlotSpec spec;
        QImage image;
        std::string svg, pdf;
    };
    QString folder;
    std::shared_ptr<const ScheduleStudy::OpenLog> log;
    std::vector<Comparison> loads;
    std::vector<Plot> plots;
    std::size_t drawn = 0;
    ReportLanguage language;
};

ScheduleReporter::ScheduleReporter(ScheduleStudy& study, JobBoard& board, QObject* parent)
    : QObject(parent),
      m_study(study),
      m_board(board),
      m_job(board, Job::Attendance::Asked, Job::Owner::Program) {
    connect(&m_job, &Job::failed, this, [this](const QString& sentence) {
        m_work.reset();
        Q_EMIT failed(sentence);
    });
    connect(&m_job, &Job::cancelled, this, [this] { m_work.reset(); });
}

ScheduleReporter::~ScheduleReporter() = default;

void ScheduleReporter::addView(const QString& file, TimeView& view) {
    m_views.push_back({file, &view});
}

void ScheduleReporter::write(const QString& folder) {
    const auto answer = m_study.answer();
    if (!answer || isBusy()) return;
    m_work = std::make_shared<Work>();
    m_work->folder = folder;
    m_work->log = m_study.log();
    m_work->loads = {answer->comparison};
    m_work->language = reportLanguage();
    m_job.start([this, work = m_work, sweep = m_study.sweep(),
                 inputs = m_board.inputs()](const RunContext&) -> std::function<void()> {
        const std::filesystem::path place(work->folder.toStdString());
        makeOutputFolder((place / "plots").string());
        const auto add = [&](const char* file, PlotSpec spec) {
            work->plots.push_back({file, std::move(spec), {}, {}, {}});
        };
        add("turnaround", turnaroundPlot(work->loads.front()));
        if (sweep) add("load-sweep", loadSweepPlot(*sweep));
        add("arrivals", arrivalsPlot(work->log->statistics));
        add("sizes", sizesPlot(work->log->statistics));
        std::vector<OutputFile> files{reportFile(place, kSchedulePage)};
        std::vector<std::string> names;
        for (const Work::Plot& plot : work->plots) names.push_back(plot.file);
        for (const View& view : m_views) names.push_back(view.file.toStdString());
        for (const std::string& name : names)
            for (const char* ending : {".png", ".svg", ".pdf"})
                files.push_back(pictureFile(place / "plots" / (name + ending)));
        checkOutputs(files, inputs);
        return [this] { QTimer::singleShot(0, this, &ScheduleReporter::drawNext); };
    });
}

void ScheduleReporter::drawNext() {
    if (!m_work) return;
    Work& work = *m_work;
    const std::size_t at = work.drawn++;
    try {
        if (at < work.plots.size()) {
            Work::Plot& plot = work.plots[at];
            plot.image = renderImage(plot.spec, lightTheme(), kSchedulePlot, 1.5);
            plot.svg = renderSvg(plot.spec, lightTheme(), kSchedulePlot).toStdString();
            plot.pdf = renderPdf(plot.spec, lightTheme(), kSchedulePlot).toStdString();
        } else if (at < work.plots.size() + m_views.size()) {
            const View& one = m_views[at - work.plots.size()];
            for (const char* ending : {"svg", "pdf", "png"})
                one.view->writePicture(QStringLiteral("%1/plots/%2.%3")
                                           .arg(work.folder, one.file, QLatin1String(ending)));
        } else {
            m_job.start([this, done = m_work](const RunContext&) -> std::function<void()> {
                keep(*done);
                return [this, folder = done->folder] {
                    m_work.reset();
                    Q_EMIT written(folder);
                };
            });
            return;
        }
    } catch (const Error& error) {
        m_work.reset();
        Q_EMIT failed(sentence(error.message()));
        return;
    }
    QTimer::singleShot(0, this, &ScheduleReporter::drawNext);
}

void ScheduleReporter::keep(const Work& work) {
    const std::filesystem::path folder(work.folder.toStdString());
    std::vector<ReportPicture> pictures;
    for (const Work::Plot& plot : work.plots) {
        const std::string png = encodeSmallPng(plot.image).toStdString();
        const std::string title = plot.spec.title.toStdString();
        writeFile(folder / "plots" / (plot.file + ".png"), png);
        writeFile(folder / "plots" / (plot.file + ".svg"), plot.svg);
        writeFile(folder / "plots" / (plot.file + ".pdf"), plot.pdf);
        pictures.push_back({title, title, png});
    }
    writeFile(
        reportFile(folder, kSchedulePage).path,
        scheduleReport(work.log->log, work.log->workload, work.loads, pictures, work.language));
}

}  // namespace footbridge
