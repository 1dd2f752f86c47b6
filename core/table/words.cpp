// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/words.h"

#include <utility>

namespace footbridge {
namespace {

bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}
bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}
// Bytes of letters beyond ASCII belong to the word they stand in.
bool isLetter(char c) {
    return isUpper(c) || isLower(c) || static_cast<unsigned char>(c) >= 0x80;
}

bool startsWord(char before, char c, char after, bool splitDigits) {
    if (isUpper(c) && isLower(before)) return true;
    if (isUpper(c) && isUpper(before) && isLower(after)) return true;
    return splitDigits && isDigit(c) != isDigit(before);
}

}  // namespace

std::string lowerCase(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (isUpper(c)) c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

std::vector<std::string> wordsOf(std::string_view name, bool splitDigits) {
    std::vector<std::string> words;
    std::string word;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const bool inWord = isLetter(name[i]) || isDigit(name[i]);
        const char after = i + 1 < name.size() ? name[i + 1] : '\0';
        const bool starts =
            !word.empty() && inWord && startsWord(name[i - 1], name[i], after, splitDigits);
        if ((!inWord || starts) && !word.empty())
            words.push_back(lowerCase(std::exchange(word, {})));
        if (inWord) word += name[i];
    }
    if (!word.empty()) words.push_back(lowerCase(word));
    return words;
}

}  // namespace footbridge
