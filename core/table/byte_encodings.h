// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/run/run_context.h"

namespace footbridge {

/// Encodings of one or two bytes a character that older programs save tables in, by the name that
/// people see.
inline constexpr std::array<const char*, 3> kByteEncodings = {"Windows-1252", "Latin-1",
                                                              "Shift-JIS"};

/// The one of kByteEncodings that is meant by another of its names, such as `cp1252`.
std::optional<std::string> byteEncoding(std::string_view name);

/// The text as UTF-8. `encoding` is one of kByteEncodings. Throws Error naming the file, line and
/// byte for what that encoding does not have, Cancelled.
std::string decodeBytes(std::string_view bytes, const std::string& encoding,
                        const std::string& name, const RunContext& context);

/// The one of kByteEncodings that text which is no Unicode most likely has, judged from its start.
std::string likelyEncoding(std::string_view bytes);

}  // namespace footbridge
