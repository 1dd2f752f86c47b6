// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace footbridge {

/// Turns Ctrl-C (SIGINT) and SIGTERM into a stop request; a second one ends the program at once.
/// Make it before any other thread, because threads inherit which signals they leave alone.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    std::stop_token token() const { return m_stop.get_token(); }

  private:
    std::stop_source m_stop;
    std::jthread m_listener;
};

/// What a shell expects of a program that was interrupted.
inline constexpr int kExitCancelled = 130;

}  // namespace footbridge
