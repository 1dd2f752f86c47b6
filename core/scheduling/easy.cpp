// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <deque>
#include <tuple>

#include "core/scheduling/counted_machine.h"
#include "core/scheduling/counted_policies.h"
#include "core/scheduling/waiting_queue.h"

namespace footbridge {
namespace {

/// FCFS and SJF: whoever comes first in the queue starts as soon as it fits. Those of higher
/// priority stand before all others.
class InOrder : public CountedMachine {
  public:
    using CountedMachine::CountedMachine;

  private:
    struct Key {
        double priority, believed;
        int job;
        bool operator>(const Key& other) const {
            return std::tuple(-priority, believed, job) >
                   std::tuple(-other.priority, other.believed, other.job);
        }
    };

    void arrive(int place) override {
        const bool shortestFirst = options().policy == Policy::Sjf;
        m_queue.push({job(place).priority, shortestFirst ? believed(place) : 0.0, place});
    }
    bool hasWaiting() const override { return !m_queue.empty(); }
    void pass() override {
        while (!m_queue.empty() && job(m_queue.top().job).processors <= free()) {
            const int place = m_queue.top().job;
            m_queue.pop();
            start(place, 0, reserved(place, believed(place)));
        }
    }

    std::priority_queue<Key, std::vector<Key>, std::greater<>> m_queue;
};

/// Room beside the reservation of the queue's head.
struct Window {
    double shadow = 0;
    int extra = 0;

    bool allows(double now, int processors, double believed) const {
        return now + believed <= shadow || processors <= extra;
    }
    void taken(double now, int processors, double believed) {
        if (now + believed > shadow) extra -= processors;
    }
};

/// EASY by priority and in order of submission. Between two changes of what runs, nobody who was
/// passed over can start: fewer processors are free, and less time remains to the shadow. So only
/// who is new is asked.
class Easy : public CountedMachine {
  public:
    using CountedMachine::CountedMachine;

  private:
    void arrive(int place) override {
        const LoggedJob& one = job(place);
        if (!m_queue.push({one.processors, place, reserved(place, believed(place)), one.priority}))
            m_blocked = false;
    }
    bool hasWaiting() const override { return !m_queue.empty(); }
    void pass() override {
        if (!takeChanged() && m_blocked) {
            backfill(m_seen);
        } else {
            startHeads();
            m_blocked = !m_queue.empty();
            if (m_blocked) {
                const std::size_t head = m_queue.front();
                const int needed = m_queue.at(head).processors;
                const RunningJobs::Shadow shadow = running().shadow(needed, free());
                m_window = {shadow.time, shadow.free - needed};
                backfill(head + 1);
            }
        }
        m_queue.tidy();
        m_seen = m_queue.end();
    }
    void startHeads() {
        while (!m_queue.empty()) {
            const std::size_t head = m_queue.front();
            if (m_queue.at(head).processors > free()) return;
            startFrom(head);
        }
    }
    void backfill(std::size_t slot) {
        while (free() > 0) {
            slot = m_queue.find(slot, [&](int processors, double believed) {
                return processors <= free() && m_window.allows(now(), processors, believed);
            });
            if (slot == WaitingQueue::kNone) return;
            const WaitingQueue::Waiting one = m_queue.at(slot);
            m_window.taken(now(), one.processors, one.believed);
            startFrom(slot++);
        }
    }
    void startFrom(std::size_t slot) {
        const WaitingQueue::Waiting one = m_queue.at(slot);
        m_queue.erase(slot);
        start(one.job, 0, one.believed);
    }

    WaitingQueue m_queue;
    Window m_window;
    bool m_blocked = false;
    std::size_t m_seen = 0;
};

/// EASY whose backfilling takes the shortest first.
class EasyShortestFirst : public CountedMachine {
  public:
    EasyShortestFirst(const Workload& workload, const Estimates& estimates,
                      const SimulationOptions& options)
        : CountedMachine(workload, estimates, options), m_waits(workload.jobs.size(), false) {}

  private:
    struct Waiting {
        double believed = 0, reserved = 0;
        int job = 0, processors = 0;
        double priority = 0;
        bool operator<(const Waiting& other) const {
            return std::tuple(believed, -priority, job) <
                   std::tuple(other.believed, -other.priority, other.job);
        }
    };

    void arrive(int place) override {
        const double run = believed(place);
        const double priority = job(place).priority;
        m_new = {run, reserved(place, run), place, job(place).processors, priority};
        m_sorted.insert(std::ranges::upper_bound(m_sorted, m_new, std::less<>()), m_new);
        const auto behind = std::ranges::upper_bound(
            m_order, priority, std::greater<>(), [&](int other) { return job(other).priority; });
        m_blocked &= behind == m_order.end();
        m_order.insert(behind, place);
        m_waits[static_cast<std::size_t>(place)] = true;
        ++m_arrived;
    }
    bool hasWaiting() const override { return !m_sorted.empty(); }
    void pass() override {
        const bool onlyOneNew = !takeChanged() && m_blocked && m_arrived == 1;
        m_arrived = 0;
        if (onlyOneNew) {
            if (mayStart(m_new)) startBackfilled(m_new);
            return;
        }
        startHeads();
        m_blocked = !m_sorted.empty();
        if (!m_blocked) return;
        const int needed = job(head()).processors;
        const RunningJobs::Shadow shadow = running().shadow(needed, free());
        m_window = {shadow.time, shadow.free - needed};
        backfill();
    }
    int head() {
        while (!m_waits[static_cast<std::size_t>(m_order.front())]) m_order.pop_front();
        return m_order.front();
    }
    void startHeads() {
        while (!m_sorted.empty()) {
            const int place = head();
            if (job(place).processors > free()) return;
            const double run = believedOf(place);
            startNow(
                {run, reserved(place, run), place, job(place).processors, job(place).priority});
        }
    }
    /// What was believed when the job was submitted.
    double believedOf(int place) const {
        if (estimates().kind != EstimateKind::Average) return believed(place);
        return std::ranges::find(m_sorted, place, &Waiting::job)->believed;
    }
    bool mayStart(const Waiting& one) const {
        return one.processors <= free() && m_window.allows(now(), one.processors, one.reserved);
    }
    void backfill() {
        const int blocked = head();
        m_starting.clear();
        int left = free();
        for (const Waiting& one : m_sorted) {
            if (left == 0) break;
            if (one.job == blocked || one.processors > left ||
                !m_window.allows(now(), one.processors, one.reserved))
                continue;
            left -= one.processors;
            m_window.taken(now(), one.processors, one.reserved);
            m_starting.push_back(one);
        }
        for (const Waiting& one : m_starting) startNow(one);
    }
    void startBackfilled(const Waiting& one) {
        m_window.taken(now(), one.processors, one.reserved);
        startNow(one);
    }
    void startNow(const Waiting& one) {
        m_sorted.erase(std::ranges::lower_bound(m_sorted, one, std::less<>()));
        m_waits[static_cast<std::size_t>(one.job)] = false;
        start(one.job, 0, one.reserved);
    }

    std::vector<Waiting> m_sorted, m_starting;
    std::deque<int> m_order;
    std::vector<bool> m_waits;
    Waiting m_new;
    Window m_window;
    bool m_blocked = false;
    int m_arrived = 0;
};

}  // namespace

Schedule simulateInOrder(const Workload& workload, const Estimates& estimates,
                         const SimulationOptions& options, const RunContext& context) {
    return InOrder(workload, estimates, options).run(context);
}

Schedule simulateEasy(const Workload& workload, const Estimates& estimates,
                      const SimulationOptions& options, const RunContext& context) {
    return Easy(workload, estimates, options).run(context);
}

Schedule simulateEasyShortestFirst(const Workload& workload, const Estimates& estimates,
                                   const SimulationOptions& options, const RunContext& context) {
    return EasyShortestFirst(workload, estimates, options).run(context);
}

}  // namespace footbridge
