// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/explain_card.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "widgets/pages/model/model_explanation_view.h"
#include "widgets/pages/model/row_explanation_view.h"
#include "widgets/pages/page.h"
#include "widgets/words/number_text.h"

namespace footbridge {

namespace {

constexpr int kRowView = 0, kModelView = 1;
constexpr int kMessagePage = 2;

/// A scroll area without a frame of its own, as wide as the card.
QScrollArea* scrolled(QWidget* contents, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    contents->setAutoFillBackground(false);
    area->setWidget(contents);
    return area;
}

}  // namespace

ExplainCard::ExplainCard(Explainer& explainer, JobBoard& board, QWidget* parent)
    : QFrame(parent), m_explainer(explainer) {
    setObjectName(QStringLiteral("explanation"));
    QVBoxLayout* layout = makeCard(*this);
    layout->addWidget(makeHead());
    m_stack = new QStackedWidget(this);
    m_rowView = new RowExplanationView(this);
    m_stack->addWidget(scrolled(m_rowView, m_stack));
    m_modelView = new ModelExplanationView(board, this);
    m_stack->addWidget(scrolled(m_modelView, m_stack));
    m_message = makeLabel({}, "subtitle", m_stack);
    m_message->setObjectName(QStringLiteral("explainMessage"));
    m_message->setWordWrap(true);
    m_message->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(m_message);
    layout->addWidget(m_stack, 1);
    connect(m_rowView, &RowExplanationView::rowWanted, this, &ExplainCard::rowWanted);
    connect(&m_explainer, &Explainer::rowChanged, this, &ExplainCard::fillRow);
    connect(&m_explainer, &Explainer::modelChanged, this, &ExplainCard::fillModel);
    connect(&m_explainer, &Explainer::failed, this, &ExplainCard::fail);
}

QWidget* ExplainCard::makeHead() {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kRowSpacing);
    row->addWidget(makeLabel(tr("Why this prediction?"), "heading", head), 1);
    m_views = new QButtonGroup(this);
    const auto add = [&](int view, const QString& text, const char* name) {
        auto* button = new QPushButton(text, head);
        button->setCheckable(true);
        button->setChecked(view == kRowView);
        button->setObjectName(QLatin1String(name));
        m_views->addButton(button, view);
        row->addWidget(button);
    };
    add(kRowView, tr("Row"), "explainRow");
    add(kModelView, tr("The model"), "explainModel");
    auto* close = new QPushButton(QStringLiteral("×"), head);
    close->setObjectName(QStringLiteral("closeExplanation"));
    close->setProperty("flat", true);
    close->setToolTip(tr("Back to the leaderboard"));
    close->setAccessibleName(tr("Close the explanation"));
    row->addWidget(close);
    connect(m_views, &QButtonGroup::idClicked, this, [this] {
        ask();
        Q_EMIT viewChanged();
    });
    connect(close, &QPushButton::clicked, this, &ExplainCard::closed);
    return head;
}

bool ExplainCard::showsModel() const {
    return m_views->checkedId() == kModelView;
}

void ExplainCard::show(std::size_t position, Index row) {
    m_position = position;
    m_row = row;
    m_views->button(kRowView)->setText(row >= 0 ? tr("Row %1").arg(countText(row)) : tr("Row"));
    ask();
}

void ExplainCard::ask() {
    if (showsModel()) {
        if (!m_explainer.model() || m_explainer.model()->position != m_position)
            say(tr("Shuffling the features…"));
        m_explainer.explainModel(m_position);
        return;
    }
    if (m_row < 0) {
        say(tr("Select a row to see what its prediction rests on."));
        return;
    }
    const auto known = m_explainer.row();
    if (known && known->row == m_row && known->position == m_position) return fillRow();
    // What is shown stays until the next row is there: it takes a blink.
    m_explainer.explainRow(m_position, m_row);
}

void ExplainCard::say(const QString& sentence) {
    m_message->setText(sentence);
    m_stack->setCurrentIndex(kMessagePage);
}

void ExplainCard::fail(const QString& sentence) {
    say(sentence);
}

void ExplainCard::fillRow() {
    const auto of = m_explainer.row();
    if (showsModel() || !of || of->row != m_row || of->position != m_position) return;
    m_rowView->explain(*of);
    m_stack->setCurrentIndex(kRowView);
    Q_EMIT shown();
}

void ExplainCard::fillModel() {
    const auto of = m_explainer.model();
    if (!showsModel() || !of || of->position != m_position) return;
    m_modelView->explain(of);
    m_stack->setCurrentIndex(kModelView);
    Q_EMIT shown();
}

}  // namespace footbridge
