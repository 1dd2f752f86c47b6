// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <stop_token>
#include <thread>

namespace footbridge {

/// Turns Ctrl-C (SIGINT) and SIGTERM into a stop request; a second one ends the program at once, as
/// does the end of a grace, since what waits for something that never comes hears no request: what
/// is being written then stays as it was. Make it before any other thread, because threads inherit
/// which signals they leave alone.
class Interrupt {
  public:
    Interrupt();  ///< throws Error where no thread starts
    ~Interrupt();
    std::stop_token token() const { return m_stop.get_token(); }
    /// Whether SIGUSR2 came, by which a batch system tells that the time is nearly over.
    bool endsAfterThis() const { return m_warned; }
    /// How long the program may take to end after the request.
    void setGrace(std::chrono::seconds grace) { m_grace = grace; }

  private:
    std::stop_source m_stop;
    std::atomic<std::chrono::seconds> m_grace = std::chrono::seconds(5);
    std::atomic<bool> m_warned = false;
    std::jthread m_listener;
};

/// What a shell expects of a program that was interrupted.
inline constexpr int kExitCancelled = 130;

}  // namespace footbridge
