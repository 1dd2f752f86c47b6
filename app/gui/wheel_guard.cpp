// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace footbridge {

WheelGuard::WheelGuard(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish && event->type() != QEvent::Wheel) return false;
    const bool list = qobject_cast<QComboBox*>(watched);
    if (!list && !qobject_cast<QAbstractSpinBox*>(watched) && !qobject_cast<QSlider*>(watched))
        return false;
    auto* widget = static_cast<QWidget*>(watched);
    if (event->type() == QEvent::Polish) {
        // Else the wheel gives it the focus first.
        if (widget->focusPolicy() == Qt::WheelFocus) widget->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (!list && widget->hasFocus()) return false;
    event->ignore();  // so that the page below takes it
    return true;
}

}  // namespace footbridge
