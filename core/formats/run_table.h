// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/formats/tool_file.h"
#include "core/formats/tool_units.h"

namespace footbridge {

/// A table of runs that grows cell by cell: columns come as they are first named, rows are filled
/// in any order. Values of one column that come in several units of one quantity are brought to
/// the first; those of another quantity have a column of their own.
class RunTable {
  public:
    static constexpr std::size_t kMostCells = 50'000'000;
    /// Of the path to a region, and of any other name.
    static constexpr std::size_t kLongestName = std::size_t{1} << 16;
    /// That names and cells may have together: what stands in a file once may stand in every row.
    static constexpr std::size_t kAlwaysBytes = std::size_t{256} << 20, kMostBytesPerByte = 4;

    RunTable(std::string name, std::size_t fileBytes, const RunContext& context)
        : m_name(std::move(name)),
          m_context(context),
          m_mostBytes(std::max(kAlwaysBytes, kMostBytesPerByte * fileBytes)) {}

    const std::string& name() const { return m_name; }  ///< of the file, for messages
    const RunContext& context() const { return m_context; }
    std::size_t rows() const { return m_rows.size(); }
    std::size_t newRow();  ///< its number

    /// Sets a cell of the last row, or of that row. `text` "" is missing, and names the column.
    void set(std::string_view column, std::string text, std::string_view unit = {});
    void setAt(std::size_t row, std::string_view column, std::string text,
               const ToolUnit& unit = {});
    /// Whether the cell has a value.
    bool has(std::size_t row, std::string_view column, const ToolUnit& unit = {}) const;

    /// Throws Error where a name of so many bytes would be longer than kLongestName.
    void checkName(std::size_t bytes) const;
    /// Throws Error where names and cells, and what else is counted here, come to too many bytes.
    void count(std::size_t bytes);

    void note(Message message) { m_notes.push_back(std::move(message)); }
    void noteIf(std::size_t count, const MessageId& id);  ///< with the count, where it is not 0
    /// A run that failed: it has no row.
    void leaveOutFailed() { ++m_failed; }
    /// A value that the tool marks as not measured.
    void leaveMissing() { ++m_missing; }
    /// A line that cannot be read and is left out.
    void leaveOutLine(std::size_t line);

    /// Throws Error where there is no row.
    ToolTable finish();

  private:
    struct Column {
        std::string name;
        ToolUnit unit;
        std::size_t converted = 0;
    };
    /// The cells that were set, by column: a table that is nearly empty takes no more than it has.
    using Row = std::vector<std::pair<std::size_t, std::string>>;

    std::size_t column(std::string_view name, const ToolUnit& unit);
    void checkSize() const;

    std::string m_name;
    const RunContext& m_context;
    std::size_t m_mostBytes, m_bytes = 0;
    std::vector<Column> m_columns;
    std::unordered_map<std::string, std::size_t> m_places;
    std::vector<Row> m_rows;
    std::vector<Message> m_notes;
    std::size_t m_failed = 0, m_missing = 0, m_lines = 0, m_firstLine = 0;
};

/// Rows found by what identifies them, for tables that are long and become wide.
class RowKeys {
  public:
    explicit RowKeys(RunTable& table) : m_table(table) {}
    /// The row of these values; a new one where there was none (`isNew` then).
    std::size_t row(const std::vector<std::string>& key, bool* isNew = nullptr);
    /// The same key stands for a new row from here on: a repeat.
    std::size_t repeat(const std::vector<std::string>& key);

  private:
    RunTable& m_table;
    std::unordered_map<std::string, std::size_t> m_rows;
};

}  // namespace footbridge
