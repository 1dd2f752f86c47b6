// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/label.h"

namespace footbridge {

/// Words of several lines that no page may cut: they ask for the height that they need at the width
/// they were given.
class WholeText : public Label {
  public:
    WholeText(const char* role, QWidget* parent);

    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    bool m_placed = false;  ///< a layout has given it a width
};

}  // namespace footbridge
