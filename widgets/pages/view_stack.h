// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace footbridge {

/// One of several views, which needs the room of that one alone: an empty page does not scroll
/// because a full one would.
class ViewStack : public QStackedWidget {
  public:
    explicit ViewStack(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

}  // namespace footbridge
