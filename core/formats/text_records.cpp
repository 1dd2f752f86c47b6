// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/text_records.h"

#include <algorithm>
#include <charconv>

#include "core/formats/formats_messages.h"
#include "core/formats/tool_units.h"
#include "core/run/error.h"

namespace footbridge {

bool LineReader::next(std::string_view& line) {
    if (m_rest.empty()) return false;
    const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
    line = m_rest.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
    ++m_line;
    return true;
}

/// False where the quotation mark is never closed; nothing is read then.
bool RecordReader::quotedCell(std::string& cell) {
    std::size_t at = 1, lines = 0;
    for (;; ++at) {
        if (at >= m_rest.size()) {
            m_quotes = false;
            cell.clear();
            return false;
        }
        if (m_rest[at] == '"') {
            if (at + 1 >= m_rest.size() || m_rest[at + 1] != '"') break;
            ++at;
        }
        if (m_rest[at] == '\n') ++lines;
        cell += m_rest[at];
    }
    m_rest.remove_prefix(at + 1);
    m_line += lines;
    return true;
}

/// True where another cell follows on the line.
bool RecordReader::cell(std::string& cell) {
    if (m_quotes && m_rest.starts_with('"')) quotedCell(cell);
    const char ends[] = {m_delimiter, '\n'};
    const std::size_t end =
        std::min(m_rest.find_first_of(std::string_view(ends, 2)), m_rest.size());
    std::string_view plain = m_rest.substr(0, end);
    const bool more = end < m_rest.size() && m_rest[end] == m_delimiter;
    if (!more && plain.ends_with('\r')) plain.remove_suffix(1);
    cell += plain;
    m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
    if (!more) ++m_line;
    return more;
}

bool RecordReader::next(TextRecord& record) {
    for (;;) {
        if (m_rest.empty()) return false;
        const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
        if (!trimmedText(m_rest.substr(0, end)).empty()) break;
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        ++m_line;
    }
    record.line = m_line;
    record.cells.clear();
    bool more = true;
    while (more) more = cell(record.cells.emplace_back());
    return true;
}

std::string startOfLine(std::string_view line) {
    std::size_t length = std::min<std::size_t>(line.size(), 40);
    // No character of UTF-8 is cut in two.
    while (length > 0 && length < line.size() &&
           (static_cast<unsigned char>(line[length]) & 0xC0) == 0x80)
        --length;
    return std::string(line.substr(0, length));
}

std::string_view trimmedText(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

std::vector<std::string_view> partsOf(std::string_view line, char sign) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0;;) {
        const std::size_t end = line.find(sign, begin);
        parts.push_back(line.substr(begin, end == line.npos ? end : end - begin));
        if (end == std::string_view::npos) return parts;
        begin = end + 1;
    }
}

std::optional<double> numberOf(std::string_view text) {
    if (text.empty() || numberLength(text) != text.size()) return std::nullopt;
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::optional<std::int64_t> wholeNumberOf(std::string_view text) {
    std::int64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || read.ec != std::errc{} || read.ptr != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::string withoutGroups(std::string_view text) {
    const auto groups = partsOf(text.substr(0, text.find('.')), ',');
    if (groups.size() < 2 || groups.front().empty() || groups.front().size() > 4)
        return std::string(text);
    for (std::size_t i = 1; i < groups.size(); ++i)
        if (groups[i].size() != 3) return std::string(text);
    std::string plain;
    std::copy_if(text.begin(), text.end(), std::back_inserter(plain),
                 [](char one) { return one != ','; });
    return numberOf(plain) ? plain : std::string(text);
}

std::size_t Header::find(std::string_view title) const {
    const auto found = std::find(m_titles.begin(), m_titles.end(), title);
    return found == m_titles.end() ? npos : static_cast<std::size_t>(found - m_titles.begin());
}

std::size_t Header::at(std::string_view title, const std::string& name) const {
    const std::size_t place = find(title);
    if (place == npos)
        throw Error(messages::kToolFieldMissing, {name, "“" + std::string(title) + "”"});
    return place;
}

}  // namespace footbridge
