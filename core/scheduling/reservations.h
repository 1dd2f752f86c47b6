// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <vector>

#include "core/scheduling/begin_bounds.h"
#include "core/scheduling/running_jobs.h"

namespace footbridge {

/// A queue in which everybody has a reservation, and the plan that they make with the running jobs:
/// how many processors are free from which step on. Each reservation knows its steps, and the plan
/// how it differs from what it was, so that planning the queue anew searches only where somebody
/// may move.
class Reservations {
  public:
    struct Waiting {
        int job = 0, processors = 0;
        double seconds = 0;   ///< that are reserved
        double priority = 0;  ///< higher stands before lower
    };
    /// What has changed since everybody was planned.
    struct Change {
        /// Jobs that ended before they were believed to.
        std::vector<RunningJobs::Running> freed;
        bool isLonger = false;  ///< some run for longer than was believed, or were inserted
    };

    bool empty() const { return m_queue.empty(); }
    /// Forgets what was before `now`.
    void beginAt(double now);
    /// Plans everybody anew in order of the queue.
    void planAnew(double now, int processors, const std::vector<RunningJobs::Running>& running,
                  const Change& change);
    /// Joins the queue before those of lower priority, without a reservation: planAnew() is next,
    /// told that the change is longer. False where there are none.
    bool insert(const Waiting& one);
    /// Joins the end of the queue, reserved as early as possible.
    void append(const Waiting& one);
    double next() const { return m_next; }  ///< the first that begins; infinite: none
    /// Takes out those that begin by now, in order of the queue.
    std::vector<Waiting> takeDue();

  private:
    /// Steps from first up to last.
    struct Span {
        int first = 0, last = -1;
        bool isEmpty() const { return last <= first; }
        bool meets(const Span& other) const { return first < other.last && other.first < last; }
    };

    int steps() const { return static_cast<int>(m_times.size()); }
    void rebuild(double now, int processors, const std::vector<RunningJobs::Running>& running,
                 const Change& change);
    void addStep(double time, int free);
    void beginMoves(const Change& change);
    void endMoves();
    Span searchAnew(const Waiting& one, const Span& own) const;
    Span search(int from, int limit, const Waiting& one) const;
    int firstWith(int from, int limit, int processors) const;
    bool hasRoom(const Span& span, int processors) const;
    Span move(std::size_t at, const Span& own, Span found);
    bool insertEnd(const Span& found, double seconds);
    void addGain(const Span& span, int processors);
    void tighten();
    void hold(const Span& span, int processors);

    static constexpr double kNever = std::numeric_limits<double>::infinity();
    // Steps of the plan, from m_head on.
    std::vector<double> m_times, m_oldTimes;
    std::vector<int> m_free;
    int m_head = 0;
    // While everybody is planned anew: how many more are free at a step before the next one is
    // planned than were when that was last planned, and between which steps it is more or fewer.
    std::vector<int> m_gain;
    Span m_more, m_fewer;
    bool m_isAnyPlaceNew = false;  ///< the change is longer
    // Meanwhile reservations know steps by their names, which are the first places of steps; and by
    // how many places the steps of these names, and those behind, have moved.
    std::vector<int> m_names, m_moved;
    BeginBounds m_bounds;
    // The queue, and the steps from and up to which each is held.
    std::vector<Waiting> m_queue;
    std::vector<int> m_first, m_last;
    std::vector<int> m_places;  ///< of steps by their old places or names
    double m_next = kNever;
};

}  // namespace footbridge
