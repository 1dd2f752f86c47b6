// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

#include "core/formats/tool_file.h"
#include "core/run/error.h"
#include "tool_samples.h"

namespace footbridge::tests {
namespace {

/// Replaces every run of digits that comes `period`-th.
std::string withNumbers(const std::string& text, const std::string& instead, std::size_t period) {
    std::string changed;
    std::size_t runs = 0;
    for (std::size_t i = 0; i < text.size();) {
        if (!std::isdigit(static_cast<unsigned char>(text[i]))) {
            changed += text[i++];
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end]))) ++end;
        changed += runs++ % period == 0 ? instead : text.substr(i, end - i);
        i = end;
    }
    return changed;
}

std::string without(const std::string& text, char sign, std::size_t period) {
    std::string changed;
    std::size_t seen = 0;
    for (const char one : text)
        if (one != sign || ++seen % period != 0) changed += one;
    return changed;
}

std::string withoutLine(const std::string& text, std::size_t number) {
    std::string changed;
    std::size_t line = 0;
    for (std::size_t begin = 0; begin < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
        if (line != number) changed += text.substr(begin, end - begin);
        begin = end;
    }
    return changed;
}

void expectWhole(const ToolTable& table) {
    EXPECT_FALSE(table.header.empty());
    EXPECT_FALSE(table.rows.empty());
    for (const auto& row : table.rows) EXPECT_EQ(row.size(), table.header.size());
    for (const Message& note : table.notes) EXPECT_FALSE(note.text().empty());
}

void readAs(const std::string& kind, const std::string& bytes) {
    try {
        expectWhole(readTool(kind, bytes, "the-file"));
    } catch (const Error& error) {
        EXPECT_NE(std::string(error.what()).find("the-file"), std::string::npos) << error.what();
    }
}

}  // namespace

std::vector<std::pair<std::string, std::string>> damaged(const std::string& text) {
    const std::size_t half = text.size() / 2;
    std::string unquoted = text, nul = text, foreign = text;
    if (const std::size_t quote = text.rfind('"'); quote != std::string::npos)
        unquoted.erase(quote, 1);
    nul.insert(half, 1, '\0');
    foreign.insert(half, 1, '\xE9');
    std::string crlf;
    for (const char one : text) crlf += one == '\n' ? "\r\n" : std::string(1, one);
    return {{"empty", ""},
            {"half", text.substr(0, half)},
            {"nearly whole", text.substr(0, text.size() - text.size() / 10 - 1)},
            {"not UTF-8", foreign},
            {"a NUL", nul},
            {"words for numbers", withNumbers(text, "x", 3)},
            {"huge numbers", withNumbers(text, "9e999", 4)},
            {"long numbers", withNumbers(text, "123456789012345678901234567890", 2)},
            {"twice", text + text},
            {"ragged", without(text, ',', 7)},
            {"without colons", without(text, ':', 5)},
            {"without bars", without(text, '|', 9)},
            {"without its first line", withoutLine(text, 0)},
            {"without its third line", withoutLine(text, 2)},
            {"an open quotation mark", unquoted},
            {"brackets missing", without(without(text, ']', 2), '}', 2)},
            {"ends of Windows", crlf}};
}

void expectReadOrRefused(const std::string& kind, const std::string& bytes) {
    readAs(kind, bytes);
    const std::string other = recogniseTool(bytes);
    if (!other.empty() && other != kind) readAs(other, bytes);
}

}  // namespace footbridge::tests
