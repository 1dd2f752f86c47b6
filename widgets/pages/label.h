// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLabel>

namespace footbridge {

/// A label that lays its words out once for every width: a page that comes into sight asks for
/// the same height dozens of times.
class Label : public QLabel {
  public:
    using QLabel::QLabel;

    int heightForWidth(int width) const override;

  protected:
    bool event(QEvent* event) override;

  private:
    mutable QString m_measured;
    mutable Qt::TextFormat m_format = Qt::AutoText;
    mutable QHash<int, int> m_heights;  ///< of m_measured in m_format, by width
};

}  // namespace footbridge
