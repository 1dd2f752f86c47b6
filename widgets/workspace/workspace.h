// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include "core/session/session.h"
#include "widgets/jobs/job_board.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/cost_desk.h"
#include "widgets/workspace/divergence_viewer.h"
#include "widgets/workspace/document.h"
#include "widgets/workspace/explainer.h"
#include "widgets/workspace/next_runs_finder.h"
#include "widgets/workspace/place_desk.h"
#include "widgets/workspace/platform_desk.h"
#include "widgets/workspace/row_selection.h"
#include "widgets/workspace/run_history.h"
#include "widgets/workspace/schedule_study.h"
#include "widgets/workspace/source_worth_finder.h"
#include "widgets/workspace/table_comparison.h"

namespace footbridge {

/// What a person works on: the open document with its runs, the comparison of its tables and what
/// to measure next, and the jobs that work for them. It is what a session saves and what pages
/// show; a page owns nothing of it.
class Workspace : public QObject {
    Q_OBJECT
  public:
    explicit Workspace(QObject* parent = nullptr);
    ~Workspace() override;

    JobBoard& jobs() { return m_jobs; }
    Document& document() { return m_document; }
    const Document& document() const { return m_document; }
    AnalysisRunner& runner() { return m_runner; }
    RunHistory& runs() { return m_runs; }
    TableComparison& comparison() { return m_comparison; }
    const TableComparison& comparison() const { return m_comparison; }
    NextRunsFinder& nextRuns() { return m_nextRuns; }
    ScheduleStudy& schedule() { return m_schedule; }
    const ScheduleStudy& schedule() const { return m_schedule; }
    DivergenceViewer& divergence() { return m_divergence; }
    SourceWorthFinder& sourceWorth() { return m_sourceWorth; }
    Explainer& explainer() { return m_explainer; }
    RowSelection& selection() { return m_selection; }
    CostDesk& costs() { return m_costs; }
    const CostDesk& costs() const { return m_costs; }
    PlaceDesk& places() { return m_places; }
    PlatformDesk& platforms() { return m_platforms; }
    const PlatformDesk& platforms() const { return m_platforms; }

    Session session() const;  ///< the page is the window's to add
    /// What all that is open was read from, see JobBoard::inputs().
    std::vector<std::string> filesRead() const;
    /// Runs `then`, which leads to another document, once what is not saved of this one is saved or
    /// given up; at once where nobody can be asked.
    void leaveDocument(const std::function<void()>& then) { m_leave ? m_leave(then) : then(); }
    void setLeave(std::function<void(const std::function<void()>&)> leave) {
        m_leave = std::move(leave);
    }
    /// Rows of the target that the report of the session explains.
    std::vector<Index> explainedRows() const;

  Q_SIGNALS:
    void pageWanted(const QString& key);  ///< by a page that leads to another
    void changed();                       ///< something that a page's status may speak of

  private:
    std::function<void(const std::function<void()>&)> m_leave;
    JobBoard m_jobs;  // first: the jobs of the others go before it
    Document m_document;
    AnalysisRunner m_runner;
    RunHistory m_runs;
    TableComparison m_comparison;
    NextRunsFinder m_nextRuns;
    ScheduleStudy m_schedule;
    DivergenceViewer m_divergence;
    SourceWorthFinder m_sourceWorth;
    Explainer m_explainer;
    RowSelection m_selection;
    CostDesk m_costs;
    PlaceDesk m_places;
    PlatformDesk m_platforms;
};

}  // namespace footbridge
