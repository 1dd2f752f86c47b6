// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/flow_layout.h"

#include <algorithm>
#include <utility>

namespace footbridge {

FlowLayout::~FlowLayout() {
    while (QLayoutItem* item = takeAt(0)) delete item;
}

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.push_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item) m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const {
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const {
    int width = 0, height = 0;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        width += item->sizeHint().width() + (width > 0 ? spacing() : 0);
        height = std::max(height, item->sizeHint().height());
    }
    return {width, height};
}

QSize FlowLayout::minimumSize() const {
    QSize least;
    for (const QLayoutItem* item : m_items) least = least.expandedTo(item->minimumSize());
    // Once it has a width it needs the lines that it breaks into.
    if (m_lines > 0) least.setHeight(m_lines);
    return least;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const int height = arrange(rect, true);
    if (std::exchange(m_lines, height) != height) update();
}

int FlowLayout::arrange(const QRect& rect, bool moves) const {
    int x = rect.left(), y = rect.top(), lineHeight = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;  // hidden
        const QSize size = item->sizeHint();
        if (x > rect.left() && x + size.width() > rect.left() + rect.width()) {
            x = rect.left();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        if (moves) item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight - rect.top();
}

}  // namespace footbridge
