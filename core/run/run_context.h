// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>

#include "core/run/message.h"
#include "core/run/thread_budget.h"

namespace footbridge {

/// One point of a training curve. Losses are mean squared errors of the standardised response.
struct CurvePoint {
    Message series;  ///< what is being trained, for example "source network 1"
    int step = 0;    ///< gradient steps done
    int steps = 0;   ///< gradient steps planned
    double training = 0;
    double validation = 0;  ///< NaN where nothing is held out
};

/// Receives progress; called from the working thread, so implementations must be thread-safe.
class ProgressSink {
  public:
    virtual ~ProgressSink() = default;
    /// `fraction` of the whole run done, in [0, 1], never falling.
    virtual void progress(const Message& stage, double fraction) = 0;
    virtual void curve(const CurvePoint&) {}
};

/// Receives log lines; called from the working thread.
class Log {
  public:
    virtual ~Log() = default;
    virtual void write(const Message& line) = 0;
};

/// What a long computation needs from its surroundings. Cheap to copy.
struct RunContext {
    std::stop_token stop{};
    ProgressSink* sink = nullptr;
    Log* log = nullptr;
    std::uint64_t seed = 1;
    double from = 0;  ///< the part of the whole run that this context covers
    double to = 1;
    ThreadBudget threads{};
    /// Work that is not done by then stops as if it were cancelled.
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();

    bool cancelled() const {
        return stop.stop_requested() || std::chrono::steady_clock::now() > deadline;
    }
    void checkCancelled() const;                               ///< throws Cancelled
    void report(const Message& stage, double fraction) const;  ///< fraction of this part
    void curve(const CurvePoint& point) const;
    void note(const Message& line) const;
    /// A context for a part of this one, from and to in [0, 1] of this part.
    RunContext part(double partFrom, double partTo) const;
};

}  // namespace footbridge
