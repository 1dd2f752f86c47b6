// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace footbridge {

struct TextRecord {
    std::size_t line = 0;  ///< 1-based line on which it starts
    std::vector<std::string> cells;
};

/// Walks over the lines of a text; they end at LF or CR LF.
class LineReader {
  public:
    explicit LineReader(std::string_view text) : m_rest(text) {}
    bool next(std::string_view& line);
    std::size_t line() const { return m_line; }  ///< of what next() gave last

  private:
    std::string_view m_rest;
    std::size_t m_line = 0;
};

/// Walks over the records of delimited text (RFC 4180); blank lines are skipped. A quotation mark
/// that is never closed is an ordinary character.
class RecordReader {
  public:
    RecordReader(std::string_view text, char delimiter) : m_rest(text), m_delimiter(delimiter) {}
    bool next(TextRecord& record);

  private:
    bool quotedCell(std::string& cell);
    bool cell(std::string& cell);

    std::string_view m_rest;
    char m_delimiter;
    std::size_t m_line = 1;
    bool m_quotes = true;
};

/// The first few characters of a line, for messages.
std::string startOfLine(std::string_view line);
std::string_view trimmedText(std::string_view text);  ///< without blanks at both ends
/// The parts of a line between a sign.
std::vector<std::string_view> partsOf(std::string_view line, char sign);
std::optional<double> numberOf(std::string_view text);  ///< a finite number and nothing else
std::optional<std::int64_t> wholeNumberOf(std::string_view text);
/// "1,234,567.5" without the commas, where they stand between thousands; else the text as it is.
std::string withoutGroups(std::string_view text);

/// Where the columns of a header stand.
class Header {
  public:
    explicit Header(const std::vector<std::string>& titles) : m_titles(titles) {}
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);
    std::size_t find(std::string_view title) const;  ///< npos where it is not there
    bool has(std::string_view title) const { return find(title) != npos; }
    /// Throws Error naming the column.
    std::size_t at(std::string_view title, const std::string& name) const;

  private:
    const std::vector<std::string>& m_titles;
};

}  // namespace footbridge
