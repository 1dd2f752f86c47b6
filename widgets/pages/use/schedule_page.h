// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace footbridge {

class GanttView;
class IntervalList;
class PlotView;
class ScheduleReporter;
class ScheduleStudy;
class ScheduleWhatIf;
class UsageView;

/// What better estimates are worth to a whole machine, on a job log, and how much of it flexibility
/// alone brings.
class SchedulePage : public Page {
    Q_OBJECT
  public:
    static constexpr auto kKey = "schedule";

    explicit SchedulePage(Workspace& workspace, QWidget* parent = nullptr);
    static QString title();
    static QString help();
    static PageStatus status(const Workspace& workspace);

  private:
    void makeActions();
    QWidget* makeEmpty();
    QWidget* makeBody();
    QWidget* makeBanner();
    QWidget* makeSummary();
    QWidget* makeGantt();
    QWidget* makeUsage();
    QWidget* makeTurnaround();
    void openLog();
    void openEstimates();
    void askForFile(const QString& title, const QString& filter,
                    const std::function<void(const QString&)>& open);
    void askForReport();
    void refresh();
    void showLog();
    void showAnswer();
    void showSweep();

    ScheduleStudy& m_study;
    QPushButton *m_open = nullptr, *m_estimates = nullptr, *m_sweep = nullptr, *m_compare = nullptr,
                *m_report = nullptr;
    QStackedWidget* m_pages = nullptr;  ///< empty, or with a log
    QStackedWidget* m_left = nullptr;   ///< Gantt and usage, or the load sweep
    QWidget *m_banner = nullptr, *m_summary = nullptr, *m_results = nullptr;
    QLabel *m_answer = nullptr, *m_answerMore = nullptr, *m_cleaning = nullptr, *m_legend = nullptr,
           *m_ganttCaption = nullptr, *m_listCaption = nullptr;
    PlotView *m_arrivals = nullptr, *m_sizes = nullptr, *m_sweepPlot = nullptr;
    GanttView* m_gantt = nullptr;
    UsageView* m_usage = nullptr;
    IntervalList* m_list = nullptr;
    ScheduleReporter* m_reporter = nullptr;
    ScheduleWhatIf* m_whatIf = nullptr;
    const void* m_shownAnswer = nullptr;
    const void* m_shownLog = nullptr;
    const void* m_shownSweep = nullptr;
};

}  // namespace footbridge
