// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/label.h"

#include <QEvent>

namespace footbridge {

int Label::heightForWidth(int width) const {
    if (!wordWrap()) return QLabel::heightForWidth(width);
    if (m_measured != text() || m_format != textFormat()) {
        m_heights.clear();
        m_measured = text();
        m_format = textFormat();
    }
    const auto known = m_heights.constFind(width);
    if (known != m_heights.constEnd()) return *known;
    return *m_heights.insert(width, QLabel::heightForWidth(width));
}

bool Label::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::Polish:
        case QEvent::StyleChange:
        case QEvent::FontChange:
        case QEvent::ContentsRectChange:
        case QEvent::LayoutDirectionChange:
            m_heights.clear();
            break;
        default:
            break;
    }
    return QLabel::event(event);
}

}  // namespace footbridge
