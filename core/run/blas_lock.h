// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>

namespace footbridge {

/// Held while LibTorch multiplies. The serial OpenBLAS of Debian keeps its work space in a table
/// without a lock: two threads that multiply at once silently overwrite each other's products. An
/// OpenBLAS with threads of its own multiplies on the calling one alone from the first call on.
std::mutex& blasLock();

}  // namespace footbridge
