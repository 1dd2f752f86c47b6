// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "widgets/jobs/job.h"

namespace footbridge {

class ScheduleStudy;
class TimeView;

/// Writes what the Schedule page shows into a folder: report.html and plots as SVG, PDF and PNG.
/// One picture a turn of the event loop, as drawing belongs to the thread of the window; the rest
/// in the background.
class ScheduleReporter : public QObject {
    Q_OBJECT
  public:
    ScheduleReporter(ScheduleStudy& study, JobBoard& board, QObject* parent);
    ~ScheduleReporter() override;

    void addView(const QString& file, TimeView& view);  ///< that is drawn as it stands
    bool isBusy() const { return m_work != nullptr; }
    void write(const QString& folder);  ///< what was compared last

  Q_SIGNALS:
    void written(const QString& folder);
    void failed(const QString& sentence);

  private:
    struct Work;
    struct View {
        QString file;
        TimeView* view;
    };
    void drawNext();
    static void keep(const Work& work);

    ScheduleStudy& m_study;
    JobBoard& m_board;
    Job m_job;
    std::vector<View> m_views;
    std::shared_ptr<Work> m_work;  ///< while something is written
};

}  // namespace footbridge
