// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/run/error.h"
#include "core/session/session_file.h"

// The bytes are a session; what is read is written and read again to the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace footbridge;
    try {
        const Session session = readSession({reinterpret_cast<const char*>(data), size}, "fuzz");
        const std::string again = writeSession(session, "/sessions");
        if (writeSession(readSession(again, "fuzz"), "/sessions") != again) std::abort();
    } catch (const Error&) {
    }
    return 0;
}
