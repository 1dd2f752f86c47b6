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
/// A whole number from 0 to `high`. A number of CLI11 is cut to what fits instead, and its sentence
/// writes the greatest one out.
inline CLI::Validator wholeNumber(std::uint64_t high = std::numeric_limits<std::int64_t>::max()) {
    const auto check = [high](const std::string& text) -> std::string {
        std::uint64_t value = 0;
        const char* const end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, value);
        if (read.ec == std::errc{} && read.ptr == end && value <= high) return "";
        return text + " is not a whole number from 0 to " + std::to_string(high);
    };
    return CLI::Validator(check, "");
}

}  // namespace footbridge
