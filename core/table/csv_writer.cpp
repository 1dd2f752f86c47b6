// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv_writer.h"

#include "core/table/spreadsheet_text.h"

namespace footbridge {
namespace {

bool needsQuotes(const std::string& cell, char delimiter) {
    if (cell.empty()) return false;
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    if (isBlank(cell.front()) || isBlank(cell.back()) || cell.front() == '#') return true;
    return cell.find_first_of("\"\r\n") != std::string::npos ||
           cell.find(delimiter) != std::string::npos;
}

std::string quoted(const std::string& cell) {
    std::string text = "\"";
    for (const char c : cell) {
        if (c == '"') text += '"';
        text += c;
    }
    return text + '"';
}

}  // namespace

std::string csvRecord(const std::vector<std::string>& cells, char delimiter) {
    // A record of one empty cell would be a blank line, which readers skip.
    if (cells.size() == 1 && cells.front().empty()) return "\"\"";
    std::string record;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0) record += delimiter;
        record += needsQuotes(cells[i], delimiter) ? quoted(cells[i]) : cells[i];
    }
    return record;
}

std::string spreadsheetRecord(std::vector<std::string> cells) {
    for (std::string& cell : cells) cell = forSpreadsheet(cell);
    return csvRecord(cells);
}

namespace {

template <class Record>
std::string written(const Table& table, const Record& record) {
    std::vector<std::string> cells;
    for (const Column& column : table.columns) cells.push_back(column.name);
    std::string text = record(cells) + '\n';
    for (Index row = 0; row < table.rows(); ++row) {
        for (std::size_t c = 0; c < cells.size(); ++c) cells[c] = table.columns[c].text(row);
        text += record(cells) + '\n';
    }
    return text;
}

}  // namespace

std::string writeCsv(const Table& table) {
    return written(table, [](const auto& cells) { return csvRecord(cells); });
}

std::string writeSpreadsheet(const Table& table) {
    return written(table, spreadsheetRecord);
}

}  // namespace footbridge
