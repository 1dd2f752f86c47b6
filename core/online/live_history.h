// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/online/live_stream.h"

namespace footbridge {

/// Shares are in [0, 1], errors relative; NaN where there is none yet.
struct LivePoint {
    Index row = 0;
    double online = 0, retrained = 0, first = 0, lastBatch = 0;  ///< errors, means of ten runs
    double inside = 0;       ///< share of the last hundred runs inside their intervals
    double fixedInside = 0;  ///< the same, had the first interval's width been kept
};

/// What became of the last drift.
struct LiveRecovery {
    Index drift = -1;   ///< row; -1: none so far
    double before = 0;  ///< relative error of the version before it, or of all runs if larger
    Index runs = -1;    ///< after which the error was usual again; -1: it is not yet
    double error = 0;   ///< mean of ten runs by then
};

struct LiveError {
    double online = 0, retrained = 0, first = 0, lastBatch = 0;  ///< means over all runs
};

/// How a stream stands: a value that can be shown while the stream goes on.
struct LiveSummary {
    std::vector<LivePoint> points;
    std::vector<StreamVersion> versions;
    std::vector<int> kept;      ///< versions that can be taken up again
    std::vector<int> exported;  ///< versions that can be exported
    std::vector<Index> drifts;  ///< rows
    LiveError errors;
    double recentError = 0, coverage = 0, recentCoverage = 0;
    Index runs = 0, withoutInterval = 0, firstRow = 0;
    double falseAlarms = 0;  ///< to expect in a run
    LiveRecovery recovery;
    LiveRun last;
    std::string feature;  ///< whose effect the last run changed most; "" none
    std::string response, unit;
};

/// Gathers what a page shows of a stream; its memory does not grow with the stream.
class LiveHistory {
  public:
    void add(const LiveRun& run, const LiveStream& stream);
    LiveSummary summary(const LiveStream& stream) const;

    static constexpr std::size_t kMostPoints = 1000;

  private:
    bool wasInsideFixed(const LiveRun& run, const LiveStream& stream);

    std::vector<LivePoint> m_points;
    Index m_step = 1, m_measured = 0, m_firstRow = -1;
    std::optional<double> m_fixed;  // half-width in the transformed response
    std::deque<bool> m_fixedInside;
    LiveRecovery m_recovery;
    LiveRun m_last;
};

}  // namespace footbridge
