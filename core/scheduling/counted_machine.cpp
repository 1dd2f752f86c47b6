// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/counted_machine.h"

#include <algorithm>
#include <limits>

#include "core/scheduling/belief.h"
#include "core/scheduling/scheduling_messages.h"
#include "core/scheduling/simulated_time.h"

namespace footbridge {
namespace {

constexpr double kNoEvent = std::numeric_limits<double>::infinity();

bool isOneByOne(const SimulationOptions& options) {
    return options.policy == Policy::Easy || options.policy == Policy::EasySjbf;
}

}  // namespace

CountedMachine::CountedMachine(const Workload& workload, const Estimates& estimates,
                               const SimulationOptions& options)
    : m_workload(workload),
      m_estimates(estimates),
      m_options(options),
      m_instant(
          options.instant.value_or(isOneByOne(options) ? Instant::OneByOne : Instant::Together)),
      m_held(workload.jobs.size()),
      m_free(workload.processors) {
    m_schedule.placements.resize(workload.jobs.size());
}

double CountedMachine::believed(int place) const {
    return believedRunTime(m_estimates, m_workload, static_cast<std::size_t>(place), m_average);
}

double CountedMachine::reserved(int place, double believedRunTime) const {
    return reservedRunTime(m_estimates, static_cast<std::size_t>(place), believedRunTime);
}

void CountedMachine::start(int place, int times, double reservedFor) {
    const auto at = static_cast<std::size_t>(place);
    const LoggedJob& one = job(place);
    const int size = halved(one.processors, times);
    const double serial = m_options.truth.empty() ? 0 : m_options.truth[at];
    double runTime = one.runTime * amdahlRatio(serial, one.processors, size);
    const bool killed = m_options.overrun == Overrun::Kill && runTime > reservedFor;
    if (killed) runTime = reservedFor;
    const double end = m_now + runTime, believedEnd = m_now + reservedFor;
    m_schedule.placements[at] = {m_now, end, size, killed};
    m_held[at] = {believedEnd, reservedFor, false};
    m_running.add({believedEnd, place, size});
    m_free -= size;
    m_ends.push({end, m_started++, place});
    if (believedEnd < end) m_expiries.push({believedEnd, at, place});
}

void CountedMachine::extend(int place) {
    const auto at = static_cast<std::size_t>(place);
    Held& held = m_held[at];
    const Placement& placed = m_schedule.placements[at];
    const RunningJobs::Running one = m_running.take(held.believedEnd, place);
    const LoggedJob& asked = job(place);
    const double serial = m_options.truth.empty() ? 0 : m_options.truth[at];
    const double request = asked.request * amdahlRatio(serial, asked.processors, placed.processors);
    held.believedSpan = believedNext(m_options.overrun, request, held.believedSpan);
    held.believedEnd = placed.start + held.believedSpan;
    m_running.add({held.believedEnd, place, one.processors});
    if (held.believedEnd < placed.end) m_expiries.push({held.believedEnd, at, place});
    ranLonger();
    m_changed = true;
}

void CountedMachine::freeDue() {
    if (!m_running.hasDue(m_now)) return;
    for (const RunningJobs::Running& one : m_running.takeDue(m_now)) {
        m_free += one.processors;
        m_held[static_cast<std::size_t>(one.job)].isFree = true;
    }
    m_changed = true;
}

void CountedMachine::endNext() {
    const int place = m_ends.top().job;
    m_ends.pop();
    const auto at = static_cast<std::size_t>(place);
    if (!m_held[at].isFree) {
        const RunningJobs::Running one = m_running.take(m_held[at].believedEnd, place);
        m_free += one.processors;
        endedEarly(one);
        m_changed = true;
    }
    const Placement& placed = m_schedule.placements[at];
    if (m_estimates.kind == EstimateKind::Average)
        m_average.ended(job(place), placed.end - placed.start);
}

void CountedMachine::submitNext() {
    arrive(static_cast<int>(m_next++));
}

void CountedMachine::advance() {
    const double submission =
        m_next < m_workload.jobs.size() ? m_workload.jobs[m_next].submit : kNoEvent;
    const double end = m_ends.empty() ? kNoEvent : m_ends.top().time;
    const double expiry = m_expiries.empty() ? kNoEvent : m_expiries.top().time;
    m_now = std::min({submission, end, expiry});
    checkSimulatedTime(m_now);
    while (!m_expiries.empty() && m_expiries.top().time <= m_now) {
        const int place = m_expiries.top().job;
        m_expiries.pop();
        extend(place);
    }
    freeDue();
    if (m_instant == Instant::OneByOne) {
        if (submission <= m_now)
            submitNext();
        else if (end <= m_now)
            endNext();
        return;
    }
    while (!m_ends.empty() && m_ends.top().time <= m_now) endNext();
    while (m_next < m_workload.jobs.size() && m_workload.jobs[m_next].submit <= m_now) submitNext();
}

Schedule CountedMachine::run(const RunContext& context) {
    std::size_t events = 0;
    const auto jobs = static_cast<double>(m_workload.jobs.size());
    while (m_next < m_workload.jobs.size() || !m_ends.empty()) {
        advance();
        if (hasWaiting()) pass();
        if (++events % 8192 == 0) {
            context.checkCancelled();
            context.report(Message(messages::kSimulating), static_cast<double>(m_next) / jobs);
        }
    }
    return std::move(m_schedule);
}

}  // namespace footbridge
