// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace footbridge {

/// Why a cell could not be scored, as its line in the results says it, from the exception that is
/// being handled: one of ours, of a library, or for want of memory. Throws Cancelled on.
std::string failureInHand();

}  // namespace footbridge
