// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/report_maker.h"

#include <QTimer>
#include <algorithm>

#include "core/bundle/bundle_contents.h"
#include "core/run/error.h"
#include "widgets/charts/plot_export.h"
#include "widgets/charts/small_png.h"
#include "widgets/dialogs/report_language.h"
#include "widgets/pages/model/analysis_plots.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

constexpr QSize kPictureSize(640, 420);
constexpr double kPictureScale = 1.25;

}  // namespace

ReportMaker::ReportMaker(Document& document, JobBoard& board, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_job(board, Job::Attendance::Asked, Job::Owner::Document) {
    // Between its two jobs pictures of the former document may still be drawn.
    connect(&document, &Document::opened, this, &ReportMaker::cancel);
    connect(&m_job, &Job::failed, &m_document, &Document::problem);
    connect(&m_job, &Job::failed, this, [this] { setBusy(false); });
    connect(&m_job, &Job::cancelled, this, [this] { setBusy(false); });
}

void ReportMaker::setBusy(bool busy) {
    if (m_busy == busy) return;
    m_busy = busy;
    Q_EMIT busyChanged();
}

void ReportMaker::cancel() {
    m_pictures.clear();
    m_job.cancel();
    if (!m_job.isRunning()) setBusy(false);
}

void ReportMaker::make(const AdaptedRun& run, Strategy strategy, bool withShots,
                       std::function<void(const std::string&)> done) {
    const auto& adaptation = run.analysis.adaptation;
    const StrategyResult* result = adaptation ? adaptation->find(strategy) : nullptr;
    if (!result || !result->available) return;
    m_run = run;
    m_done = std::move(done);
    m_withShots = withShots;
    setBusy(true);
    m_job.start([this, withShots, result, run](const RunContext& context) -> std::function<void()> {
        std::vector<Picture> pictures;
        for (NamedPlot& plot : reportPlots(run.input, run.analysis, *result, context))
            if (withShots || !plot.showsRuns)
                pictures.push_back({plot.title, plot.caption, std::move(plot.spec), {}});
        return [this, pictures] {
            m_pictures = pictures;
            QTimer::singleShot(0, this, &ReportMaker::drawNext);
        };
    });
}

void ReportMaker::drawNext() {
    if (!m_busy) return;
    const auto next = std::ranges::find_if(
        m_pictures, [](const Picture& picture) { return picture.image.isNull(); });
    if (next == m_pictures.end()) {
        finish();
        return;
    }
    try {
        next->image = renderImage(next->spec, lightTheme(), kPictureSize, kPictureScale);
    } catch (const Error& error) {
        Q_EMIT m_document.problem(sentence(error.message()));
        cancel();
        return;
    }
    QTimer::singleShot(0, this, &ReportMaker::drawNext);
}

void ReportMaker::finish() {
    m_job.start([this, withShots = m_withShots, run = m_run,
                 drawn = m_pictures](const RunContext&) -> std::function<void()> {
        std::vector<ReportPicture> pictures;
        for (const Picture& picture : drawn) {
            pictures.push_back({picture.title.toStdString(), picture.caption.toStdString(),
                                encodeSmallPng(picture.image).toStdString()});
        }
        Provenance provenance = provenanceOf(run.input, run.analysis);
        if (!withShots) leaveOutShots(provenance);
        std::string page = htmlReport(provenance, run.analysis.matching, *run.analysis.adaptation,
                                      pictures, reportLanguage());
        return [this, page = std::move(page)] {
            m_done(page);
            setBusy(false);
        };
    });
}

}  // namespace footbridge
