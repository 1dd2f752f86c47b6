// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "widgets/charts/plot_writer.h"
#include "widgets/jobs/job.h"
#include "widgets/pages/model/analysis_plots.h"

class QWidget;

namespace footbridge {

class Document;

/// Writes all plots of the last result and those that the window shows beside them into a folder:
/// asks how, makes them in the background, and writes one after the other.
class PlotsExporter : public QObject {
    Q_OBJECT
  public:
    PlotsExporter(Document& document, JobBoard& board, QWidget* window);

    void ask();
    void write(const QString& folder, const PlotFormat& format);

  Q_SIGNALS:
    void written(const QString& folder, int plots);

  private:
    void askForFolder(const PlotFormat& format);
    void addShown();
    QString pathOf(std::size_t plot) const;
    bool mayWrite();
    void writeNext();

    Document& m_document;
    QWidget* m_window;
    Job m_job;
    PlotWriter m_writer;
    std::vector<NamedPlot> m_plots;
    std::size_t m_next = 0;
    QString m_folder;
    PlotFormat m_format;
};

}  // namespace footbridge
