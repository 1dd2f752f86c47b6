// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/studies/cell_store.h"

namespace {

std::filesystem::path folder() {
    static const std::filesystem::path made = [] {
        auto path = std::filesystem::temp_directory_path() /
                    ("footbridge-store-fuzz-" + std::to_string(::getpid()));
        std::filesystem::create_directories(path);
        return path;
    }();
    return made;
}

}  // namespace

// The bytes follow a whole record in a log of finished cells, which must be found.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace footbridge;
    const auto file = folder() / "worker.log";
    std::filesystem::remove(file);
    { CellLog(file, "head").append({7, false, "a record"}); }
    const std::string whole = readFile(file);
    writeFile(file, whole + std::string(reinterpret_cast<const char*>(data), size));
    std::size_t found = 0;
    try {
        StoredCellReader(folder()).refresh([&](const std::string& head, const CellRecord& record) {
            found += head == "head" && record.key == 7 && record.bytes == "a record";
        });
    } catch (const Error&) {
        std::abort();
    }
    if (found == 0) std::abort();
    return 0;
}
