// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace footbridge {

/// Files of a zip archive by name, in the order of their names.
using ArchiveFiles = std::map<std::string, std::string>;

/// What an archive may declare at most.
struct ArchiveLimits {
    std::uint64_t bytes = std::uint64_t{1} << 30;  ///< of all files unpacked
    std::size_t files = 64;
};

/// The bytes of a zip archive; the same files give the same bytes. Throws Error.
std::string writeArchive(const ArchiveFiles& files);

/// Unpacks into memory. `source` is what messages call the archive. Throws Error when it is cut
/// short or damaged, names a file twice, names one that would leave a folder, or is too large.
ArchiveFiles readArchive(const std::string& bytes, const std::string& source,
                         const ArchiveLimits& limits = {});

}  // namespace footbridge
