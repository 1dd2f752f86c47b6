// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/reason_note.h"

#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/pages/model/result_words.h"
#include "widgets/pages/page.h"
#include "widgets/pages/whole_text.h"

namespace footbridge {

namespace {

constexpr int kRest = 620;  // of the page: tables of some rows, and what stands above them

int heightOf(const QLabel& label, const QString& text, int width) {
    const QRect around(0, 0, std::max(1, width), QWIDGETSIZE_MAX);
    return text.isEmpty()
               ? 0
               : label.fontMetrics().boundingRect(around, Qt::TextWordWrap, text).height();
}

}  // namespace

ReasonNote::ReasonNote(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kRowSpacing);
    m_reason = new WholeText("body", this);
    m_reason->setObjectName(QStringLiteral("leaderboardReason"));
    m_reason->setTextFormat(Qt::RichText);
    m_reason->setTextInteractionFlags(Qt::TextBrowserInteraction);
    layout->addWidget(m_reason);
    m_noise = new WholeText("caption", this);
    layout->addWidget(m_noise);
    connect(m_reason, &QLabel::linkActivated, this, [this] {
        m_open = !m_open.value_or(hasRoom());
        refresh();
    });
}

void ReasonNote::setAdaptation(const Adaptation& adaptation) {
    m_why = reasonSentence(adaptation);
    m_parts = partsSentence(adaptation);
    m_spread = noiseSentence(adaptation);
    refresh();
}

void ReasonNote::setPageHeight(int height) {
    m_pageHeight = height;
    refresh();
}

void ReasonNote::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width()) refresh();
}

bool ReasonNote::hasRoom() const {
    if (m_pageHeight == 0) return true;  // nobody has shown it yet
    const int all = heightOf(*m_reason, m_why + QLatin1Char(' ') + m_parts, width()) +
                    heightOf(*m_noise, m_spread, width());
    return m_pageHeight - all >= kRest;
}

void ReasonNote::refresh() {
    const bool room = hasRoom(), open = m_open.value_or(room);
    const bool more = !m_parts.isEmpty() || !m_spread.isEmpty();
    QString text = m_why.toHtmlEscaped();
    if (open && !m_parts.isEmpty()) text += QLatin1Char(' ') + m_parts.toHtmlEscaped();
    // With room for everything there is nothing to fold.
    if (more && !(open && room))
        text += QStringLiteral(" <a href=\"#\">%1</a>").arg(open ? tr("Less") : tr("More"));
    m_reason->setText(text);
    m_noise->setText(m_spread);
    m_noise->setVisible(open && !m_spread.isEmpty());
}

}  // namespace footbridge
