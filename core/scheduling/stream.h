// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/scheduling/workload.h"

namespace footbridge {

/// Jobs for a machine, each with the job of the log that it was drawn from.
struct Stream {
    Workload workload;
    std::vector<std::size_t> drawnFrom;  ///< place in the log's workload, one a job
};

/// What a stream is drawn like.
struct StreamOptions {
    double days = 28;  ///< a whole number of weeks keeps the rhythm of the week
    double load = 0;   ///< processor-seconds asked for over those there are; 0: as in the log
};

/// The jobs that were submitted in [from, to) seconds of the log; times count from `from`.
/// Throws Error where there is none.
Stream windowOf(const Workload& log, double from, double to);

/// What a drawn stream has at most, which is about 1 GB while it is put in order.
inline constexpr std::size_t kMostDrawnJobs = 5'000'000;

/// The clock of drawn streams: second 0 is a Monday, 0:00.
inline constexpr std::int64_t kStreamUnixStart = 345600;

/// A log to draw streams from: its sessions, each a run of jobs of one user with pauses of less
/// than 20 minutes between submissions (Zilber, Gilad and Feitelson 2005). A stream is made of
/// sessions drawn with replacement until the load is reached, each at its own time of some week, so
/// that arrivals keep the rhythm of hours and days, and jobs keep who submitted them, in which
/// order, of which size.
class StreamSource {
  public:
    explicit StreamSource(const Workload& log, std::int64_t unixStart = 0, int timeZone = 0);

    /// Throws Error where that takes more than kMostDrawnJobs.
    Stream draw(const StreamOptions& options, std::uint64_t seed) const;
    double load() const { return m_load; }  ///< of the log
    std::size_t sessions() const { return m_sessions.size(); }
    std::vector<double> jobsBySession() const;

  private:
    struct Session {
        double weekTime = 0;  ///< s since Monday 0:00
        std::vector<std::size_t> jobs;
        double area = 0;  ///< processor-seconds
    };

    const Workload& m_log;
    std::vector<Session> m_sessions;
    double m_load = 0;
};

/// Processor-seconds of the jobs over those of the machine from first to last submission.
double offeredLoad(const Workload& workload);

}  // namespace footbridge
