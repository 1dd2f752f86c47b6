// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/divergence_evidence.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <algorithm>

#include "widgets/charts/divergence_plots.h"
#include "widgets/charts/plot_view.h"
#include "widgets/pages/flow_layout.h"
#include "widgets/pages/model/severity_map_card.h"
#include "widgets/pages/model/severity_tables.h"
#include "widgets/pages/model/sources_card.h"
#include "widgets/pages/page.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr int kEvidenceHeight = 330;
constexpr int kShotsTab = 0, kTablesTab = 1, kFeaturesTab = 2, kSourcesTab = 3;

QLabel* caption(QWidget* parent) {
    QLabel* label = makeLabel({}, "caption", parent);
    label->setWordWrap(true);
    return label;
}

ResponseName responseOf(const Dataset& target) {
    if (!target.table) return {};
    return {target.roles.response, target.responseUnit()};
}

}  // namespace

DivergenceEvidence::DivergenceEvidence(Workspace& workspace, QWidget* parent)
    : QWidget(parent), m_workspace(workspace) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kCardSpacing);
    row->addWidget(makeFit(), 6);
    row->addWidget(makeMap(), 6);
    row->addWidget(makeViews(), 7);
    connect(&workspace.divergence(), &DivergenceViewer::changed, this,
            &DivergenceEvidence::showView);
    connect(&workspace.selection(), &RowSelection::changed, this,
            &DivergenceEvidence::showSelection);
    for (PlotView* plot : {m_fit, m_map})
        connect(plot, &PlotView::selectionChanged, this, &DivergenceEvidence::take);
    showView();
}

QWidget* DivergenceEvidence::makeFit() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setMinimumHeight(kEvidenceHeight);
    layout->addWidget(makeLabel(tr("Source model against the shots"), "heading", card));
    m_fit = new PlotView(m_workspace.jobs(), card);
    m_fit->setObjectName(QStringLiteral("shotFitPlot"));
    m_fit->setAccessibleName(tr("Source model against the shots"));
    layout->addWidget(m_fit, 1);
    m_fitCaption = caption(card);
    m_fitCaption->setObjectName(QStringLiteral("shotFitCaption"));
    layout->addWidget(m_fitCaption);
    return card;
}

QWidget* DivergenceEvidence::makeMap() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setMinimumHeight(kEvidenceHeight);
    m_mapNote = addHead(*layout, tr("Map of the rows")).caption;
    m_mapNote->setWordWrap(true);
    m_map = new PlotView(m_workspace.jobs(), card);
    m_map->setObjectName(QStringLiteral("rowMap"));
    m_map->setAccessibleName(tr("Map of the rows"));
    layout->addWidget(m_map, 1);
    m_mapCaption = caption(card);
    m_mapCaption->setObjectName(QStringLiteral("rowMapCaption"));
    layout->addWidget(m_mapCaption);
    return card;
}

QWidget* DivergenceEvidence::makeViews() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setMinimumHeight(kEvidenceHeight);
    auto* tabs = new FlowLayout;
    tabs->setSpacing(kRowSpacing);
    m_tabs = new QButtonGroup(card);
    m_views = new QStackedWidget(card);
    tabs->setObjectName(QStringLiteral("evidenceTabs"));
    layout->addLayout(tabs);
    layout->addWidget(m_views, 1);
    m_curve = new PlotView(m_workspace.jobs(), m_views);
    m_curve->setObjectName(QStringLiteral("severityByShots"));
    m_curve->setAccessibleName(tr("Severity against the number of shots"));
    m_shifts = makeShiftTable(m_workspace.jobs(), m_views);
    m_sources = new SourcesCard(m_workspace, m_views);
    auto* map = new SeverityMapCard(m_workspace, m_views);
    addView(tr("By shots"), "byShotsTab", m_curve);
    addView(tr("All tables"), "allTablesTab", map);
    addView(tr("Moved features"), "movedFeaturesTab", m_shifts);
    addView(tr("By source"), "bySourceTab", m_sources);
    for (QAbstractButton* button : m_tabs->buttons()) tabs->addWidget(button);
    m_tabs->buttons().front()->setChecked(true);
    connect(m_tabs, &QButtonGroup::idToggled, this, [this](int tab, bool chosen) {
        if (chosen) m_views->setCurrentIndex(tab);
    });
    return card;
}

void DivergenceEvidence::addView(const QString& title, const char* name, QWidget* view) {
    auto* button = new QPushButton(title, m_views->parentWidget());
    button->setObjectName(QLatin1String(name));
    button->setCheckable(true);
    button->setProperty("segment", true);
    m_tabs->addButton(button, m_views->count());
    m_views->addWidget(view);
}

void DivergenceEvidence::setSeverity(const Severity* severity) {
    const bool several = severity && severity->sourceAngles.size() > 1;
    QAbstractButton* sources = m_tabs->button(kSourcesTab);
    sources->setVisible(several);
    if (!several && sources->isChecked()) m_tabs->button(kShotsTab)->setChecked(true);
    // Before there is a severity nothing but the tables can be compared.
    for (PlotView* plot : {m_fit, m_map}) plot->parentWidget()->setVisible(severity != nullptr);
    for (const int tab : {kShotsTab, kFeaturesTab})
        m_tabs->button(tab)->setVisible(severity != nullptr);
    const bool first = severity && !m_known;
    m_known = severity != nullptr;
    if (!severity) m_tabs->button(kTablesTab)->setChecked(true);
    if (first && !m_workspace.comparison().map()) m_tabs->button(kShotsTab)->setChecked(true);
    if (!severity) return;
    fillShifts(*m_shifts, severity->featureShifts);
    m_sources->setSeverity(severity);
}

void DivergenceEvidence::showView() {
    const auto view = m_workspace.divergence().view();
    const ResponseName response = responseOf(m_workspace.document().severityInput().target);
    PlotSpec fit, map, curve = severityByShots(view ? view->curve : std::vector<SeverityPoint>{});
    fit.emptyText = tr("The source model cannot predict these shots.");
    map.emptyText = tr("Source and target share no feature.");
    if (!view) {
        const bool running = m_workspace.divergence().job().isRunning();
        for (PlotSpec* plot : {&fit, &map, &curve})
            plot->emptyText = running ? tr("Being drawn.") : tr("Not measured yet.");
    }
    m_fitCaption->setText({});
    m_mapNote->setText({});
    if (view && view->fit) {
        fit = sourceAgainstShots(*view->fit, response);
        m_fitCaption->setText(shotFitCaption(*view->fit));
        const bool several = m_workspace.document().severityInput().sources.size() > 1;
        if (several)
            m_fitCaption->setText(
                tr("%1 Closest source: %2.")
                    .arg(m_fitCaption->text(), QString::fromStdString(view->fit->source)));
    }
    if (view && view->map) {
        map = rowMapPlot(*view->map, response);
        m_mapNote->setText(
            tr("%n matched feature(s)", nullptr, static_cast<int>(view->map->columns)));
        m_mapNote->setToolTip(
            tr("The plane shows %1 of how the features vary.").arg(percentLabel(view->map->share)));
    }
    m_fit->setSpec(fit);
    m_map->setSpec(map);
    m_curve->setSpec(curve);
    m_mapCaption->setVisible(view && view->map);
    showSelection();
}

void DivergenceEvidence::take(const QVector<qint64>& rows) {
    m_workspace.selection().set(rows);
}

void DivergenceEvidence::showSelection() {
    const QVector<qint64>& rows = m_workspace.selection().rows();
    m_fit->setSelection(rows);
    m_map->setSelection(rows);
    m_mapCaption->setText(rows.isEmpty()
                              ? tr("Colour: the measured response. Shift-drag to mark rows.")
                              : tr("%n row(s) of the target marked, here and in Results.", nullptr,
                                   static_cast<int>(rows.size())));
}

}  // namespace footbridge
