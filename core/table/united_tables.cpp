// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/united_tables.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/run/checksum.h"
#include "core/run/missing.h"
#include "core/table/cell_units.h"
#include "core/table/csv_reader.h"
#include "core/table/csv_writer.h"
#include "core/table/number_column.h"
#include "core/table/table_messages.h"
#include "core/table/units.h"

namespace footbridge {
namespace {

constexpr std::size_t kInFull = 3;  // warnings of one kind

/// A column of numbers as one of the texts that they are written as.
void makeCategory(Column& column, std::unordered_map<std::string, std::int32_t>& codes) {
    column.codes.reserve(column.numbers.size());
    for (Index row = 0; row < static_cast<Index>(column.numbers.size()); ++row) {
        const std::string text = column.text(row);
        if (text.empty()) {
            column.codes.push_back(-1);
            continue;
        }
        const auto next = static_cast<std::int32_t>(column.levels.size());
        const auto [at, fresh] = codes.emplace(text, next);
        if (fresh) column.levels.push_back(text);
        column.codes.push_back(at->second);
    }
    std::vector<double>().swap(column.numbers);
    column.type = ColumnType::Category;
}

/// `a` where all agree, else what is to be found out.
template <typename Value>
void agree(Value& a, const Value& b, const Value& unknown) {
    if (a != b) a = unknown;
}

}  // namespace

/// The name of the column here that a table's column belongs to.
std::string UnitedTables::nameFor(const Table& table, const std::string& name) const {
    if (m_places.contains(name)) return name;
    const auto unit = unitFromName(name);
    if (!unit) return name;
    for (const auto& [known, place] : m_places) {
        const auto other = unitFromName(known);
        if (other && other->quantity == unit->quantity &&
            nameWithoutUnit(known) == nameWithoutUnit(name) && !table.find(known))
            return known;
    }
    return name;
}

void UnitedTables::tellOnce(const std::string& column, const MessageId& id,
                            std::vector<MessageArgument> arguments) {
    if (m_told.insert(column + '\n' + id.code).second)
        m_warnings.push_back({Message(id, std::move(arguments)), 0, 0});
}

void UnitedTables::append(Column&& from, const std::string& to, double factor) {
    const std::size_t place = m_places.emplace(to, m_columns.size()).first->second;
    if (place == m_columns.size()) {
        const auto before = static_cast<std::size_t>(m_rows);
        m_columns.emplace_back().name = to;
        m_columns.back().numbers.assign(before, kMissing);
        m_codes.emplace_back();
    }
    Column& column = m_columns[place];
    if (column.type == ColumnType::Number && from.type == ColumnType::Number) {
        for (const double number : from.numbers) column.numbers.push_back(number * factor);
        return;
    }
    if (column.type != from.type) {
        if (!holdsNothing(column) && !holdsNothing(from))
            tellOnce(to, messages::kUnitedMixed, {to});
        std::unordered_map<std::string, std::int32_t> codes;
        if (column.type == ColumnType::Number) makeCategory(column, m_codes[place]);
        if (from.type == ColumnType::Number) makeCategory(from, codes);
    }
    std::vector<std::int32_t> here;
    for (const std::string& level : from.levels) {
        const auto next = static_cast<std::int32_t>(column.levels.size());
        const auto [at, fresh] = m_codes[place].emplace(level, next);
        if (fresh) column.levels.push_back(level);
        here.push_back(at->second);
    }
    for (const std::int32_t code : from.codes)
        column.codes.push_back(code < 0 ? -1 : here[static_cast<std::size_t>(code)]);
}

void UnitedTables::noteWarnings(const Table& table) {
    for (const ImportWarning& warning : table.warnings) {
        // What tells a column's unit is told once, and not of every file.
        if (warning.message.code() == std::string_view(messages::kCsvUnitsRead.code)) {
            if (m_told.insert(warning.message.arguments().front().text()).second)
                m_warnings.push_back(warning);
            continue;
        }
        Kind& kind = m_kinds[warning.message.code()];
        const Message inFile(messages::kInFile, {table.name, warning.message});
        if (kind.count++ < kInFull)
            m_warnings.push_back({inFile, 0, 0});
        else
            kind.last = inFile;
    }
}

double UnitedTables::factorOf(const Table& table, const std::string& name, const std::string& to,
                              const std::map<std::string, std::string>& cellUnits) {
    double factor = 1;
    if (to != name) {
        factor = unitFromName(name)->factor / unitFromName(to)->factor;
        tellOnce(name, messages::kUnitedUnit, {name, to});
    }
    const auto unit = cellUnits.find(name);
    if (unit == cellUnits.end()) {
        if (m_cellUnits.contains(to)) tellOnce(to, messages::kUnitedNoUnit, {to, table.name});
        return factor;
    }
    const auto first = unitFromSymbol(m_cellUnits.emplace(to, unit->second).first->second);
    const auto own = unitFromSymbol(unit->second);
    if (first && own && first->quantity == own->quantity) factor *= own->factor / first->factor;
    return factor;
}

void UnitedTables::add(Table table) {
    if (m_rowsEach.empty()) {
        m_options = table.options;
    } else {
        const CsvOptions unknown;
        agree(m_options.kind, table.options.kind, unknown.kind);
        agree(m_options.encoding, table.options.encoding, unknown.encoding);
        agree(m_options.delimiter, table.options.delimiter, unknown.delimiter);
        agree(m_options.decimal, table.options.decimal, '\0');
    }
    noteWarnings(table);
    m_checksums += table.name + '\n' + table.checksum + '\n';
    const std::map<std::string, std::string> cellUnits = unitsInCells(table);
    const Index rows = table.rows();
    std::vector<std::string> names;
    for (const Column& column : table.columns) names.push_back(nameFor(table, column.name));
    for (std::size_t c = 0; c < names.size(); ++c) {
        const double factor = factorOf(table, table.columns[c].name, names[c], cellUnits);
        append(std::exchange(table.columns[c], {}), names[c], factor);
    }
    m_rowsEach.push_back(rows);
    m_rows += rows;
    const auto all = static_cast<std::size_t>(m_rows);
    for (Column& column : m_columns) {
        if (column.type == ColumnType::Number)
            column.numbers.resize(all, kMissing);
        else
            column.codes.resize(all, -1);
    }
}

/// Every file's texts are a row of a small table, which its rows all get.
void UnitedTables::addNames(Table& table, const NameParts& parts) {
    if (parts.columns.empty()) return;
    std::vector<std::string> names;
    for (const std::string& part : parts.columns)
        names.push_back(m_places.contains(part) ? part + " (file name)" : part);
    std::string text = csvRecord(names) + '\n';
    for (const auto& texts : parts.texts) text += csvRecord(texts) + '\n';
    CsvOptions plain;
    plain.delimiter = ',';
    plain.comment = 0;
    plain.missing = {""};
    const Table files = parseCsv(text, "names", plain);
    for (const Column& part : files.columns) {
        Column column;
        column.name = part.name;
        column.type = part.type;
        column.levels = part.levels;
        for (std::size_t i = 0; i < m_rowsEach.size(); ++i) {
            const auto count = static_cast<std::size_t>(m_rowsEach[i]);
            if (part.type == ColumnType::Number)
                column.numbers.insert(column.numbers.end(), count, part.numbers[i]);
            else
                column.codes.insert(column.codes.end(), count, part.codes[i]);
        }
        table.columns.push_back(std::move(column));
    }
    for (const ImportWarning& warning : files.warnings)
        if (warning.message.code() == std::string_view(messages::kCsvUnitsRead.code))
            table.warnings.push_back(warning);
}

Table UnitedTables::finish(const NameParts& parts) {
    Table table;
    addNames(table, parts);
    std::ranges::move(m_columns, std::back_inserter(table.columns));
    std::ranges::move(m_warnings, std::back_inserter(table.warnings));
    for (const auto& [code, kind] : m_kinds)
        if (kind.count > kInFull)
            table.warnings.push_back(
                {Message(messages::kInMoreFiles, {kind.count - kInFull, kind.last}), 0, 0});
    table.checksum = sha256(m_checksums);
    table.options = m_options;
    return table;
}

}  // namespace footbridge
