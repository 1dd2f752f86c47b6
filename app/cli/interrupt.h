// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

namespace footbridge {

/// Turns Ctrl-C (SIGINT) and SIGTERM into a stop request; a second one ends the program at once.
/// Make it before any other thread, because threads inherit which signals they leave alone.
class Interrupt {
  public:
    Interrupt();  ///< throws Error where no thread starts
    ~Interrupt();
    std::stop_token token() const { return m_stop.get_token(); }
    /// Whether SIGUSR2 came, by which a batch system tells that the time is nearly over.
    bool endsAfterThis() const { return m_warned; }
    /// From now on one signal is enough: what has not ended within a second is ended. For work that
    /// may be ended anywhere and leaves nothing half done.
    void endSoon() { m_soon = true; }

  private:
    std::stop_source m_stop;
    std::atomic<bool> m_soon = false, m_warned = false;
    std::jthread m_listener;
};

/// What a shell expects of a program that was interrupted.
inline constexpr int kExitCancelled = 130;

}  // namespace footbridge
