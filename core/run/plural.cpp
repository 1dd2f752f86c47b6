// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/plural.h"

namespace footbridge {

std::string inNumber(const std::string& pattern, const std::vector<bool>& one) {
    std::string chosen;
    bool singular = !one.empty() && one.front();
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char next = i + 1 < pattern.size() ? pattern[i + 1] : '\0';
        if (pattern[i] == '%' && next >= '1' && next <= '9') {
            const auto argument = static_cast<std::size_t>(next - '1');
            singular = argument < one.size() && one[argument];
        }
        const std::size_t end = pattern[i] == '{' ? pattern.find('}', i) : std::string::npos;
        const std::size_t bar = end == std::string::npos ? end : pattern.find('|', i);
        if (bar == std::string::npos || bar > end) {
            chosen += pattern[i];
            continue;
        }
        chosen +=
            singular ? pattern.substr(i + 1, bar - i - 1) : pattern.substr(bar + 1, end - bar - 1);
        i = end;
    }
    return chosen;
}

std::string counted(std::int64_t count, const std::string& word) {
    return std::to_string(count) + " " + word + (count == 1 ? "" : "s");
}

bool isCount(const MessageArgument& argument, std::int64_t count) {
    const auto* own = std::get_if<std::int64_t>(&argument.content());
    return own && *own == count;
}

}  // namespace footbridge
