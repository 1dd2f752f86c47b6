// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/stream.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>

#include "core/run/error.h"
#include "core/run/random.h"
#include "core/scheduling/days.h"
#include "core/scheduling/scheduling_messages.h"

namespace footbridge {
namespace {

constexpr double kPause = 20 * 60, kWeek = 7 * kSecondsADay;

double areaOf(const LoggedJob& job) {
    return job.runTime * job.processors;
}

double modulo(double value, double divisor) {
    const double rest = std::fmod(value, divisor);
    return rest < 0 ? rest + divisor : rest;
}

/// In order of submission, drawn jobs beside.
Stream inOrder(Stream stream) {
    std::vector<std::size_t> order(stream.drawnFrom.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto& jobs = stream.workload.jobs;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return jobs[i].submit; });
    Stream sorted;
    sorted.workload.processors = stream.workload.processors;
    for (const std::size_t i : order) {
        sorted.workload.jobs.push_back(jobs[i]);
        sorted.workload.jobs.back().number = static_cast<std::int64_t>(sorted.workload.jobs.size());
        sorted.drawnFrom.push_back(stream.drawnFrom[i]);
    }
    return sorted;
}

}  // namespace

double offeredLoad(const Workload& workload) {
    double area = 0;
    for (const LoggedJob& job : workload.jobs) area += areaOf(job);
    const double span = workload.jobs.back().submit - workload.jobs.front().submit;
    return span > 0 ? area / (workload.processors * span) : 0;
}

Stream windowOf(const Workload& log, double from, double to) {
    Stream stream;
    stream.workload.processors = log.processors;
    for (std::size_t i = 0; i < log.jobs.size(); ++i) {
        LoggedJob job = log.jobs[i];
        if (job.submit < from || job.submit >= to) continue;
        job.submit -= from;
        stream.workload.jobs.push_back(job);
        stream.drawnFrom.push_back(i);
    }
    if (stream.workload.jobs.empty()) throw Error(messages::kWindowEmpty);
    return stream;
}

StreamSource::StreamSource(const Workload& log, std::int64_t unixStart, int timeZone)
    : m_log(log), m_load(offeredLoad(log)) {
    const double clock = static_cast<double>(unixStart) + timeZone - kMondayAfterEpoch;
    struct Open {
        std::size_t session;
        double last;
    };
    std::unordered_map<int, Open> open;
    for (std::size_t i = 0; i < log.jobs.size(); ++i) {
        const LoggedJob& job = log.jobs[i];
        auto [place, isNew] = open.try_emplace(job.user, Open{m_sessions.size(), job.submit});
        if (isNew || job.user < 0 || job.submit - place->second.last >= kPause) {
            place->second.session = m_sessions.size();
            m_sessions.push_back({modulo(clock + job.submit, kWeek), {}, 0});
        }
        place->second.last = job.submit;
        Session& session = m_sessions[place->second.session];
        session.jobs.push_back(i);
        session.area += areaOf(job);
    }
}

std::vector<double> StreamSource::jobsBySession() const {
    std::vector<double> jobs;
    for (const Session& session : m_sessions)
        jobs.push_back(static_cast<double>(session.jobs.size()));
    return jobs;
}

Stream StreamSource::draw(const StreamOptions& options, std::uint64_t seed) const {
    Random random(seed, "stream");
    const double seconds = options.days * kSecondsADay;
    const double wanted = (options.load > 0 ? options.load : m_load) * m_log.processors * seconds;
    const auto weeks = static_cast<std::uint64_t>(std::max(1.0, std::ceil(seconds / kWeek)));
    struct Drawn {
        const Session& session;
        double begin;
    };
    std::vector<Drawn> drawn;
    std::size_t jobs = 0;
    for (double area = 0; area < wanted || drawn.empty();) {
        const Session& session = m_sessions[random.below(m_sessions.size())];
        const double begin =
            modulo(static_cast<double>(random.below(weeks)) * kWeek + session.weekTime, seconds);
        const double missing = wanted - area;
        area += session.area;
        // The last one is taken where that comes nearer to the load.
        if (session.area > 2 * missing && !drawn.empty()) break;
        jobs += session.jobs.size();
        if (jobs > kMostDrawnJobs)
            throw Error(messages::kStreamTooLong, {kMostDrawnJobs, m_log.processors});
        drawn.push_back({session, begin});
    }
    Stream stream;
    stream.workload.processors = m_log.processors;
    for (const auto& [session, begin] : drawn) {
        const double first = m_log.jobs[session.jobs.front()].submit;
        for (const std::size_t i : session.jobs) {
            LoggedJob job = m_log.jobs[i];
            job.submit = begin + job.submit - first;
            stream.workload.jobs.push_back(job);
            stream.drawnFrom.push_back(i);
        }
    }
    return inOrder(std::move(stream));
}

}  // namespace footbridge
