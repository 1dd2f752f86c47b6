// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/time_limit.h"

namespace footbridge {

TimeLimit::TimeLimit(const RunContext& outer, std::chrono::milliseconds limit) : m_context(outer) {
    m_context.stop = m_stop.get_token();
    m_outer.emplace(outer.stop, [this] { m_stop.request_stop(); });
    m_clock = std::jthread([this, limit](const std::stop_token& end) {
        std::unique_lock lock(m_mutex);
        m_wake.wait_for(lock, end, limit, [] { return false; });
        if (end.stop_requested() || m_stop.stop_requested()) return;
        m_over = true;
        m_stop.request_stop();
    });
}

TimeLimit::~TimeLimit() = default;

}  // namespace footbridge
