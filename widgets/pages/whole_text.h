// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace footbridge {

/// Words of several lines that no page may cut: they ask for the height that they need at the width
/// they were given.
class WholeText : public QLabel {
  public:
    WholeText(const char* role, QWidget* parent);

    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
};

}  // namespace footbridge
