// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <queue>

#include "core/scheduling/belief.h"
#include "core/scheduling/counted_policies.h"
#include "core/scheduling/node_plan.h"
#include "core/scheduling/scheduling_messages.h"
#include "core/scheduling/simulated_time.h"

namespace footbridge {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

/// EASY and conservative backfilling on named nodes. At one instant first all ends are taken, then
/// all submissions, then one pass is made.
class OnNodes {
  public:
    OnNodes(const Workload& workload, const Estimates& estimates, const SimulationOptions& options)
        : m_workload(workload),
          m_estimates(estimates),
          m_options(options),
          m_plan(workload.processors),
          m_jobs(workload.jobs.size()) {
        m_schedule.placements.resize(workload.jobs.size());
        m_schedule.nodes.resize(workload.jobs.size());
    }

    Schedule run(const RunContext& context) {
        const auto jobs = static_cast<double>(m_workload.jobs.size());
        for (std::size_t instants = 1; m_next < m_workload.jobs.size() || !m_ends.empty();
             ++instants) {
            advance();
            context.checkCancelled();  // an instant of many nodes takes its time
            if (instants % 1024 == 0)
                context.report(Message(messages::kSimulating), static_cast<double>(m_next) / jobs);
        }
        return std::move(m_schedule);
    }

  private:
    struct Held {
        double believed = 0;    ///< run time, for reservations
        NodePlan::Place place;  ///< where it runs or is to run
        double until = 0;       ///< the nodes are held
    };
    struct Event {
        double time;
        int job;
        bool operator>(const Event& other) const {
            return time > other.time || (time == other.time && job > other.job);
        }
    };
    using Events = std::priority_queue<Event, std::vector<Event>, std::greater<>>;

    const LoggedJob& job(int place) const {
        return m_workload.jobs[static_cast<std::size_t>(place)];
    }
    /// Those of higher priority stand before all others.
    auto isBefore() const {
        return [this](int a, int b) { return job(a).priority > job(b).priority; };
    }
    Held& held(int place) { return m_jobs[static_cast<std::size_t>(place)]; }
    bool isConservative() const { return m_options.policy == Policy::ConservativeNodes; }

    /// What reservations count with.
    double believed(int place) const {
        const auto at = static_cast<std::size_t>(place);
        return reservedRunTime(m_estimates, at,
                               believedRunTime(m_estimates, m_workload, at, m_average));
    }

    void advance() {
        const double submission =
            m_next < m_workload.jobs.size() ? m_workload.jobs[m_next].submit : kNever;
        const auto timeOf = [](const Events& events) {
            return events.empty() ? kNever : events.top().time;
        };
        m_now = std::min({submission, timeOf(m_ends), timeOf(m_expiries), nextReservation()});
        checkSimulatedTime(m_now);
        m_plan.beginAt(m_now);
        bool freed = false;
        for (; timeOf(m_ends) <= m_now; freed = true) end();
        for (; timeOf(m_expiries) <= m_now; freed = true) extend();
        std::vector<int> submitted;
        while (m_next < m_workload.jobs.size() && m_workload.jobs[m_next].submit <= m_now) {
            held(static_cast<int>(m_next)).believed = believed(static_cast<int>(m_next));
            submitted.push_back(static_cast<int>(m_next++));
        }
        std::ranges::stable_sort(submitted, isBefore());
        if (isConservative() && freed) placeAnew();
        for (const int place : submitted) {
            reserve(place);
            m_queue.insert(std::ranges::upper_bound(m_queue, place, isBefore()), place);
        }
        if (isConservative())
            startDue();
        else
            passEasy();
    }
    /// Reservations of conservative backfilling that nothing else wakes.
    double nextReservation() const {
        if (!isConservative()) return kNever;
        double first = kNever;
        for (const int place : m_queue)
            first = std::min(first, m_jobs[static_cast<std::size_t>(place)].place.begin);
        return first;
    }
    void end() {
        const int place = m_ends.top().job;
        m_ends.pop();
        m_plan.give(m_now, held(place).until, held(place).place.nodes);
        const Placement& placed = m_schedule.placements[static_cast<std::size_t>(place)];
        m_average.ended(job(place), placed.end - placed.start);
    }
    void extend() {
        const int place = m_expiries.top().job;
        m_expiries.pop();
        Held& one = held(place);
        one.believed = believedNext(m_options.overrun, job(place).request, one.believed);
        const double until = one.place.begin + one.believed;
        // Reservations that begin meanwhile on these nodes are placed anew afterwards.
        for (const int waiting : m_queue) release(held(waiting));
        m_plan.take(one.until, until, one.place.nodes);
        for (const int waiting : m_queue) reserve(waiting);
        one.until = until;
        if (until < m_schedule.placements[static_cast<std::size_t>(place)].end)
            m_expiries.push({until, place});
    }
    void release(Held& one) {
        if (isConservative())
            m_plan.give(one.place.begin, one.place.begin + one.believed, one.place.nodes);
    }
    void reserve(int place) {
        if (!isConservative()) return;
        Held& one = held(place);
        one.place = m_plan.earliest(job(place).processors, one.believed);
        m_plan.take(one.place.begin, one.place.begin + one.believed, one.place.nodes);
    }
    void placeAnew() {
        for (const int place : m_queue) {
            release(held(place));
            reserve(place);
        }
    }
    void startDue() {
        std::erase_if(m_queue, [&](int place) {
            if (held(place).place.begin > m_now) return false;
            start(place);
            return true;
        });
    }
    void passEasy() {
        std::optional<int> head;
        std::erase_if(m_queue, [&](int place) {
            Held& one = held(place);
            if (head && m_plan.freeNow() < job(place).processors) return false;
            NodePlan::Place found = m_plan.earliest(job(place).processors, one.believed);
            const bool starts = found.begin <= m_now;
            if (!starts && head) return false;
            one.place = std::move(found);
            m_plan.take(one.place.begin, one.place.begin + one.believed, one.place.nodes);
            if (starts)
                start(place);
            else
                head = place;
            return starts;
        });
        if (!head) return;
        const Held& one = held(*head);
        m_plan.give(one.place.begin, one.place.begin + one.believed, one.place.nodes);
    }
    /// Its nodes are taken already.
    void start(int place) {
        Held& one = held(place);
        one.until = one.place.begin + one.believed;
        double runTime = job(place).runTime;
        const bool killed = m_options.overrun == Overrun::Kill && runTime > one.believed;
        if (killed) runTime = one.believed;
        const double end = m_now + runTime;
        const auto at = static_cast<std::size_t>(place);
        m_schedule.placements[at] = {m_now, end, job(place).processors, killed};
        m_schedule.nodes[at] = one.place.nodes.ranges();
        m_ends.push({end, place});
        if (one.until < end) m_expiries.push({one.until, place});
    }

    const Workload& m_workload;
    const Estimates& m_estimates;
    const SimulationOptions& m_options;
    NodePlan m_plan;
    std::vector<Held> m_jobs;
    std::vector<int> m_queue;
    Events m_ends, m_expiries;
    RecentAverage m_average;
    Schedule m_schedule;
    double m_now = 0;
    std::size_t m_next = 0;
};

}  // namespace

Schedule simulateOnNodes(const Workload& workload, const Estimates& estimates,
                         const SimulationOptions& options, const RunContext& context) {
    return OnNodes(workload, estimates, options).run(context);
}

}  // namespace footbridge
