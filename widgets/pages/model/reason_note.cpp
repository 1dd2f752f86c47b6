// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/reason_note.h"

#include <QVBoxLayout>

#include "widgets/pages/model/result_words.h"
#include "widgets/pages/page.h"
#include "widgets/pages/whole_text.h"

namespace footbridge {

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
        m_open = !m_open.value_or(m_room);
        refresh();
    });
}

void ReasonNote::setAdaptation(const Adaptation& adaptation) {
    m_why = reasonSentence(adaptation);
    m_parts = partsSentence(adaptation);
    m_spread = noiseSentence(adaptation);
    refresh();
}

void ReasonNote::setRoom(bool enough) {
    if (enough == m_room) return;
    m_room = enough;
    refresh();
}

void ReasonNote::refresh() {
    const bool open = m_open.value_or(m_room);
    const bool more = !m_parts.isEmpty() || !m_spread.isEmpty();
    QString text = m_why.toHtmlEscaped();
    if (open && !m_parts.isEmpty()) text += QLatin1Char(' ') + m_parts.toHtmlEscaped();
    // With room for everything there is nothing to fold.
    if (more && !(open && m_room))
        text += QStringLiteral(" <a href=\"#\">%1</a>").arg(open ? tr("Less") : tr("More"));
    m_reason->setText(text);
    m_noise->setText(m_spread);
    m_noise->setVisible(open && !m_spread.isEmpty());
}

}  // namespace footbridge
