// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/divergence_page.h"

#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include "widgets/charts/number_text.h"
#include "widgets/charts/plot_names.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/standard_plots.h"
#include "widgets/jobs/analysis_runner.h"
#include "widgets/models/document.h"
#include "widgets/models/sentence.h"
#include "widgets/models/wording.h"
#include "widgets/pages/severity_gauge.h"
#include "widgets/pages/table_copy.h"

namespace footbridge {

namespace {

constexpr int kHeadlineWidth = 250, kTopHeight = 268;
constexpr int kAxisHeight = 52, kBarSpace = 34;

QLabel* wrapped(const QString& text, const char* role, QWidget* parent) {
    QLabel* label = makeLabel(text, role, parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

}  // namespace

DivergencePage::DivergencePage(Document& document, AnalysisRunner& runner, QWidget* parent)
    : Page(tr("Divergence"), parent), m_document(document), m_runner(runner) {
    m_measure = new QPushButton(tr("Measure severity"), this);
    m_measure->setObjectName(QStringLiteral("measureSeverity"));
    m_measure->setProperty("primary", true);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_stage = makeLabel({}, "caption", this);
    m_bar = new QProgressBar(this);
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(160);
    m_bar->setAccessibleName(tr("Progress of the measurement"));
    actions()->addWidget(m_stage);
    actions()->addWidget(m_bar);
    actions()->addWidget(m_cancel);
    actions()->addWidget(m_measure);

    m_stack = new QStackedWidget(this);
    m_empty = wrapped({}, "subtitle", m_stack);
    m_empty->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(m_empty);

    auto* scroll = new QScrollArea(m_stack);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* body = new QWidget(scroll);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing);
    auto* top = new QHBoxLayout;
    top->setSpacing(kCardSpacing);
    top->addWidget(makeHeadline());
    top->addWidget(makeComponents(), 1);
    layout->addLayout(top);
    layout->addWidget(makeBanner());
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(kCardSpacing);
    bottom->addWidget(makeMeanings(), 3);
    bottom->addWidget(makeSources(), 2);
    layout->addLayout(bottom);
    layout->addStretch(1);
    scroll->setWidget(body);
    m_stack->addWidget(scroll);
    contents()->addWidget(m_stack);

    connect(m_measure, &QPushButton::clicked, &m_runner, &AnalysisRunner::measureSeverity);
    connect(m_cancel, &QPushButton::clicked, &m_runner, &AnalysisRunner::cancel);
    connect(&m_runner.adapting(), &Job::progress, this, &DivergencePage::showProgress);
    connect(&m_runner.adapting(), &Job::started, this, &DivergencePage::showState);
    connect(&m_runner.adapting(), &Job::finished, this, &DivergencePage::showState);
    connect(&m_document, &Document::severityChanged, this, &DivergencePage::showSeverity);
    connect(&m_document, &Document::inputChanged, this, &DivergencePage::showState);
    connect(&m_document, &Document::matchingChanged, this, &DivergencePage::showState);
    connect(&m_document, &Document::stageChanged, this, &DivergencePage::showState);
    showSeverity();
}

QWidget* DivergencePage::makeHeadline() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setFixedWidth(kHeadlineWidth);
    card->setMinimumHeight(kTopHeight);
    layout->addWidget(makeLabel(tr("Severity"), "heading", card));
    m_gauge = new SeverityGauge(card);
    layout->addWidget(m_gauge);
    m_band = wrapped({}, "caption", card);
    layout->addWidget(m_band);
    layout->addStretch(1);
    return card;
}

QWidget* DivergencePage::makeComponents() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Components"), "heading", card));
    head->addWidget(
        makeLabel(tr("the mark is what two parts of the source would show"), "subtitle", card), 1);
    layout->addLayout(head);
    m_plot = new PlotView(card);
    m_plot->setObjectName(QStringLiteral("severityPlot"));
    layout->addWidget(m_plot);
    layout->addStretch(1);
    return card;
}

QWidget* DivergencePage::makeBanner() {
    auto* banner = new QFrame(this);
    banner->setProperty("banner", true);
    auto* layout = new QVBoxLayout(banner);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(kRowSpacing);
    m_summary = wrapped({}, "heading", banner);
    m_summary->setObjectName(QStringLiteral("severitySummary"));
    m_flags = wrapped({}, "warning", banner);
    layout->addWidget(m_summary);
    layout->addWidget(m_flags);
    return banner;
}

QWidget* DivergencePage::makeMeanings() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    layout->addWidget(makeLabel(tr("What the components say"), "heading", card));
    m_meanings = wrapped({}, "body", card);
    m_meanings->setTextFormat(Qt::RichText);
    m_meanings->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    layout->addWidget(m_meanings, 1);
    return card;
}

QWidget* DivergencePage::makeSources() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    m_sourcesCard = card;
    layout->addWidget(makeLabel(tr("By source"), "heading", card));
    m_sources = new QTableWidget(0, 2, card);
    m_sources->setHorizontalHeaderLabels({tr("Source"), tr("Different behaviour")});
    m_sources->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_sources->horizontalHeaderItem(1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_sources->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_sources->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_sources->verticalHeader()->hide();
    m_sources->setShowGrid(false);
    m_sources->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_sources->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_sources->setTabKeyNavigation(false);
    m_sources->setMinimumHeight(120);
    m_sources->setAccessibleName(tr("Difference in behaviour by source"));
    makeCopyable(m_sources);
    layout->addWidget(m_sources, 1);
    return card;
}

void DivergencePage::showState() {
    const bool running = m_runner.adapting().isRunning();
    const auto severity = m_document.severity();
    const bool stale = m_document.state(Stage::Divergence) == StageState::Stale;
    m_stage->setVisible(running);
    m_bar->setVisible(running);
    m_cancel->setVisible(running);
    m_cancel->setEnabled(running && !m_runner.adapting().isCancelling());
    m_measure->setVisible(!running && (!severity || stale));
    m_measure->setEnabled(m_document.isReady());
    m_stack->setCurrentIndex(severity ? 1 : 0);
    if (!running) m_bar->setValue(0);
    if (severity && stale) {
        setSubtitle(tr("The data or settings have changed since this was measured."));
    } else if (severity) {
        setSubtitle(tr("How far %1 lies from the sources, and what that asks of the method.")
                        .arg(QString::fromStdString(m_document.input().target.label)));
    } else {
        setSubtitle({});
        m_empty->setText(running ? tr("Severity is being measured.")
                         : m_document.isReady()
                             ? tr("Severity has not been measured yet. It tells how far the "
                                  "target lies from the sources, and which part of the "
                                  "method that calls for.")
                             : tr("Load at least one source and a target on the page Data, "
                                  "each with a response, to see how far they diverge."));
    }
}

void DivergencePage::showProgress(const QString& stage, double fraction, double secondsLeft) {
    m_bar->setValue(static_cast<int>(1000 * fraction));
    const QString left = remainingText(secondsLeft);
    m_stage->setText(left.isEmpty() ? stage : stage + QStringLiteral(", ") + left);
}

void DivergencePage::showSeverity() {
    if (const auto severity = m_document.severity()) {
        m_gauge->setValue(severity->headline, severity->bandLow, severity->bandHigh);
        m_band->setText(
            tr("Outer line: 90 % band. Shots: %1").arg(static_cast<qlonglong>(severity->shots)));
        const PlotSpec bars = severityBars(*severity);
        m_plot->setSpec(bars);
        m_plot->setFixedHeight(kAxisHeight + kBarSpace * static_cast<int>(bars.categories.size()));
        m_summary->setText(sentence(severity->summary));
        QStringList flags;
        for (const Message& flag : severity->flags) flags += sentence(flag);
        m_flags->setText(flags.join(QLatin1Char('\n')));
        m_flags->setVisible(!flags.isEmpty());
        fillMeanings(*severity);
        fillSources(*severity);
    }
    showState();
}

void DivergencePage::fillMeanings(const Severity& severity) {
    QString text;
    for (const SeverityComponent& component : severity.components) {
        if (component.explanation.empty()) continue;
        text += QStringLiteral("<p style=\"margin:0 0 8px 0\"><b>%1.</b> %2</p>")
                    .arg(componentLabel(component.key).toHtmlEscaped(),
                         sentence(component.explanation).toHtmlEscaped());
    }
    m_meanings->setText(text);
}

void DivergencePage::fillSources(const Severity& severity) {
    const auto& sources = m_document.input().sources;
    m_sourcesCard->setVisible(severity.sourceAngles.size() > 1);
    m_sources->setRowCount(static_cast<int>(severity.sourceAngles.size()));
    for (std::size_t i = 0; i < severity.sourceAngles.size(); ++i) {
        const QString label = i < sources.size() ? QString::fromStdString(sources[i].label)
                                                 : tr("Source %1").arg(i + 1);
        auto* name =
            new QTableWidgetItem(i == severity.closest ? tr("%1 (closest)").arg(label) : label);
        auto* angle = new QTableWidgetItem(fixedText(severity.sourceAngles[i], 2));
        angle->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_sources->setItem(static_cast<int>(i), 0, name);
        m_sources->setItem(static_cast<int>(i), 1, angle);
    }
}

}  // namespace footbridge
