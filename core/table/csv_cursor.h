// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>

namespace footbridge {

/// Walks over the cells of CSV text (RFC 4180). A record ends at LF, CR LF or CR. Lenient where
/// files are: blanks around a quoted cell are skipped, text after a closing quotation mark is kept,
/// and a quotation mark that is never closed is an ordinary character; each of them is marked.
class CsvCursor {
  public:
    enum class Quote { None, Proper, Stray, Open };  ///< Stray: text after the closing mark
    struct Cell {
        std::string_view
            text;  ///< valid until the next cell; blanks around it are cut unless quoted
        Quote quote = Quote::None;
        bool copied = false;  ///< text lies in the cursor, not in the CSV
    };

    CsvCursor(std::string_view text, char delimiter, std::size_t line = 1)
        : m_at(text.data()),
          m_end(text.data() + text.size()),
          m_delimiter(delimiter),
          m_line(line) {}

    bool atEnd() const { return m_at == m_end; }
    const char* position() const { return m_at; }
    std::string_view rest() const { return {m_at, static_cast<std::size_t>(m_end - m_at)}; }
    std::size_t line() const { return m_line; }  ///< 1-based line of the position

    /// Reads the cell here if it is a number in plain spelling, else stays.
    bool plainNumber(double& value) {
        const char* at = m_at;
        if (at != m_end && *at == '-') ++at;
        if (at == m_end || !((*at >= '0' && *at <= '9') || *at == '.')) return false;
        const auto [end, code] = std::from_chars(m_at, m_end, value);
        if (code != std::errc{} || !endsCell(end)) return false;
        m_at = end;
        return true;
    }
    Cell cell();  ///< reads the cell here, up to the delimiter or line end
    /// Steps over what ended the last cell: true when the record has a further cell.
    bool nextCell() {
        if (m_at == m_end) return false;
        if (*m_at == m_delimiter) {
            ++m_at;
            return true;
        }
        stepOverLineEnd();
        return false;
    }

    std::string_view lineText() const;  ///< from here to the end of the line, without it
    void skipLine();
    bool blankLine() const;  ///< nothing but blanks up to the end of the line

  private:
    bool endsCell(const char* at) const {
        return at == m_end || *at == m_delimiter || *at == '\n' || *at == '\r';
    }
    void stepOverLineEnd() {
        if (*m_at++ == '\r' && m_at != m_end && *m_at == '\n') ++m_at;
        ++m_line;
    }
    const char* cellEnd(const char* at) const {
        while (!endsCell(at)) ++at;
        return at;
    }
    Cell quotedCell(const char* open);

    const char* m_at;
    const char* m_end;
    char m_delimiter;
    std::size_t m_line;
    int m_openQuotes = 0;
    std::string m_copy;
};

/// Without blanks (spaces and tabs) at both ends.
std::string_view trimmed(std::string_view text);

}  // namespace footbridge
