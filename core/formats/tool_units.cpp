// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tool_units.h"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace footbridge {
namespace {

struct Spelling {
    std::string_view text;
    std::string_view symbol;
    std::string_view quantity;
    double factor;
};

// Factors are whole numbers of the smallest unit, so that conversions round once.
constexpr auto kSpellings = std::to_array<Spelling>({
    {"ns", "ns", "time", 1},
    {"nsec", "ns", "time", 1},
    {"nsecond", "ns", "time", 1},
    {"nanoseconds", "ns", "time", 1},
    {"us", "us", "time", 1e3},
    {"usec", "us", "time", 1e3},
    {"usecond", "us", "time", 1e3},
    {"µs", "us", "time", 1e3},
    {"microseconds", "us", "time", 1e3},
    {"ms", "ms", "time", 1e6},
    {"msec", "ms", "time", 1e6},
    {"msecond", "ms", "time", 1e6},
    {"milliseconds", "ms", "time", 1e6},
    {"miliseconds", "ms", "time", 1e6},
    {"s", "s", "time", 1e9},
    {"sec", "s", "time", 1e9},
    {"second", "s", "time", 1e9},
    {"seconds", "s", "time", 1e9},
    {"min", "min", "time", 6e10},
    {"minute", "min", "time", 6e10},
    {"minutes", "min", "time", 6e10},
    {"h", "h", "time", 3.6e12},
    {"hour", "h", "time", 3.6e12},
    {"hours", "h", "time", 3.6e12},
    {"B", "B", "bytes", 1},
    {"byte", "B", "bytes", 1},
    {"bytes", "B", "bytes", 1},
    {"Kbyte", "KB", "bytes", 1e3},
    {"Mbyte", "MB", "bytes", 1e6},
    {"Gbyte", "GB", "bytes", 1e9},
    {"Tbyte", "TB", "bytes", 1e12},
    {"KB", "KB", "bytes", 1e3},
    {"kB", "KB", "bytes", 1e3},
    {"MB", "MB", "bytes", 1e6},
    {"GB", "GB", "bytes", 1e9},
    {"TB", "TB", "bytes", 1e12},
    {"KiB", "KiB", "bytes", 1024},
    {"MiB", "MiB", "bytes", 1048576},
    {"GiB", "GiB", "bytes", 1073741824},
    {"TiB", "TiB", "bytes", 1099511627776},
    {"hz", "Hz", "frequency", 1},
    {"Hz", "Hz", "frequency", 1},
    {"Khz", "kHz", "frequency", 1e3},
    {"kHz", "kHz", "frequency", 1e3},
    {"Mhz", "MHz", "frequency", 1e6},
    {"MHz", "MHz", "frequency", 1e6},
    {"Ghz", "GHz", "frequency", 1e9},
    {"GHz", "GHz", "frequency", 1e9},
    {"cycle/second", "Hz", "frequency", 1},
    {"cycle/msecond", "kHz", "frequency", 1e3},
    {"cycle/usecond", "MHz", "frequency", 1e6},
    {"cycle/nsecond", "GHz", "frequency", 1e9},
    {"flops", "FLOP", "operations", 1},
    {"Mflops", "MFLOP", "operations", 1e6},
    {"Gflops", "GFLOP", "operations", 1e9},
    {"Tflops", "TFLOP", "operations", 1e12},
    {"%", "%", "share", 1},
});

std::optional<ToolUnit> known(std::string_view text, bool binary) {
    for (const Spelling& one : kSpellings) {
        if (one.text != text) continue;
        const bool power = binary && one.quantity == "bytes" && one.symbol.size() == 2;
        if (power) return known(std::string(one.symbol.substr(0, 1)) + "iB", false);
        return ToolUnit{std::string(one.symbol), std::string(one.quantity), one.factor};
    }
    return std::nullopt;
}

}  // namespace

double ToolUnit::to(const ToolUnit& other, double value) const {
    if (factor >= other.factor) return value * (factor / other.factor);
    return value / (other.factor / factor);
}

ToolUnit toolUnit(std::string_view spelling, bool binary) {
    if (auto unit = known(spelling, binary)) return *unit;
    const std::size_t slash = spelling.find('/');
    if (slash != std::string_view::npos) {
        if (auto above = known(spelling.substr(0, slash), binary)) {
            std::string below(spelling.substr(slash + 1));
            if (const auto time = known(below, false); time && time->symbol == "s") below = "s";
            return {above->symbol + "/" + below, above->quantity + "/" + below, above->factor};
        }
    }
    return {std::string(spelling), "unit " + std::string(spelling), 1};
}

std::size_t numberLength(std::string_view text) {
    double value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc{} || !std::isfinite(value)) return 0;
    return static_cast<std::size_t>(read.ptr - text.data());
}

}  // namespace footbridge
