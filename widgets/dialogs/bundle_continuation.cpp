// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/bundle_continuation.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/bundle/bundle_contents.h"
#include "core/bundle/report.h"
#include "core/run/error.h"
#include "core/run/output_check.h"
#include "widgets/dialogs/bundle_words.h"
#include "widgets/dialogs/report_language.h"
#include "widgets/jobs/job_board.h"
#include "widgets/jobs/progress_steps.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/example.h"

namespace footbridge {

BundleContinuation::BundleContinuation(std::shared_ptr<const Bundle> bundle, QString path,
                                       JobBoard& board, QWidget* parent)
    : QWidget(parent),
      m_board(board),
      m_bundle(std::move(bundle)),
      m_path(std::move(path)),
      m_job(board, Job::Attendance::Asked, Job::Owner::Program) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 12, 0, 8);
    layout->setSpacing(12);
    makeControls();
    auto* table = new QHBoxLayout;
    table->setSpacing(16);
    table->addWidget(m_choose);
    table->addWidget(m_file, 1);
    auto* run = new QHBoxLayout;
    run->setSpacing(8);
    auto* label = new QLabel(tr("More &shots:"), this);
    label->setBuddy(m_shots);
    run->addWidget(label);
    run->addWidget(m_shots);
    run->addSpacing(8);
    run->addWidget(m_adapt);
    run->addWidget(m_cancel);
    run->addWidget(m_export);
    run->addStretch();
    layout->addLayout(table);
    layout->addLayout(run);
    layout->addWidget(m_bar);
    layout->addWidget(m_outcome);
    layout->addWidget(m_leaderboard, 1);
    connect(m_choose, &QPushButton::clicked, this, &BundleContinuation::chooseTable);
    connect(m_adapt, &QPushButton::clicked, this, [this] { adaptTo(m_table, m_shots->text()); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_job.cancel(); });
    connect(m_export, &QPushButton::clicked, this, &BundleContinuation::chooseExport);
    connect(&m_job, &Job::started, this, &BundleContinuation::showRunning);
    connect(&m_job, &Job::finished, this, &BundleContinuation::showRunning);
    connect(&m_job, &Job::progress, this, [this](const QString& stage, double fraction) {
        m_bar->setValue(static_cast<int>(fraction * kProgressSteps));
        showOutcome(*m_outcome, stage, "caption");
    });
    connect(&m_job, &Job::cancelled, this,
            [this] { showOutcome(*m_outcome, tr("Cancelled."), "caption"); });
    connect(&m_job, &Job::failed, this, [this](const QString& sentence) {
        showOutcome(*m_outcome, sentence, "bad");
        Q_EMIT refused(sentence);
    });
    if (!m_bundle->state)
        showOutcome(*m_outcome,
                    tr("This bundle holds only what prediction needs: its shots were left out, or "
                       "an old version wrote it. Adapt from the sources instead."),
                    "warning");
    showRunning();
}

void BundleContinuation::makeControls() {
    m_choose = new QPushButton(tr("Choose a table with more runs…"), this);
    m_file = labelled(tr("A table of the target: what is not measured yet may be empty, and the "
                         "bundle's own shots may be among its rows."),
                      "caption", this);
    m_shots = new QLineEdit(this);
    m_shots->setPlaceholderText(tr("all that are measured"));
    m_shots->setToolTip(tr("How many rows to draw: 20 or 5%; empty: every row with a response"));
    m_adapt = new QPushButton(tr("Adapt"), this);
    m_adapt->setProperty("primary", true);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_export = new QPushButton(tr("Export as a new bundle…"), this);
    m_outcome = labelled({}, "caption", this);
    m_outcome->setObjectName(QStringLiteral("continuationOutcome"));
    m_bar = new QProgressBar(this);
    m_bar->setRange(0, kProgressSteps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the adaptation"));
    m_leaderboard = factTable({tr("Strategy"), tr("Error on the shots"), tr("on other rows")},
                              tr("Errors of the strategies"), this);
    m_leaderboard->setObjectName(QStringLiteral("continuationLeaderboard"));
    m_leaderboard->setSelectionMode(QAbstractItemView::SingleSelection);
}

void BundleContinuation::chooseTable() {
    auto* dialog = new QFileDialog(this, tr("More runs"), QFileInfo(m_path).path(),
                                   tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_table = path;
        m_file->setText(path);
        showRunning();
    });
    dialog->open();
}

void BundleContinuation::adaptTo(const QString& table, const QString& shots) {
    if (!m_bundle->state || table.isEmpty()) return;
    m_table = table;
    m_file->setText(table);
    m_job.start([this, table, state = m_bundle->state, text = shots.trimmed().toStdString()](
                    const RunContext& context) -> std::function<void()> {
        const ShotRequest request =
            text.empty() ? ShotRequest{} : parseShotRequest(text, kFewestMoreShots);
        const auto rows = readTableAt(table, {}, context.part(0, 0.1));
        auto result = std::make_shared<Result>();
        result->table = rows->path;
        result->continuation = continueFrom(*state, *rows, request);
        result->analysis = analyse(*state, result->continuation, context.part(0.1, 1));
        return [this, result] { showResult(result); };
    });
}

void BundleContinuation::showResult(const std::shared_ptr<const Result>& result) {
    m_result = result;
    const Adaptation& adaptation = *result->analysis.adaptation;
    m_leaderboard->setRowCount(0);
    for (const StrategyResult& each : adaptation.results) {
        if (!each.available) continue;
        addFacts(*m_leaderboard, {strategyLabel(each.strategy), numberText(each.outOfFoldNmse),
                                  each.test ? numberText(each.test->nmse) : QStringLiteral("–")});
        const int row = m_leaderboard->rowCount() - 1;
        m_leaderboard->item(row, 0)->setData(Qt::UserRole, static_cast<int>(each.strategy));
        if (each.strategy == adaptation.chosen().strategy) m_leaderboard->selectRow(row);
    }
    const auto all = static_cast<qint64>(result->analysis.split.shots.size());
    const auto old = static_cast<qint64>(result->continuation.oldShots);
    QStringList words{tr("Adapted to %1 shots: %2 of the bundle and %3 more.")
                          .arg(countText(all), countText(old), countText(all - old))};
    for (const Message& note : result->continuation.notes) words << sentence(note);
    showOutcome(*m_outcome, words.join(QLatin1Char(' ')), "good");
    Q_EMIT adapted();
}

const StrategyResult* BundleContinuation::chosen() const {
    const QTableWidgetItem* item = m_leaderboard->item(m_leaderboard->currentRow(), 0);
    if (!m_result || !item) return nullptr;
    return m_result->analysis.adaptation->find(
        static_cast<Strategy>(item->data(Qt::UserRole).toInt()));
}

void BundleContinuation::chooseExport() {
    const QFileInfo old(m_path);
    auto* dialog =
        new QFileDialog(this, tr("Export the bundle"),
                        old.dir().filePath(old.completeBaseName() + QStringLiteral("-more.zip")),
                        tr("Bundle (*.zip)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("zip"));
    connect(dialog, &QFileDialog::fileSelected, this, &BundleContinuation::exportTo);
    dialog->open();
}

void BundleContinuation::exportTo(const QString& path) {
    const StrategyResult* strategy = chosen();
    if (!strategy) return;
    std::vector<std::string> inputs = m_board.inputs();
    for (const std::string& file : withSignatures({m_path.toStdString(), m_result->table}))
        inputs.push_back(file);
    m_job.start([this, path, strategy, inputs, result = m_result,
                 bundle = m_bundle](const RunContext& context) -> std::function<void()> {
        checkOutputs({{path.toStdString()}, signatureFile(path.toStdString())}, inputs);
        const AnalysisInput& input = result->continuation.input;
        const AdaptedModel& model = strategy->model;
        BundleContents contents =
            bundleContents(input, result->analysis, model, rawFeatures(input.target, model.schema),
                           bundle->policy, true);
        contents.provenance.sources = bundle->provenance.sources;
        contents.provenance.doubts = result->continuation.notes;
        const std::string report = htmlReport(contents.provenance, result->analysis.matching,
                                              *result->analysis.adaptation, {}, reportLanguage());
        const ExportReport done =
            writeBundle(std::filesystem::path(path.toStdString()), model, contents.provenance,
                        contents.samples, report, context, contents.extras);
        return [this, path, done] {
            showOutcome(*m_outcome,
                        tr("Exported to %1 (%2). Opened again and compared: largest difference %3.")
                            .arg(path, sizeText(static_cast<qint64>(done.bytes)),
                                 numberText(done.largestDifference, 2)),
                        "good");
            Q_EMIT exported();
        };
    });
}

void BundleContinuation::showRunning() {
    const bool running = m_job.isRunning();
    m_choose->setEnabled(m_bundle->state && !running);
    m_shots->setEnabled(m_bundle->state && !running);
    m_adapt->setEnabled(m_bundle->state && !running && !m_table.isEmpty());
    m_export->setEnabled(!running && chosen() != nullptr);
    m_cancel->setVisible(running);
    m_bar->setVisible(running);
}

}  // namespace footbridge
