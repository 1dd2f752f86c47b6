// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plain_labels.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace footbridge {

PlainLabels::PlainLabels(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool PlainLabels::eventFilter(QObject* watched, QEvent* event) {
    // Every label is polished before it is measured or shown for the first time.
    if (event->type() != QEvent::Polish) return false;
    auto* label = qobject_cast<QLabel*>(watched);
    if (label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
        label->setTextFormat(Qt::PlainText);
    return false;
}

}  // namespace footbridge
