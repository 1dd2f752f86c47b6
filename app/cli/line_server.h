// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/owner_socket.h"

namespace footbridge {

/// Reads lines and writes what is answered to them, for one partner or for many at once, without
/// ever waiting for one of them. Lines that have arrived together are answered together.
struct LineServer {
    /// The answers to lines, which come without their ends; a line for each.
    std::function<std::string(const std::vector<std::string_view>&)> answer;
    /// Instead of an answer to a line that is longer than kLongestLine.
    std::function<std::string()> tooLong;
    std::stop_token stop;

    /// Until the input's end, until nobody reads the output, or until `stop`; what was read by then
    /// is answered. Throws Error where the output does not take the answers.
    void serveStreams(int input, int output);
    /// Whoever connects, until `stop`. A partner that goes away takes its questions along.
    void serveSocket(const OwnerSocket& socket);
};

inline constexpr std::size_t kLongestLine = std::size_t{1} << 20;  ///< bytes

}  // namespace footbridge
