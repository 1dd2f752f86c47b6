// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace footbridge {

/// Has a file that grows beyond a limit (ulimit -f) fail to be written instead of ending the
/// program, and sees to a stack on which can be computed, for this thread and those to come. To be
/// called before any other thread runs. Throws Error where the limit on the stack is too low.
void liftLimits();

/// OpenBLAS takes so much at a time, and waits for ever where it cannot have it.
inline constexpr std::size_t kRoomToCompute = std::size_t{128} << 20;

/// Throws Error where so many bytes of memory, or a thread, cannot be had. Looks until it found
/// them once.
void checkRoomToCompute(std::size_t bytes = kRoomToCompute);

}  // namespace footbridge
