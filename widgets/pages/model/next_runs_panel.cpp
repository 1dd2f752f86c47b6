// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/next_runs_panel.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>
#include <cmath>

#include "core/analysis/input_files.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "widgets/models/next_runs_model.h"
#include "widgets/pages/page.h"
#include "widgets/pages/table_copy.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/document.h"

namespace footbridge {

namespace {

constexpr auto kFolderKey = "folders/tables";
constexpr int kWorthDigits = 2;
constexpr int kFirstCount = 10, kMostCount = 1000, kRowHeight = 25;

/// What each row would cost to measure: its predicted response, where that is positive throughout.
Vector costOf(const AnalysisInput& input, const AdaptedModel& model, const RunContext& context) {
    const Vector predicted = model.predict(rawFeatures(input.target, model.schema), context).value;
    return predicted.size() > 0 && predicted.minCoeff() > 0 ? predicted : Vector();
}

}  // namespace

NextRunsPanel::NextRunsPanel(Document& document, QWidget* parent)
    : QFrame(parent), m_document(document), m_model(new NextRunsModel(this)) {
    setProperty("card", true);
    setObjectName(QStringLiteral("nextRunsPanel"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 16);
    layout->setSpacing(kRowSpacing);
    layout->addWidget(makeLabel(tr("Which runs to measure next"), "heading", this));
    m_note = makeLabel({}, "caption", this);
    m_note->setWordWrap(true);
    layout->addWidget(m_note);
    m_worth = makeLabel({}, "body", this);
    m_worth->setObjectName(QStringLiteral("nextRunsWorth"));
    m_worth->setWordWrap(true);
    m_worth->hide();
    layout->addWidget(m_worth);
    m_view = new QTableView(this);
    m_view->setModel(m_model);
    m_view->setObjectName(QStringLiteral("nextRuns"));
    m_view->setAccessibleName(tr("Runs to measure next"));
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(kRowHeight);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    makeCopyable(m_view);
    layout->addWidget(m_view, 1);
    m_rest = new QWidget(this);
    layout->addWidget(m_rest, 1);
    m_quick = new QCheckBox(tr("Prefer quick runs"), this);
    m_quick->setObjectName(QStringLiteral("preferQuick"));
    m_quick->setToolTip(
        tr("Among rows that teach about as much, those with the smallest predicted response"));
    layout->addWidget(m_quick);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kRowSpacing);
    m_count = new QSpinBox(this);
    m_count->setObjectName(QStringLiteral("nextCount"));
    m_count->setAccessibleName(tr("How many runs"));
    m_count->setRange(1, kMostCount);
    m_count->setValue(kFirstCount);
    buttons->addWidget(m_count);
    m_find = new QPushButton(tr("Find"), this);
    m_find->setObjectName(QStringLiteral("findNext"));
    buttons->addWidget(m_find);
    buttons->addStretch();
    m_save = new QPushButton(tr("Save…"), this);
    m_save->setObjectName(QStringLiteral("saveNext"));
    m_save->setToolTip(tr("A CSV of these rows with the response left to fill in"));
    buttons->addWidget(m_save);
    layout->addLayout(buttons);

    connect(m_find, &QPushButton::clicked, this, &NextRunsPanel::find);
    connect(m_save, &QPushButton::clicked, this, &NextRunsPanel::save);
    // Said here, since nobody asked for it after a run.
    connect(&m_job, &Job::failed, m_note, &QLabel::setText);
    connect(&m_job, &Job::started, this, &NextRunsPanel::showState);
    connect(&m_job, &Job::finished, this, &NextRunsPanel::showState);
    connect(&document, &Document::inputChanged, this, &NextRunsPanel::forget);
    // What a person asks next when a run is done.
    connect(&document, &Document::adaptationChanged, this, [this] {
        showState();
        if (m_document.adaptation()) find();
    });
    forget();
}

void NextRunsPanel::find() {
    const auto adaptation = m_document.adaptation();
    const bool quick =
        m_quick->isChecked() && adaptation && m_document.state(Stage::Results) == StageState::Done;
    m_job.start([this, input = m_document.input(), source = m_document.sourceModel(), adaptation,
                 quick,
                 count = m_count->value()](const RunContext& context) -> std::function<void()> {
        NextRunsOptions options;
        options.count = count;
        if (quick) options.cost = costOf(input, adaptation->chosen().model, context);
        const NextRuns next = nextRuns(input, source, options, context);
        return [this, next] { show(next); };
    });
}

/// What the runs are expected to bring and to take; "" where that cannot be said.
QString NextRunsPanel::worthOf(const NextRuns& next) const {
    QStringList sentences;
    if (!next.rows.empty() && std::isfinite(next.errorRatio)) {
        const QString percent =
            quantityText(100 * next.errorRatio, QStringLiteral("%"), kWorthDigits);
        sentences << (next.measuredAlready
                          ? tr("Expected to bring the mean squared error to %1 of what the shots "
                               "alone give.")
                                .arg(percent)
                          : tr("Expected to bring the mean squared error to %1 of what it is now.")
                                .arg(percent));
    }
    if (std::isfinite(next.cost)) {
        const std::string unit = m_document.input().target.responseUnit();
        sentences << tr("Together they are predicted to take %1.")
                         .arg(quantityText(next.cost, QString::fromStdString(unit)));
    }
    return sentences.join(QLatin1Char(' '));
}

void NextRunsPanel::show(const NextRuns& next) {
    m_rows = next.rows;
    m_model->setRows(m_document.input().target, m_rows);
    m_view->setVisible(!m_rows.empty());
    m_rest->setVisible(m_rows.empty());
    m_view->resizeColumnsToContents();
    m_note->setText(m_rows.empty() ? tr("No row is left to measure.")
                    : next.measuredAlready
                        ? tr("All rows are measured: these would have taught most beside "
                             "the shots, the most telling first.")
                        : tr("Rows without a measurement that would teach most, the most "
                             "telling first."));
    const QString worth = worthOf(next);
    m_worth->setText(worth);
    m_worth->setVisible(!worth.isEmpty());
    Q_EMIT found();
}

/// Another target or other shots: the list would be of something else.
void NextRunsPanel::forget() {
    m_job.cancel();
    m_worth->hide();
    m_rows.clear();
    m_model->setRows({}, {});
    m_view->hide();
    m_rest->show();
    m_note->setText(
        tr("Runs that differ most from what is measured, in what the source model "
           "says changes the response."));
    showState();
}

void NextRunsPanel::showState() {
    m_find->setEnabled(m_document.hasTarget() && !m_job.isRunning());
    m_find->setText(m_job.isRunning() ? tr("Finding…") : tr("Find"));
    m_save->setEnabled(!m_rows.empty() && !m_job.isRunning());
    m_quick->setEnabled(m_document.adaptation() != nullptr);
}

void NextRunsPanel::save() {
    const QString folder =
        QSettings().value(QLatin1String(kFolderKey), QDir::homePath()).toString();
    auto* dialog = new QFileDialog(window(), tr("Save the list"),
                                   QDir(folder).filePath(QStringLiteral("measure-next.csv")),
                                   tr("Table (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, target = m_document.input().target, inputs = inputFiles(m_document.input()),
             rows = m_rows](const QString& path) {
                QSettings().setValue(QLatin1String(kFolderKey), QFileInfo(path).path());
                try {
                    checkOutputs({{path.toStdString()}}, inputs);
                    writeFile(path.toStdString(), nextRunsCsv(target, rows));
                } catch (const Error& error) {
                    Q_EMIT m_document.problem(sentence(error.message()));
                }
            });
    dialog->open();
}

}  // namespace footbridge
