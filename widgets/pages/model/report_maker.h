// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "core/bundle/report_explanation.h"
#include "widgets/charts/plot_spec.h"
#include "widgets/jobs/job.h"
#include "widgets/workspace/document.h"

namespace footbridge {

/// Makes the HTML report of an adaptation: predictions in the background, then one picture a
/// turn of the event loop, because charts are drawn on the GUI thread.
class ReportMaker : public QObject {
    Q_OBJECT
  public:
    ReportMaker(Document& document, JobBoard& board, QObject* parent = nullptr);

    /// Calls `done` with the page; nothing happens without this strategy. One report at a time.
    /// `explained`: rows of the target whose predictions it explains. Without shots nothing in it
    /// shows a single run.
    void make(const AdaptedRun& run, Strategy strategy, bool withShots,
              const std::vector<Index>& explained, std::function<void(const std::string&)> done);
    void cancel();
    bool isBusy() const { return m_busy; }

  Q_SIGNALS:
    void busyChanged();

  private:
    struct Picture {
        QString title, caption;
        PlotSpec spec;
        QImage image;  ///< null until drawn
    };
    void setBusy(bool busy);
    void drawNext();
    void finish();

    Document& m_document;
    Job m_job;
    bool m_busy = false, m_withShots = true;
    AdaptedRun m_run;
    std::vector<Picture> m_pictures;
    std::shared_ptr<const ReportExplanations> m_explanations;
    std::function<void(const std::string&)> m_done;
};

}  // namespace footbridge
