// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/digit_groups.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "core/table/csv_cursor.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

/// Spaces that do not break and typographic apostrophes as plain ones.
std::string plainSigns(std::string_view text) {
    static constexpr std::array<std::pair<std::string_view, char>, 4> kSigns{
        {{"\u00A0", ' '}, {"\u202F", ' '}, {"\u2009", ' '}, {"\u2019", '\''}}};
    std::string plain;
    while (!text.empty()) {
        const auto* const sign = std::ranges::find_if(
            kSigns, [&](const auto& each) { return text.starts_with(each.first); });
        plain += sign == kSigns.end() ? text.front() : sign->second;
        text.remove_prefix(sign == kSigns.end() ? 1 : sign->first.size());
    }
    return plain;
}

}  // namespace

std::optional<GroupedNumber> digitGroups(std::string_view text, char decimal) {
    constexpr std::size_t kGroup = 3;
    const std::string cell = plainSigns(trimmed(text));
    std::string digits;
    std::size_t at = !cell.empty() && (cell.front() == '-' || cell.front() == '+');
    if (at > 0 && cell.front() == '-') digits = '-';
    const std::size_t first = at;
    while (at < cell.size() && isDigit(cell[at])) digits += cell[at++];
    const std::size_t lead = at - first;
    if (lead == 0 || lead > kGroup || cell[first] == '0' || at == cell.size()) return std::nullopt;
    GroupedNumber number;
    number.sign = cell[at];
    if (std::string_view(",. '").find(number.sign) == std::string_view::npos ||
        number.sign == decimal)
        return std::nullopt;
    std::size_t groups = 0;
    for (; at < cell.size() && cell[at] == number.sign; ++groups) {
        const std::string_view group = std::string_view(cell).substr(at + 1, kGroup);
        if (group.size() < kGroup || !std::ranges::all_of(group, isDigit)) return std::nullopt;
        digits += group;
        at += 1 + kGroup;
    }
    const bool decimals = at < cell.size() && cell[at] == decimal;
    if (decimals) {
        digits += '.';
        for (++at; at < cell.size() && isDigit(cell[at]); ++at) digits += cell[at];
    }
    if (at != cell.size()) return std::nullopt;
    const bool isDecimalSign = number.sign == ',' || number.sign == '.';
    number.certain = groups > 1 || decimals || !isDecimalSign;
    std::from_chars(digits.data(), digits.data() + digits.size(), number.value);
    return number;
}

}  // namespace footbridge
