// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/explain_switch.h"

#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "widgets/pages/model/explain_card.h"
#include "widgets/pages/page.h"

namespace footbridge {

ExplainSwitch::ExplainSwitch(Explainer& explainer, JobBoard& board, const Parts& parts,
                             QObject* parent)
    : QObject(parent),
      m_explainer(explainer),
      m_board(board),
      m_parts(parts),
      m_place(new QWidget(parts.figures)) {
    m_place->setObjectName(QStringLiteral("explainCard"));
    auto* layout = new QVBoxLayout(m_place);
    layout->setContentsMargins(0, 0, 0, 0);
    m_parts.figures->addWidget(m_place);
    m_parts.report->hide();
    connect(m_parts.why, &QPushButton::clicked, this, &ExplainSwitch::open);
    connect(m_parts.report, &QPushButton::clicked, this, &ExplainSwitch::changeReport);
    connect(&m_explainer, &Explainer::reportChanged, this, &ExplainSwitch::showReport);
}

void ExplainSwitch::makeCard() {
    m_card = new ExplainCard(m_explainer, m_board, m_place);
    m_place->layout()->addWidget(m_card);
    connect(m_card, &ExplainCard::closed, this, &ExplainSwitch::close);
    connect(m_card, &ExplainCard::rowWanted, this, &ExplainSwitch::rowWanted);
    connect(m_card, &ExplainCard::viewChanged, this, &ExplainSwitch::showReport);
}

void ExplainSwitch::open() {
    if (!m_open) {
        m_open = true;
        if (!m_card) makeCard();
        m_parts.left->addWidget(m_parts.rows);
        m_parts.left->setStretchFactor(0, 3);
        m_parts.left->setStretchFactor(1, 2);
        m_parts.figures->setCurrentWidget(m_place);
        m_parts.why->hide();
    }
    follow();
}

void ExplainSwitch::close() {
    if (!m_open) return;
    m_open = false;
    m_explainer.stop();
    m_parts.right->addWidget(m_parts.rows);
    m_parts.figures->setCurrentIndex(m_figures);
    m_parts.why->show();
    showReport();
    m_parts.why->setFocus();
}

void ExplainSwitch::setStrategy(std::size_t position) {
    m_position = position;
    follow();
}

void ExplainSwitch::setSelection(const QVector<qint64>& rows) {
    m_row = rows.isEmpty() ? -1 : rows.front();
    follow();
}

void ExplainSwitch::setFigures(int index) {
    m_figures = index;
    if (!m_open) m_parts.figures->setCurrentIndex(index);
}

void ExplainSwitch::follow() {
    if (!m_open) return;
    m_card->show(m_position, m_row);
    showReport();
}

void ExplainSwitch::showReport() {
    m_parts.report->setVisible(m_open && m_row >= 0 && !m_card->showsModel());
    const bool in = m_explainer.isInReport(m_row);
    m_parts.report->setText(in ? tr("Remove from the report") : tr("Add to the report"));
    setPrimary(m_parts.report, !in);
}

void ExplainSwitch::changeReport() {
    if (m_row >= 0) m_explainer.setInReport(m_row, !m_explainer.isInReport(m_row));
}

}  // namespace footbridge
