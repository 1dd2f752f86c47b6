// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plot_writer.h"

#include <QTimer>
#include <functional>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "widgets/charts/plot_export.h"
#include "widgets/charts/plot_picture.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/vector_picture.h"
#include "widgets/jobs/job_board.h"
#include "widgets/words/sentence.h"

namespace footbridge {

PlotWriter::PlotWriter(JobBoard& board, QObject* parent)
    : QObject(parent), m_board(board), m_job(board, Job::Attendance::Asked, Job::Owner::Program) {
    // Queued, since whoever hears of it may write the next plot at once.
    connect(&m_job, &Job::failed, this, &PlotWriter::failed, Qt::QueuedConnection);
    connect(
        &m_job, &Job::succeeded, this, [this] { Q_EMIT written(m_path); }, Qt::QueuedConnection);
}

PlotWriter::~PlotWriter() = default;

bool PlotWriter::isWriting() const {
    return m_picture || m_job.isRunning();
}

void PlotWriter::write(const PlotSpec& spec, const PlotFormat& format, const QString& path) {
    m_path = path;
    try {
        if (format.ending == QLatin1String("csv")) {
            keep([spec] { return plotCsv(spec); });
            return;
        }
        if (format.ending != QLatin1String("png")) {
            const auto kind = format.ending == QLatin1String("svg") ? VectorPicture::Kind::Svg
                                                                    : VectorPicture::Kind::Pdf;
            const auto picture = std::make_shared<VectorPicture>(spec, lightTheme(), format.size(),
                                                                 kind, format.zoom());
            keep([picture] { return picture->finish(); });
            return;
        }
        m_picture =
            std::make_unique<PlotPicture>(spec, lightTheme(), format.size(), format.scale());
    } catch (const Error& error) {
        Q_EMIT failed(sentence(error.message()));
        return;
    }
    // Laying the plot out took its time; the window's turn.
    QTimer::singleShot(0, this, &PlotWriter::draw);
}

void PlotWriter::draw() {
    m_picture->drawStrip();
    if (!m_picture->isDone()) {
        QTimer::singleShot(0, this, &PlotWriter::draw);
        return;
    }
    keep([image = m_picture->image()] { return encodePng(image); });
    m_picture.reset();
}

void PlotWriter::keep(const std::function<QByteArray()>& encode) {
    m_job.start([encode, path = m_path.toStdString(),
                 inputs = m_board.inputs()](const RunContext&) -> std::function<void()> {
        checkOutputs({{path}}, inputs);
        const QByteArray bytes = encode();
        writeFile(path,
                  std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        return [] {};
    });
}

}  // namespace footbridge
