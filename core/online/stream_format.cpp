// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/stream_format.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/online/online_messages.h"
#include "core/run/error.h"
#include "core/table/csv_cursor.h"
#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

constexpr std::size_t kLongestRecord = std::size_t{16} << 20;

Dataset parseFirst(const std::string& name, const std::string& header,
                   const std::vector<std::string>& records, const std::string& response,
                   const std::vector<std::string>& ignored) {
    std::string text = header + "\n";
    for (const std::string& record : records) text += record + "\n";
    auto table = std::make_shared<const Table>(parseCsv(text, name));
    Roles roles{.response = response, .ignored = ignored};
    checkRoles(*table, roles);
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

std::optional<std::string> RecordCutter::next() {
    while (m_seen < m_bytes.size()) {
        const char c = m_bytes[m_seen++];
        if (c == '"') m_quoted = !m_quoted;
        if (c != '\n' || m_quoted) continue;
        std::string record = m_bytes.substr(m_at, m_seen - m_at - 1);
        m_at = m_seen;
        if (!record.empty() && record.back() == '\r') record.pop_back();
        if (!trimmed(record).empty()) return record;
    }
    return std::nullopt;
}

std::optional<std::string> RecordCutter::rest() {
    std::string record = m_bytes.substr(m_at);
    m_bytes.clear();
    m_at = m_seen = 0;
    m_quoted = false;
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
    do cells.emplace_back(cursor.cell().text);
    while (cursor.nextCell());
    if (cells.size() != m_width)
        throw Error(messages::kStreamWidth, {m_name, row, cells.size(), m_width});
    StreamCells run;
    run.raw.resize(m_schema.size());
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const std::string& text = cells[static_cast<std::size_t>(m_columns[i])];
        Feature& feature = m_schema.features[i];
        double& value = run.raw[static_cast<Index>(i)];
        if (feature.type == ColumnType::Number) {
            if (m_reader.read(text, value) == CellKind::Text)
                run.unreadable.push_back(feature.name);
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
    if (kind == CellKind::Number) run.response = response;
    if (kind == CellKind::Text) run.unreadable.push_back(m_first.roles.response);
    return run;
}

}  // namespace footbridge
