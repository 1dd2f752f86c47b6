// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace footbridge {

/// A feature's name on the left, why on the right; suggestions stand out by an accent edge.
class FeatureDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// At which neither name nor caption of the line is cut.
    static int lineWidth(const QFont& font, const QModelIndex& index);
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace footbridge
