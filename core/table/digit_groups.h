// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace footbridge {

/// A number whose thousands stand apart: `1,234,567`, `1.234.567,5`, `1 234`, `1'234'567`.
struct GroupedNumber {
    char sign = 0;         ///< between the groups: ',', '.', '\'' or ' ' (of any width)
    bool certain = false;  ///< that sign cannot be a decimal sign here
    double value = 0;
};

/// Nothing where the text is no such number; `decimal` stands before its decimals, if it has any.
std::optional<GroupedNumber> digitGroups(std::string_view text, char decimal);

}  // namespace footbridge
