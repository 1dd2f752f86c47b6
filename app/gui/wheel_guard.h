// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace footbridge {

/// The wheel scrolls pages; it changes no setting that happens to pass below the pointer. A closed
/// list never takes it, a field or a slider only while it has the focus.
class WheelGuard : public QObject {
    Q_OBJECT
  public:
    explicit WheelGuard(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace footbridge
