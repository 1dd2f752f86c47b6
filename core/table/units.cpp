// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/units.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/table/words.h"

namespace footbridge {
namespace {

// How freely a spelling may stand at the end of a name without brackets.
enum class Suffix {
    Yes,        ///< `read_ms`
    AfterTime,  ///< only after a word of time, `runtime_s`, as it means other things elsewhere
    No          ///< in brackets alone
};

struct Spelling {
    std::string_view text;
    std::string_view symbol;
    std::string_view quantity;
    double factor;
    Suffix suffix = Suffix::Yes;
    bool anyCase = false;  ///< upper and lower case mean the same
};

constexpr double kKibi = 1024, kMebi = kKibi * 1024, kGibi = kMebi * 1024, kTebi = kGibi * 1024;
constexpr double kBit = 0.125;  // bytes

constexpr auto kSpellings = std::to_array<Spelling>({
    {"ns", "ns", "time", 1e-9, Suffix::Yes, true},
    {"nsec", "ns", "time", 1e-9, Suffix::Yes, true},
    {"nsecs", "ns", "time", 1e-9, Suffix::Yes, true},
    {"nanosecond", "ns", "time", 1e-9, Suffix::Yes, true},
    {"nanoseconds", "ns", "time", 1e-9, Suffix::Yes, true},
    {"us", "us", "time", 1e-6, Suffix::Yes, true},
    {"µs", "us", "time", 1e-6},
    {"μs", "us", "time", 1e-6},
    {"usec", "us", "time", 1e-6, Suffix::Yes, true},
    {"usecs", "us", "time", 1e-6, Suffix::Yes, true},
    {"microsecond", "us", "time", 1e-6, Suffix::Yes, true},
    {"microseconds", "us", "time", 1e-6, Suffix::Yes, true},
    {"ms", "ms", "time", 1e-3, Suffix::Yes, true},
    {"msec", "ms", "time", 1e-3, Suffix::Yes, true},
    {"msecs", "ms", "time", 1e-3, Suffix::Yes, true},
    {"millisecond", "ms", "time", 1e-3, Suffix::Yes, true},
    {"milliseconds", "ms", "time", 1e-3, Suffix::Yes, true},
    {"s", "s", "time", 1, Suffix::AfterTime, true},
    {"sec", "s", "time", 1, Suffix::Yes, true},
    {"secs", "s", "time", 1, Suffix::Yes, true},
    {"second", "s", "time", 1, Suffix::AfterTime, true},
    {"seconds", "s", "time", 1, Suffix::Yes, true},
    {"min", "min", "time", 60, Suffix::No},
    {"mins", "min", "time", 60, Suffix::AfterTime, true},
    {"minute", "min", "time", 60, Suffix::AfterTime, true},
    {"minutes", "min", "time", 60, Suffix::Yes, true},
    {"h", "h", "time", 3600, Suffix::No},
    {"hr", "h", "time", 3600, Suffix::AfterTime, true},
    {"hrs", "h", "time", 3600, Suffix::AfterTime, true},
    {"hour", "h", "time", 3600, Suffix::AfterTime, true},
    {"hours", "h", "time", 3600, Suffix::Yes, true},
    {"d", "d", "time", 86400, Suffix::No},
    {"days", "d", "time", 86400, Suffix::AfterTime, true},
    {"B", "B", "bytes", 1, Suffix::No},
    {"byte", "B", "bytes", 1, Suffix::No, true},
    {"bytes", "B", "bytes", 1, Suffix::Yes, true},
    {"kB", "KB", "bytes", 1e3, Suffix::Yes, true},
    {"MB", "MB", "bytes", 1e6, Suffix::Yes, true},
    {"GB", "GB", "bytes", 1e9, Suffix::Yes, true},
    {"TB", "TB", "bytes", 1e12, Suffix::Yes, true},
    {"KiB", "KiB", "bytes", kKibi, Suffix::Yes, true},
    {"MiB", "MiB", "bytes", kMebi, Suffix::Yes, true},
    {"GiB", "GiB", "bytes", kGibi, Suffix::Yes, true},
    {"TiB", "TiB", "bytes", kTebi, Suffix::Yes, true},
    {"bit", "bit", "bytes", 0.125, Suffix::No},
    {"bits", "bit", "bytes", 0.125, Suffix::No, true},
    {"Kb", "kbit", "bytes", kBit * 1e3},
    {"Mb", "Mbit", "bytes", kBit * 1e6},
    {"Gb", "Gbit", "bytes", kBit * 1e9},
    {"Tb", "Tbit", "bytes", kBit * 1e12},
    {"Kib", "Kibit", "bytes", kBit* kKibi},
    {"Mib", "Mibit", "bytes", kBit* kMebi},
    {"Gib", "Gibit", "bytes", kBit* kGibi},
    {"Tib", "Tibit", "bytes", kBit* kTebi},
    {"kbit", "kbit", "bytes", kBit * 1e3, Suffix::Yes, true},
    {"Mbit", "Mbit", "bytes", kBit * 1e6, Suffix::Yes, true},
    {"Gbit", "Gbit", "bytes", kBit * 1e9, Suffix::Yes, true},
    {"Tbit", "Tbit", "bytes", kBit * 1e12, Suffix::Yes, true},
    {"Kibit", "Kibit", "bytes", kBit* kKibi, Suffix::Yes, true},
    {"Mibit", "Mibit", "bytes", kBit* kMebi, Suffix::Yes, true},
    {"Gibit", "Gibit", "bytes", kBit* kGibi, Suffix::Yes, true},
    {"Tibit", "Tibit", "bytes", kBit* kTebi, Suffix::Yes, true},
    {"Hz", "Hz", "frequency", 1, Suffix::Yes, true},
    {"kHz", "kHz", "frequency", 1e3, Suffix::Yes, true},
    {"MHz", "MHz", "frequency", 1e6, Suffix::Yes, true},
    {"GHz", "GHz", "frequency", 1e9, Suffix::Yes, true},
    {"B/s", "B/s", "bandwidth", 1, Suffix::Yes, true},
    {"kB/s", "KB/s", "bandwidth", 1e3, Suffix::Yes, true},
    {"MB/s", "MB/s", "bandwidth", 1e6, Suffix::Yes, true},
    {"GB/s", "GB/s", "bandwidth", 1e9, Suffix::Yes, true},
    {"TB/s", "TB/s", "bandwidth", 1e12, Suffix::Yes, true},
    {"KBps", "KB/s", "bandwidth", 1e3},
    {"MBps", "MB/s", "bandwidth", 1e6},
    {"GBps", "GB/s", "bandwidth", 1e9},
    {"b/s", "bit/s", "bandwidth", kBit, Suffix::Yes, true},
    {"kb/s", "kbit/s", "bandwidth", kBit * 1e3, Suffix::Yes, true},
    {"Mb/s", "Mbit/s", "bandwidth", kBit * 1e6, Suffix::Yes, true},
    {"Gb/s", "Gbit/s", "bandwidth", kBit * 1e9, Suffix::Yes, true},
    {"Tb/s", "Tbit/s", "bandwidth", kBit * 1e12, Suffix::Yes, true},
    {"bit/s", "bit/s", "bandwidth", kBit, Suffix::Yes, true},
    {"kbit/s", "kbit/s", "bandwidth", kBit * 1e3, Suffix::Yes, true},
    {"Mbit/s", "Mbit/s", "bandwidth", kBit * 1e6, Suffix::Yes, true},
    {"Gbit/s", "Gbit/s", "bandwidth", kBit * 1e9, Suffix::Yes, true},
    {"Tbit/s", "Tbit/s", "bandwidth", kBit * 1e12, Suffix::Yes, true},
    {"kbps", "kbit/s", "bandwidth", kBit * 1e3, Suffix::Yes, true},
    {"Mbps", "Mbit/s", "bandwidth", kBit * 1e6, Suffix::Yes, true},
    {"Gbps", "Gbit/s", "bandwidth", kBit * 1e9, Suffix::Yes, true},
    {"KiB/s", "KiB/s", "bandwidth", kKibi, Suffix::Yes, true},
    {"MiB/s", "MiB/s", "bandwidth", kMebi, Suffix::Yes, true},
    {"GiB/s", "GiB/s", "bandwidth", kGibi, Suffix::Yes, true},
    {"Kib/s", "Kibit/s", "bandwidth", kBit* kKibi, Suffix::Yes, true},
    {"Mib/s", "Mibit/s", "bandwidth", kBit* kMebi, Suffix::Yes, true},
    {"Gib/s", "Gibit/s", "bandwidth", kBit* kGibi, Suffix::Yes, true},
    {"Kibit/s", "Kibit/s", "bandwidth", kBit* kKibi, Suffix::Yes, true},
    {"Mibit/s", "Mibit/s", "bandwidth", kBit* kMebi, Suffix::Yes, true},
    {"Gibit/s", "Gibit/s", "bandwidth", kBit* kGibi, Suffix::Yes, true},
    {"FLOP/s", "FLOP/s", "computation rate", 1, Suffix::Yes, true},
    {"MFLOP/s", "MFLOP/s", "computation rate", 1e6, Suffix::Yes, true},
    {"GFLOP/s", "GFLOP/s", "computation rate", 1e9, Suffix::Yes, true},
    {"TFLOP/s", "TFLOP/s", "computation rate", 1e12, Suffix::Yes, true},
    {"MFLOPS", "MFLOP/s", "computation rate", 1e6, Suffix::No, true},
    {"GFLOPS", "GFLOP/s", "computation rate", 1e9, Suffix::No, true},
    {"TFLOPS", "TFLOP/s", "computation rate", 1e12, Suffix::No, true},
    {"mW", "mW", "power", 1e-3, Suffix::No},
    {"W", "W", "power", 1, Suffix::No},
    {"watt", "W", "power", 1, Suffix::Yes, true},
    {"watts", "W", "power", 1, Suffix::Yes, true},
    {"kW", "kW", "power", 1e3, Suffix::No},
    {"MW", "MW", "power", 1e6, Suffix::No},
    {"mJ", "mJ", "energy", 1e-3, Suffix::No},
    {"J", "J", "energy", 1, Suffix::No},
    {"joule", "J", "energy", 1, Suffix::Yes, true},
    {"joules", "J", "energy", 1, Suffix::Yes, true},
    {"kJ", "kJ", "energy", 1e3, Suffix::No},
    {"Wh", "Wh", "energy", 3600, Suffix::No},
    {"kWh", "kWh", "energy", 3.6e6, Suffix::No},
    {"%", "%", "share", 0.01},
    {"percent", "%", "share", 0.01, Suffix::Yes, true},
    {"pct", "%", "share", 0.01, Suffix::Yes, true},
    {"mm", "mm", "length", 1e-3, Suffix::No},
    {"cm", "cm", "length", 1e-2, Suffix::No},
    {"m", "m", "length", 1, Suffix::No},
    {"km", "km", "length", 1e3, Suffix::No},
    {"°C", "°C", "temperature", 1, Suffix::No},
    {"cycles", "cycles", "cycles", 1, Suffix::No, true},
});

/// Where the sign of bits or bytes stands in a symbol such as `MB`, `Mb/s` or `Mbps`; npos:
/// nowhere.
std::size_t signOfBytes(std::string_view symbol) {
    for (const std::string_view ending : {"/s", "/S", "ps", "PS"})
        if (symbol.ends_with(ending)) {
            symbol.remove_suffix(ending.size());
            break;
        }
    const bool has = !symbol.empty() && (symbol.back() == 'b' || symbol.back() == 'B');
    return has ? symbol.size() - 1 : std::string_view::npos;
}

/// The same but for upper and lower case, which always tells a bit from a byte, except in a size
/// that is small throughout, as names of columns often are: `size_mb` is in bytes.
bool sameInAnyCase(const Spelling& spelling, std::string_view text, const std::string& lower) {
    if (!spelling.anyCase || lowerCase(spelling.text) != lower) return false;
    const std::size_t sign = signOfBytes(spelling.text);
    return sign == std::string_view::npos || spelling.text[sign] == text[sign] ||
           (spelling.quantity == "bytes" && text == lower);
}

const Spelling* findSpelling(std::string_view text) {
    const auto same = [&](const Spelling& spelling) { return spelling.text == text; };
    if (const auto exact = std::ranges::find_if(kSpellings, same); exact != kSpellings.end())
        return &*exact;
    const std::string lower = lowerCase(text);
    const auto folded = std::ranges::find_if(
        kSpellings, [&](const Spelling& spelling) { return sameInAnyCase(spelling, text, lower); });
    return folded == kSpellings.end() ? nullptr : &*folded;
}

bool speaksOfTime(std::string_view name) {
    static constexpr std::array<std::string_view, 14> kWords = {
        "time", "runtime", "walltime", "exectime", "duration", "elapsed", "latency",
        "wall", "seconds", "delay",    "makespan", "period",   "cputime", "timeout"};
    const std::vector<std::string> words = wordsOf(name);
    return std::ranges::any_of(words, [](const std::string& word) {
        return std::ranges::find(kWords, word) != kWords.end();
    });
}

bool isSeparator(char c) {
    return c == '_' || c == '-' || c == '.' || c == ' ' || c == ':' || c == ',';
}

std::string_view withoutSeparators(std::string_view text) {
    while (!text.empty() && isSeparator(text.back())) text.remove_suffix(1);
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    return text;
}

struct Split {
    std::string_view name;
    const Spelling* unit = nullptr;
};

Split splitBrackets(std::string_view name) {
    static constexpr std::string_view kPairs[] = {"[]", "()", "{}"};
    for (const std::string_view pair : kPairs) {
        if (name.empty() || name.back() != pair[1]) continue;
        const std::size_t open = name.rfind(pair[0]);
        if (open == std::string_view::npos) continue;
        std::string_view inside = name.substr(open + 1, name.size() - open - 2);
        if (inside.starts_with("in ")) inside.remove_prefix(3);
        while (!inside.empty() && inside.front() == ' ') inside.remove_prefix(1);
        while (!inside.empty() && inside.back() == ' ') inside.remove_suffix(1);
        return {withoutSeparators(name.substr(0, open)), findSpelling(inside)};
    }
    return {name};
}

Split splitSuffix(std::string_view name) {
    std::size_t at = name.size();
    while (at > 0 && !isSeparator(name[at - 1])) --at;
    if (at == 0 || at == name.size()) return {name};
    const Spelling* unit = findSpelling(name.substr(at));
    std::string_view rest = withoutSeparators(name.substr(0, at));
    if (!unit || rest.empty() || unit->suffix == Suffix::No) return {name};
    if (unit->suffix == Suffix::AfterTime && !speaksOfTime(rest)) return {name};
    for (const std::string_view link : {"_in", " in", ".in", "-in"})
        if (rest.size() > link.size() && rest.ends_with(link)) rest.remove_suffix(link.size());
    return {rest, unit};
}

Split split(std::string_view name) {
    while (!name.empty() && name.back() == ' ') name.remove_suffix(1);
    if (const Split brackets = splitBrackets(name); brackets.unit) return brackets;
    return splitSuffix(name);
}

Unit unitOf(const Spelling& spelling) {
    return {std::string(spelling.symbol), std::string(spelling.quantity), spelling.factor};
}

}  // namespace

std::optional<Unit> unitFromSymbol(std::string_view symbol) {
    const Spelling* spelling = findSpelling(symbol);
    if (!spelling) return std::nullopt;
    return unitOf(*spelling);
}

std::optional<Unit> unitOfSize(std::string_view quantity, double factor) {
    const auto found = std::ranges::find_if(kSpellings, [&](const Spelling& spelling) {
        return spelling.quantity == quantity && std::abs(spelling.factor / factor - 1) < 1e-9 &&
               spelling.symbol.find("bit") == std::string_view::npos;
    });
    if (found == kSpellings.end()) return std::nullopt;
    return unitOf(*found);
}

std::optional<Unit> unitFromName(std::string_view columnName) {
    const Split parts = split(columnName);
    if (parts.unit) return unitOf(*parts.unit);
    // A column may be called by its unit alone, as long as that is a word.
    const Spelling* word = columnName.size() > 4 ? findSpelling(columnName) : nullptr;
    if (!word || word->suffix != Suffix::Yes) return std::nullopt;
    return unitOf(*word);
}

std::string nameWithoutUnit(std::string_view columnName) {
    const Split parts = split(columnName);
    return std::string(parts.unit && !parts.name.empty() ? parts.name : columnName);
}

}  // namespace footbridge
