// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace footbridge {

/// Labels show text as it stands, in windows, dialogs and message boxes alike. Qt takes text for
/// rich text as soon as it looks like it, and names of columns, platforms and files may: `a<b>c`.
/// What is rich text on purpose says so with setTextFormat(); tool tips go through toolTipText().
class PlainLabels : public QObject {
    Q_OBJECT
  public:
    explicit PlainLabels(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace footbridge
