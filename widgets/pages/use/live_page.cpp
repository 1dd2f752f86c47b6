// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/live_page.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/run/error.h"
#include "widgets/charts/live_plots.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/version_strip.h"
#include "widgets/models/versions_model.h"
#include "widgets/pages/drop_zone.h"
#include "widgets/pages/plain_table.h"
#include "widgets/pages/table_copy.h"
#include "widgets/pages/use/live_start_dialog.h"
#include "widgets/pages/use/live_words.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/live_desk.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr int kRunRow = 26, kShownRows = 3, kErrorPlotHeight = 160;

QString fileName(const LiveDesk& desk) {
    return desk.stream() ? QFileInfo(QString::fromStdString(desk.stream()->path)).fileName()
                         : QString();
}

}  // namespace

QString LivePage::title() {
    return tr("Live");
}

QString LivePage::help() {
    return tr(
        "<p><b>Live</b></p><p>Follows a table that grows. Each run is predicted first, scored, and "
        "only then learned from, so the errors are those that a user of the model would have had. "
        "When the responses change, a new version begins; older ones are kept, can be taken up "
        "again and exported. Drop a CSV here to follow it, or, while a stream is followed, to add "
        "its runs.</p>");
}

PageStatus LivePage::status(const Workspace& workspace) {
    const LiveDesk* desk = LiveDesk::find(workspace);
    if (!desk) return {};
    const auto state = desk->state();
    if (!state) return {desk->isRunning() ? StageState::Running : StageState::Empty, {}};
    const QString words = tr("version %1, run %2")
                              .arg(state->summary.versions.back().number)
                              .arg(countText(state->summary.last.row));
    return {desk->isRunning() ? StageState::Running : StageState::Done, words};
}

LivePage::LivePage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent), m_desk(LiveDesk::of(workspace)) {
    setAcceptDrops(true);
    makeActions();
    m_said = makeText({}, "bad", this);
    m_said->setObjectName(QStringLiteral("liveSaid"));
    m_said->hide();
    contents()->addWidget(m_said);
    contents()->addWidget(makeEmpty(), 1);
    contents()->addWidget(m_body = makeBody(), 1);
    connect(&m_desk, &LiveDesk::changed, this, &LivePage::refresh);
    connect(&m_desk, &LiveDesk::problem, this, [this](const QString& text) { tell("bad", text); });
    connect(&m_desk, &LiveDesk::exported, this,
            [this](const QString& path, qint64 bytes, double difference) {
                tell("good",
                     tr("Exported to %1 (%2). Opened again and compared: largest difference "
                        "%3.")
                         .arg(path, sizeText(bytes), numberText(difference, 2)));
            });
    connect(&m_desk.following(), &Job::started, m_said, &QWidget::hide);
    refresh();
}

void LivePage::makeActions() {
    m_start = makeButton(tr("Start following…"), "startFollowing", this);
    m_stop = makeButton(tr("Stop"), "stopFollowing", this);
    m_export = makeButton({}, "exportVersion", this);
    for (QPushButton* one : {m_start, m_stop, m_export}) actions()->addWidget(one);
    connect(m_start, &QPushButton::clicked, this, &LivePage::askForStream);
    connect(m_stop, &QPushButton::clicked, &m_desk, &LiveDesk::stop);
    connect(m_export, &QPushButton::clicked, this, &LivePage::askForExport);
}

QWidget* LivePage::makeEmpty() {
    m_empty = makeText({}, "subtitle", this);
    m_empty->setObjectName(QStringLiteral("liveEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    return m_empty;
}

QWidget* LivePage::makeBody() {
    auto* body = new QWidget(this);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing);
    layout->addWidget(makeFigures());
    layout->addWidget(makeBanner());
    layout->addWidget(makeError(), 6);
    auto* lower = new QHBoxLayout;
    lower->setSpacing(kCardSpacing);
    lower->addWidget(makeCoverage(), 8);
    lower->addWidget(makeVersions(), 11);
    layout->addLayout(lower, 5);
    return body;
}

QWidget* LivePage::makeFigures() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setObjectName(QStringLiteral("liveFigures"));
    layout->setContentsMargins(16, 8, 16, 10);
    auto* row = new QHBoxLayout;
    row->setSpacing(kCardSpacing);
    for (Figure& figure : m_figures) {
        auto* column = new QVBoxLayout;
        column->setSpacing(0);
        figure.value = makeLabel({}, "title", card);
        figure.caption = makeLabel({}, "caption", card);
        column->addWidget(figure.value);
        column->addWidget(figure.caption);
        row->addLayout(column, 1);
    }
    layout->addLayout(row);
    return card;
}

QWidget* LivePage::makeBanner() {
    QVBoxLayout* layout = nullptr;
    QFrame* banner = makeBannerFrame(this, layout);
    layout->setContentsMargins(16, 10, 16, 10);
    layout->setSpacing(4);
    m_answer = makeText({}, "heading", banner);
    m_answer->setObjectName(QStringLiteral("liveAnswer"));
    m_answerMore = makeText({}, "subtitle", banner);
    m_answerMore->setObjectName(QStringLiteral("liveAnswerMore"));
    layout->addWidget(m_answer);
    layout->addWidget(m_answerMore);
    return banner;
}

QWidget* LivePage::makeError() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    layout->setSpacing(2);
    addHead(*layout, tr("Running error"), tr("version in force above"));
    m_error = new PlotView(workspace().jobs(), card);
    m_error->setObjectName(QStringLiteral("liveErrorPlot"));
    m_strip = new VersionStrip(*m_error, card);
    m_strip->setObjectName(QStringLiteral("liveVersionStrip"));
    m_strip->setAccessibleName(tr("Versions in force"));
    layout->addWidget(m_strip);
    m_error->setMinimumHeight(kErrorPlotHeight);
    layout->addWidget(m_error, 1);
    return card;
}

QWidget* LivePage::makeCoverage() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    addHead(*layout, tr("Coverage"));
    m_coverage = new PlotView(workspace().jobs(), card);
    m_coverage->setObjectName(QStringLiteral("liveCoveragePlot"));
    layout->addWidget(m_coverage, 1);
    return card;
}

QWidget* LivePage::makeVersions() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    const CardHead head = addHead(*layout, tr("Versions"), tr("none is overwritten"));
    m_goBack = makeButton({}, "liveGoBack", card);
    head.row->addWidget(m_goBack);
    m_model = new VersionsModel(this);
    m_versions = new QTableView(card);
    m_versions->setObjectName(QStringLiteral("liveVersions"));
    m_versions->setModel(m_model);
    makePlain(*m_versions);
    m_versions->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_versions->setSelectionMode(QAbstractItemView::SingleSelection);
    m_versions->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_versions->setAccessibleName(tr("Versions"));
    m_versions->verticalHeader()->setDefaultSectionSize(kRunRow);
    m_versions->setMinimumHeight((kShownRows + 1) * kRunRow + 4);
    for (int column = 0; column < VersionsModel::ColumnCount; ++column)
        widenSection(m_versions->horizontalHeader(), column, 48);
    m_versions->horizontalHeader()->setSectionResizeMode(VersionsModel::Why, QHeaderView::Stretch);
    makeCopyable(m_versions, workspace().jobs());
    layout->addWidget(m_versions, 1);
    m_lastRun = makeText({}, "caption", card);
    m_lastRun->setObjectName(QStringLiteral("liveLastRun"));
    m_lastRun->setMinimumHeight(2 * m_lastRun->fontMetrics().lineSpacing());
    m_lastRun->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(m_lastRun);
    connect(m_goBack, &QPushButton::clicked, this, &LivePage::goBack);
    connect(m_versions->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LivePage::showButtons);
    return card;
}

int LivePage::chosenVersion() const {
    const auto rows = m_versions->selectionModel()->selectedRows();
    if (!rows.isEmpty()) return m_model->version(rows.first().row()).number;
    return m_model->rowCount() > 0 ? m_model->version(0).number : 0;
}

void LivePage::tell(const char* role, const QString& sentence) {
    setTextRole(m_said, role);
    m_said->setText(sentence);
    m_said->show();
}

void LivePage::askForStream() {
    const auto& known = m_desk.stream();
    const QString folder =
        known ? QString::fromStdString(known->path)
              : QSettings().value(QLatin1String(kTablesFolder), QDir::homePath()).toString();
    auto* dialog = new QFileDialog(window(), tr("Table that grows"), folder,
                                   tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        QSettings().setValue(QLatin1String(kTablesFolder), QFileInfo(path).path());
        askHow(path);
    });
    dialog->open();
}

void LivePage::askHow(const QString& path) {
    if (m_desk.refuses(path)) return;
    SessionStream known;
    if (m_desk.stream() && m_desk.stream()->path == path.toStdString()) known = *m_desk.stream();
    known.path = path.toStdString();
    const Document& document = workspace().document();
    const QString response = document.hasTarget()
                                 ? QString::fromStdString(document.input().target.roles.response)
                                 : QString();
    try {
        auto* dialog = new LiveStartDialog(m_desk, firstRowsOf(path), known, response, window());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this,
                [this, dialog] { m_desk.start(dialog->stream(), dialog->anew()); });
        dialog->open();
    } catch (const Error& error) {
        tell("bad", sentence(error.message()));
    }
}

void LivePage::askForExport() {
    const int version = chosenVersion();
    const QString folder =
        QSettings().value(QLatin1String(kExportFolder), QDir::homePath()).toString();
    const QString name = QStringLiteral("%1-%2.zip")
                             .arg(QFileInfo(fileName(m_desk)).completeBaseName())
                             .arg(version);
    auto* dialog = new QFileDialog(window(), tr("Export version %1").arg(version),
                                   QDir(folder).filePath(name), tr("Bundle (*.zip)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("zip"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, version](const QString& path) {
        QSettings().setValue(QLatin1String(kExportFolder), QFileInfo(path).path());
        m_desk.exportVersion(version, path);
    });
    dialog->open();
}

void LivePage::goBack() {
    m_desk.goBack(chosenVersion());
    m_versions->clearSelection();
}

void LivePage::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFiles(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void LivePage::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    const QStringList files = droppedFiles(*event->mimeData());
    if (m_desk.isRunning())
        m_desk.drop(files);
    else if (!files.isEmpty())
        askHow(files.first());
}

void LivePage::refresh() {
    const auto state = m_desk.state();
    const bool running = m_desk.isRunning();
    m_empty->setVisible(!state);
    m_body->setVisible(state != nullptr);
    m_start->setVisible(!running);
    m_stop->setVisible(running);
    m_stop->setEnabled(!m_desk.following().isCancelling());
    m_export->setVisible(state != nullptr);
    setPrimary(m_start, !state);
    setPrimary(m_export, state != nullptr);
    m_empty->setText(running ? tr("Waiting for %1 measured runs in %2 to start from.")
                                   .arg(countText(m_desk.stream()->initial), fileName(m_desk))
                             : tr("Choose a table that grows, or drop runs here: each is predicted "
                                  "first and learned from afterwards."));
    setSubtitle(!state    ? QString()
                : running ? tr("Following %1: each run is predicted first, scored, and only then "
                               "learned from.")
                                .arg(fileName(m_desk))
                          : tr("%1 as it was last followed.").arg(fileName(m_desk)));
    if (state && state.get() != m_shown) showState(*state);
    m_shown = state.get();
    showButtons();
}

void LivePage::showButtons() {
    const auto state = m_desk.state();
    if (!state) return;
    const int version = chosenVersion();
    const auto holds = [&](const std::vector<int>& versions) {
        return std::ranges::find(versions, version) != versions.end();
    };
    m_export->setText(tr("Export version %1…").arg(version));
    m_export->setEnabled(!m_desk.exporting().isRunning() && holds(state->summary.exported));
    const bool kept = holds(state->summary.kept);
    m_goBack->setText(kept ? tr("Go back to version %1").arg(version) : tr("Go back"));
    m_goBack->setEnabled(m_desk.isRunning() && kept);
}

void LivePage::showState(const LiveState& state) {
    const LiveSummary& summary = state.summary;
    showFigures(state);
    m_answer->setText(liveHeadline(summary));
    m_answerMore->setText(liveDetails(summary));
    m_answerMore->setVisible(!m_answerMore->text().isEmpty());
    m_error->setSpec(runningErrorPlot(summary));
    m_coverage->setSpec(liveCoveragePlot(summary));
    m_strip->setSpans(versionSpans(summary));
    m_model->setVersions(summary.versions, summary.firstRow);
    m_lastRun->setText(lastRunText(summary));
}

void LivePage::showFigures(const LiveState& state) {
    const LiveSummary& summary = state.summary;
    const StreamVersion& version = summary.versions.back();
    const bool interval = !std::isnan(summary.recentCoverage);
    const QString texts[6][2] = {
        {summary.runs > 0 ? errorText(summary.recentError) : QStringLiteral("–"),
         tr("error, last 10 runs")},
        {interval ? percentLabel(summary.recentCoverage) : QStringLiteral("–"),
         interval ? tr("inside, last 100 runs") : tr("no interval yet")},
        {tr("Version %1").arg(version.number),
         tr("since run %1").arg(countText(version.from + summary.firstRow))},
        {countText(static_cast<qint64>(summary.drifts.size())),
         countedText(tr("drifts in %n run(s)", nullptr, static_cast<int>(summary.runs)),
                     summary.runs)},
        {quantityText(1e3 * state.updateSeconds, QStringLiteral("ms"), 2), tr("an update")},
        {numberText(1e4 * summary.falseAlarms, 2), tr("false alarms in 10 000 runs at most")},
    };
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        m_figures[i].value->setText(texts[i][0]);
        m_figures[i].caption->setText(texts[i][1]);
    }
}

}  // namespace footbridge
