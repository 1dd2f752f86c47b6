// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/event_gap.h"

#include <algorithm>
#include <ctime>

namespace footbridge {

double threadMilliseconds() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

EventGap::EventGap(QObject* parent) : QObject(parent) {
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(1);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_longest = std::max(m_longest, static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
        m_clock.restart();
        const double busy = threadMilliseconds();
        m_longestBusy = std::max(m_longestBusy, busy - m_busySince);
        m_busySince = busy;
    });
    restart();
}

void EventGap::restart() {
    m_longest = m_longestBusy = 0;
    m_busySince = threadMilliseconds();
    m_clock.start();
    m_timer.start();
}

}  // namespace footbridge
