// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/run/run_context.h"
#include "core/table/mapped_file.h"

namespace footbridge {

/// SHA-256 of large contents as 64 hexadecimal digits; the same as sha256() of core/run, but stops
/// soon after a cancel and then returns "".
std::string digestUnlessCancelled(std::string_view bytes, const RunContext& context);

/// Reads a file once more where it has grown while it was read: its time says nothing then of
/// whether rows were overwritten as well, and who read it may have passed some of them before and
/// some after. What is read between two equal digests was the same all the while. `digest` is that
/// of the file's bytes, "" where none was computed; it is given back, or that of what was
/// read. Throws Error where the bytes change, and Cancelled.
std::string readAgainIfGrown(const MappedFile& file, std::string digest, const RunContext& context,
                             const std::function<void(const RunContext&)>& read);

}  // namespace footbridge
