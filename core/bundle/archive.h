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
    std::uint64_t bytes = std::uint64_t{1} << 28;  ///< of all files unpacked, and of the archive
    std::size_t files = 64;
};

/// The bytes of a zip archive in its one canonical form: the same files give the same bytes, so an
/// archive is untouched when writing what was read from it gives it again. Names are plain ASCII
/// and stay inside their folder. Throws Error.
std::string writeArchive(const ArchiveFiles& files);

/// Of the zlib that packs: another one may find other bytes for the same contents.
std::string packerVersion();

/// Unpacks an archive in the canonical form into memory. `source` is what messages call it. Throws
/// Error when it is cut short, damaged or lengthened, names a file twice or one that would leave a
/// folder, holds a link, or is too large; unpacking stops at the size that is declared.
ArchiveFiles readArchive(const std::string& bytes, const std::string& source,
                         const ArchiveLimits& limits = {});

}  // namespace footbridge
