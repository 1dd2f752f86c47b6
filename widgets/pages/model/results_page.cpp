// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/results_page.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include "widgets/dialogs/row_dialog.h"
#include "widgets/models/leaderboard_model.h"
#include "widgets/models/prediction_table_model.h"
#include "widgets/pages/model/comparison_card.h"
#include "widgets/pages/model/explain_switch.h"
#include "widgets/pages/model/predictions_card.h"
#include "widgets/pages/model/reason_note.h"
#include "widgets/pages/model/result_tables.h"
#include "widgets/pages/model/result_words.h"
#include "widgets/pages/model/results_plot.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr int kRowTop = 120;  ///< of the window with a whole row

}  // namespace

QString ResultsPage::title() {
    return tr("Results");
}

QString ResultsPage::help() {
    return tr(
        "<p><b>Results</b></p><p>Every point is a run: what was measured against what is "
        "predicted. Hollow points are shots, the runs that the model learned from. The leaderboard "
        "ranks the strategies by their error on shots that were held out; beside it stands the "
        "error on the runs not seen.</p><p>Click a point to see its row, Shift-drag to select "
        "several; the table "
        "follows, and the other way round. Choose another strategy beside it, colour the points by "
        "a column, or see the error against the number of shots.</p><p>“Why?” beside the rows says "
        "what the prediction of the selected row is made of, what moves it and why its interval is "
        "wide; “The model” ranks the features.</p>");
}

PageStatus ResultsPage::status(const Workspace& workspace) {
    const StageState state = workspace.document().state(Stage::Results);
    const auto adaptation = workspace.document().adaptation();
    if (!adaptation || adaptation->best >= adaptation->results.size()) return pageStatus(state, {});
    return pageStatus(state, strategyLabel(adaptation->chosen().strategy));
}

ResultsPage::ResultsPage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent),
      m_document(workspace.document()),
      m_predicting(workspace.jobs(), Job::Attendance::Passing, Job::Owner::Document),
      m_comparing(workspace.jobs(), Job::Attendance::Passing, Job::Owner::Document),
      m_drawing(workspace.jobs(), Job::Attendance::Asked, Job::Owner::Document),
      m_leaderboard(new LeaderboardModel(this)) {
    m_stack = new QStackedWidget(this);
    m_empty = makeLabel({}, "subtitle", m_stack);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(m_empty);

    auto* columns = new QSplitter(Qt::Horizontal, m_stack);
    columns->setHandleWidth(kCardSpacing);
    columns->setChildrenCollapsible(false);
    auto* left = new QSplitter(Qt::Vertical, columns);
    left->setHandleWidth(kCardSpacing);
    left->setChildrenCollapsible(false);
    m_plot = new ResultsPlot(workspace.jobs(), left);
    left->addWidget(m_plot);
    columns->addWidget(left);
    auto* right = new QSplitter(Qt::Vertical, columns);
    right->setHandleWidth(kCardSpacing);
    right->setChildrenCollapsible(false);
    m_figures = new QStackedWidget(right);
    m_figures->addWidget(makeLeaderboard());
    m_comparison = new ComparisonCard(workspace.jobs(), m_figures);
    m_figures->addWidget(m_comparison);
    right->addWidget(m_figures);
    m_table = new PredictionsCard(m_document, workspace.jobs(), right);
    right->addWidget(m_table);
    right->setStretchFactor(0, 1);
    right->setStretchFactor(1, 1);
    columns->addWidget(right);
    columns->setStretchFactor(0, 10);
    columns->setStretchFactor(1, 9);
    columns->setSizes({528, 504});
    right->setSizes({352, 328});
    m_stack->addWidget(columns);
    contents()->addWidget(m_stack);
    auto* report = new QPushButton(this);
    report->setObjectName(QStringLiteral("explanationInReport"));
    report->setToolTip(tr("Whether the report explains this row"));
    actions()->addWidget(report);
    m_explanation =
        new ExplainSwitch(workspace.explainer(), workspace.jobs(),
                          {left, right, m_figures, m_table, m_table->why(), report}, this);

    connectSelections();
    connect(&m_document, &Document::adaptationChanged, this, &ResultsPage::showAdaptation);
    connect(&m_document, &Document::stageChanged, this, &ResultsPage::showState);
    for (Job* job : {&m_predicting, &m_comparing, &m_drawing})
        connect(job, &Job::failed, m_plot, &ResultsPlot::showProblem);
    connect(m_table, &PredictionsCard::failed, m_plot, &ResultsPlot::showProblem);
    showAdaptation();
}

QWidget* ResultsPage::makeLeaderboard() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Leaderboard"), "heading", card));
    QLabel* measure =
        makeLabel(tr("normalised error (nMSE), same shots for all"), "subtitle", card);
    measure->setWordWrap(true);
    head->addWidget(measure, 1);
    layout->addLayout(head);
    m_leaderboardView = makeLeaderboardView(m_leaderboard, workspace().jobs(), card);
    layout->addWidget(m_leaderboardView, 1);
    m_reason = new ReasonNote(card);
    layout->addWidget(m_reason);
    return card;
}

void ResultsPage::connectSelections() {
    connect(m_plot, &ResultsPlot::strategyChosen, this, &ResultsPage::chooseStrategy);
    connect(m_plot, &ResultsPlot::comparisonChosen, this, &ResultsPage::compare);
    connect(m_plot, &ResultsPlot::curveWanted, this, &ResultsPage::drawCurve);
    connect(m_plot, &ResultsPlot::curveNotWanted, this, [this] { m_drawing.cancel(); });
    connect(&m_drawing, &Job::finished, this, [this] { m_plot->setCurve(m_curve, false); });
    connect(m_leaderboardView->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] {
                const QModelIndexList rows = m_leaderboardView->selectionModel()->selectedRows();
                if (!m_brushing && !rows.isEmpty())
                    chooseStrategy(m_leaderboard->position(rows.front().row()));
            });
    connect(m_plot, &ResultsPlot::selectionChanged, this, &ResultsPage::mark);
    connect(&workspace().selection(), &RowSelection::changed, this, [this] {
        if (m_marked != workspace().selection().rows()) mark(workspace().selection().rows());
    });
    connect(m_plot, &ResultsPlot::pointActivated, this, [this](qint64 id) {
        mark({id});
        if (!m_explanation->isOpen()) showRow(id);
    });
    connect(m_explanation, &ExplainSwitch::rowWanted, this, [this](qint64 id) { mark({id}); });
    connect(m_table, &PredictionsCard::marked, this, &ResultsPage::take);
    connect(m_table, &PredictionsCard::rowOpened, this, &ResultsPage::showRow);
}

void ResultsPage::showAdaptation() {
    m_adaptation = m_document.adaptation();
    m_predicting.cancel();
    m_marked.clear();
    m_explanation->setSelection({});
    if (!m_adaptation) m_explanation->close();
    m_brushing = true;
    m_leaderboard->setAdaptation(m_adaptation);
    m_comparing.cancel();
    m_compared.reset();
    m_drawing.cancel();
    m_curve.clear();
    m_plot->setRuns(workspace().runs().runs());
    showComparison();
    if (m_row) m_row->close();
    if (m_adaptation) {
        fitLeaderboard(*m_leaderboardView);
        m_reason->setAdaptation(*m_adaptation);
    }
    m_brushing = false;
    m_rows.reset();
    m_table->setRows(nullptr);
    if (m_adaptation && m_adaptation->best < m_adaptation->results.size())
        chooseStrategy(m_adaptation->best);
    showState();
}

void ResultsPage::showState() {
    m_stack->setCurrentIndex(m_adaptation ? 1 : 0);
    m_empty->setText(
        m_document.state(Stage::Adapt) == StageState::Running
            ? tr("The model is being adapted. Its predictions appear here.")
            : tr("No strategy has been adapted yet. Choose the shots on the page Adapt "
                 "and start; the predictions appear here."));
    describe();
}

void ResultsPage::chooseStrategy(std::size_t position) {
    if (!m_adaptation || !m_adaptation->results.at(position).available) return;
    m_position = position;
    m_brushing = true;
    m_plot->setStrategy(position);
    m_explanation->setStrategy(position);
    m_leaderboardView->selectRow(m_leaderboard->rowOf(position));
    m_brushing = false;
    describe();
    showComparison();
    predict();
}

void ResultsPage::predict() {
    m_plot->showProblem({});
    m_predicting.start([this, adaptation = m_adaptation, position = m_position,
                        target = m_document.adaptedInput().target](
                           const RunContext& context) -> std::function<void()> {
        auto rows = predictRows(adaptation, position, target, context);
        return [this, rows] { showRows(rows); };
    });
}

void ResultsPage::showRows(std::shared_ptr<const PredictedRows> rows) {
    m_rows = std::move(rows);
    m_table->setRows(m_rows);
    // Both at once would hold the window up where there are many rows.
    QTimer::singleShot(0, this, &ResultsPage::showPoints);
}

void ResultsPage::showPoints() {
    m_plot->setRows(m_rows);
    m_plot->setSelection(m_marked);
    m_table->mark(m_marked);
    Q_EMIT rowsShown();
}

void ResultsPage::compare(const std::optional<RunResult>& other) {
    m_compared = other;
    showComparison();
    if (!other) {
        m_comparing.cancel();
        m_plot->setCompared({});
        return;
    }
    m_comparing.start([this, chosen = *other, current = m_document.adaptedInput().target.table](
                          const RunContext& context) -> std::function<void()> {
        const FinishedRun& run = *chosen.run;
        auto rows =
            predictRows(run.analysis.adaptation, chosen.position, run.input.target, context);
        const bool sameRows = run.input.target.table == current;
        return [this, rows, sameRows] { m_plot->setCompared(rows, sameRows); };
    });
}

void ResultsPage::showComparison() {
    m_explanation->setFigures(m_compared ? 1 : 0);
    if (m_compared)
        m_comparison->setResults({workspace().runs().runs().back(), m_position}, *m_compared);
    else
        m_comparison->clear();
}

void ResultsPage::drawCurve() {
    if (!m_adaptation) return;
    ShotCurveOptions options;
    options.strategies = curveStrategies(*m_adaptation, m_position);
    m_curve.clear();
    m_plot->setCurve(m_curve, true);
    const auto add = [this, curve = ++m_curves](const ShotCurvePoint& point) {
        QMetaObject::invokeMethod(
            this,
            [this, curve, point] {
                if (curve != m_curves || !m_drawing.isRunning() || m_drawing.isCancelling()) return;
                m_curve.push_back(point);
                m_plot->setCurve(m_curve, true);
            },
            Qt::QueuedConnection);
    };
    m_drawing.start([this, options, add, input = m_document.adaptedInput(),
                     source = m_document.adaptedAnalysis().source](
                        const RunContext& context) -> std::function<void()> {
        const auto points = shotCurve(input, source, options, context, add);
        return [this, points] { m_curve = points; };
    });
}

void ResultsPage::showRow(Index row) {
    if (!m_rows) return;
    if (!m_row) {
        m_row = new RowDialog(this);
        m_row->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_row, &RowDialog::explanationWanted, m_explanation, &ExplainSwitch::open);
        // The keyboard stays with the plot or the table, and the row beside the plot.
        m_row->setAttribute(Qt::WA_ShowWithoutActivating);
        m_row->move(mapToGlobal(QPoint(width() - m_row->width() - kPageMargin, kRowTop)));
    }
    m_row->setRow(m_rows, row);
    m_row->show();
    m_row->raise();
}

void ResultsPage::describe() {
    if (!m_adaptation) {
        setSubtitle({});
        return;
    }
    const QString said = resultSentence(*m_adaptation, m_position);
    const bool stale = m_document.state(Stage::Results) == StageState::Stale;
    setSubtitle(stale ? tr("The data or settings have changed since. %1").arg(said) : said);
}

void ResultsPage::mark(const QVector<qint64>& ids) {
    m_table->mark(ids);
    take(ids);
}

void ResultsPage::take(const QVector<qint64>& ids) {
    m_marked = ids;
    m_plot->setSelection(ids);
    m_explanation->setSelection(ids);
    workspace().selection().set(ids);
}

/// In a low window the tables need the room.
void ResultsPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    m_reason->setPageHeight(height());
}

/// The window with a row belongs to this page.
void ResultsPage::hideEvent(QHideEvent* event) {
    if (m_row) m_row->close();
    Page::hideEvent(event);
}

}  // namespace footbridge
