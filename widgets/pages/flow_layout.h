// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <vector>

namespace footbridge {

/// A row that breaks into lines where it is too narrow, as words do.
class FlowLayout : public QLayout {
    Q_OBJECT
  public:
    using QLayout::QLayout;
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

  private:
    /// Places the items where `moves`; returns the height they take.
    int arrange(const QRect& rect, bool moves) const;

    std::vector<QLayoutItem*> m_items;
    int m_lines = 0;  ///< height of them all at the width it was given; 0 before
};

}  // namespace footbridge
