// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/stream_format.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/online/online_messages.h"
#include "core/run/error.h"
#include "core/run/missing.h"
#include "core/run/number_limits.h"
#include "core/table/csv_cursor.h"
#include "core/table/csv_reader.h"
#include "core/table/number_range.h"

namespace footbridge {
namespace {

constexpr std::size_t kLongestRecord = std::size_t{16} << 20;
constexpr std::size_t kMostQuotedBytes = std::size_t{64} << 10, kMostQuotedLines = 32;

bool endsLine(char c) {
    return c == '\n' || c == '\r';
}

constexpr std::string_view kDelimiters = ",;\t|";

/// The one that a header has most of outside of quotation marks.
char delimiterOf(std::string_view header) {
    std::string plain;
    bool quoted = false;
    for (const char c : header)
        if (c == '"')
            quoted = !quoted;
        else if (!quoted)
            plain += c;
    return std::ranges::max(kDelimiters, {}, [&](char c) { return std::ranges::count(plain, c); });
}

bool isBlank(char c) {
    return c == ' ' || c == '\t';
}

Dataset parseFirst(const std::string& name, const std::string& header,
                   const std::vector<std::string>& records, const std::string& response,
                   const std::vector<std::string>& ignored) {
    std::string text = header + "\n";
    for (const std::string& record : records) text += record + "\n";
    auto table = std::make_shared<const Table>(parseCsv(text, name));
    Roles roles{.response = response, .ignored = ignored};
    checkRoles(*table, roles);
    checkNumbers(*table, roles);
    return makeDataset(std::move(table), std::move(roles));
}

}  // namespace

void RecordCutter::feed(std::string_view bytes) {
    m_bytes.erase(0, m_at);
    m_seen -= m_at;
    m_at = 0;
    m_bytes += bytes;
    if (m_bytes.size() > 2 * kLongestRecord) throw Error(messages::kStreamRecordTooLong);
}

bool RecordCutter::endsCell(char c) const {
    return m_delimiter ? c == m_delimiter : kDelimiters.find(c) != std::string_view::npos;
}

/// Where a cell that begins with a quotation mark is closed: behind that mark, or right behind the
/// one that opens it where that is none. Nothing while what has come does not tell; `over`: nothing
/// more comes.
std::optional<std::size_t> RecordCutter::quotedEnd(std::size_t open, bool over) const {
    const std::size_t most = std::min(m_bytes.size(), open + kMostQuotedBytes);
    std::size_t lines = 0;
    for (std::size_t at = open + 1; at < most && lines <= kMostQuotedLines; ++at) {
        const char c = m_bytes[at];
        lines += c == '\n' || (c == '\r' && at + 1 < m_bytes.size() && m_bytes[at + 1] != '\n');
        if (c != '"') continue;
        std::size_t behind = at + 1;
        if (behind < m_bytes.size() && m_bytes[behind] == '"') {
            ++at;
            continue;
        }
        while (behind < most && isBlank(m_bytes[behind]) && !endsCell(m_bytes[behind])) ++behind;
        if (behind == m_bytes.size() && !over) return std::nullopt;
        const bool closes =
            behind == m_bytes.size() || endsCell(m_bytes[behind]) || endsLine(m_bytes[behind]);
        return closes || lines == 0 ? behind : open + 1;
    }
    const bool more = !over && lines <= kMostQuotedLines && most < open + kMostQuotedBytes;
    return more ? std::nullopt : std::optional(open + 1);
}

std::optional<std::string> RecordCutter::cut(bool over) {
    while (m_seen < m_bytes.size()) {
        const char c = m_bytes[m_seen];
        if (c == '"' && m_cellBegins) {
            const auto end = quotedEnd(m_seen, over);
            if (!end) return std::nullopt;
            m_seen = *end;
            m_cellBegins = false;
            continue;
        }
        ++m_seen;
        m_cellBegins = endsCell(c) || endsLine(c) || (m_cellBegins && isBlank(c));
        if (!endsLine(c)) continue;
        std::string record = m_bytes.substr(m_at, m_seen - m_at - 1);
        m_at = m_seen;
        if (trimmed(record).empty()) continue;
        if (m_delimiter == 0) m_delimiter = delimiterOf(record);
        return record;
    }
    return std::nullopt;
}

std::optional<std::string> RecordCutter::rest() {
    if (auto record = cut(true)) return record;
    std::string record = m_bytes.substr(m_at);
    m_bytes.clear();
    m_at = m_seen = 0;
    m_cellBegins = true;
    if (trimmed(record).empty()) return std::nullopt;
    return record;
}

StreamFormat::StreamFormat(const std::string& name, const std::string& header,
                           const std::vector<std::string>& records, const std::string& response,
                           const std::vector<std::string>& ignored)
    : m_name(name),
      m_first(parseFirst(name, header, records, response, ignored)),
      m_reader(m_first.table->options),
      m_delimiter(m_first.table->options.delimiter) {
    const auto& columns = m_first.table->columns;
    m_width = columns.size();
    for (std::size_t i = 0; i < m_width; ++i)
        if (columns[i].name == response) m_response = static_cast<Index>(i);
    use(m_first.schema());
}

void StreamFormat::use(FeatureSchema schema) {
    m_columns.clear();
    const auto& columns = m_first.table->columns;
    for (const Feature& feature : schema.features) {
        const auto found = std::find_if(columns.begin(), columns.end(), [&](const Column& column) {
            return column.name == feature.name;
        });
        if (found == columns.end())
            throw Error(messages::kStreamColumnMissing, {m_name, feature.name});
        m_columns.push_back(found - columns.begin());
    }
    m_schema = std::move(schema);
}

StreamCells StreamFormat::read(const std::string& record, Index row) {
    CsvCursor cursor(record, m_delimiter);
    std::vector<std::string> cells;
    std::vector<std::size_t> oddQuotes;
    do {
        const CsvCursor::Cell cell = cursor.cell();
        if (cell.quote == CsvCursor::Quote::Stray || cell.quote == CsvCursor::Quote::Open)
            oddQuotes.push_back(cells.size());
        cells.emplace_back(cell.text);
    } while (cursor.nextCell() || !cursor.atEnd());
    if (cells.size() != m_width)
        throw Error(messages::kStreamWidth, {m_name, row, cells.size(), m_width});
    StreamCells run;
    for (const std::size_t column : oddQuotes)
        run.oddQuotes.push_back(m_first.table->columns[column].name);
    run.raw.resize(m_schema.size());
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const std::string& text = cells[static_cast<std::size_t>(m_columns[i])];
        Feature& feature = m_schema.features[i];
        double& value = run.raw[static_cast<Index>(i)];
        if (feature.type == ColumnType::Number) {
            if (m_reader.read(text, value) == CellKind::Text)
                run.unreadable.push_back(feature.name);
            if (isTooLarge(value)) {
                run.beyond.push_back(feature.name);
                value = kMissing;
            }
        } else if (m_reader.isMissing(text)) {
            value = std::numeric_limits<double>::quiet_NaN();
        } else {
            auto level = std::find(feature.levels.begin(), feature.levels.end(), text);
            if (level == feature.levels.end()) {
                feature.levels.push_back(text);
                level = feature.levels.end() - 1;
            }
            value = static_cast<double>(level - feature.levels.begin());
        }
    }
    double response = 0;
    const CellKind kind = m_reader.read(cells[static_cast<std::size_t>(m_response)], response);
    if (kind == CellKind::Number && isTooLargeOrSmall(response))
        run.beyond.push_back(m_first.roles.response);
    else if (kind == CellKind::Number)
        run.response = response;
    if (kind == CellKind::Text) run.unreadable.push_back(m_first.roles.response);
    return run;
}

}  // namespace footbridge
