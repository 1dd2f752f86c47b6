// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace footbridge {

/// How many times as long everything may take where a sanitizer watches it.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr int kSlowdown = 4;
#else
inline constexpr int kSlowdown = 1;
#endif

/// What a window may do in one turn of the event loop: longer is felt.
inline constexpr double kGapMilliseconds = 50 * kSlowdown;

/// More than other programs on a busy machine add to a gap, less than a window that waits shows.
inline constexpr double kLongestWaitMilliseconds = 250 * kSlowdown;

/// Processor time that this thread has used so far.
double threadMilliseconds();

/// The longest time in which the event loop did not get round to a 1 ms timer: as a person feels
/// it, and the part of it in which this thread itself was at work, which other programs do not
/// lengthen. A thread that waits for another is not at work, so tests bound both.
class EventGap : public QObject {
  public:
    explicit EventGap(QObject* parent = nullptr);

    void restart();
    double longestMilliseconds() const { return m_longest; }
    double longestBusyMilliseconds() const { return m_longestBusy; }

  private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_busySince = 0;
    double m_longest = 0;
    double m_longestBusy = 0;
};

}  // namespace footbridge
