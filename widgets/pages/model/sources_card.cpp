// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/sources_card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "widgets/pages/model/severity_tables.h"
#include "widgets/pages/page.h"
#include "widgets/words/number_text.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

SourcesCard::SourcesCard(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_table(makeSourceTable(workspace.jobs(), this)),
      m_compare(new QPushButton(tr("Compare without each"), this)),
      m_leaveOut(new QPushButton(tr("Leave out"), this)),
      m_caption(makeLabel({}, "caption", this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kRowSpacing);
    layout->addWidget(m_table, 1);
    m_caption->setWordWrap(true);
    m_caption->setObjectName(QStringLiteral("sourceWorth"));
    layout->addWidget(m_caption);
    auto* buttons = new QHBoxLayout;
    m_compare->setObjectName(QStringLiteral("compareSources"));
    m_compare->setToolTip(tr("Trains and adapts once without each source, with the same shots"));
    m_leaveOut->setObjectName(QStringLiteral("leaveSourceOut"));
    m_leaveOut->setToolTip(tr("Removes the selected source; Undo brings it back"));
    buttons->addWidget(m_compare);
    buttons->addWidget(m_leaveOut);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    SourceWorthFinder& worth = workspace.sourceWorth();
    connect(m_compare, &QPushButton::clicked, &worth, &SourceWorthFinder::find);
    connect(m_leaveOut, &QPushButton::clicked, this, &SourcesCard::leaveOut);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &SourcesCard::showState);
    connect(&worth, &SourceWorthFinder::changed, this,
            [this] { setSeverity(m_workspace.document().severity().get()); });
    connect(&worth.job(), &Job::started, this, &SourcesCard::showState);
    connect(&worth.job(), &Job::finished, this, &SourcesCard::showState);
    connect(&workspace.document(), &Document::stageChanged, this, &SourcesCard::showState);
    showState();
}

void SourcesCard::setSeverity(const Severity* severity) {
    if (severity) fillSources(*m_table, *severity, m_workspace.sourceWorth().found().get());
    showState();
}

void SourcesCard::showState() {
    SourceWorthFinder& worth = m_workspace.sourceWorth();
    const Document& document = m_workspace.document();
    const bool running = worth.job().isRunning();
    const std::size_t sources = document.input().sources.size();
    m_compare->setEnabled(!running && document.isReady() && sources > 1);
    m_leaveOut->setEnabled(m_table->selectionModel()->hasSelection() && sources > 1 &&
                           document.state(Stage::Divergence) == StageState::Done);
    if (running)
        m_caption->setText(tr("One adaptation without each source, with the same shots."));
    else if (const auto found = worth.found(); found && found->all.adapted)
        m_caption->setText(tr("With all sources: error %1, MAPE %2. Where the error without a "
                              "source is lower, it does not help.")
                               .arg(numberText(found->all.adapted->nmse),
                                    quantityText(found->all.adapted->mape, QStringLiteral("%"))));
    else
        m_caption->setText(tr("The error without each source is measured on request."));
}

void SourcesCard::leaveOut() {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty()) return;
    Document& document = m_workspace.document();
    document.removeSource(rows.front().row());
}

}  // namespace footbridge
