// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/bundle/bundle_reader.h"
#include "core/run/error.h"

// The bytes are a file that somebody calls a bundle.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace footbridge;
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    ArchiveLimits limits;
    limits.bytes = 1 << 22;
    try {
        const ArchiveFiles files = readArchive(bytes, "fuzz", limits);
        // Contents that are read must survive being written again.
        if (readArchive(writeArchive(files), "fuzz", limits) != files) std::abort();
    } catch (const Error&) {
    }
    try {
        openBundle(bytes, "fuzz");
    } catch (const Error&) {
    }
    return 0;
}
