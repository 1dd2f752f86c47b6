// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
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
                   ? text + " is not a finite number above 0"
                   : text + " is not a number from " + shown(low) + " to " + shown(high);
    };
    return CLI::Validator(check, "");
}
inline CLI::Validator positiveNumber() {
    return finiteNumber(std::numeric_limits<double>::denorm_min(),
                        std::numeric_limits<double>::max());
}
/// A whole number from `low` to `high`, in decimal, as transform() of an option. CLI11 would read
/// 010 as eight and 0x10 as sixteen, and cut what does not fit.
inline CLI::Validator wholeNumber(std::uint64_t low = 0,
                                  std::uint64_t high = std::numeric_limits<std::int64_t>::max()) {
    const auto read = [low, high](std::string& text) -> std::string {
        std::uint64_t value = 0;
        const char* const end = text.data() + text.size();
        const auto digits = std::from_chars(text.data(), end, value);
        if (digits.ec != std::errc{} || digits.ptr != end || value < low || value > high)
            return text + " is not a whole number from " + std::to_string(low) + " to " +
                   std::to_string(high);
        text = std::to_string(value);
        return "";
    };
    const bool bounded = high < std::numeric_limits<std::int64_t>::max();
    return CLI::Validator(
        read, bounded ? "[" + std::to_string(low) + ", " + std::to_string(high) + "]" : "");
}

}  // namespace footbridge
