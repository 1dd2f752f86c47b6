// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/view_stack.h"

namespace footbridge {

ViewStack::ViewStack(QWidget* parent) : QStackedWidget(parent) {
    connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
}

QSize ViewStack::sizeHint() const {
    return currentWidget() ? currentWidget()->sizeHint() : QStackedWidget::sizeHint();
}

QSize ViewStack::minimumSizeHint() const {
    return currentWidget() ? currentWidget()->minimumSizeHint() : QStackedWidget::minimumSizeHint();
}

}  // namespace footbridge
