// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/byte_encodings.h"

#include <iconv.h>

#include <algorithm>
#include <cerrno>

#include "core/run/error.h"
#include "core/table/table_messages.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

constexpr std::size_t kLookAt = std::size_t{64} << 10;
constexpr std::size_t kPiece = std::size_t{1} << 20;

std::string folded(std::string_view name) {
    std::string key = lowerCase(name);
    std::erase_if(key, [](char c) { return c == '-' || c == '_' || c == ' '; });
    return key;
}

/// As the C library calls it. The Windows variant has what real files hold beside the standard.
const char* systemName(const std::string& encoding) {
    if (encoding == "Shift-JIS") return "CP932";
    return encoding == "Windows-1252" ? "CP1252" : "ISO-8859-1";
}

class Converter {
  public:
    explicit Converter(const std::string& encoding)
        : m_handle(iconv_open("UTF-8", systemName(encoding))) {}
    ~Converter() {
        if (isOpen()) iconv_close(m_handle);
    }
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;

    // iconv_open answers with this value where the system lacks the table of characters.
    bool isOpen() const { return m_handle != reinterpret_cast<iconv_t>(-1); }
    /// Appends as much as fits to `text`; false at a byte that the encoding does not have.
    bool convert(const char*& at, std::size_t& left, std::string& text) {
        char* from = const_cast<char*>(at);
        std::string room(3 * left + 8, '\0');
        char* to = room.data();
        std::size_t free = room.size();
        const bool whole =
            iconv(m_handle, &from, &left, &to, &free) != static_cast<std::size_t>(-1);
        // A character cut at the end of a piece is whole with the next one.
        const bool cut = !whole && errno == EINVAL;
        at = from;
        text.append(room.data(), room.size() - free);
        return whole || cut;
    }

  private:
    iconv_t m_handle;
};

[[noreturn]] void failAt(std::string_view bytes, std::size_t at, const std::string& encoding,
                         const std::string& name) {
    const auto line = 1 + std::ranges::count(bytes.substr(0, at), '\n');
    throw Error(messages::kCsvNotEncoded, {name, encoding, line, at});
}

struct DoubleBytes {
    std::size_t common = 0;  ///< pairs that begin as kana and the usual kanji do
    std::size_t others = 0;
    bool possible = true;
};

DoubleBytes lookForShiftJis(std::string_view bytes) {
    DoubleBytes found;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const unsigned lead = byte(i);
        if (lead < 0x80) continue;
        if (lead >= 0xA1 && lead <= 0xDF) {  // a katakana of half width stands alone
            ++found.others;
            continue;
        }
        const bool isLead = (lead >= 0x81 && lead <= 0x9F) || (lead >= 0xE0 && lead <= 0xFC);
        if (i + 1 == bytes.size()) break;
        const unsigned next = byte(i + 1);
        if (!isLead || next < 0x40 || next == 0x7F || next > 0xFC) {
            found.possible = false;
            return found;
        }
        ++(lead <= 0x9F ? found.common : found.others);
        ++i;
    }
    return found;
}

}  // namespace

std::optional<std::string> byteEncoding(std::string_view name) {
    const std::string key = folded(name);
    if (key == "latin1" || key == "iso88591") return "Latin-1";
    if (key == "windows1252" || key == "cp1252") return "Windows-1252";
    if (key == "shiftjis" || key == "sjis" || key == "cp932" || key == "windows31j")
        return "Shift-JIS";
    return std::nullopt;
}

std::string decodeBytes(std::string_view bytes, const std::string& encoding,
                        const std::string& name, const RunContext& context) {
    Converter converter(encoding);
    if (!converter.isOpen()) throw Error(messages::kCsvEncodingMissing, {name, encoding});
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 4);
    for (std::size_t done = 0; done < bytes.size();) {
        context.checkCancelled();
        const std::size_t piece = std::min(kPiece, bytes.size() - done);
        const char* at = bytes.data() + done;
        std::size_t left = piece;
        if (!converter.convert(at, left, text) || left == piece)
            failAt(bytes, static_cast<std::size_t>(at - bytes.data()), encoding, name);
        done += piece - left;
    }
    return text;
}

std::string likelyEncoding(std::string_view bytes) {
    const std::string_view start = bytes.substr(0, kLookAt);
    const DoubleBytes pairs = lookForShiftJis(start);
    if (pairs.possible && pairs.common > pairs.others) return "Shift-JIS";
    // The bytes of 0x80 to 0x9F are controls in Latin-1, and five of them nothing in Windows-1252.
    const bool undefined = start.find_first_of("\x81\x8D\x8F\x90\x9D") != std::string_view::npos;
    return undefined ? "Latin-1" : "Windows-1252";
}

}  // namespace footbridge
