// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/study.h"

#include <charconv>

#include "core/run/checksum.h"

namespace footbridge {

std::uint64_t cellKey(std::string_view cellName) {
    const std::string digest = sha256(cellName);
    std::uint64_t key = 0;
    std::from_chars(digest.data(), digest.data() + 16, key, 16);
    return key | 1;  // 0 is the head of a log
}

}  // namespace footbridge
