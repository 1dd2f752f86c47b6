// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <limits>
#include <string>

namespace footbridge {

/// A number from `low` to `high`; CLI::Range lets "nan" pass, which is not outside of anything.
inline CLI::Validator finiteNumber(double low, double high) {
    const auto check = [low, high](const std::string& text) -> std::string {
        double value = 0;
        const char* const end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, value);
        if (read.ec == std::errc{} && read.ptr == end && value >= low && value <= high) return "";
        const auto shown = [](double bound) {
            char digits[32];
            return std::string(digits, std::to_chars(digits, digits + sizeof digits, bound).ptr);
        };
        return high == std::numeric_limits<double>::max()
                   ? text + " is not a number above 0"
                   : text + " is not a number from " + shown(low) + " to " + shown(high);
    };
    return CLI::Validator(check, "");
}
inline CLI::Validator positiveNumber() {
    return finiteNumber(std::numeric_limits<double>::min(), std::numeric_limits<double>::max());
}

}  // namespace footbridge
