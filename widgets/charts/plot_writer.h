// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "widgets/charts/plot_export_dialog.h"
#include "widgets/jobs/job.h"

namespace footbridge {

class PlotPicture;

/// Writes a plot into a file and lets the window live meanwhile: pictures are drawn a strip at a
/// time, many points, compression and writing are left to the background.
class PlotWriter : public QObject {
    Q_OBJECT
  public:
    explicit PlotWriter(JobBoard& board, QObject* parent = nullptr);
    ~PlotWriter() override;

    /// One plot at a time; the next one after written() or failed().
    void write(const PlotSpec& spec, const PlotFormat& format, const QString& path);
    bool isWriting() const;

  Q_SIGNALS:
    void written(const QString& path);
    void failed(const QString& sentence);

  private:
    void draw();
    void keep(const std::function<QByteArray()>& encode);

    std::unique_ptr<PlotPicture> m_picture;
    JobBoard& m_board;
    QString m_path;
    Job m_job;
};

}  // namespace footbridge
