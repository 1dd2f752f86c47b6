// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prediction_file.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "app/cli/cli_messages.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/run/unpack.h"
#include "core/table/csv_block_pass.h"
#include "core/table/csv_writer.h"
#include "core/table/spreadsheet_text.h"

namespace footbridge {
namespace {

std::string numberCell(double value, char decimal) {
    std::string text = formatNumber(value);
    if (decimal != '.') std::replace(text.begin(), text.end(), '.', decimal);
    return text;
}

/// `name`, or `name_2` … where the file has a column of that name already.
std::string freeName(const Table& table, const std::string& name) {
    std::string free = name;
    for (int i = 2; table.find(free); ++i) free = name + "_" + std::to_string(i);
    return free;
}

/// Reads the cells of one record after the other.
class FileRecords {
  public:
    FileRecords(const Table& table, std::string bytes, const RunContext& context)
        : m_bytes(std::move(bytes)),
          m_text(decodeCsv(m_bytes, table.path, table.options.encoding, context)),
          m_layout(findLayout(m_text.text(), table.path, table.options, m_warnings)),
          m_cursor(m_text.text().substr(m_layout.dataStart), m_layout.options.delimiter,
                   m_layout.dataLine) {}

    const std::vector<std::string>& names() const { return m_layout.names; }
    std::vector<std::string> next() {
        while (!m_cursor.atEnd() &&
               skipLineWithoutRecord(m_cursor, m_layout, m_warnings, m_warnings)) {
        }
        std::vector<std::string> record;
        do record.push_back(forSpreadsheet(withoutApostrophe(m_cursor.cell().text)));
        while (m_cursor.nextCell());
        record.resize(m_layout.names.size());
        return record;
    }

  private:
    std::string m_bytes;
    CsvText m_text;
    WarningList m_warnings;
    CsvLayout m_layout;
    CsvCursor m_cursor;
};

/// The file that a table was read from, when it still is the one; nothing for a pipe, which cannot
/// be read again.
std::optional<std::string> sameBytes(const Table& table, const RunContext& context) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(table.path, ignored)) return std::nullopt;
    // Cells of other kinds were never text, and those of one platform are not all rows.
    if (table.options.kind != "csv" || !table.options.platform.empty()) return std::nullopt;
    try {
        std::string bytes = readFile(table.path);
        if (sha256(bytes) == table.checksum)
            return packingOf(bytes) == Packing::None ? bytes : unpacked(bytes, table.path);
    } catch (const Error&) {
        // Gone by now.
    }
    context.note(Message(messages::kCliTableChanged, {table.path}));
    return std::nullopt;
}

/// The cells of one row after the other: from the file, as they were written, or from the table
/// where the file is no longer what was read.
class Records {
  public:
    Records(const Table& table, const RunContext& context) : m_table(table) {
        if (auto bytes = sameBytes(table, context))
            m_file.emplace(table, *std::move(bytes), context);
    }
    std::vector<std::string> names() const {
        if (m_file) return m_file->names();
        std::vector<std::string> names;
        for (const Column& column : m_table.columns) names.push_back(column.name);
        return names;
    }
    std::vector<std::string> next() {
        if (m_file) return m_file->next();
        std::vector<std::string> cells;
        for (const Column& column : m_table.columns)
            cells.push_back(column.type == ColumnType::Number
                                ? numberCell(column.numbers[static_cast<std::size_t>(m_row)],
                                             m_table.options.decimal == ',' ? ',' : '.')
                                : forSpreadsheet(column.text(m_row)));
        ++m_row;
        return cells;
    }

  private:
    const Table& m_table;
    std::optional<FileRecords> m_file;
    Index m_row = 0;
};

}  // namespace

std::string flagText(const RowFlags& flags) {
    std::string text;
    const auto add = [&](bool set, const char* name) {
        if (set) text += (text.empty() ? "" : "; ") + std::string(name);
    };
    add(flags.missing, "missing");
    add(flags.unseenLevel, "unseen level");
    add(flags.outsideRange, "outside range");
    return text;
}

std::string withPredictions(const Table& table, const Prediction& prediction,
                            const std::vector<RowFlags>& flags, const std::vector<std::string>& use,
                            const RunContext& context) {
    Records records(table, context);
    // A semicolon in the flags, or a decimal comma, is quoted by csvRecord where it must be.
    // Files of one table may differ in them.
    const char delimiter = table.options.delimiter ? table.options.delimiter : ',';
    const char decimal = table.options.decimal ? table.options.decimal : '.';
    std::vector<std::string> cells = records.names();
    for (std::string& name : cells) name = forSpreadsheet(name);
    for (const char* name : {"prediction", "lower", "upper", "flags"})
        cells.push_back(freeName(table, name));
    if (!use.empty()) cells.push_back(freeName(table, "use"));
    std::string csv = csvRecord(cells, delimiter) + "\n";
    const bool interval = prediction.lower.size() > 0;
    for (Index row = 0; row < table.rows(); ++row) {
        if (row % 4096 == 0) context.checkCancelled();
        cells = records.next();
        cells.push_back(numberCell(prediction.value(row), decimal));
        cells.push_back(interval ? numberCell(prediction.lower(row), decimal) : "");
        cells.push_back(interval ? numberCell(prediction.upper(row), decimal) : "");
        cells.push_back(flagText(flags[static_cast<std::size_t>(row)]));
        if (!use.empty()) cells.push_back(use[static_cast<std::size_t>(row)]);
        csv += csvRecord(cells, delimiter) + "\n";
    }
    return csv;
}

}  // namespace footbridge
