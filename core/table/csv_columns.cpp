// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv_columns.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <deque>
#include <unordered_map>
#include <utility>

#include "core/run/missing.h"
#include "core/table/digit_groups.h"
#include "core/table/mapped_file.h"
#include "core/table/spreadsheet_text.h"
#include "core/table/table_messages.h"

namespace footbridge {
namespace {

constexpr double kNumberShare = 0.9;  // of the cells that are there, for a column of numbers

// The levels of one column as one block met them. Views point into the CSV or into `copies`.
struct LocalLevels {
    std::unordered_map<std::string_view, std::int32_t> codes;
    std::vector<std::string_view> inOrder;
    std::deque<std::string> copies;

    std::int32_t code(const CsvCursor::Cell& cell) {
        const std::string_view level = withoutApostrophe(cell.text);
        if (const auto known = codes.find(level); known != codes.end()) return known->second;
        const std::string_view text = cell.copied ? copies.emplace_back(level) : level;
        const auto next = static_cast<std::int32_t>(inOrder.size());
        codes.emplace(text, next);
        inOrder.push_back(text);
        return next;
    }
};

}  // namespace

ColumnReader::ColumnReader(std::vector<CsvBlock> blocks, const CsvLayout& layout,
                           WarningList& warnings)
    : m_blocks(std::move(blocks)),
      m_layout(layout),
      m_warnings(warnings),
      m_reader(layout.options),
      m_otherDecimal(layout.options.decimal == '.' ? ',' : '.'),
      m_columns(layout.names.size()),
      m_tallies(layout.names.size()) {
    std::size_t most = 0;
    for (CsvBlock& block : m_blocks) {
        block.firstRow = static_cast<Index>(most);
        most += block.mostRows;
    }
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        m_columns[i].name = layout.names[i];
        m_columns[i].numbers.resize(most);
        m_numbers.push_back(m_columns[i].numbers.data());
    }
}

void ColumnReader::readOtherCell(const CsvCursor::Cell& cell, std::size_t column, Index row,
                                 std::size_t line, Findings& findings) {
    double value = kMissing;
    const CellKind kind = m_reader.read(cell.text, value);
    m_numbers[column][row] = value;
    if (cell.quote == CsvCursor::Quote::Stray || cell.quote == CsvCursor::Quote::Open) {
        const bool stray = cell.quote == CsvCursor::Quote::Stray;
        findings.warnings.add(
            Message(stray ? messages::kCsvQuoteStray : messages::kCsvQuoteOpen, {line, column + 1}),
            line, column + 1);
    }
    if (kind == CellKind::Number) {
        if (m_layout.options.codesAsText) findings.tallies[column].codes += isCode(cell.text);
        if (isFortranNumber(cell.text)) findings.tallies[column].fortran.add(line, cell.text);
        return;
    }
    ColumnTally& tally = findings.tallies[column];
    if (kind == CellKind::Missing) ++tally.missing;
    if (kind == CellKind::NotFinite) tally.notFinite.add(line, cell.text);
    if (kind != CellKind::Text) return;
    tally.texts.add(line, cell.text);
    if (isOtherSpelling(cell.text)) tally.otherSpelling.add(line, cell.text);
    tally.addTextLine(line);
    const OtherDecimal other = readsWithDecimal(cell.text, m_otherDecimal);
    if (other != OtherDecimal::No) tally.otherDecimal.add(line, cell.text);
    if (other == OtherDecimal::Certain) ++tally.otherCertain;
    // A column of words is found out by its first cells, and not tried to the last.
    if (tally.grouped.count + 1 == tally.texts.count)
        if (const auto number = digitGroups(cell.text, m_layout.options.decimal)) {
            if (tally.grouped.count == 0) tally.groupSign = number->sign;
            tally.otherGroups |= number->sign != tally.groupSign;
            tally.grouped.add(line, cell.text);
            tally.groupedCertain += number->certain;
        }
    if (tally.measurements + 1 < tally.texts.count) return;
    const auto measured = readMeasurement(cell.text, m_reader);
    if (!measured) return;
    if (tally.measurements++ == 0) tally.unit = measured->unit;
    tally.otherQuantity |= measured->unit.quantity != tally.unit.quantity;
}

void ColumnReader::noteLength(std::size_t cells, bool extraFilled, std::size_t line,
                              Findings& findings) const {
    const std::size_t width = m_columns.size();
    if (cells == width) return;
    const MessageId& id = cells < width ? messages::kCsvShortRow
                          : extraFilled ? messages::kCsvLongRow
                                        : messages::kCsvTrailingDelimiter;
    findings.warnings.add(Message(id, {line, cells, width}), line, std::min(cells, width) + 1);
}

void ColumnReader::readNumbers(CsvBlock& block, Findings& findings, const RunContext& context) {
    CsvCursor cursor(block.text, m_layout.options.delimiter, block.line);
    CancelCheck cancel(context);
    PagesBehind pages(block.text);
    const std::size_t width = m_columns.size();
    const bool plain = m_reader.plainNumbersAgree() && !m_layout.options.codesAsText;
    WarningList blank;
    bool anyBlank = false;
    Index row = block.firstRow;
    while (!cursor.atEnd()) {
        cancel.tick();
        pages.readTo(cursor.position());
        if (skipLineWithoutRecord(cursor, m_layout, blank, findings.warnings)) {
            anyBlank = true;
            continue;
        }
        if (std::exchange(anyBlank, false)) findings.warnings.append(std::exchange(blank, {}));
        const std::size_t line = cursor.line();
        std::size_t cells = 0;
        bool extraFilled = false;
        do {
            if (cells >= width) {
                extraFilled |= !m_reader.isMissing(cursor.cell().text);
            } else if (!plain || !cursor.plainNumber(m_numbers[cells][row])) {
                readOtherCell(cursor.cell(), cells, row, cursor.line(), findings);
            }
            ++cells;
        } while (cursor.nextCell());
        for (std::size_t c = cells; c < width; ++c) {
            m_numbers[c][row] = kMissing;
            ++findings.tallies[c].missing;
        }
        noteLength(cells, extraFilled, line, findings);
        ++row;
    }
    block.rows = row - block.firstRow;
    findings.trailingBlank = std::move(blank);
}

// Blocks were given room for all their lines; comments and blank lines leave gaps.
void ColumnReader::closeGaps() {
    Index rows = 0;
    for (CsvBlock& block : m_blocks) {
        if (block.firstRow != rows)
            for (double* numbers : m_numbers)
                std::memmove(numbers + rows, numbers + block.firstRow,
                             static_cast<std::size_t>(block.rows) * sizeof(double));
        block.firstRow = rows;
        rows += block.rows;
    }
    m_rows = static_cast<std::size_t>(rows);
    for (Column& column : m_columns) {
        column.numbers.resize(m_rows);
        if (column.numbers.capacity() > m_rows + m_rows / 8) column.numbers.shrink_to_fit();
    }
}

void ColumnReader::warnOfGroups(std::size_t column) {
    const ColumnTally::First& first = m_tallies[column].grouped;
    const bool known = m_groupSigns.find(m_tallies[column].groupSignOfAll()) != std::string::npos;
    m_warnings.add(
        Message(known ? messages::kCsvThousandsRead : messages::kCsvThousandsUnclear,
                {m_columns[column].name, std::string(1, m_tallies[column].groupSignOfAll()),
                 first.text, first.line}),
        first.line, column + 1);
}

ColumnType ColumnReader::decideType(std::size_t column) {
    const ColumnTally& tally = m_tallies[column];
    const std::string& name = m_columns[column].name;
    const std::size_t present = m_rows - tally.missing;
    const std::size_t numbers = present - tally.texts.count - tally.notFinite.count;
    const auto warn = [&](const MessageId& id, std::vector<MessageArgument> arguments,
                          std::size_t line) {
        m_warnings.add(Message(id, std::move(arguments)), line, column + 1);
    };
    if (present == 0) warn(messages::kCsvAllMissing, {name}, 0);
    if (tally.codes > 0 && !unitFromName(name)) return ColumnType::Category;
    if (const char sign = m_tallies[column].groupSignOfAll()) {
        warnOfGroups(column);
        if (m_groupSigns.find(sign) != std::string::npos) return ColumnType::Number;
    }
    const auto& other = tally.otherDecimal;
    const bool suggested = other.count == tally.texts.count && tally.otherCertain > 0;
    if (suggested)
        warn(messages::kCsvDecimalSuggested,
             {name, std::string(1, m_otherDecimal), other.text, other.line}, other.line);
    if (m_tallies[column].areMeasurements(m_rows)) {
        warn(messages::kCsvUnitsRead, {name, tally.unit.symbol, tally.texts.text, tally.texts.line},
             tally.texts.line);
        return ColumnType::Number;
    }
    const bool isNumber =
        tally.texts.count == 0 || double(numbers) >= kNumberShare * double(present);
    if (tally.fortran.count > 0)
        warn(messages::kCsvFortran, {name, tally.fortran.text, tally.fortran.line},
             tally.fortran.line);
    if (!isNumber) {
        if (tally.areOfManyQuantities(m_rows))
            warn(messages::kCsvUnitsDiffer, {name, tally.texts.text, tally.texts.line},
                 tally.texts.line);
        if (double(tally.otherSpelling.count) >= kNumberShare * double(present))
            warn(messages::kCsvOtherSpelling,
                 {name, tally.otherSpelling.text, tally.otherSpelling.line},
                 tally.otherSpelling.line);
        if (numbers > 0)
            warn(messages::kCsvNumbersAmongText,
                 {name, numbers, present - numbers, tally.texts.text, tally.texts.line},
                 tally.texts.line);
        return ColumnType::Category;
    }
    if (tally.texts.count > 0)
        warn(messages::kCsvTextAmongNumbers,
             {name, tally.texts.count, tally.texts.text, tally.texts.line, tally.lines()},
             tally.texts.line);
    if (tally.notFinite.count > 0)
        warn(messages::kCsvNotFinite,
             {name, tally.notFinite.count, tally.notFinite.text, tally.notFinite.line},
             tally.notFinite.line);
    return ColumnType::Number;
}

template <typename Take>
void ColumnReader::walk(const CsvBlock& block, const std::vector<std::size_t>& wanted,
                        const RunContext& context, const Take& take) {
    CsvCursor cursor(block.text, m_layout.options.delimiter, block.line);
    CancelCheck cancel(context);
    PagesBehind pages(block.text);
    WarningList ignored;
    auto row = static_cast<std::size_t>(block.firstRow);
    while (!cursor.atEnd()) {
        cancel.tick();
        pages.readTo(cursor.position());
        if (skipLineWithoutRecord(cursor, m_layout, ignored, ignored)) continue;
        std::size_t cells = 0, next = 0;
        do {
            const CsvCursor::Cell cell = cursor.cell();
            if (next < wanted.size() && cells == wanted[next]) take(next++, row, cell);
            ++cells;
        } while (cursor.nextCell());
        ++row;
    }
}

void ColumnReader::readMeasurements(const std::string& name, const RunContext& context) {
    std::vector<std::size_t> wanted;
    for (std::size_t c = 0; c < m_columns.size(); ++c)
        if (m_tallies[c].areMeasurements(m_rows)) wanted.push_back(c);
    if (wanted.empty()) return;
    const auto work = [&](std::size_t b) {
        walk(m_blocks[b], wanted, context,
             [&](std::size_t next, std::size_t row, const CsvCursor::Cell& cell) {
                 const Unit& unit = m_tallies[wanted[next]].unit;
                 const auto measured = readMeasurement(cell.text, m_reader);
                 if (!measured) return;
                 const bool same = measured->unit.symbol == unit.symbol;
                 m_columns[wanted[next]].numbers[row] =
                     same ? measured->value
                          : measured->value * (measured->unit.factor / unit.factor);
             });
    };
    runBlocks(m_blocks.size(), context, Message(messages::kReadingTable, {name}), work,
              [](std::size_t) {});
}

/// Identifiers beyond 2^53 that differ may be the same number; such a column is one of categories.
void ColumnReader::keepLongNumbersApart(const RunContext& context) {
    constexpr double kFirstInexact = 9007199254740992;
    std::vector<std::size_t> wanted;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        const std::vector<double>& numbers = m_columns[c].numbers;
        if (std::ranges::any_of(numbers, [](double v) { return std::abs(v) >= kFirstInexact; }) &&
            std::ranges::all_of(numbers, [](double v) { return !(std::floor(v) != v); }))
            wanted.push_back(c);
    }
    std::vector<std::unordered_map<double, std::string>> spelled(wanted.size());
    std::vector<bool> merged(wanted.size());
    for (const CsvBlock& block : wanted.empty() ? std::vector<CsvBlock>() : m_blocks)
        walk(block, wanted, context,
             [&](std::size_t next, std::size_t row, const CsvCursor::Cell& cell) {
                 const double value = m_columns[wanted[next]].numbers[row];
                 const std::string_view text = trimmed(cell.text);
                 if (merged[next] || !(std::abs(value) >= kFirstInexact) ||
                     text.find_first_not_of("-0123456789") != std::string_view::npos)
                     return;
                 const auto [known, fresh] = spelled[next].emplace(value, text);
                 if (fresh || known->second == text) return;
                 merged[next] = true;
                 Column& column = m_columns[wanted[next]];
                 m_warnings.add(Message(messages::kCsvLongNumbers,
                                        {column.name, known->second, std::string(text)}),
                                0, wanted[next] + 1);
             });
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (!merged[i]) continue;
        m_columns[wanted[i]].type = ColumnType::Category;
        std::vector<double>().swap(m_columns[wanted[i]].numbers);
    }
}

void ColumnReader::readGroups(const std::string& name, const RunContext& context) {
    std::vector<std::size_t> wanted;
    for (std::size_t c = 0; c < m_columns.size(); ++c)
        if (m_tallies[c].groupSignOfAll() && m_columns[c].type == ColumnType::Number)
            wanted.push_back(c);
    if (wanted.empty()) return;
    const auto work = [&](std::size_t b) {
        walk(m_blocks[b], wanted, context,
             [&](std::size_t next, std::size_t row, const CsvCursor::Cell& cell) {
                 const auto number = digitGroups(cell.text, m_layout.options.decimal);
                 if (number) m_columns[wanted[next]].numbers[row] = number->value;
             });
    };
    runBlocks(m_blocks.size(), context, Message(messages::kReadingTable, {name}), work,
              [](std::size_t) {});
}

void ColumnReader::readCategories(const std::string& name, const RunContext& context) {
    std::vector<std::size_t> wanted;
    for (std::size_t c = 0; c < m_columns.size(); ++c)
        if (m_columns[c].type == ColumnType::Category) wanted.push_back(c);
    if (wanted.empty()) return;
    for (const std::size_t c : wanted) m_columns[c].codes.assign(m_rows, -1);

    std::vector<std::vector<LocalLevels>> local(m_blocks.size());
    const auto work = [&](std::size_t b) {
        std::vector<LocalLevels>& levels = local[b];
        levels.resize(wanted.size());
        walk(m_blocks[b], wanted, context,
             [&](std::size_t next, std::size_t row, const CsvCursor::Cell& cell) {
                 if (!m_reader.isMissing(cell.text))
                     m_columns[wanted[next]].codes[row] = levels[next].code(cell);
             });
    };
    std::vector<std::unordered_map<std::string_view, std::int32_t>> known(wanted.size());
    const auto merge = [&](std::size_t b) {
        const CsvBlock& block = m_blocks[b];
        const PagesBehind pages(block.text);  // which the levels found in it point into
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            Column& column = m_columns[wanted[i]];
            std::vector<std::int32_t> global;
            for (const std::string_view level : local[b][i].inOrder) {
                const auto next = static_cast<std::int32_t>(column.levels.size());
                const auto [at, isNew] = known[i].emplace(level, next);
                if (isNew) column.levels.emplace_back(level);
                global.push_back(at->second);
            }
            for (Index r = block.firstRow; r < block.firstRow + block.rows; ++r) {
                std::int32_t& code = column.codes[static_cast<std::size_t>(r)];
                if (code >= 0) code = global[static_cast<std::size_t>(code)];
            }
            std::unordered_map<std::string_view, std::int32_t>().swap(local[b][i].codes);
        }
    };
    runBlocks(m_blocks.size(), context, Message(messages::kReadingTable, {name}), work, merge);
}

std::vector<Column> ColumnReader::read(const std::string& name, const RunContext& context) {
    std::vector<Findings> findings(m_blocks.size());
    WarningList pendingBlank;
    const auto merge = [&](std::size_t b) {
        if (m_blocks[b].rows > 0) m_warnings.append(std::exchange(pendingBlank, {}));
        m_warnings.append(findings[b].warnings);
        pendingBlank.append(findings[b].trailingBlank);
        for (const auto& [column, tally] : findings[b].tallies) m_tallies[column].append(tally);
        findings[b] = {};
    };
    runBlocks(
        m_blocks.size(), context.part(0, 0.75), Message(messages::kReadingTable, {name}),
        [&](std::size_t b) { readNumbers(m_blocks[b], findings[b], context); }, merge);
    closeGaps();
    for (std::size_t c = 0; c < m_columns.size(); ++c)
        if (m_tallies[c].groupSignOfAll() && m_tallies[c].groupedCertain > 0)
            m_groupSigns += m_tallies[c].groupSignOfAll();
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        m_columns[c].type = decideType(c);
        if (m_columns[c].type == ColumnType::Category)
            std::vector<double>().swap(m_columns[c].numbers);
    }
    keepLongNumbersApart(context);
    readMeasurements(name, context.part(0.75, 0.8));
    readGroups(name, context.part(0.8, 0.82));
    readCategories(name, context.part(0.82, 1));
    return std::move(m_columns);
}

}  // namespace footbridge
