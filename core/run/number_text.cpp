// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/number_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace footbridge {
namespace {

std::string written(double value, std::chars_format format, int precision) {
    char text[400];
    const auto end = std::to_chars(text, text + sizeof text, value, format, precision).ptr;
    return {text, end};
}

}  // namespace

std::string formatNumber(double value) {
    if (std::isnan(value)) return {};
    char text[32];
    return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

std::string shortNumber(double value) {
    if (std::isnan(value)) return "–";
    if (std::isinf(value)) return value > 0 ? "∞" : "−∞";
    if (value == 0) return "0";
    // The exponent after rounding to three digits, so that 999.6 counts as 1000.
    const std::string scientific = written(std::abs(value), std::chars_format::scientific, 2);
    int exponent = 0;
    const char* digits = scientific.data() + scientific.find('e') + 1;
    if (*digits == '+') ++digits;
    std::from_chars(digits, scientific.data() + scientific.size(), exponent);
    if (exponent < -4 || exponent >= 6) return written(value, std::chars_format::scientific, 2);
    return written(value, std::chars_format::fixed, std::max(0, 2 - exponent));
}

std::string fixedNumber(double value, int decimals) {
    if (std::isnan(value)) return "–";
    return written(value, std::chars_format::fixed, decimals);
}

std::string hundredthsText(double value) {
    const long hundredths = std::lround(100 * value);
    const std::string digits = std::to_string(100 + hundredths % 100);
    return std::to_string(hundredths / 100) + "." + digits.substr(1);
}

std::string percentText(double share) {
    if (std::isnan(share)) return "–";
    const double percent = 100 * share;
    return written(percent, std::chars_format::fixed, std::abs(percent) < 9.95 ? 1 : 0);
}

}  // namespace footbridge
