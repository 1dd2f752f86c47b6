// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/divergence_page.h"

#include <QFrame>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>
#include <string_view>

#include "core/analysis/verdict.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/standard_plots.h"
#include "widgets/pages/model/divergence_evidence.h"
#include "widgets/pages/model/severity_gauge.h"
#include "widgets/pages/model/severity_tables.h"
#include "widgets/pages/model/severity_words.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr int kHeadlineWidth = 250, kTopHeight = 220;
constexpr int kAxisHeight = 76, kBarSpace = 20;

QHBoxLayout* besides(const std::initializer_list<std::pair<QWidget*, int>>& cards) {
    auto* row = new QHBoxLayout;
    row->setSpacing(kCardSpacing);
    for (const auto& [card, stretch] : cards) row->addWidget(card, stretch);
    return row;
}

/// A word that the band also allows: no warning, but part of what the number says.
bool isAboutBand(const Message& flag) {
    return std::string_view(flag.code()).starts_with("band-");
}

QString joined(const std::vector<Message>& messages) {
    QStringList sentences;
    for (const Message& message : messages)
        if (!message.empty()) sentences += sentence(message);
    return sentences.join(QLatin1Char(' '));
}

}  // namespace

QString DivergencePage::title() {
    return tr("Divergence");
}

QString DivergencePage::help() {
    return tr(
        "<p><b>Divergence</b></p><p>How far the target is from the source, from 0 (as the "
        "source itself) to 1 (nothing in common), with a band for what the shots, the few target "
        "runs that it is measured on, leave open. The components say what differs, and the "
        "sentence what that means for the "
        "transfer.</p>");
}

PageStatus DivergencePage::status(const Workspace& workspace) {
    const StageState state = workspace.document().state(Stage::Divergence);
    const auto severity = workspace.document().severity();
    if (!severity) return pageStatus(state, {});
    return pageStatus(
        state, severity->headline ? fixedText(*severity->headline, 2) : tr("not measurable"));
}

DivergencePage::DivergencePage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent),
      m_document(workspace.document()),
      m_runner(workspace.runner()) {
    makeActions();
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(makeBody());
    contents()->addWidget(scroll);
    connect(&m_runner.adapting(), &Job::progress, this, &DivergencePage::showProgress);
    for (const auto signal : {&Job::started, &Job::cancelling, &Job::finished})
        connect(&m_runner.adapting(), signal, this, &DivergencePage::showState);
    connect(&m_document, &Document::severityChanged, this, &DivergencePage::showSeverity);
    connect(&m_document, &Document::adaptationChanged, this, &DivergencePage::showSeverity);
    connect(&workspace.divergence(), &DivergenceViewer::changed, this, &DivergencePage::showBefore);
    connect(&m_document, &Document::inputChanged, this, &DivergencePage::showState);
    connect(&m_document, &Document::matchingChanged, this, &DivergencePage::showState);
    connect(&m_document, &Document::stageChanged, this, &DivergencePage::showState);
    showSeverity();
}

void DivergencePage::makeActions() {
    m_measure = new QPushButton(tr("Measure"), this);
    m_measure->setObjectName(QStringLiteral("measureSeverity"));
    m_measure->setProperty("primary", true);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(QStringLiteral("cancelSeverity"));
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
    m_next = new QPushButton(this);
    m_next->setObjectName(QStringLiteral("afterSeverity"));
    m_next->setProperty("primary", true);
    actions()->addWidget(m_next);
    connect(m_next, &QPushButton::clicked, this, [this] {
        const bool done = m_document.state(Stage::Results) == StageState::Done;
        Q_EMIT workspace().pageWanted(done ? QStringLiteral("results") : QStringLiteral("adapt"));
        if (!done && m_document.isReady()) m_runner.adapt();
    });
    connect(m_measure, &QPushButton::clicked, &m_runner, &AnalysisRunner::measureSeverity);
    connect(m_cancel, &QPushButton::clicked, &m_runner, &AnalysisRunner::cancel);
}

QWidget* DivergencePage::makeBody() {
    auto* body = new QWidget(this);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing);
    m_empty = makeText({}, "subtitle", body);
    m_empty->setObjectName(QStringLiteral("severityEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMinimumHeight(kTopHeight / 2);
    layout->addWidget(m_empty);
    m_results = new QWidget(body);
    m_results->setObjectName(QStringLiteral("severityResults"));
    auto* results = new QVBoxLayout(m_results);
    results->setContentsMargins(0, 0, 0, 0);
    results->setSpacing(kCardSpacing);
    results->addLayout(besides({{makeHeadline(), 0}, {makeComponents(), 1}}));
    results->addWidget(makeBanner());
    layout->addWidget(m_results);
    m_evidence = new DivergenceEvidence(workspace(), body);
    layout->addWidget(m_evidence);
    layout->addWidget(makeLadder());
    layout->addWidget(makeMeanings());
    layout->addStretch(1);
    return body;
}

QWidget* DivergencePage::makeHeadline() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setObjectName(QStringLiteral("severityHeadline"));
    card->setFixedWidth(kHeadlineWidth);
    card->setMinimumHeight(kTopHeight);
    layout->addWidget(makeLabel(tr("Severity"), "heading", card));
    m_gauge = new SeverityGauge(card);
    layout->addWidget(m_gauge);
    m_confidence = makeLabel({}, "body", card);
    m_confidence->setAlignment(Qt::AlignHCenter);
    layout->addWidget(m_confidence);
    QLabel* band = makeText(tr("Outer line: 90 % band"), "caption", card);
    band->setAlignment(Qt::AlignHCenter);
    layout->addWidget(band);
    m_before = makeText({}, "body", card);
    m_before->setObjectName(QStringLiteral("severityBefore"));
    m_before->setAlignment(Qt::AlignHCenter);
    m_before->setTextFormat(Qt::RichText);
    layout->addWidget(m_before);
    layout->addStretch(1);
    return card;
}

QWidget* DivergencePage::makeComponents() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setObjectName(QStringLiteral("severityComponents"));
    layout->addWidget(makeLabel(tr("Components"), "heading", card));
    m_plot = new PlotView(workspace().jobs(), card);
    m_plot->setObjectName(QStringLiteral("severityPlot"));
    layout->addWidget(m_plot);
    layout->addStretch(1);
    return card;
}

QWidget* DivergencePage::makeBanner() {
    QVBoxLayout* layout = nullptr;
    QFrame* banner = makeBannerFrame(this, layout);
    layout->setSpacing(kRowSpacing);
    m_verdict = makeText({}, "heading", banner);
    m_verdict->setObjectName(QStringLiteral("transferVerdict"));
    m_advice = makeText({}, "subtitle", banner);
    m_advice->setObjectName(QStringLiteral("severityAdvice"));
    m_flags = makeText({}, "warning", banner);
    m_flags->setObjectName(QStringLiteral("severityFlags"));
    for (QLabel* label : {m_verdict, m_advice, m_flags}) layout->addWidget(label);
    return banner;
}

QWidget* DivergencePage::makeTableCard(const QString& title, const QString& caption,
                                       QTableWidget* table) {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    addHead(*layout, title, caption);
    table->setParent(card);
    layout->addWidget(table, 1);
    layout->addStretch(0);
    return card;
}

QWidget* DivergencePage::makeLadder() {
    m_ladder = makeLadderTable(workspace().jobs(), this);
    m_ladderCard =
        makeTableCard(tr("What the shots said beforehand"),
                      tr("error on held-out shots, as a share of their variance"), m_ladder);
    m_ladderCard->setObjectName(QStringLiteral("ladderCard"));
    return m_ladderCard;
}

QWidget* DivergencePage::makeMeanings() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    layout->addWidget(makeLabel(tr("What the severity says"), "heading", card));
    m_summary = makeText({}, "body", card);
    m_summary->setObjectName(QStringLiteral("severitySummary"));
    m_bandWords = makeText({}, "subtitle", card);
    layout->addWidget(m_summary);
    layout->addWidget(m_bandWords);
    m_meanings = makeText({}, "body", card);
    m_meanings->setTextFormat(Qt::RichText);
    m_meanings->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    layout->addWidget(m_meanings);
    m_meaningsCard = card;
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
    const bool measured = severity && !stale,
               adapted = m_document.state(Stage::Results) == StageState::Done;
    m_measure->setVisible(!running);
    m_measure->setText(severity ? tr("Measure again") : tr("Measure"));
    m_measure->setEnabled(m_document.isReady());
    setPrimary(m_measure, !measured);
    m_next->setVisible(!running && measured);
    m_next->setText(adapted ? tr("Open Results") : tr("Start adapting"));
    if (measured) fillVerdict(*severity);
    m_empty->setVisible(!severity);
    m_results->setVisible(severity != nullptr);
    m_ladderCard->setVisible(severity && severity->advice);
    m_evidence->setVisible(severity || workspace().comparison().canMeasure());
    m_meaningsCard->setVisible(severity != nullptr);
    if (!running) m_bar->setValue(0);
    if (severity && stale) {
        setSubtitle(tr("The data or settings have changed since this was measured."));
    } else if (severity) {
        setSubtitle(tr("How far %1 lies from the sources, and what that means for the transfer.")
                        .arg(QString::fromStdString(m_document.input().target.label)));
    } else {
        setSubtitle({});
        m_empty->setText(running ? tr("Severity is being measured.")
                         : m_document.isReady()
                             ? tr("Severity has not been measured yet. It says how far the target "
                                  "lies from the sources, and what that means for the transfer.")
                             : tr("Load at least one source and a target on the Data page, each "
                                  "with a response, to see how far they diverge."));
    }
}

void DivergencePage::showProgress(const QString& stage, double fraction, double secondsLeft) {
    m_bar->setValue(static_cast<int>(1000 * fraction));
    const QString left = remainingText(secondsLeft);
    m_stage->setText(left.isEmpty() ? stage : stage + QStringLiteral(", ") + left);
}

void DivergencePage::showSeverity() {
    if (const auto severity = m_document.severity()) {
        fillHeadline(*severity);
        fillComponents(*severity);
        fillBanner(*severity);
        if (severity->advice) fillLadder(*m_ladder, *severity->advice);
    }
    m_evidence->setSeverity(m_document.severity().get());
    showState();
}

void DivergencePage::fillHeadline(const Severity& severity) {
    m_gauge->setValue(severity.headline, severity.bandLow, severity.bandHigh);
    m_gauge->setToolTip(headlineToolTip(severity));
    const Confidence confidence = confidenceOf(severity);
    const int dots = 1 + static_cast<int>(confidence);
    m_confidence->setText(QStringLiteral("●").repeated(dots) +
                          QStringLiteral("○").repeated(3 - dots) + QStringLiteral("  ") +
                          confidenceLabel(confidence));
    m_confidence->setVisible(severity.headline.has_value());
    m_confidence->setToolTip(confidenceToolTip(severity));
}

/// The measurement before this one, made with other features matched: what a match was worth.
void DivergencePage::showBefore() {
    const DivergenceViewer& viewer = workspace().divergence();
    const auto& before = viewer.before();
    const bool shown = before && before->severity->headline && m_document.severity();
    m_gauge->setBefore(shown ? before->severity->headline : std::nullopt);
    m_before->setVisible(shown);
    if (shown)
        m_before->setText(tr("<b>was %1</b> with %n unmatched", nullptr, before->unmatched)
                              .arg(fixedText(*before->severity->headline, 2)));
    if (m_document.severity()) fillComponents(*m_document.severity());
}

void DivergencePage::fillComponents(const Severity& severity) {
    const DivergenceViewer& viewer = workspace().divergence();
    SeverityNames names;
    if (viewer.now())
        names.now = viewer.now()->unmatched == 0
                        ? tr("now, all matched")
                        : tr("now, %n unmatched", nullptr, viewer.now()->unmatched);
    if (viewer.before())
        names.before = tr("before, %n unmatched", nullptr, viewer.before()->unmatched);
    PlotSpec bars =
        severityBars(severity, viewer.before() ? viewer.before()->severity.get() : nullptr, names);
    QString meanings;
    for (const SeverityComponent& component : severity.components) {
        bars.layers.front().notes.append(componentToolTip(component));
        if (component.explanation.empty()) continue;
        meanings += QStringLiteral("<p style=\"margin:0 0 8px 0\"><b>%1.</b> %2</p>")
                        .arg(componentLabel(component.key).toHtmlEscaped(),
                             sentence(component.explanation).toHtmlEscaped());
    }
    m_plot->setSpec(bars);
    m_plot->setFixedHeight(kAxisHeight + kBarSpace * static_cast<int>(bars.categories.size()));
    m_meanings->setText(meanings);
}

/// The leaderboard's answer as soon as there is one for this input, else what the shots promise.
void DivergencePage::fillVerdict(const Severity& severity) {
    const Verdict before = preliminaryVerdict(severity);
    const auto adaptation = m_document.adaptation();
    const bool known = adaptation && m_document.state(Stage::Results) == StageState::Done;
    const Verdict verdict = known ? verdictOf(*adaptation) : before;
    m_verdict->setText(sentence(verdictSentence(verdict, verdictNames())));
    std::vector<Message> notes = verdictNotes(verdict, before, verdictNames());
    if (!known && severity.advice && !severity.advice->note.empty())
        notes.push_back(severity.advice->note);
    m_advice->setText(joined(notes));
    m_advice->setVisible(!notes.empty());
}

void DivergencePage::fillBanner(const Severity& severity) {
    m_summary->setText(sentence(severity.summary));
    m_summary->setToolTip(headlineToolTip(severity));
    fillVerdict(severity);
    QStringList flags, bandWords;
    for (const Message& flag : severity.flags) {
        if (flag.text() == severity.summary.text()) continue;
        (isAboutBand(flag) ? bandWords : flags) += sentence(flag);
    }
    m_bandWords->setText(bandWords.join(QLatin1Char(' ')));
    m_bandWords->setVisible(!bandWords.isEmpty());
    m_flags->setText(flags.join(QLatin1Char('\n')));
    m_flags->setVisible(!flags.isEmpty());
}

}  // namespace footbridge
