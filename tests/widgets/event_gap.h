// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace footbridge {

/// The longest time in which the event loop did not get round to a 1 ms timer.
class EventGap : public QObject {
  public:
    explicit EventGap(QObject* parent = nullptr);

    void restart();
    double longestMilliseconds() const { return m_longest; }

  private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_longest = 0;
};

}  // namespace footbridge
