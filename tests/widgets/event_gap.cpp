// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/event_gap.h"

#include <algorithm>

namespace footbridge {

EventGap::EventGap(QObject* parent) : QObject(parent) {
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(1);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_longest = std::max(m_longest, static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
        m_clock.restart();
    });
    restart();
}

void EventGap::restart() {
    m_longest = 0;
    m_clock.start();
    m_timer.start();
}

}  // namespace footbridge
