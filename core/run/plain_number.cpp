// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/plain_number.h"

#include <charconv>
#include <cmath>

#include "core/run/number_text.h"

namespace footbridge {

std::string plainNumber(double value) {
    constexpr double kLargestCount = 1e15;
    if (value != std::floor(value) || std::abs(value) >= kLargestCount) return formatNumber(value);
    char text[32];
    return {text, std::to_chars(text, text + sizeof text, value, std::chars_format::fixed).ptr};
}

}  // namespace footbridge
