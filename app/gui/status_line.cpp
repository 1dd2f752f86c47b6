// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/status_line.h"

#include <QLabel>
#include <QProgressBar>
#include <QStatusBar>
#include <cmath>

#include "widgets/jobs/job.h"
#include "widgets/jobs/job_board.h"
#include "widgets/jobs/progress_steps.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/document.h"

namespace footbridge {

namespace {

constexpr int kBarHeight = 28;

qint64 featureCount(const Dataset& dataset) {
    qint64 count = 0;
    for (const Column& column : dataset.table->columns) {
        count += dataset.roles.roleOf(column.name) == Role::Feature ? 1 : 0;
    }
    return count;
}

QString shotsText(const ShotRequest& shots) {
    switch (shots.kind) {
        case ShotRequest::Kind::Count:
            return StatusLine::tr("%n shot(s)", nullptr, static_cast<int>(shots.amount));
        case ShotRequest::Kind::Percent:
            return StatusLine::tr("%1 % shots").arg(decimalText(shots.amount, 'g', 6));
        case ShotRequest::Kind::Rows:
            return StatusLine::tr("%n shot(s)", nullptr, static_cast<int>(shots.rows.size()));
        case ShotRequest::Kind::AllLabelled:
            return StatusLine::tr("all measured rows");
    }
    return {};
}

}  // namespace

StatusLine::StatusLine(QStatusBar* bar, Document& document, JobBoard& board, QObject* parent)
    : QObject(parent), m_document(document), m_board(board) {
    bar->setSizeGripEnabled(false);
    bar->setContentsMargins(8, 0, 8, 0);
    m_stage = new QLabel(tr("Ready"), bar);
    m_stage->setObjectName(QStringLiteral("statusStage"));
    m_progress = new QProgressBar(bar);
    m_progress->setRange(0, kProgressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(160);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    bar->addWidget(m_progress);
    bar->addWidget(m_stage, 1);
    m_facts = new QLabel(bar);
    m_facts->setObjectName(QStringLiteral("statusFacts"));
    m_facts->setToolTip(
        tr("Rows × features of the tables, and how many measured target runs an "
           "adaptation learns from: the shots"));
    bar->addPermanentWidget(m_facts);
    bar->setMinimumHeight(kBarHeight);
    follow();
    connect(&document, &Document::inputChanged, this, &StatusLine::showInput);
    showInput();
}

void StatusLine::follow() {
    connect(&m_board, &JobBoard::started, this, [this] {
        m_stage->setText(tr("Starting"));
        m_progress->setValue(0);
        m_progress->show();
    });
    connect(&m_board, &JobBoard::progressed, this,
            [this](Job* job, const QString& stage, double fraction, double secondsLeft) {
                if (job != m_board.foremost()) return;
                m_progress->setValue(static_cast<int>(std::lround(fraction * kProgressSteps)));
                if (job->isCancelling()) return;
                m_stage->setText(progressText(stage, secondsLeft));
            });
    connect(&m_board, &JobBoard::cancelling, this, [this](Job* job) {
        if (job == m_board.foremost()) m_stage->setText(tr("Cancelling…"));
    });
    connect(&m_board, &JobBoard::cancelled, this, [this] { conclude(tr("Cancelled")); });
    connect(&m_board, &JobBoard::failed, this,
            [this] { conclude(tr("Stopped: see the message")); });
    connect(&m_board, &JobBoard::succeeded, this, [this] { conclude(tr("Ready")); });
    connect(&m_board, &JobBoard::changed, this,
            [this] { m_progress->setVisible(m_board.isRunning()); });
}

/// While another job runs, that one is what there is to say.
void StatusLine::conclude(const QString& text) {
    if (!m_board.isRunning()) m_stage->setText(text);
}

void StatusLine::showInput() {
    const AnalysisInput& input = m_document.input();
    QStringList facts;
    if (input.sources.size() == 1) {
        facts << tr("Source %1 × %2")
                     .arg(countText(input.sources.front().table->rows()),
                          countText(featureCount(input.sources.front())));
    } else if (input.sources.size() > 1) {
        qint64 rows = 0;
        for (const Dataset& source : input.sources) rows += source.table->rows();
        facts << tr("%1 sources, %2 rows")
                     .arg(countText(static_cast<qint64>(input.sources.size())), countText(rows));
    }
    if (m_document.hasTarget()) {
        facts << tr("Target %1 × %2")
                     .arg(countText(input.target.table->rows()),
                          countText(featureCount(input.target)));
    }
    if (!facts.isEmpty()) facts << shotsText(input.shots) << tr("Seed %1").arg(input.seed);
    m_facts->setText(facts.join(QStringLiteral("\u2003\u2003")));
}

}  // namespace footbridge
