// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace footbridge {

/// Whether bytes begin as gzip or Zstandard do.
bool isCompressed(std::string_view bytes);

/// The bytes that gzip (of any number of members) or Zstandard packed. `name` stands for the file
/// in messages. Throws Error where they are damaged or would be more than `most`.
std::string unpacked(std::string_view bytes, const std::string& name,
                     std::size_t most = std::size_t{4} << 30);

}  // namespace footbridge
