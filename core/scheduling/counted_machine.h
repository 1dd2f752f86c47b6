// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <queue>
#include <vector>

#include "core/scheduling/running_jobs.h"
#include "core/scheduling/simulate.h"

namespace footbridge {

/// A machine whose processors are counted: the loop over events that policies by counts share. A
/// policy says what joins the queue and whom a pass starts.
class CountedMachine {
  public:
    CountedMachine(const Workload& workload, const Estimates& estimates,
                   const SimulationOptions& options);
    virtual ~CountedMachine() = default;
    Schedule run(const RunContext& context);

  protected:
    virtual void arrive(int job) = 0;
    virtual void pass() = 0;
    virtual bool hasWaiting() const = 0;
    /// A job ended before it was believed to.
    virtual void endedEarly(const RunningJobs::Running& /*one*/) {}
    /// A job runs for longer than was believed.
    virtual void ranLonger() {}

    const LoggedJob& job(int place) const {
        return m_workload.jobs[static_cast<std::size_t>(place)];
    }
    const Estimates& estimates() const { return m_estimates; }
    const SimulationOptions& options() const { return m_options; }
    /// Believed run time of a job that is submitted now, and what reservations count with.
    double believed(int place) const;
    double reserved(int place, double believedRunTime) const;
    /// Starts a job now for `times` halvings of its processors; reservations count with
    /// `reservedFor` seconds.
    void start(int place, int times, double reservedFor);

    double now() const { return m_now; }
    int free() const { return m_free; }
    int processors() const { return m_workload.processors; }
    const RunningJobs& running() const { return m_running; }
    /// Whether processors came free, or were found to be held for longer, since this was last
    /// asked.
    bool takeChanged() { return std::exchange(m_changed, false); }

  private:
    struct Event {
        double time;
        std::size_t order;  ///< of those of one instant, in which jobs were started
        int job;
        bool operator>(const Event& other) const {
            return time > other.time || (time == other.time && order > other.order);
        }
    };
    using Events = std::priority_queue<Event, std::vector<Event>, std::greater<>>;
    struct Held {
        double believedEnd = 0, believedSpan = 0;
        bool isFree = false;  ///< counts as free although its end is still to come
    };

    void advance();
    void extend(int place);
    void freeDue();
    void endNext();
    void submitNext();

    const Workload& m_workload;
    const Estimates& m_estimates;
    const SimulationOptions& m_options;
    Instant m_instant;
    Schedule m_schedule;
    RunningJobs m_running;
    RecentAverage m_average;
    Events m_ends, m_expiries;
    std::vector<Held> m_held;  ///< of each job that runs
    double m_now = 0;
    int m_free = 0;
    std::size_t m_next = 0, m_started = 0;
    bool m_changed = false;
};

}  // namespace footbridge
