// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/terminal_text.h"

#include <algorithm>
#include <cstdint>

namespace footbridge {
namespace {

std::string digits(std::uint32_t value, int count) {
    std::string text;
    while (count-- > 0) text += "0123456789abcdef"[value >> (4 * count) & 15U];
    return text;
}

/// Bytes of the UTF-8 character that begins here; 0 where none does.
std::size_t lengthOf(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = byte(0) < 0x80             ? 1
                               : (byte(0) & 0xe0) == 0xc0 ? 2
                               : (byte(0) & 0xf0) == 0xe0 ? 3
                               : (byte(0) & 0xf8) == 0xf0 ? 4
                                                          : 0;
    if (length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xc0) != 0x80) return 0;
    return length;
}

std::uint32_t codeOf(std::string_view character) {
    constexpr unsigned kLeading[] = {0x7f, 0x7f, 0x1f, 0x0f, 0x07};
    std::uint32_t code = static_cast<unsigned char>(character[0]) & kLeading[character.size()];
    for (const char c : character.substr(1)) code = code << 6 | (static_cast<unsigned>(c) & 63U);
    return code;
}

bool isControl(std::uint32_t code) {
    return (code < 0x20 && code != '\n' && code != '\t') || (code >= 0x7f && code < 0xa0);
}

/// What is not seen but changes how others are: directions and their ends, joiners, line ends.
bool turnsText(std::uint32_t code) {
    return (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069) || code == 0x061c || code == 0xfeff;
}

/// Zero width, but scripts such as Persian and emoji are not written without.
bool joins(std::uint32_t code) {
    return code == 0x200c || code == 0x200d;
}

std::string visible(std::string_view text, bool joinersStay) {
    std::string safe;
    safe.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = lengthOf(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
        const std::uint32_t code =
            length > 0 ? codeOf(character) : static_cast<unsigned char>(text[0]);
        if (length == 0 || isControl(code))
            safe += "\\x" + digits(code, 2);
        else if (turnsText(code) && !(joinersStay && joins(code)))
            safe += "\\u" + digits(code, 4);
        else
            safe += character;
        text.remove_prefix(character.size());
    }
    return safe;
}

}  // namespace

std::string forTerminal(std::string_view text) {
    return visible(text, false);
}

std::string forSentence(std::string_view name) {
    std::string line;
    line.reserve(name.size());
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (name[i] == '\r' && i + 1 < name.size() && name[i + 1] == '\n') continue;
        line += name[i] == '\n' || name[i] == '\t' ? ' ' : name[i];
    }
    return visible(line, true);
}

}  // namespace footbridge
