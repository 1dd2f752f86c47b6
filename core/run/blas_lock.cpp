// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/blas_lock.h"

#include <dlfcn.h>

namespace footbridge {
namespace {

/// OpenBLAS with threads of its own would start a product on all processors.
bool multiplyOnTheCallingThread() {
    const auto set =
        reinterpret_cast<void (*)(int)>(dlsym(RTLD_DEFAULT, "openblas_set_num_threads"));
    if (set) set(1);
    return set != nullptr;
}

}  // namespace

std::mutex& blasLock() {
    [[maybe_unused]] static const bool onOneThread = multiplyOnTheCallingThread();
    static std::mutex mutex;
    return mutex;
}

}  // namespace footbridge
