// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/plots_exporter.h"

#include <QDir>
#include <QFileDialog>
#include <QSettings>
#include <QTimer>
#include <algorithm>

#include "core/run/output_check.h"
#include "widgets/charts/plot_export.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/standard_plots.h"
#include "widgets/pages/model/results_plot.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/document.h"

namespace footbridge {

namespace {

constexpr QSize kOnScreen(640, 420);

}  // namespace

PlotsExporter::PlotsExporter(Document& document, JobBoard& board, QWidget* window)
    : QObject(window),
      m_document(document),
      m_window(window),
      m_job(board, Job::Attendance::Asked, Job::Owner::Program),
      m_writer(board) {
    connect(&m_job, &Job::failed, &document, &Document::problem);
    connect(&m_writer, &PlotWriter::written, this, &PlotsExporter::writeNext);
    connect(&m_writer, &PlotWriter::failed, this, [this](const QString& sentence) {
        m_plots.clear();
        Q_EMIT m_document.problem(sentence);
    });
}

void PlotsExporter::ask() {
    const auto adaptation = m_document.adaptation();
    if (!adaptation) return;
    auto* dialog = new PlotExportDialog(leaderboardBars(*adaptation), true, kOnScreen, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { askForFolder(dialog->format()); });
    dialog->open();
}

void PlotsExporter::askForFolder(const PlotFormat& format) {
    const QString start =
        QSettings().value(QLatin1String(kPlotsFolder), QDir::homePath()).toString();
    auto* dialog = new QFileDialog(m_window, tr("Folder for the plots"), start);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this, format](const QString& folder) {
        QSettings().setValue(QLatin1String(kPlotsFolder), folder);
        write(folder, format);
    });
    dialog->open();
}

void PlotsExporter::write(const QString& folder, const PlotFormat& format) {
    const auto adaptation = m_document.adaptation();
    if (!adaptation || adaptation->best >= adaptation->results.size()) return;
    m_folder = folder;
    m_format = format;
    m_job.start([this, input = m_document.adaptedInput(), analysis = m_document.adaptedAnalysis()](
                    const RunContext& context) -> std::function<void()> {
        auto plots = allPlots(input, analysis, analysis.adaptation->chosen(), context);
        return [this, plots = std::move(plots)] {
            m_plots = plots;
            addShown();
            m_next = 0;
            QTimer::singleShot(0, this, &PlotsExporter::writeNext);
        };
    });
}

/// The plots of the pages that are none of the adaptation's own, such as the error against shots.
void PlotsExporter::addShown() {
    const auto add = [this](const PlotSpec& spec) {
        const auto isIt = [&](const NamedPlot& plot) { return plot.spec.title == spec.title; };
        if (spec.layers.isEmpty() || spec.title.isEmpty() || std::ranges::any_of(m_plots, isIt))
            return;
        m_plots.push_back({spec.title, {}, spec});
    };
    for (const PlotView* view : m_window->findChildren<PlotView*>()) add(view->spec());
    for (const ResultsPlot* results : m_window->findChildren<ResultsPlot*>()) add(results->curve());
}

QString PlotsExporter::pathOf(std::size_t plot) const {
    const QString name = QStringLiteral("%1_%2.%3")
                             .arg(plot + 1, 2, 10, QLatin1Char('0'))
                             .arg(fileNameFor(m_plots[plot].title), m_format.ending);
    return QDir(m_folder).filePath(name);
}

/// Nobody named these files, so what is in their way may be somebody's own.
bool PlotsExporter::mayWrite() {
    std::vector<OutputFile> files;
    for (std::size_t plot = 0; plot < m_plots.size(); ++plot)
        files.push_back(plotFile(m_plots[plot].spec, pathOf(plot)));
    try {
        checkOutputs(files, m_document.filesRead());
        return true;
    } catch (const Error& error) {
        m_plots.clear();
        Q_EMIT m_document.problem(sentence(error.message()));
        return false;
    }
}

void PlotsExporter::writeNext() {
    if (m_next == 0 && !mayWrite()) return;
    if (m_next == m_plots.size()) {
        Q_EMIT written(m_folder, static_cast<int>(m_plots.size()));
        m_plots.clear();
        return;
    }
    const std::size_t plot = m_next++;
    m_writer.write(m_plots[plot].spec, m_format, pathOf(plot));
}

}  // namespace footbridge
