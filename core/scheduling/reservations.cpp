// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/reservations.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace footbridge {
void Reservations::beginAt(double now) {
    const int last = static_cast<int>(m_times.size()) - 1;
    while (m_head < last && m_times[static_cast<std::size_t>(m_head) + 1] <= now) ++m_head;
    m_times[static_cast<std::size_t>(m_head)] = now;
}

void Reservations::addStep(double time, int free) {
    m_times.push_back(time);
    m_free.push_back(free);
}

/// The plan with running jobs alone, with steps at which they or reservations begin or end, or
/// something was believed to.
void Reservations::rebuild(double now, int processors,
                           const std::vector<RunningJobs::Running>& running, const Change& change) {
    constexpr int kUnused = -1, kUsed = -2;
    m_oldTimes.swap(m_times);
    m_times.clear();
    m_free.clear();
    m_places.assign(m_oldTimes.size(), kUnused);
    for (const std::vector<int>* spans : {&m_first, &m_last})
        for (const int step : *spans) m_places[static_cast<std::size_t>(step)] = kUsed;
    for (const RunningJobs::Running& one : change.freed) {
        const auto step = std::ranges::lower_bound(m_oldTimes, one.believedEnd);
        if (step != m_oldTimes.end())
            m_places[static_cast<std::size_t>(step - m_oldTimes.begin())] = kUsed;
    }

    int free = processors;
    for (const RunningJobs::Running& one : running) free -= one.processors;
    addStep(now, free);
    auto one = running.begin();
    const auto releaseUntil = [&](double time) {
        for (; one != running.end() && one->believedEnd <= time; ++one) {
            free += one->processors;
            if (m_times.back() == one->believedEnd)
                m_free.back() = free;
            else
                addStep(one->believedEnd, free);
        }
    };
    for (std::size_t step = 0; step < m_oldTimes.size(); ++step) {
        if (m_places[step] != kUsed) continue;
        releaseUntil(m_oldTimes[step]);
        if (m_times.back() < m_oldTimes[step]) addStep(m_oldTimes[step], free);
        m_places[step] = steps() - 1;
    }
    releaseUntil(kNever);
    for (std::vector<int>* spans : {&m_first, &m_last})
        for (int& step : *spans) step = m_places[static_cast<std::size_t>(step)];
    m_head = 0;
}

void Reservations::beginMoves(const Change& change) {
    m_gain.assign(m_times.size(), 0);
    m_isAnyPlaceNew = change.isLonger;
    m_more = m_fewer = {0, change.isLonger ? steps() : 0};
    for (const RunningJobs::Running& one : change.freed) {
        const auto end = std::ranges::lower_bound(m_times, one.believedEnd) - m_times.begin();
        addGain({0, static_cast<int>(end)}, one.processors);
    }
    m_names.resize(m_times.size());
    std::iota(m_names.begin(), m_names.end(), 0);
    m_moved.assign(m_times.size(), 0);
    m_bounds.clear();
}

void Reservations::endMoves() {
    if (m_names.size() == m_moved.size()) return;
    m_places.resize(m_names.size());
    for (std::size_t place = 0; place < m_names.size(); ++place)
        m_places[static_cast<std::size_t>(m_names[place])] = static_cast<int>(place);
    for (std::vector<int>* spans : {&m_first, &m_last})
        for (int& step : *spans) step = m_places[static_cast<std::size_t>(step)];
}

void Reservations::planAnew(double now, int processors,
                            const std::vector<RunningJobs::Running>& running,
                            const Change& change) {
    rebuild(now, processors, running, change);
    beginMoves(change);
    m_next = kNever;
    for (std::size_t i = 0; i < m_queue.size(); ++i) {
        const Waiting& one = m_queue[i];
        const int first = m_first[i], last = m_last[i];
        Span span{first + m_moved[static_cast<std::size_t>(first)],
                  last + m_moved[static_cast<std::size_t>(last)]};
        const Span found = searchAnew(one, span);
        if (!found.isEmpty()) span = move(i, span, found);
        m_bounds.found(one.processors, one.seconds, span.first);
        hold(span, one.processors);
    }
    endMoves();
}

/// Where a reservation moves; empty: nowhere. It could not begin earlier than it did, so that it
/// now can only where its time meets what was gained.
Reservations::Span Reservations::searchAnew(const Waiting& one, const Span& own) const {
    int from = m_bounds.of(one.processors, one.seconds);
    if (own.isEmpty()) return search(from, steps(), one);
    const int limit = std::min(own.first, m_more.last);
    if (from < limit && !m_more.isEmpty()) {
        const double latest = m_times[static_cast<std::size_t>(m_more.first)] - one.seconds;
        if (latest > m_times[static_cast<std::size_t>(from)])
            from = static_cast<int>(std::ranges::upper_bound(m_times, latest) - m_times.begin());
        const Span earlier = search(from, limit, one);
        if (!earlier.isEmpty()) return earlier;
    }
    if (!own.meets(m_fewer) || hasRoom(own, one.processors)) return {};
    return search(own.first + 1, steps(), one);
}

/// Gives up one span for another; the latter, once its end is a step.
Reservations::Span Reservations::move(std::size_t at, const Span& own, Span found) {
    const int processors = m_queue[at].processors;
    addGain(own, processors);
    if (insertEnd(found, m_queue[at].seconds)) {
        const int place = found.last;
        // The step behind has the name that tells which of the first ones have moved.
        const auto old = std::find_if(m_names.begin() + place, m_names.end(), [&](int name) {
            return name < static_cast<int>(m_moved.size());
        });
        const std::size_t from =
            old == m_names.end() ? m_moved.size() : static_cast<std::size_t>(*old);
        for (std::size_t name = from; name < m_moved.size(); ++name) ++m_moved[name];
        const int name = static_cast<int>(m_names.size());
        m_names.insert(m_names.begin() + place, name);
        m_gain.insert(m_gain.begin() + place, m_gain[static_cast<std::size_t>(place) - 1]);
        for (Span* span : {&m_more, &m_fewer}) {
            span->first += static_cast<int>(span->first >= place);
            span->last += static_cast<int>(span->last >= place);
        }
    }
    addGain(found, -processors);
    tighten();
    m_first[at] = m_names[static_cast<std::size_t>(found.first)];
    m_last[at] = m_names[static_cast<std::size_t>(found.last)];
    return found;
}

void Reservations::addGain(const Span& span, int processors) {
    int* gain = m_gain.data();
    for (int step = span.first; step < span.last; ++step) gain[step] += processors;
    Span& hull = processors > 0 ? m_more : m_fewer;
    if (hull.isEmpty()) hull = span;
    hull = {std::min(hull.first, span.first), std::max(hull.last, span.last)};
}

/// Draws in the ends of where more or fewer are free than were.
void Reservations::tighten() {
    if (m_isAnyPlaceNew) return;
    const auto drawIn = [&](Span& span, int sign) {
        const auto outside = [&](int step) {
            return sign * m_gain[static_cast<std::size_t>(step)] <= 0;
        };
        while (span.first < span.last && outside(span.first)) ++span.first;
        while (span.first < span.last && outside(span.last - 1)) --span.last;
    };
    drawIn(m_more, 1);
    drawIn(m_fewer, -1);
}

bool Reservations::insert(const Waiting& one) {
    const auto place =
        std::ranges::upper_bound(m_queue, one.priority, std::greater<>(), &Waiting::priority);
    if (place == m_queue.end()) return false;
    const auto at = place - m_queue.begin();
    m_queue.insert(place, one);
    m_first.insert(m_first.begin() + at, 0);
    m_last.insert(m_last.begin() + at, 0);
    return true;
}

void Reservations::append(const Waiting& one) {
    m_queue.push_back(one);
    const Span found = search(m_head, steps(), m_queue.back());
    if (insertEnd(found, one.seconds))
        for (std::vector<int>* spans : {&m_first, &m_last})
            for (int& step : *spans) step += static_cast<int>(step >= found.last);
    m_first.push_back(found.first);
    m_last.push_back(found.last);
    hold(found, one.processors);
}

/// The first step from `from` on with so many free; at least `limit` where that is not before it.
int Reservations::firstWith(int from, int limit, int processors) const {
    constexpr int kWidth = 16;
    const int* free = m_free.data();
    for (; from + kWidth <= limit; from += kWidth) {
        int missing = 0;  // negative where some step lacks nothing
#pragma GCC unroll 1      // vectors do it only while it is a loop
        for (int i = 0; i < kWidth; ++i) missing |= processors - 1 - free[from + i];
        if (missing < 0) break;
    }
    while (from < limit && free[from] < processors) ++from;
    return from;
}

bool Reservations::hasRoom(const Span& span, int processors) const {
    const int* free = m_free.data();
    int missing = 0;  // negative where some step lacks something
    for (int step = span.first; step < span.last; ++step) missing |= free[step] - processors;
    return missing >= 0;
}

/// The first span from `from` on, begun before `limit`, in which enough is free; its last step is
/// the one at or after its end.
Reservations::Span Reservations::search(int from, int limit, const Waiting& one) const {
    const double* times = m_times.data();
    const int* free = m_free.data();
    const int count = steps();
    for (int step = from;;) {
        step = firstWith(step, limit, one.processors);
        if (step >= limit) return {};
        const double end = times[step] + one.seconds;
        int next = step + 1;
        while (next < count && times[next] < end && free[next] >= one.processors) ++next;
        if (next == count || times[next] >= end) return {step, next};
        step = next + 1;
    }
}

/// Makes the end of a span a step; whether it was none.
bool Reservations::insertEnd(const Span& found, double seconds) {
    const double end = m_times[static_cast<std::size_t>(found.first)] + seconds;
    const auto last = static_cast<std::size_t>(found.last);
    if (last < m_times.size() && m_times[last] == end) return false;
    m_times.insert(m_times.begin() + found.last, end);
    m_free.insert(m_free.begin() + found.last, m_free[last - 1]);
    return true;
}

void Reservations::hold(const Span& span, int processors) {
    int* free = m_free.data();
    for (int step = span.first; step < span.last; ++step) free[step] -= processors;
    m_next = std::min(m_next, m_times[static_cast<std::size_t>(span.first)]);
}

std::vector<Reservations::Waiting> Reservations::takeDue() {
    std::vector<Waiting> due;
    std::size_t kept = 0;
    m_next = kNever;
    for (std::size_t i = 0; i < m_queue.size(); ++i) {
        if (m_first[i] <= m_head) {
            due.push_back(m_queue[i]);
            continue;
        }
        m_next = std::min(m_next, m_times[static_cast<std::size_t>(m_first[i])]);
        m_queue[kept] = m_queue[i];
        m_first[kept] = m_first[i];
        m_last[kept++] = m_last[i];
    }
    m_queue.resize(kept);
    m_first.resize(kept);
    m_last.resize(kept);
    return due;
}

}  // namespace footbridge
