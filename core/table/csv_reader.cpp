// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv_reader.h"

#include <algorithm>
#include <utility>

#include "core/run/error.h"
#include "core/table/csv_columns.h"
#include "core/table/table_messages.h"

namespace footbridge {
namespace {

/// A file has as many cells as bytes at most; lines that are shorter than the header have fewer,
/// and yet get their place. A small table may be as sparse as it likes.
constexpr std::size_t kMostCellsPerByte = 4, kAlwaysCells = std::size_t{1} << 24;
/// That a column's name, and what is noted of it, take the place of.
constexpr std::size_t kCellsOfColumn = 128;

void checkSize(const CsvLayout& layout, const std::vector<CsvBlock>& blocks, std::size_t bytes,
               const std::string& name) {
    const std::size_t columns = layout.names.size();
    std::size_t rows = 0;
    for (const CsvBlock& block : blocks) rows += block.mostRows;
    const std::size_t most = std::max(kAlwaysCells, kMostCellsPerByte * bytes);
    if (columns > most / (rows + kCellsOfColumn))
        throw Error(messages::kCsvTooLarge, {name, columns, rows});
}

bool isBlankText(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

Table parseText(std::string_view bytes, const std::string& name, const CsvOptions& options,
                const RunContext& context) {
    if (bytes.empty()) throw Error(messages::kCsvEmpty, {name});
    const CsvText csv = decodeCsv(bytes, name, options.encoding, context);
    const std::string_view text = csv.text();
    // Blank contents are looked at only where they are short, as blanks alone never fill a real
    // file.
    if (text.size() < 4096 && isBlankText(text)) throw Error(messages::kCsvEmpty, {name});
    const ScannedText scanned = scanBlocks(csv, name, context.part(0, 0.15));

    WarningList warnings;
    if (csv.guessed) warnings.add(Message(messages::kCsvEncodingGuessed, {csv.encoding}), 1);
    CsvLayout layout = findLayout(text, name, options, warnings);
    layout.options.encoding = csv.encoding;
    std::vector<CsvBlock> blocks = dataBlocks(scanned, text, layout);
    checkSize(layout, blocks, text.size(), name);
    ColumnReader reader(std::move(blocks), layout, warnings);

    Table table;
    table.columns = reader.read(name, context.part(0.15, 1));
    if (table.rows() == 0) throw Error(messages::kCsvNoRows, {name});
    context.report(Message(messages::kReadingTable, {name}), 1);
    table.name = name;
    table.options = layout.options;
    table.warnings = warnings.finish();
    return table;
}

}  // namespace

Table parseCsv(std::string_view bytes, const std::string& name, const CsvOptions& options,
               const RunContext& context) {
    return parseText(bytes, name, options, context);
}

std::vector<std::vector<std::string>> previewCsv(std::string_view bytes, const CsvOptions& options,
                                                 std::size_t records) {
    // Enough for any preview, and quick for any file.
    constexpr std::size_t kMost = std::size_t{1} << 20;
    const std::string_view start = bytes.substr(0, kMost);
    const CsvText csv = decodeCsv(start, "", options.encoding, {});
    const std::string_view text = csv.text();
    std::vector<std::vector<std::string>> preview;
    if (isBlankText(text)) return preview;
    WarningList warnings;
    const CsvLayout layout = findLayout(text, "", options, warnings);
    if (options.header) preview.push_back(layout.names);
    CsvCursor cursor(text.substr(layout.dataStart), layout.options.delimiter, layout.dataLine);
    while (!cursor.atEnd() && preview.size() < records) {
        if (skipLineWithoutRecord(cursor, layout, warnings, warnings)) continue;
        std::vector<std::string> record;
        do record.emplace_back(cursor.cell().text);
        while (cursor.nextCell());
        preview.push_back(std::move(record));
    }
    if (preview.size() > records) preview.resize(records);
    return preview;
}

}  // namespace footbridge
