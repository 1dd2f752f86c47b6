// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/severity_map_card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/models/severity_map_model.h"
#include "widgets/pages/model/severity_map_view.h"
#include "widgets/pages/page.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

SeverityMapCard::SeverityMapCard(Workspace& workspace, QWidget* parent)
    : QFrame(parent),
      m_document(workspace.document()),
      m_runner(workspace.runner()),
      m_comparison(workspace.comparison()),
      m_model(new SeverityMapModel(this)),
      m_view(new SeverityMapView(workspace.jobs(), this)) {
    setObjectName(QStringLiteral("severityMapCard"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kRowSpacing);
    auto* head = new QHBoxLayout;
    m_legend = makeLabel(tr("from the left to above; line: 90 % band"), "caption", this);
    m_legend->setWordWrap(true);
    head->addWidget(m_legend, 1);
    head->addStretch(0);
    m_measure = new QPushButton(tr("Compare all"), this);
    m_measure->setObjectName(QStringLiteral("measureAllPairs"));
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(QStringLiteral("cancelAllPairs"));
    head->addWidget(m_measure);
    head->addWidget(m_cancel);
    layout->addLayout(head);
    auto* progress = new QHBoxLayout;
    m_stage = makeLabel({}, "caption", this);
    m_bar = new QProgressBar(this);
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(160);
    m_bar->setAccessibleName(tr("Progress of the comparison of all tables"));
    progress->addWidget(m_stage, 1);
    progress->addWidget(m_bar);
    layout->addLayout(progress);
    m_hint = makeLabel({}, "subtitle", this);
    m_hint->setObjectName(QStringLiteral("mapHint"));
    m_hint->setWordWrap(true);
    layout->addWidget(m_hint);
    m_view->setObjectName(QStringLiteral("severityMap"));
    m_view->setModel(m_model);
    layout->addWidget(m_view, 1);
    m_why = makeLabel({}, "caption", this);
    m_why->setObjectName(QStringLiteral("mapAgainstHeadline"));
    m_why->setWordWrap(true);
    layout->addWidget(m_why);
    layout->addStretch(0);

    connect(m_measure, &QPushButton::clicked, &m_comparison, &TableComparison::measure);
    connect(m_cancel, &QPushButton::clicked, &m_comparison.job(), &Job::cancel);
    connect(&m_comparison.job(), &Job::progress, this, &SeverityMapCard::showProgress);
    connect(&m_comparison.job(), &Job::started, this, &SeverityMapCard::showState);
    connect(&m_comparison.job(), &Job::cancelling, this, &SeverityMapCard::showState);
    connect(&m_comparison, &TableComparison::mapChanged, this, &SeverityMapCard::showMap);
    connect(&m_comparison, &TableComparison::cellMeasured, this, [this](int from, int to) {
        m_model->setCell(from, to,
                         m_comparison.map()->matrix.cells[static_cast<std::size_t>(from)]
                                                         [static_cast<std::size_t>(to)]);
    });
    connect(m_view, &SeverityMapView::pairActivated, this, &SeverityMapCard::loadPair);
    connect(&m_document, &Document::inputChanged, this, &SeverityMapCard::showState);
    connect(&m_document, &Document::severityChanged, this, &SeverityMapCard::showState);
    showMap();
}

void SeverityMapCard::showMap() {
    if (const auto map = m_comparison.map()) m_model->setMatrix(map->matrix, map->measured);
    showState();
}

void SeverityMapCard::showState() {
    const bool running = m_comparison.job().isRunning(), known = m_comparison.map() != nullptr;
    m_measure->setVisible(!running);
    m_measure->setText(known ? tr("Compare again") : tr("Compare all"));
    m_measure->setEnabled(m_comparison.canMeasure());
    m_cancel->setVisible(running);
    m_cancel->setEnabled(!m_comparison.job().isCancelling());
    m_stage->setVisible(running);
    m_bar->setVisible(running);
    if (!running) {
        m_bar->setValue(0);
        m_stage->clear();
    }
    m_view->setVisible(known);
    m_legend->setVisible(known);
    if (!m_comparison.canMeasure())
        m_hint->setText(tr("Load two or more tables with a response to compare them."));
    else if (!known)
        m_hint->setText(
            tr("The severity from every table to every other, each by up to 50 "
               "measured runs of the target."));
    else if (!running && m_comparison.isStale())
        m_hint->setText(tr("Out of date: the tables have changed since they were compared."));
    else
        m_hint->clear();
    m_hint->setVisible(!m_hint->text().isEmpty());
    markLoaded();
}

void SeverityMapCard::markLoaded() {
    QSet<QPair<int, int>> pairs;
    const auto map = m_comparison.map();
    const AnalysisInput& input = m_document.input();
    for (std::size_t from = 0; map && from < map->tables.size(); ++from)
        for (std::size_t to = 0; to < map->tables.size(); ++to) {
            if (from == to || map->tables[to].table != input.target.table) continue;
            for (const Dataset& source : input.sources)
                if (source.table == map->tables[from].table)
                    pairs.insert({static_cast<int>(from), static_cast<int>(to)});
        }
    m_view->setLoaded(pairs);
    explain(!pairs.isEmpty());
}

/// Why a cell and the headline of the same pair need not be the same number.
void SeverityMapCard::explain(bool pairShown) {
    const auto severity = m_document.severity();
    m_why->setVisible(pairShown && severity);
    if (!m_why->isVisibleTo(this)) return;
    const auto shots = static_cast<int>(severity->shots);
    m_why->setText(
        severity->sourceAngles.size() > 1
            ? tr("Framed: this document, each source by itself with up to 50 measured runs and "
                 "features of the same name. The headline speaks of the closest source, by your "
                 "%n shot(s) and matches.",
                 nullptr, shots)
            : tr("Framed: this pair, with up to 50 measured runs and features of the same name. "
                 "The "
                 "headline takes your %n shot(s) and matches, so the two can differ.",
                 nullptr, shots));
}

void SeverityMapCard::showProgress(const QString& stage, double fraction, double secondsLeft) {
    m_bar->setValue(static_cast<int>(1000 * fraction));
    m_stage->setToolTip(toolTipText(stage));  // names two tables, which may be long
    const auto map = m_comparison.map();
    if (!map) return;
    qsizetype done = 0;
    for (const auto& row : map->measured) done += std::ranges::count(row, true);
    const auto tables = std::ranges::count_if(
        map->tables, [](const Dataset& table) { return !table.roles.response.empty(); });
    const QString pairs = tr("%1 of %2 pairs").arg(done).arg(tables * (tables - 1));
    const QString left = remainingText(secondsLeft);
    m_stage->setText(left.isEmpty() ? pairs : pairs + QStringLiteral(", ") + left);
}

void SeverityMapCard::loadPair(int from, int to) {
    if (m_comparison.job().isRunning()) return;
    m_comparison.loadPair(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    if (m_document.isReady()) m_runner.measureSeverity();
}

}  // namespace footbridge
