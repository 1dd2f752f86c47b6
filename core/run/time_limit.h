// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "core/run/run_context.h"

namespace footbridge {

/// Asks work to stop when its time is over, or when it is cancelled from outside.
class TimeLimit {
  public:
    TimeLimit(const RunContext& outer, std::chrono::milliseconds limit);
    ~TimeLimit();
    TimeLimit(const TimeLimit&) = delete;
    TimeLimit& operator=(const TimeLimit&) = delete;

    const RunContext& context() const { return m_context; }  ///< for the work
    bool over() const { return m_over; }  ///< whether it was the time and nobody else

  private:
    std::stop_source m_stop;
    RunContext m_context;
    std::atomic<bool> m_over = false;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<std::stop_callback<std::function<void()>>> m_outer;
    std::jthread m_clock;
};

}  // namespace footbridge
