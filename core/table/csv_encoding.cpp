// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv_encoding.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "core/run/error.h"
#include "core/table/byte_encodings.h"
#include "core/table/table_messages.h"

namespace footbridge {
namespace {

constexpr std::size_t kBytesLookedAt = 4096;

bool startsWith(std::string_view bytes, std::string_view mark) {
    return bytes.starts_with(mark);
}

// Western text in UTF-16 has a zero in every other byte.
std::string guessUtf16(std::string_view bytes) {
    const std::size_t pairs = std::min(bytes.size(), kBytesLookedAt) / 2;
    if (pairs < 2) return {};
    std::size_t zeros[2] = {0, 0};
    for (std::size_t i = 0; i < 2 * pairs; ++i) zeros[i % 2] += bytes[i] == '\0';
    if (zeros[1] * 2 > pairs && zeros[0] * 20 < pairs) return "UTF-16LE";
    if (zeros[0] * 2 > pairs && zeros[1] * 20 < pairs) return "UTF-16BE";
    return {};
}

std::string wishedEncoding(std::string_view encoding) {
    std::string key;
    for (const char c : encoding)
        if (c != '-' && c != '_' && c != ' ') key += c >= 'a' && c <= 'z' ? char(c - 32) : c;
    return key;
}

void appendUtf8(std::string& text, std::uint32_t code) {
    if (code < 0x80) {
        text += static_cast<char>(code);
    } else if (code < 0x800) {
        text += static_cast<char>(0xC0 | (code >> 6));
        text += static_cast<char>(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        text += static_cast<char>(0xE0 | (code >> 12));
        text += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
        text += static_cast<char>(0x80 | (code & 0x3F));
    } else {
        text += static_cast<char>(0xF0 | (code >> 18));
        text += static_cast<char>(0x80 | ((code >> 12) & 0x3F));
        text += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
        text += static_cast<char>(0x80 | (code & 0x3F));
    }
}

std::size_t lineOf(std::string_view text) {
    return 1 + static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

[[noreturn]] void failUtf16(const std::string& name, const std::string& text, std::size_t offset) {
    throw Error(messages::kCsvNotUtf16, {name, lineOf(text), offset});
}

std::string decodeUtf16(std::string_view bytes, bool bigEndian, std::size_t skipped,
                        const std::string& name, const RunContext& context) {
    const auto unit = [&](std::size_t i) {
        const auto a = static_cast<unsigned char>(bytes[i]);
        const auto b = static_cast<unsigned char>(bytes[i + 1]);
        return static_cast<std::uint32_t>(bigEndian ? a << 8 | b : b << 8 | a);
    };
    std::string text;
    text.reserve(bytes.size() / 2 + 16);
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        if (i % (std::size_t{1} << 20) == 0) context.checkCancelled();
        if (i + 1 == bytes.size()) failUtf16(name, text, skipped + i);
        std::uint32_t code = unit(i);
        if (code == 0) failAtByte(name, true, lineOf(text), skipped + i);
        if (code >= 0xD800 && code < 0xE000) {
            const bool pair = code < 0xDC00 && i + 3 < bytes.size() && unit(i + 2) >= 0xDC00 &&
                              unit(i + 2) < 0xE000;
            if (!pair) failUtf16(name, text, skipped + i);
            code = 0x10000 + ((code - 0xD800) << 10) + (unit(i + 2) - 0xDC00);
            i += 2;
        }
        appendUtf8(text, code);
    }
    return text;
}

// Archives and pictures give themselves away at once; a lone odd control character later does not.
void checkControls(const std::string& name, std::string_view text) {
    for (std::size_t i = 0; i < std::min(text.size(), kBytesLookedAt); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const bool control = c < 0x09 || (c > 0x0D && c < 0x20 && c != 0x1A && c != 0x1B);
        if (control) failAtByte(name, true, lineOf(text.substr(0, i)), i);
    }
}

// Length of the valid UTF-8 character at `at`, 0 when there is none.
std::size_t characterLength(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0u;
    };
    const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0) == 0x80; };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return follows(1) ? 2 : 0;
    if (lead >= 0xE0 && lead < 0xF0) {
        const bool shortest = lead != 0xE0 || byte(1) >= 0xA0;
        const bool surrogate = lead == 0xED && byte(1) >= 0xA0;
        return shortest && !surrogate && follows(1) && follows(2) ? 3 : 0;
    }
    if (lead >= 0xF0 && lead < 0xF5) {
        const bool inRange = (lead != 0xF0 || byte(1) >= 0x90) && (lead != 0xF4 || byte(1) < 0x90);
        return inRange && follows(1) && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

bool allAscii(std::string_view text) {
    std::uint64_t bits = 0;
    std::size_t i = 0;
    for (; i + 32 <= text.size(); i += 32) {
        std::uint64_t words[4];
        std::memcpy(words, text.data() + i, 32);
        bits |= words[0] | words[1] | words[2] | words[3];
    }
    for (; i < text.size(); ++i) bits |= static_cast<unsigned char>(text[i]);
    return (bits & 0x8080808080808080u) == 0;
}

std::size_t firstInvalid(std::string_view text) {
    if (allAscii(text)) return TextScan::npos;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = characterLength(text, i);
        if (length == 0) return i;
        i += length;
    }
    return TextScan::npos;
}

std::size_t countLineEnds(std::string_view text) {
    auto count = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    for (std::size_t at = text.find('\r'); at != std::string_view::npos;
         at = text.find('\r', at + 1))
        if (at + 1 == text.size() || text[at + 1] != '\n') ++count;
    return count;
}

}  // namespace

void failAtByte(const std::string& name, bool binary, std::size_t line, std::size_t offset,
                std::string_view from) {
    if (binary) throw Error(messages::kCsvBinary, {name, line, offset});
    throw Error(messages::kCsvNotUtf8, {name, line, offset, likelyEncoding(from)});
}

CsvText decodeCsv(std::string_view bytes, const std::string& name, const std::string& encoding,
                  const RunContext& context) {
    using namespace std::string_view_literals;
    if (startsWith(bytes, "\xFF\xFE\0\0"sv) || startsWith(bytes, "\0\0\xFE\xFF"sv))
        throw Error(messages::kCsvUtf32, {name});
    std::string marked;
    if (startsWith(bytes, "\xEF\xBB\xBF"sv)) marked = "UTF-8";
    if (startsWith(bytes, "\xFF\xFE"sv)) marked = "UTF-16LE";
    if (startsWith(bytes, "\xFE\xFF"sv)) marked = "UTF-16BE";

    CsvText text;
    const std::string wish = wishedEncoding(encoding);
    const auto bytewise = byteEncoding(encoding);
    if (!wish.empty() && !bytewise && wish != "UTF8" && wish != "UTF16LE" && wish != "UTF16BE")
        throw Error(messages::kCsvUnknownEncoding, {encoding, name});
    if (bytewise) {
        text.encoding = *bytewise;
    } else if (!wish.empty()) {
        text.encoding = wish == "UTF8" ? "UTF-8" : wish == "UTF16LE" ? "UTF-16LE" : "UTF-16BE";
    } else if (!marked.empty()) {
        text.encoding = marked;
    } else if (const std::string guess = guessUtf16(bytes); !guess.empty()) {
        text.encoding = guess;
        text.guessed = true;
    } else {
        text.encoding = "UTF-8";
    }
    if (text.encoding == marked) text.skipped = marked == "UTF-8" ? 3 : 2;
    text.view = bytes.substr(text.skipped);
    if (bytewise)
        text.decoded = decodeBytes(text.view, text.encoding, name, context);
    else if (text.encoding != "UTF-8")
        text.decoded =
            decodeUtf16(text.view, text.encoding == "UTF-16BE", text.skipped, name, context);
    checkControls(name, text.text());
    return text;
}

TextScan scanText(std::string_view piece) {
    TextScan scan;
    scan.lineEnds = countLineEnds(piece);
    scan.quotes = piece.find('"') != std::string_view::npos;
    const std::size_t zero = piece.find('\0');
    scan.bad = std::min(zero, firstInvalid(piece));
    scan.binary = scan.bad != TextScan::npos && scan.bad == zero;
    if (scan.bad != TextScan::npos) scan.badLine = countLineEnds(piece.substr(0, scan.bad));
    return scan;
}

}  // namespace footbridge
