// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv_reader.h"

#include <algorithm>

#include "core/run/error.h"
#include "core/table/csv_columns.h"
#include "core/table/table_messages.h"

namespace footbridge {
namespace {

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
    ColumnReader reader(dataBlocks(scanned, text, layout), layout, warnings);

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
