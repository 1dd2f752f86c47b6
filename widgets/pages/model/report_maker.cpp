// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/report_maker.h"

#include <QTimer>
#include <algorithm>
#include <iterator>

#include "core/analysis/known_rows.h"
#include "core/analysis/proposal.h"
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
constexpr std::size_t kNearest = 3;  ///< shots, and as many rows of the sources
constexpr std::size_t kCurves = 3;   ///< pictures of the features that matter most

/// The importance where it takes no models of its own, and the rows asked for.
ReportExplanations explanationsOf(const AdaptedRun& run, const StrategyResult& result,
                                  const std::vector<Index>& rows, const RunContext& context) {
    const std::shared_ptr<const AdaptedModel> model(run.analysis.adaptation, &result.model);
    ReportExplanations explanations;
    const auto explained =
        std::make_shared<const ExplainedModel>(explainedModel(run.input, run.analysis, model));
    if (run.analysis.split.test.size() >= kFewestUnseen)
        explanations.model =
            explainModel(run.input, run.analysis, model, explained->background, context);
    for (const Index row : rows) {
        context.checkCancelled();
        const Matrix raw = rawFeatures(run.input.target, model->schema, std::span(&row, 1));
        explanations.rows.push_back({row, run.analysis.adaptation->measured[row],
                                     explainRow(*explained, raw.row(0), kNearest, context)});
    }
    explanations.explained = explained;
    return explanations;
}

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
                       const std::vector<Index>& explained,
                       std::function<void(const std::string&)> done) {
    const auto& adaptation = run.analysis.adaptation;
    const StrategyResult* result = adaptation ? adaptation->find(strategy) : nullptr;
    if (!result || !result->available) return;
    m_run = run;
    m_done = std::move(done);
    m_withShots = withShots;
    setBusy(true);
    m_job.start([this, withShots, result, run, rows = withShots ? explained : std::vector<Index>()](
                    const RunContext& context) -> std::function<void()> {
        const auto explanations =
            std::make_shared<const ReportExplanations>(explanationsOf(run, *result, rows, context));
        std::vector<Picture> pictures;
        for (NamedPlot& plot : reportPlots(run.input, run.analysis, *result, context))
            if (withShots || !plot.showsRuns)
                pictures.push_back({plot.title, plot.caption, std::move(plot.spec), {}});
        if (explanations->model)
            for (NamedPlot& plot : explanationPlots(result->model, *explanations->model, kCurves))
                pictures.push_back({plot.title, plot.caption, std::move(plot.spec), {}});
        return [this, pictures, explanations] {
            m_pictures = pictures;
            m_explanations = explanations;
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
    m_job.start([this, withShots = m_withShots, run = m_run, drawn = m_pictures,
                 explanations =
                     m_explanations](const RunContext& context) -> std::function<void()> {
        std::vector<ReportPicture> pictures;
        for (const Picture& picture : drawn) {
            pictures.push_back({picture.title.toStdString(), picture.caption.toStdString(),
                                encodeSmallPng(picture.image).toStdString()});
        }
        Provenance provenance = provenanceOf(run.input, run.analysis);
        if (!withShots) leaveOutShots(provenance);
        provenance.doubts = noticesOf(run.input);
        std::ranges::move(doubtsAbout(run.input, context), std::back_inserter(provenance.doubts));
        const ReportLanguage language = reportLanguage();
        std::string page =
            htmlReport(provenance, run.analysis.matching, *run.analysis.adaptation, pictures,
                       language, explanationSection(*explanations, language));
        return [this, page = std::move(page)] {
            m_done(page);
            setBusy(false);
        };
    });
}

}  // namespace footbridge
