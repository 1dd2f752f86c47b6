// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/blas_lock.h"

namespace footbridge {

std::mutex& blasLock() {
    static std::mutex mutex;
    return mutex;
}

}  // namespace footbridge
