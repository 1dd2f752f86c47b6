// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv_cursor.h"

#include <algorithm>
#include <cstring>

namespace footbridge {
namespace {

// Every unclosed quotation mark costs a search to the end of the text, so that a hostile file could
// make reading quadratic; after a few of them the marks are plainly not meant as quotation.
constexpr int kMostOpenQuotes = 8;

bool isBlank(char c) {
    return c == ' ' || c == '\t';
}

std::size_t countLineEnds(const char* from, const char* to) {
    std::size_t count = 0;
    for (const char* at = from; at != to; ++at) {
        const bool pair = *at == '\r' && at + 1 != to && at[1] == '\n';
        if (*at == '\n' || (*at == '\r' && !pair)) ++count;
    }
    return count;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    return text;
}

CsvCursor::Cell CsvCursor::cell() {
    const char* start = m_at;
    while (start != m_end && isBlank(*start) && *start != m_delimiter) ++start;
    if (start != m_end && *start == '"' && m_openQuotes < kMostOpenQuotes) return quotedCell(start);
    m_at = cellEnd(start);
    return {trimmed({start, static_cast<std::size_t>(m_at - start)}), Quote::None, false};
}

CsvCursor::Cell CsvCursor::quotedCell(const char* open) {
    const char* from = open + 1;
    bool copied = false;
    for (;;) {
        const auto* quote = static_cast<const char*>(
            std::memchr(from, '"', static_cast<std::size_t>(m_end - from)));
        if (!quote) {
            ++m_openQuotes;
            m_at = cellEnd(open);
            return {trimmed({open, static_cast<std::size_t>(m_at - open)}), Quote::Open, false};
        }
        const bool escaped = quote + 1 != m_end && quote[1] == '"';
        if (escaped || copied) {
            if (!copied) m_copy.clear();
            m_copy.append(from, quote + (escaped ? 1 : 0));
            copied = true;
        }
        if (escaped) {
            from = quote + 2;
            continue;
        }
        const char* after = quote + 1;
        while (after != m_end && isBlank(*after) && *after != m_delimiter) ++after;
        m_line += countLineEnds(open, quote);
        if (endsCell(after)) {
            m_at = after;
            if (copied) return {m_copy, Quote::Proper, true};
            return {{open + 1, static_cast<std::size_t>(quote - open - 1)}, Quote::Proper, false};
        }
        if (!copied) m_copy.assign(open + 1, quote);
        m_at = cellEnd(after);
        m_copy.append(quote + 1, m_at);
        return {m_copy, Quote::Stray, true};
    }
}

std::string_view CsvCursor::lineText() const {
    const char* end = m_at;
    while (end != m_end && *end != '\n' && *end != '\r') ++end;
    return {m_at, static_cast<std::size_t>(end - m_at)};
}

void CsvCursor::skipLine() {
    m_at += lineText().size();
    if (m_at != m_end) stepOverLineEnd();
}

bool CsvCursor::blankLine() const {
    const char* at = m_at;
    while (at != m_end && isBlank(*at) && *at != m_delimiter) ++at;
    return at == m_end || *at == '\n' || *at == '\r';
}

}  // namespace footbridge
