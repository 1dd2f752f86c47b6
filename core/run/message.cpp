// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/message.h"

namespace footbridge {

std::string fillIn(const std::string& pattern, const std::vector<std::string>& arguments) {
    std::string filled;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isMark = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                            pattern[i + 1] <= '9';
        if (!isMark) {
            filled += pattern[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(pattern[++i] - '1');
        if (index < arguments.size()) filled += arguments[index];
    }
    return filled;
}

std::string Message::text() const { return fillIn(m_text, m_arguments); }

}  // namespace footbridge
