// SPDX-License-Identifier: GPL-3.0-or-later
#include "naive_simulator.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>

namespace footbridge::tests {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

/// Somebody holds a number of processors, or certain nodes, for a while.
struct Hold {
    double begin, end;
    int processors;
    std::set<int> nodes;
};

class Naive {
  public:
    Naive(const Workload& workload, const Estimates& estimates, const SimulationOptions& options)
        : m_workload(workload), m_estimates(estimates), m_options(options) {
        m_schedule.placements.resize(workload.jobs.size());
        if (namesNodes(options.policy)) m_schedule.nodes.resize(workload.jobs.size());
        m_reservations.resize(workload.jobs.size());
        m_state.assign(workload.jobs.size(), State::Unseen);
    }

    Schedule run() {
        const bool single = m_options.instant ? *m_options.instant == Instant::OneByOne
                                              : m_options.policy == Policy::Easy ||
                                                    m_options.policy == Policy::EasySjbf;
        while (true) {
            const double submission = nextSubmission(), end = nextEnd();
            m_now = std::min({submission, end, nextReservation()});
            if (m_now == kNever) return m_schedule;
            m_ended = false;
            m_new.clear();
            if (single) {
                submission <= m_now ? submitOne() : endOne();
            } else {
                while (nextEnd() <= m_now) endOne();
                while (nextSubmission() <= m_now) submitOne();
            }
            pass();
        }
    }

  private:
    enum class State { Unseen, Waiting, Running, Done };

    const LoggedJob& job(std::size_t i) const { return m_workload.jobs[i]; }
    Placement& placed(std::size_t i) { return m_schedule.placements[i]; }

    double believed(std::size_t i, int times = 0) const {
        double run = job(i).request;
        if (m_estimates.kind == EstimateKind::Doubled) run *= 2;
        if (m_estimates.kind == EstimateKind::Actual) run = job(i).runTime;
        return run * m_estimates.ratio(i, job(i).processors, times);
    }
    std::vector<std::size_t> all(State state) const {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < m_state.size(); ++i)
            if (m_state[i] == state) found.push_back(i);
        return found;
    }
    std::vector<std::size_t> byPriority(std::vector<std::size_t> jobs) const {
        std::ranges::stable_sort(jobs, {}, [&](std::size_t i) { return -job(i).priority; });
        return jobs;
    }
    std::vector<std::size_t> waiting() const { return byPriority(all(State::Waiting)); }
    double nextSubmission() const {
        const auto unseen = all(State::Unseen);
        return unseen.empty() ? kNever : job(unseen.front()).submit;
    }
    double nextEnd() {
        double next = kNever;
        for (const std::size_t i : all(State::Running)) next = std::min(next, placed(i).end);
        return next;
    }
    double nextReservation() {
        double next = kNever;
        if (m_options.policy == Policy::ConservativeNodes)
            for (const std::size_t i : all(State::Waiting))
                next = std::min(next, m_reservations[i].begin);
        return next;
    }
    void submitOne() {
        const std::size_t i = all(State::Unseen).front();
        m_state[i] = State::Waiting;
        m_new.push_back(i);
    }
    void endOne() {
        for (const std::size_t i : m_started)
            if (m_state[i] == State::Running && placed(i).end <= m_now) {
                m_state[i] = State::Done;
                m_ended = true;
                return;
            }
    }

    /// Whoever is believed to run still; the span that a job was started for is in its reservation.
    std::vector<Hold> runningHolds() const {
        std::vector<Hold> holds;
        for (const std::size_t i : all(State::Running))
            if (m_reservations[i].end > m_now) holds.push_back(m_reservations[i]);
        return holds;
    }
    int freeAt(double time, const std::vector<Hold>& holds) const {
        int free = m_workload.processors;
        for (const Hold& one : holds)
            if (one.begin <= time && time < one.end) free -= one.processors;
        return free;
    }
    std::vector<double> changes(const std::vector<Hold>& holds) const {
        std::set<double> times{m_now};
        for (const Hold& one : holds)
            for (const double time : {one.begin, one.end})
                if (time > m_now) times.insert(time);
        return {times.begin(), times.end()};
    }
    double earliest(int processors, double seconds, const std::vector<Hold>& holds) const {
        for (const double begin : changes(holds)) {
            bool fits = true;
            for (const double time : changes(holds))
                if (time >= begin && time < begin + seconds)
                    fits = fits && freeAt(time, holds) >= processors;
            if (fits) return begin;
        }
        return kNever;
    }
    Hold earliestOnNodes(int count, double seconds, const std::vector<Hold>& holds) const {
        for (const double begin : changes(holds)) {
            std::set<int> free;
            for (int node = 0; node < m_workload.processors; ++node) {
                const bool held = std::ranges::any_of(holds, [&](const Hold& one) {
                    return one.nodes.count(node) && one.begin < begin + seconds && one.end > begin;
                });
                if (!held) free.insert(node);
            }
            if (static_cast<int>(free.size()) < count) continue;
            auto last = free.begin();
            std::advance(last, count);
            return {begin, begin + seconds, count, {free.begin(), last}};
        }
        return {kNever, kNever, count, {}};
    }
    void start(std::size_t i, int times, const std::set<int>& nodes = {}) {
        const int processors = halved(job(i).processors, times);
        const double serial = m_options.truth.empty() ? 0 : m_options.truth[i];
        const double run = job(i).runTime * amdahlRatio(serial, job(i).processors, processors);
        placed(i) = {m_now, m_now + run, processors, false};
        m_reservations[i] = {m_now, m_now + believed(i, times), processors, nodes};
        m_state[i] = State::Running;
        m_started.push_back(i);
        if (m_schedule.nodes.empty()) return;
        for (const int node : nodes) {
            auto& ranges = m_schedule.nodes[i];
            if (!ranges.empty() && ranges.back().second == node - 1)
                ranges.back().second = node;
            else
                ranges.emplace_back(node, node);
        }
    }

    void pass() {
        switch (m_options.policy) {
            case Policy::Fcfs:
                return passInOrder(false);
            case Policy::Sjf:
                return passInOrder(true);
            case Policy::Easy:
                return passEasy(false);
            case Policy::EasySjbf:
                return passEasy(true);
            case Policy::Conservative:
                return passConservative();
            case Policy::EasyNodes:
                return passEasyNodes();
            case Policy::ConservativeNodes:
                return passConservativeNodes();
            case Policy::MoldableEasy:
                return passMoldable();
        }
    }
    std::vector<std::size_t> shortestFirst(std::vector<std::size_t> jobs) const {
        std::ranges::stable_sort(jobs, {}, [&](std::size_t i) { return believed(i); });
        return jobs;
    }
    void passInOrder(bool shortest) {
        auto queue = waiting();
        if (shortest) queue = byPriority(shortestFirst(queue));
        for (const std::size_t i : queue) {
            if (job(i).processors > freeAt(m_now, runningHolds())) return;
            start(i, 0);
        }
    }
    /// When so many are free, if nothing else starts.
    double shadow(int processors) const {
        const auto holds = runningHolds();
        for (const double time : changes(holds))
            if (freeAt(time, holds) >= processors) return time;
        return kNever;
    }
    void passEasy(bool shortest) {
        std::vector<std::size_t> queue = waiting();
        while (!queue.empty() && job(queue.front()).processors <= freeAt(m_now, runningHolds())) {
            start(queue.front(), 0);
            queue.erase(queue.begin());
        }
        if (queue.empty()) return;
        const int needed = job(queue.front()).processors;
        const double time = shadow(needed);
        int extra = freeAt(time, runningHolds()) - needed;
        queue.erase(queue.begin());
        if (shortest) queue = shortestFirst(queue);
        for (const std::size_t i : queue) {
            const int processors = job(i).processors;
            if (processors > freeAt(m_now, runningHolds())) continue;
            if (m_now + believed(i) > time) {
                if (processors > extra) continue;
                extra -= processors;
            }
            start(i, 0);
        }
    }
    void passConservative() {
        std::vector<Hold> holds = runningHolds();
        for (const std::size_t i : waiting()) {
            const double begin = earliest(job(i).processors, believed(i), holds);
            if (begin == m_now) start(i, 0);
            holds.push_back({begin, begin + believed(i), job(i).processors, {}});
        }
    }
    void passEasyNodes() {
        std::optional<Hold> head;
        for (const std::size_t i : waiting()) {
            auto holds = runningHolds();
            if (head) holds.push_back(*head);
            const Hold found = earliestOnNodes(job(i).processors, believed(i), holds);
            if (found.begin == m_now)
                start(i, 0, found.nodes);
            else if (!head)
                head = found;
        }
    }
    void passConservativeNodes() {
        const auto queue = waiting();
        const auto placeAnew = [&](std::size_t i) {
            auto holds = runningHolds();
            for (const std::size_t other : queue)
                if (other != i && m_reservations[other].processors > 0)
                    holds.push_back(m_reservations[other]);
            m_reservations[i] = earliestOnNodes(job(i).processors, believed(i), holds);
        };
        for (const std::size_t i : queue)
            if (m_ended && !std::ranges::count(m_new, i)) placeAnew(i);
        for (const std::size_t i : byPriority(m_new)) placeAnew(i);
        for (const std::size_t i : queue)
            if (m_reservations[i].begin == m_now)
                start(i, 0, std::set<int>(m_reservations[i].nodes));
    }

    std::vector<int> sizesOf(std::size_t i) const {
        std::vector<int> sizes{0};
        for (int times = 1; times <= kMostHalvings; ++times) {
            const int n = halved(job(i).processors, times);
            const double ratio = m_estimates.ratio(i, job(i).processors, times);
            if (n < halved(job(i).processors, times - 1) && ratio <= m_options.caps.slowdown &&
                ratio * n <= m_options.caps.nodeSeconds * job(i).processors)
                sizes.push_back(times);
        }
        return sizes;
    }
    void passMoldable() {
        std::vector<std::size_t> queue = waiting();
        double time = kNever;
        int extra = 0;
        bool blocked = false;
        for (const std::size_t i : queue) {
            const int free = freeAt(m_now, runningHolds());
            int best = -1;
            double bestEnd = kNever;
            for (const int times : sizesOf(i)) {
                const int n = halved(job(i).processors, times);
                const bool fits = n <= free;
                if (blocked && !(fits && (m_now + believed(i, times) <= time || n <= extra)))
                    continue;
                const double end = (fits ? m_now : shadow(n)) + believed(i, times);
                if (end < bestEnd) best = times, bestEnd = end;
            }
            if (best < 0) continue;
            const int n = halved(job(i).processors, best);
            if (!blocked) {
                if (n <= free) {
                    start(i, best);
                } else {
                    blocked = true;
                    time = shadow(n);
                    extra = freeAt(time, runningHolds()) - n;
                }
                continue;
            }
            const double waits = job(i).processors <= free ? time : shadow(job(i).processors);
            if (best > 0 && !(bestEnd < waits + believed(i))) continue;
            if (bestEnd > time) extra -= n;
            start(i, best);
        }
    }

    const Workload& m_workload;
    const Estimates& m_estimates;
    const SimulationOptions& m_options;
    Schedule m_schedule;
    std::vector<Hold> m_reservations;
    std::vector<State> m_state;
    std::vector<std::size_t> m_new, m_started;
    double m_now = 0;
    bool m_ended = false;
};

}  // namespace

Schedule simulateNaively(const Workload& workload, const Estimates& estimates,
                         const SimulationOptions& options) {
    return Naive(workload, estimates, options).run();
}

}  // namespace footbridge::tests
