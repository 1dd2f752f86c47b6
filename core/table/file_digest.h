// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/run/run_context.h"

namespace footbridge {

/// SHA-256 of large contents as 64 hexadecimal digits; the same as sha256() of core/run, but stops
/// soon after a cancel and then returns "".
std::string digestUnlessCancelled(std::string_view bytes, const RunContext& context);

}  // namespace footbridge
