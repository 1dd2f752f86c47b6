// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/adapt_page.h"

#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>
#include <cmath>

#include "widgets/charts/plot_view.h"
#include "widgets/charts/standard_plots.h"
#include "widgets/jobs/progress_steps.h"
#include "widgets/models/strategy_progress_model.h"
#include "widgets/pages/model/adapt_settings.h"
#include "widgets/pages/model/next_runs_panel.h"
#include "widgets/pages/plain_table.h"
#include "widgets/pages/table_copy.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr int kRedrawMilliseconds = 200;
constexpr int kSettingsWidth = 280, kMostSettingsWidth = 360;
constexpr int kTrainingRow = 25, kTrainingPlotHeight = 180;
constexpr int kShownStrategies = 4;  ///< at least, under a heading of two lines

}  // namespace

QString AdaptPage::title() {
    return tr("Adapt");
}

QString AdaptPage::help() {
    return tr(
        "<p><b>Adapt</b></p><p>Choose how many measured rows of the target the adaptation "
        "may learn from, the shots, and press Start. The source model is trained once; "
        "every strategy is then fitted on the same shots.</p><p>The list at the bottom says "
        "which runs to measure next: those that would teach the model most.</p>");
}

PageStatus AdaptPage::status(const Workspace& workspace) {
    const StageState state = workspace.document().state(Stage::Adapt);
    const auto adaptation = workspace.document().adaptation();
    if (!adaptation) return pageStatus(state, {});
    const auto shots = static_cast<int>(adaptation->split.shots.size());
    return pageStatus(state, tr("%n shot(s)", nullptr, shots));
}

AdaptPage::AdaptPage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent),
      m_document(workspace.document()),
      m_runner(workspace.runner()),
      m_strategies(new StrategyProgressModel(this)),
      m_redraw(new QTimer(this)) {
    auto* columns = new QHBoxLayout;
    columns->setSpacing(kCardSpacing);
    auto* left = new QVBoxLayout;
    left->setSpacing(kCardSpacing);
    auto* settings = new AdaptSettings(m_document, this);
    settings->setMinimumWidth(kSettingsWidth);
    settings->setMaximumWidth(kMostSettingsWidth);
    left->addWidget(settings, 1);
    columns->addLayout(left);
    auto* right = new QVBoxLayout;
    right->setSpacing(kCardSpacing);
    right->addWidget(makeRun());
    right->addWidget(makeCurves(), 5);
    right->addWidget(makeStrategies(), 7);
    // Runs have many columns: they take the whole width.
    right->addWidget(new NextRunsPanel(workspace, this), 6);
    columns->addLayout(right, 1);
    contents()->addLayout(columns, 1);

    m_redraw->setInterval(kRedrawMilliseconds);
    m_redraw->setSingleShot(true);
    connect(m_redraw, &QTimer::timeout, this, &AdaptPage::drawCurves);
    follow();
    drawCurves();
    showState();
}

QWidget* AdaptPage::makeRun() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setObjectName(QStringLiteral("runCard"));
    auto* row = new QHBoxLayout;
    row->setSpacing(kRowSpacing);
    m_start = new QPushButton(tr("Start"), card);
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setProperty("primary", true);
    m_cancel = new QPushButton(tr("Cancel"), card);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_stage = makeLabel({}, "subtitle", card);
    m_stage->setObjectName(QStringLiteral("stage"));
    row->addWidget(m_start);
    row->addWidget(m_cancel);
    row->addSpacing(kRowSpacing);
    row->addWidget(m_stage, 1);
    layout->addLayout(row);
    m_bar = new QProgressBar(card);
    m_bar->setRange(0, kProgressSteps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the run"));
    layout->addWidget(m_bar);
    connect(m_start, &QPushButton::clicked, this, [this] { m_runner.adapt(); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_runner.adapting().cancel(); });
    return card;
}

QWidget* AdaptPage::makeCurves() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setObjectName(QStringLiteral("trainingCard"));
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Training"), "heading", card));
    m_curveNote = makeLabel({}, "caption", card);
    head->addWidget(m_curveNote, 1);
    layout->addLayout(head);
    m_plot = new PlotView(workspace().jobs(), card);
    m_plot->setAccessibleName(tr("Training and validation loss"));
    m_plot->setMinimumHeight(kTrainingPlotHeight);
    layout->addWidget(m_plot, 1);
    return card;
}

QWidget* AdaptPage::makeStrategies() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    layout->addWidget(makeLabel(tr("Strategies"), "heading", card));
    auto* view = new QTableView(card);
    view->setModel(m_strategies);
    view->setObjectName(QStringLiteral("strategyProgress"));
    view->setAccessibleName(tr("Strategies of the run"));
    makePlain(*view);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->verticalHeader()->setDefaultSectionSize(kTrainingRow);
    for (const auto column : {StrategyProgressModel::Name, StrategyProgressModel::Nmse})
        view->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    view->horizontalHeader()->setStretchLastSection(true);
    widenSection(view->horizontalHeader(), StrategyProgressModel::State, 72);
    widenSection(view->horizontalHeader(), StrategyProgressModel::Seconds, 54);
    view->setMinimumHeight((kShownStrategies + 2) * kTrainingRow);
    makeCopyable(view, workspace().jobs());
    layout->addWidget(view, 1);
    return card;
}

void AdaptPage::follow() {
    Job& job = m_runner.adapting();
    connect(&job, &Job::started, this, [this] {
        m_said = m_stage->text();
        m_newRun = true;
        if (m_runner.measuresOnly()) return showState();  // what is shown of the last run stays
        m_bar->setValue(0);
        m_stage->setText(tr("Starting"));
        m_strategies->start(m_document.input().strategies);
        m_redraw->start();
        showState();
    });
    connect(&job, &Job::progress, this,
            [this](const QString& stage, double fraction, double secondsLeft) {
                if (!m_runner.measuresOnly())
                    m_bar->setValue(static_cast<int>(std::lround(fraction * kProgressSteps)));
                if (m_runner.adapting().isCancelling()) return;
                m_stage->setText(progressText(stage, secondsLeft));
            });
    connect(&job, &Job::curve, this, [this](const CurvePoint& point) {
        if (m_runner.adapting().isCancelling()) return;
        // A run whose source is trained already has no losses of its own: those stay that it had
        // when it was trained, be it to measure the severity.
        if (m_newRun) m_points.clear();
        m_newRun = false;
        m_points.push_back(point);
        if (!m_redraw->isActive()) m_redraw->start();
    });
    connect(&job, &Job::cancelling, this, &AdaptPage::showState);
    connect(&m_runner, &AnalysisRunner::strategyFinished, m_strategies,
            &StrategyProgressModel::finish);
    connect(&job, &Job::succeeded, this, [this] {
        if (m_runner.measuresOnly()) return m_stage->setText(m_said);
        m_stage->setText(m_document.adaptation()
                             ? tr("Done in %1").arg(durationText(m_document.adaptation()->seconds))
                             : tr("Done"));
        m_bar->setValue(kProgressSteps);
    });
    const auto giveUp = [this](const QString& text) {
        if (m_runner.measuresOnly()) return m_stage->setText(m_said);
        m_bar->setValue(0);
        m_stage->setText(text);
        if (m_document.adaptation()) {
            m_strategies->show(*m_document.adaptation());
        } else {
            m_strategies->stop();
        }
    };
    connect(&job, &Job::cancelled, this, [this, giveUp] {
        giveUp(m_document.adaptation() ? tr("Cancelled. The last good result is still here.")
                                       : tr("Cancelled. Nothing was changed."));
    });
    // The window says what went wrong, once.
    connect(&job, &Job::failed, this, [this, giveUp] {
        giveUp(m_document.adaptation() ? tr("Failed. The last good result is still here.")
                                       : tr("Failed."));
    });
    connect(&job, &Job::finished, this, &AdaptPage::showState);
    connect(&job, &Job::finished, this, &AdaptPage::drawCurves);
    connect(&m_document, &Document::opened, this, &AdaptPage::forget);
    connect(&m_document, &Document::stageChanged, this, &AdaptPage::showState);
    connect(&m_document, &Document::adaptationChanged, this, [this] {
        if (m_document.adaptation()) m_strategies->show(*m_document.adaptation());
    });
}

/// What is shown of the last run is of another document.
void AdaptPage::forget() {
    m_points.clear();
    m_strategies->clear();
    m_bar->setValue(0);
    m_stage->clear();
    drawCurves();
}

void AdaptPage::showState() {
    const bool running = m_runner.adapting().isRunning();
    const bool cancelling = m_runner.adapting().isCancelling();
    // A button that is switched off hands the keyboard to the other one, not to what comes next.
    const bool focused = m_start->hasFocus() || m_cancel->hasFocus();
    m_start->setEnabled(m_document.isReady() && !running);
    m_cancel->setEnabled(running && !cancelling);
    if (focused) (running ? m_cancel : m_start)->setFocus();
    m_cancel->setText(cancelling ? tr("Cancelling…") : tr("Cancel"));
    const StageState state = m_document.state(Stage::Adapt);
    m_start->setText(state == StageState::Done || state == StageState::Stale ? tr("Start again")
                                                                             : tr("Start"));
    if (!m_document.isReady()) {
        setSubtitle(tr("Open a source and a target on the Data page first."));
    } else if (state == StageState::Stale) {
        setSubtitle(
            tr("Something changed since the last run. Start again to bring the results up to "
               "date."));
    } else {
        setSubtitle(
            tr("Train on the source once, then carry the model over with a few target runs."));
    }
}

void AdaptPage::drawCurves() {
    PlotSpec spec;
    if (!m_points.isEmpty()) spec = trainingCurves(m_points);
    spec.emptyText = m_runner.adapting().isRunning()
                         ? tr("Waiting for the first training steps.")
                         : tr("Training and validation loss appear here while a network trains.");
    m_plot->setSpec(spec);
    m_curveNote->setText(m_points.isEmpty() ? QString() : sentence(m_points.last().series));
}

}  // namespace footbridge
