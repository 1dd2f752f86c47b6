// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/feature_delegate.h"

#include <QPainter>
#include <algorithm>

#include "widgets/charts/text_size.h"
#include "widgets/charts/theme.h"
#include "widgets/models/feature_list_model.h"

namespace footbridge {

namespace {

constexpr int kLineHeight = 28, kPadding = 10, kGap = 10;

}  // namespace

void FeatureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const Theme& theme = currentTheme();
    const bool selected = option.state & QStyle::State_Selected;
    const bool focused = option.state & QStyle::State_HasFocus;
    const bool suggested = index.data(FeatureListModel::SuggestedRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
    if (selected || focused || index.row() % 2 == 1) {
        painter->setPen(selected || focused ? QPen(theme.accent, 1) : QPen(Qt::NoPen));
        painter->setBrush(selected ? theme.accentSoft : theme.background);
        painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
    if (suggested) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.warning);
        painter->drawRoundedRect(QRectF(box.left() + 2, box.top() + 6, 3, box.height() - 12), 1.5,
                                 1.5);
    }
    const QRect inside = option.rect.adjusted(kPadding, 0, -kPadding, 0);
    QFont captionFont = option.font;
    captionFont.setPixelSize(textPixels(12));
    const QString caption = index.data(FeatureListModel::CaptionRole).toString();
    const QString name = index.data().toString();
    const int wanted = QFontMetrics(option.font).horizontalAdvance(name) + 2;
    // The name takes what it needs; of the caption the first words stay.
    const int captionWidth = std::min(QFontMetrics(captionFont).horizontalAdvance(caption) + 2,
                                      std::max(inside.width() - wanted - kGap, inside.width() / 4));
    const int nameWidth = inside.width() - captionWidth - kGap;
    painter->setFont(option.font);
    painter->setPen(theme.text);
    painter->drawText(inside.left(), inside.top(), nameWidth, inside.height(), Qt::AlignVCenter,
                      QFontMetrics(option.font).elidedText(name, Qt::ElideMiddle, nameWidth));
    painter->setFont(captionFont);
    const bool doubtful = index.data(FeatureListModel::DoubtfulRole).toBool();
    painter->setPen(suggested || doubtful ? theme.warning : theme.muted);
    painter->drawText(inside, Qt::AlignVCenter | Qt::AlignRight,
                      QFontMetrics(captionFont).elidedText(caption, Qt::ElideRight, captionWidth));
    painter->restore();
}

int FeatureDelegate::lineWidth(const QFont& font, const QModelIndex& index) {
    QFont captionFont = font;
    captionFont.setPixelSize(textPixels(12));
    const QString caption = index.data(FeatureListModel::CaptionRole).toString();
    return QFontMetrics(font).horizontalAdvance(index.data().toString()) +
           QFontMetrics(captionFont).horizontalAdvance(caption) + 2 * kPadding + kGap + 4;
}

QSize FeatureDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    return {QStyledItemDelegate::sizeHint(option, index).width(), textPixels(kLineHeight)};
}

}  // namespace footbridge
