// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/whole_text.h"

#include <QResizeEvent>

namespace footbridge {

WholeText::WholeText(const char* role, QWidget* parent) : Label(parent) {
    setProperty("role", QString::fromLatin1(role));
    setWordWrap(true);
}

QSize WholeText::minimumSizeHint() const {
    const QSize least = QLabel::minimumSizeHint();
    return m_placed ? QSize(least.width(), heightForWidth(width())) : least;
}

void WholeText::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (m_placed && event->oldSize().width() == width()) return;
    m_placed = true;
    updateGeometry();
}

}  // namespace footbridge
