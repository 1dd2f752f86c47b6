// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace footbridge {

/// The words of a column's name in lower case: separated by anything that is neither letter nor
/// digit, by a change to upper case (`runTime`, `L2Cache`) and, on request, between letters and
/// digits.
std::vector<std::string> wordsOf(std::string_view name, bool splitDigits = false);

inline bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

std::string lowerCase(std::string_view text);  ///< ASCII letters only, whatever the locale

}  // namespace footbridge
