// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/run/error.h"
#include "core/run/unpack.h"
#include "core/table/csv_reader.h"
#include "core/table/database.h"

// Packed files and databases from anywhere: they give text of bounded length, or an error.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace footbridge;
    constexpr std::size_t kMost = std::size_t{1} << 20;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    try {
        std::string text;
        if (isDatabase(bytes)) {
            queryDatabase("", bytes, "fuzz", "", {}, [&](std::string_view piece) {
                text += piece;
                if (text.size() > kMost) throw Cancelled();
            });
        } else if (packingOf(bytes) != Packing::None) {
            text = unpacked(bytes, "fuzz", kMost);
            if (text.size() > kMost) std::abort();
            if (!std::string_view(text).starts_with(unpackedStart(bytes, "fuzz", 10))) std::abort();
        }
        if (!text.empty()) parseCsv(text, "fuzz");
    } catch (const Error&) {
        return 0;
    } catch (const Cancelled&) {
        return 0;
    }
    return 0;
}
