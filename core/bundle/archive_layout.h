// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/bundle/archive.h"

namespace footbridge {

/// One file of an archive as its directory lists it.
struct ArchiveEntry {
    std::string name;
    std::uint64_t packed = 0, unpacked = 0;  ///< bytes
};

/// Reads a zip as strictly as writeArchive() is regular: entries one after the other in the order
/// of their names from the first byte to the last, plain files without links, comments, extra
/// fields or encryption, every header equal to its line of the directory. Looks at no contents.
/// Throws Error with the reason.
std::vector<ArchiveEntry> readLayout(std::string_view bytes, const std::string& source,
                                     const ArchiveLimits& limits);

}  // namespace footbridge
