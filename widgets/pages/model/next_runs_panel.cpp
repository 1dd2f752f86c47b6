// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/next_runs_panel.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>
#include <cmath>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "widgets/models/next_runs_model.h"
#include "widgets/pages/page.h"
#include "widgets/pages/plain_table.h"
#include "widgets/pages/save_dialog.h"
#include "widgets/pages/table_copy.h"
#include "widgets/pages/whole_text.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr int kWorthDigits = 2;
constexpr int kMostCount = 1000, kRunRowHeight = 25;
constexpr int kLeastRows = 4;  ///< of the table, its header among them

}  // namespace

NextRunsPanel::NextRunsPanel(Workspace& workspace, QWidget* parent)
    : QFrame(parent),
      m_document(workspace.document()),
      m_finder(workspace.nextRuns()),
      m_model(new NextRunsModel(this)) {
    setObjectName(QStringLiteral("nextRunsPanel"));
    QVBoxLayout* layout = makeCard(*this);
    layout->addWidget(makeLabel(tr("Which runs to measure next"), "heading", this));
    m_note = new WholeText("caption", this);
    layout->addWidget(m_note);
    m_worth = new WholeText("body", this);
    m_worth->setObjectName(QStringLiteral("nextRunsWorth"));
    m_worth->hide();
    layout->addWidget(m_worth);
    m_view = new QTableView(this);
    m_view->setModel(m_model);
    m_view->setObjectName(QStringLiteral("nextRuns"));
    m_view->setAccessibleName(tr("Runs to measure next"));
    makePlain(*m_view);
    m_view->setWordWrap(false);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->verticalHeader()->setDefaultSectionSize(kRunRowHeight);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setMinimumHeight(kLeastRows * kRunRowHeight);
    makeCopyable(m_view, workspace.jobs());
    layout->addWidget(m_view, 1);
    m_rest = new QWidget(this);
    layout->addWidget(m_rest, 1);
    m_quick = new QCheckBox(tr("Prefer quick runs"), this);
    m_quick->setObjectName(QStringLiteral("preferQuick"));
    m_quick->setToolTip(
        tr("Of rows that teach about as much, takes those with the smallest predicted response"));
    layout->addWidget(m_quick);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kRowSpacing);
    m_count = new QSpinBox(this);
    m_count->setObjectName(QStringLiteral("nextCount"));
    m_count->setAccessibleName(tr("How many runs"));
    m_count->setRange(1, kMostCount);
    m_count->setValue(NextRunsFinder::kFirstCount);
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

    connect(m_count, &QSpinBox::valueChanged, &m_finder, &NextRunsFinder::setCount);
    connect(m_quick, &QCheckBox::toggled, &m_finder, &NextRunsFinder::setPreferQuick);
    connect(m_find, &QPushButton::clicked, &m_finder, &NextRunsFinder::find);
    connect(m_save, &QPushButton::clicked, this, &NextRunsPanel::save);
    // Said here, since nobody asked for it after a run.
    connect(&m_finder.job(), &Job::failed, m_note, &QLabel::setText);
    connect(&m_finder.job(), &Job::started, this, &NextRunsPanel::showState);
    connect(&m_finder.job(), &Job::finished, this, &NextRunsPanel::showState);
    connect(&m_finder, &NextRunsFinder::changed, this, &NextRunsPanel::showFound);
    connect(&m_document, &Document::adaptationChanged, this, &NextRunsPanel::showState);
    showFound();
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

void NextRunsPanel::showFound() {
    const auto next = m_finder.found();
    const bool any = next && !next->rows.empty();
    if (any)
        m_model->setRows(m_document.input().target, next->rows);
    else
        m_model->setRows({}, {});
    m_view->setVisible(any);
    m_rest->setVisible(!any);
    m_view->resizeColumnsToContents();
    m_note->setText(!next  ? tr("Runs that differ most from those measured, in the features that "
                                 "move the source model's prediction.")
                    : !any ? tr("No row is left to measure.")
                    : next->measuredAlready
                        ? tr("All rows are measured. Beside the shots, these would have taught the "
                             "model most, the best first.")
                        : tr("Unmeasured rows that would teach the model most, the best first."));
    const QString worth = next ? worthOf(*next) : QString();
    m_worth->setText(worth);
    m_worth->setVisible(!worth.isEmpty());
    showState();
    if (next) Q_EMIT found();
}

void NextRunsPanel::showState() {
    m_find->setEnabled(m_document.hasTarget() && !m_finder.job().isRunning());
    m_find->setText(m_finder.job().isRunning() ? tr("Finding…") : tr("Find"));
    m_save->setEnabled(m_model->rowCount() > 0 && !m_finder.job().isRunning());
    m_quick->setEnabled(m_document.adaptation() != nullptr);
}

void NextRunsPanel::save() {
    if (!m_finder.found()) return;
    QFileDialog* dialog = makeSaveDialog(window(), tr("Save the list"),
                                         QStringLiteral("measure-next.csv"), tr("Table (*.csv)"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, target = m_document.input().target, inputs = m_document.filesRead(),
             next = m_finder.found()](const QString& path) {
                try {
                    checkOutputs({{path.toStdString()}}, inputs);
                    writeFile(path.toStdString(), nextRunsCsv(target, next->rows));
                } catch (const Error& error) {
                    Q_EMIT m_document.problem(sentence(error.message()));
                }
            });
    dialog->open();
}

}  // namespace footbridge
