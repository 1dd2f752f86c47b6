// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/whole_text.h"

#include <QResizeEvent>

namespace footbridge {

WholeText::WholeText(const char* role, QWidget* parent) : QLabel(parent) {
    setProperty("role", QString::fromLatin1(role));
    setWordWrap(true);
}

QSize WholeText::minimumSizeHint() const {
    const QSize least = QLabel::minimumSizeHint();
    // Before it is shown nobody has given it a width yet.
    return isVisible() ? QSize(least.width(), heightForWidth(width())) : least;
}

void WholeText::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (event->oldSize().width() != width()) updateGeometry();
}

void WholeText::showEvent(QShowEvent* event) {
    QLabel::showEvent(event);
    updateGeometry();
}

}  // namespace footbridge
