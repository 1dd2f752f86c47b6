// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace footbridge {

/// What a program that was run said. `code` is nothing when it did not end in time; it is ended
/// then, but what it asked of others may happen all the same.
struct ProgramResult {
    std::optional<int> code;
    std::string output, errors;
};

/// Runs a program with nothing to read. A program that cannot be started has code 127.
ProgramResult runProgram(const std::vector<std::string>& command, std::chrono::milliseconds limit,
                         const std::stop_token& stop = {});

/// Starts a program that goes on by itself: what it says goes to a file. Throws Error.
pid_t startProgram(const std::vector<std::string>& command, const std::string& log);

}  // namespace footbridge
