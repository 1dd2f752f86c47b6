// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/run/error.h"
#include "core/scheduling/job_log.h"

// The bytes are a job log of any kind, packed or not.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace footbridge;
    try {
        const JobLog log = parseJobLog({reinterpret_cast<const char*>(data), size}, "fuzz");
        if (log.jobs.empty()) std::abort();
        for (const LoggedJob& job : log.jobs) log.nameOf(job);
    } catch (const Error&) {
    }
    return 0;
}
