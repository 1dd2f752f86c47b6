// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/schedule_page.h"
#include "widgets/pages/legend_text.h"

#include <QFileDialog>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "widgets/charts/gantt_view.h"
#include "widgets/charts/interval_list.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/usage_view.h"
#include "widgets/pages/use/schedule_reporter.h"
#include "widgets/pages/use/schedule_what_if.h"
#include "widgets/pages/use/schedule_words.h"
#include "widgets/pages/view_stack.h"
#include "widgets/words/name_text.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

QVector<double> listOf(const std::vector<double>& values) {
    return QVector<double>(values.begin(), values.end());
}

}  // namespace

QString SchedulePage::title() {
    return tr("Schedule");
}

QString SchedulePage::help() {
    return tr(
        "<p><b>Schedule</b></p><p>Open a job log (Standard Workload Format, sacct --parsable2 or "
        "CSV) to see what better estimates of run times would be worth to its machine. Ten streams "
        "of jobs are drawn from the log and scheduled under every policy and estimate; the "
        "sentence says how much flexibility brings alone and how much the estimates add.</p>");
}

PageStatus SchedulePage::status(const Workspace& workspace) {
    const ScheduleStudy& study = workspace.schedule();
    if (study.isRunning()) return pageStatus(StageState::Running, {});
    const auto answer = study.answer();
    if (!study.log()) return pageStatus(StageState::Empty, {});
    const std::size_t jobs = study.log()->workload.jobs.size();
    if (!answer)
        return pageStatus(StageState::Ready,
                          countedText(tr("%n job(s)", nullptr, static_cast<int>(jobs)),
                                      static_cast<qint64>(jobs)));
    // The share that the page's own sentence names.
    const SettingResult* best = answer->comparison.find(answeredSetting(answer->comparison));
    const QString share = shareText(std::abs(best->saved.mean));
    const QString summary =
        best->saved.mean >= 0 ? tr("%1 shorter").arg(share) : tr("%1 longer").arg(share);
    return pageStatus(study.isStale() ? StageState::Stale : StageState::Done, summary);
}

SchedulePage::SchedulePage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent), m_study(workspace.schedule()) {
    makeActions();
    m_pages = new ViewStack(this);
    m_pages->addWidget(makeEmpty());
    m_pages->addWidget(makeBody());
    contents()->addWidget(m_pages);
    connect(&m_study, &ScheduleStudy::changed, this, &SchedulePage::refresh);
    refresh();
}

void SchedulePage::makeActions() {
    m_open = makeButton(tr("Open log…"), "openLog", this);
    m_estimates = makeButton(tr("Open estimates…"), "openEstimates", this);
    m_estimates->setToolTip(
        tr("The bundle of an adapted model, or a CSV with the columns job and estimate"));
    m_sweep = makeButton(tr("Load sweep"), "loadSweep", this);
    m_sweep->setCheckable(true);
    m_report = makeButton(tr("Report…"), "scheduleReport", this);
    m_compare = makeButton(tr("Compare policies"), "comparePolicies", this);
    for (QPushButton* one : {m_open, m_estimates, m_sweep, m_report, m_compare})
        actions()->addWidget(one);
    connect(m_report, &QPushButton::clicked, this, &SchedulePage::askForReport);
    connect(m_open, &QPushButton::clicked, this, &SchedulePage::openLog);
    connect(m_estimates, &QPushButton::clicked, this, &SchedulePage::openEstimates);
    connect(m_compare, &QPushButton::clicked, &m_study, &ScheduleStudy::compare);
    connect(m_sweep, &QPushButton::toggled, this, [this](bool on) {
        if (on && !m_study.sweep()) m_study.sweepLoads();
        refresh();
    });
}

QWidget* SchedulePage::makeEmpty() {
    QLabel* empty = makeText(tr("Open a job log to see what your model is worth to its machine."),
                             "subtitle", this);
    empty->setObjectName(QStringLiteral("scheduleEmpty"));
    empty->setAlignment(Qt::AlignCenter);
    return empty;
}

QWidget* SchedulePage::makeBody() {
    auto* body = new QWidget(this);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing);
    layout->addWidget(m_banner = makeBanner());
    layout->addWidget(m_summary = makeSummary(), 1);
    m_results = new QWidget(body);
    auto* columns = new QHBoxLayout(m_results);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(kCardSpacing);
    m_left = new QStackedWidget(m_results);
    auto* views = new QWidget(m_left);
    auto* left = new QVBoxLayout(views);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(kCardSpacing);
    left->addWidget(makeGantt(), 5);
    left->addWidget(makeUsage(), 4);
    m_gantt->linkTime(*m_usage);
    m_reporter = new ScheduleReporter(m_study, workspace().jobs(), this);
    m_reporter->addView(QStringLiteral("nodes"), *m_gantt);
    m_reporter->addView(QStringLiteral("queue"), *m_usage);
    connect(m_reporter, &ScheduleReporter::written, this, [this](const QString& folder) {
        setSubtitle(tr("Written: report.html and the folder plots in %1").arg(folder));
    });
    connect(m_reporter, &ScheduleReporter::failed, &workspace().document(), &Document::problem);
    m_left->addWidget(views);
    QVBoxLayout* sweepLayout = nullptr;
    QFrame* sweepCard = makeCard(m_left, sweepLayout);
    m_sweepPlot = new PlotView(workspace().jobs(), sweepCard);
    m_sweepPlot->setObjectName(QStringLiteral("sweepPlot"));
    sweepLayout->addWidget(m_sweepPlot);
    m_left->addWidget(sweepCard);
    columns->addWidget(m_left, 5);
    auto* right = new QVBoxLayout;
    right->setSpacing(kCardSpacing);
    right->addWidget(makeTurnaround(), 1);
    right->addWidget(m_whatIf = new ScheduleWhatIf(m_study, m_results));
    columns->addLayout(right, 3);
    layout->addWidget(m_results, 1);
    return body;
}

QWidget* SchedulePage::makeBanner() {
    QVBoxLayout* layout = nullptr;
    QFrame* banner = makeBannerFrame(this, layout);
    layout->setContentsMargins(16, 10, 16, 10);
    layout->setSpacing(4);
    m_answer = makeText({}, "heading", banner);
    m_answer->setObjectName(QStringLiteral("scheduleAnswer"));
    m_answerMore = makeText({}, "subtitle", banner);
    layout->addWidget(m_answer);
    layout->addWidget(m_answerMore);
    return banner;
}

QWidget* SchedulePage::makeSummary() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    layout->addWidget(makeLabel(tr("The log"), "heading", card));
    m_cleaning = makeText({}, "subtitle", card);
    m_cleaning->setObjectName(QStringLiteral("scheduleCleaning"));
    layout->addWidget(m_cleaning);
    auto* plots = new QHBoxLayout;
    m_arrivals = new PlotView(workspace().jobs(), card);
    m_sizes = new PlotView(workspace().jobs(), card);
    for (PlotView* plot : {m_arrivals, m_sizes}) plots->addWidget(plot, 1);
    layout->addLayout(plots, 1);
    return card;
}

QWidget* SchedulePage::makeGantt() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    const CardHead head = addHead(*layout, tr("Nodes in use"));
    m_ganttCaption = head.caption;
    m_legend = makeLabel({}, "caption", card);
    m_legend->setTextFormat(Qt::RichText);
    head.row->addWidget(m_legend);
    m_gantt = new GanttView(workspace().jobs(), card);
    m_gantt->setObjectName(QStringLiteral("gantt"));
    m_gantt->setAccessibleName(tr("Nodes in use"));
    layout->addWidget(m_gantt, 1);
    return card;
}

QWidget* SchedulePage::makeUsage() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    const CardHead head = addHead(*layout, tr("Queue and utilisation"));
    QLabel* legend =
        makeLabel(legendText(2, tr("utilisation"), tr("jobs waiting (right)")), "caption", card);
    legend->setTextFormat(Qt::RichText);
    head.row->addWidget(legend);
    m_usage = new UsageView(workspace().jobs(), card);
    m_usage->setObjectName(QStringLiteral("usage"));
    m_usage->setAccessibleName(tr("Queue and utilisation"));
    layout->addWidget(m_usage, 1);
    return card;
}

QWidget* SchedulePage::makeTurnaround() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    layout->addWidget(makeLabel(tr("Turnaround by policy and estimate"), "heading", card));
    m_listCaption = makeText({}, "caption", card);
    layout->addWidget(m_listCaption);
    m_list = new IntervalList(workspace().jobs(), card);
    m_list->setObjectName(QStringLiteral("turnaround"));
    m_list->setAccessibleName(tr("Turnaround by policy and estimate"));
    layout->addWidget(m_list, 1);
    return card;
}

void SchedulePage::openLog() {
    askForFile(tr("Open log"),
               tr("Job logs (*.swf *.swf.gz *.swf.zst *.gz *.zst *.csv *.txt);;All files (*)"),
               [this](const QString& path) { m_study.openLog(path); });
}

void SchedulePage::openEstimates() {
    askForFile(tr("Open estimates"), tr("Bundles and tables (*.zip *.csv);;All files (*)"),
               [this](const QString& path) { m_study.openEstimates(path); });
}

void SchedulePage::askForFile(const QString& title, const QString& filter,
                              const std::function<void(const QString&)>& open) {
    auto* dialog = new QFileDialog(this, title, {}, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, open);
    dialog->open();
}

void SchedulePage::askForReport() {
    auto* dialog = new QFileDialog(this, tr("Folder for the report"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, m_reporter, &ScheduleReporter::write);
    dialog->open();
}

void SchedulePage::refresh() {
    const auto log = m_study.log();
    const auto answer = m_study.answer();
    m_pages->setCurrentIndex(log ? 1 : 0);
    const bool running = m_study.isRunning();
    m_open->setEnabled(!running);
    m_estimates->setVisible(log != nullptr);
    m_estimates->setEnabled(!running);
    m_sweep->setVisible(answer != nullptr);
    m_report->setVisible(answer != nullptr);
    m_compare->setVisible(log != nullptr);
    m_compare->setEnabled(log && !running);
    setPrimary(m_open, !log);
    setPrimary(m_compare, log != nullptr);
    m_banner->setVisible(answer != nullptr);
    m_results->setVisible(answer != nullptr);
    m_summary->setVisible(log && !answer);
    m_left->setCurrentIndex(m_sweep->isChecked() ? 1 : 0);
    if (!log) return setSubtitle({});
    if (m_shownLog != log.get()) showLog();
    m_shownLog = log.get();
    if (answer && m_shownAnswer != answer.get()) showAnswer();
    m_shownAnswer = answer.get();
    if (m_shownSweep != m_study.sweep().get() || (m_sweep->isChecked() && !m_study.sweep()))
        showSweep();
    m_shownSweep = m_study.sweep().get();
    m_whatIf->showResult();
}

void SchedulePage::showLog() {
    const auto log = m_study.log();
    m_whatIf->follow();
    const QString name = nameText(log->log.name);
    const auto processors = static_cast<int>(log->workload.processors);
    const auto jobs = static_cast<int>(log->workload.jobs.size());
    setSubtitle(tr("%1, %2, %3. Ten streams drawn from the log.")
                    .arg(name, countedText(tr("%n processor(s)", nullptr, processors), processors),
                         countedText(tr("%n job(s)", nullptr, jobs), jobs)));
    m_arrivals->setSpec(arrivalsPlot(log->statistics));
    m_sizes->setSpec(sizesPlot(log->statistics));
    const QString users = countedText(
        tr("%n user(s)", nullptr, static_cast<int>(log->statistics.users)), log->statistics.users);
    QString text =
        tr("Days: %1, %2, load %3, median run time %4.")
            .arg(numberText(log->statistics.days), users, fixedText(log->statistics.load, 2),
                 quantityText(log->statistics.medianRunTime, QStringLiteral("s")));
    const QString cleaning = cleaningText(log->workload, log->log);
    if (!cleaning.isEmpty()) text += QLatin1Char('\n') + cleaning;
    if (log->outside)
        text += QLatin1Char('\n') + tr("%n job(s) lie outside the range of the model.", nullptr,
                                       static_cast<int>(log->outside));
    m_cleaning->setText(text);
}

void SchedulePage::showAnswer() {
    const auto answer = m_study.answer();
    const Setting best = ScheduleStudy::bestSetting(*m_study.log());
    const std::vector<Message> sentences = ablationSentences(answer->comparison);
    QStringList more;
    for (std::size_t i = 1; i < sentences.size(); ++i) more += sentence(sentences[i]);
    m_answer->setText(sentences.empty() ? QString() : sentence(sentences.front()));
    m_answerMore->setText(more.join(QLatin1Char(' ')));
    m_listCaption->setText(tr("%n paired streams, 95 % intervals; dashed: EASY.", nullptr,
                              answer->comparison.streams) +
                           QLatin1Char('\n') +
                           tr("On fewer nodes a job takes longer in proportion."));
    const SettingResult* baseline = answer->comparison.find(ScheduleStudy::baseline());
    m_list->setRows(turnaroundRows(answer->comparison, answeredSetting(answer->comparison)),
                    QStringLiteral("h"), tr("Turnaround, log axis"),
                    baseline->turnaround.mean / 3600);
    m_ganttCaption->setText(settingLabel(best));
    m_legend->setText(legendText(0, tr("as asked"), tr("on fewer nodes")));
    const ScheduleStudy::Shown& shown = *answer->shown;
    m_gantt->setBars(ganttBars(shown), shown.workload.processors);
    m_usage->setSteps(listOf(shown.times), listOf(shown.used), listOf(shown.waiting));
    if (shown.times.empty()) return;
    for (TimeView* view : {static_cast<TimeView*>(m_gantt), static_cast<TimeView*>(m_usage)}) {
        view->setSpan(shown.times.front(), shown.times.back(), kStreamUnixStart);
        // Of the submissions: a few long jobs may be left for long after the last one.
        const auto& jobs = shown.workload.jobs;
        const double middle = (jobs.front().submit + jobs.back().submit) / 2;
        view->show(std::max(shown.times.front(), middle - 86400),
                   std::min(shown.times.back(), middle + 86400));
    }
}

void SchedulePage::showSweep() {
    const auto sweep = m_study.sweep();
    PlotSpec spec = loadSweepPlot(sweep ? *sweep : std::vector<Comparison>());
    if (!sweep) spec.emptyText = tr("Six loads are being simulated.");
    m_sweepPlot->setSpec(spec);
}

}  // namespace footbridge
