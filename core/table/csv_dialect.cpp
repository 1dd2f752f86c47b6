// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv_dialect.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "core/run/error.h"
#include "core/table/cell_units.h"
#include "core/table/csv_cell.h"
#include "core/table/digit_groups.h"
#include "core/table/spreadsheet_text.h"
#include "core/table/table_messages.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

constexpr std::array<char, 4> kDelimiters = {',', ';', '\t', '|'};
constexpr std::size_t kSampleBytes = std::size_t{1} << 20;
constexpr std::size_t kSampleRecords = 200;

std::string shown(char delimiter) {
    return delimiter == '\t' ? "tab" : std::string(1, delimiter);
}

void checkOptions(const CsvOptions& options, const std::string& name) {
    const bool delimiterFits =
        options.delimiter == 0 ||
        std::ranges::find(kDelimiters, options.delimiter) != kDelimiters.end();
    const bool decimalFits =
        options.decimal == '.' || options.decimal == ',' || options.decimal == 0;
    const char sign = options.comment;
    const bool isDelimiter = std::ranges::find(kDelimiters, sign) != kDelimiters.end();
    const bool commentFits =
        sign == 0 || !(isDelimiter || sign == '"' || sign == '.' || sign == '\n' || sign == '\r' ||
                       sign == options.decimal);
    const char apart = options.thousands;
    const bool thousandsFits =
        apart == 0 || (std::string_view(",. '").find(apart) != std::string_view::npos &&
                       apart != options.decimal);
    if (!thousandsFits) throw Error(messages::kCsvBadThousands, {name, std::string(1, apart)});
    if (!delimiterFits || !decimalFits || !commentFits)
        throw Error(messages::kCsvBadOptions,
                    {name, options.delimiter ? shown(options.delimiter) : "",
                     options.decimal ? std::string(1, options.decimal) : "",
                     sign ? std::string(1, sign) : ""});
}

bool startsComment(const CsvCursor& cursor, char comment) {
    return comment != 0 && !cursor.atEnd() && *cursor.position() == comment;
}

void skipToRecord(CsvCursor& cursor, char comment) {
    while (!cursor.atEnd() && (startsComment(cursor, comment) || cursor.blankLine()))
        cursor.skipLine();
}

using Record = std::vector<std::string>;

Record readRecord(CsvCursor& cursor) {
    Record cells;
    do cells.emplace_back(cursor.cell().text);
    while (cursor.nextCell());
    return cells;
}

std::vector<Record> sampleRecords(std::string_view text, char delimiter, char comment) {
    const bool cut = text.size() > kSampleBytes;
    CsvCursor cursor(text.substr(0, kSampleBytes), delimiter);
    std::vector<Record> records;
    for (skipToRecord(cursor, comment); !cursor.atEnd() && records.size() < kSampleRecords;
         skipToRecord(cursor, comment)) {
        Record record = readRecord(cursor);
        if (cut && cursor.atEnd() && !records.empty()) break;
        records.push_back(std::move(record));
    }
    return records;
}

bool readsAsNumber(const std::string& cell, const CellReader& reader) {
    double value = 0;
    if (reader.read(cell, value) != CellKind::Text) return true;
    return readsWithDecimal(cell, ',') != OtherDecimal::No ||
           readsWithDecimal(cell, '.') != OtherDecimal::No || digitGroups(cell, '.') ||
           digitGroups(cell, ',');
}

struct Reading {
    char delimiter = 0;
    std::size_t columns = 0;
    double consistent = 0;  ///< share of the records with as many cells as the first
    double score = -1;
};

// Records of equal length speak for a delimiter, cells that are numbers too, and, between equals,
// more columns.
Reading tryDelimiter(std::string_view text, char delimiter, const CsvOptions& options,
                     const CellReader& reader) {
    const std::vector<Record> records = sampleRecords(text, delimiter, options.comment);
    Reading reading{delimiter};
    if (records.empty()) return reading;
    reading.columns = records.front().size();
    std::size_t equal = 0, cells = 0, numbers = 0;
    for (std::size_t i = options.header ? 1 : 0; i < records.size(); ++i) {
        const std::size_t size = records[i].size();
        equal += size == reading.columns || size == reading.columns + 1;
        for (const std::string& cell : records[i]) numbers += readsAsNumber(cell, reader);
        cells += size;
    }
    const std::size_t data = records.size() - (options.header ? 1 : 0);
    if (reading.columns < 2) return reading;
    reading.consistent = data ? double(equal) / double(data) : 1;
    const double numeric = cells ? double(numbers) / double(cells) : 0;
    reading.score = reading.consistent + 0.3 * numeric +
                    0.01 * double(std::min<std::size_t>(reading.columns, 20));
    return reading;
}

char findDelimiter(std::string_view text, const CsvOptions& options, std::size_t line,
                   WarningList& warnings) {
    const CellReader reader(options);
    std::vector<Reading> readings;
    for (const char delimiter : kDelimiters)
        if (delimiter != options.decimal)
            readings.push_back(tryDelimiter(text, delimiter, options, reader));
    std::ranges::stable_sort(readings, std::ranges::greater(), &Reading::score);
    if (readings[0].score < 0) {
        // A comma is left when commas are decimal signs and inside quotation marks only.
        if (options.decimal == ',') {
            const Reading comma = tryDelimiter(text, ',', options, reader);
            if (comma.consistent == 1) return ',';
        }
        return options.decimal == ',' ? ';' : ',';
    }
    const Reading& second = readings[1];
    if (second.score > readings[0].score - 0.1 && second.consistent > 0.9)
        warnings.add(Message(messages::kCsvDelimiterUnsure,
                             {shown(readings[0].delimiter), shown(second.delimiter)}),
                     line);
    return readings[0].delimiter;
}

/// Whether the text reads as a number with this decimal sign and with no other.
bool isCertain(std::string_view text, char decimal) {
    if (readsWithDecimal(text, decimal) == OtherDecimal::Certain) return true;
    const auto grouped = digitGroups(text, decimal);
    return grouped && grouped->certain && grouped->sign == (decimal == '.' ? ',' : '.');
}

/// A comma where some cell reads as a number in no other way, and none does with a point.
char findDecimal(std::string_view text, const CsvOptions& options, std::size_t line,
                 WarningList& warnings) {
    CsvCursor cursor(text.substr(0, kSampleBytes), options.delimiter, line);
    std::string first;
    std::size_t firstLine = 0, records = 0;
    for (skipToRecord(cursor, options.comment); !cursor.atEnd() && records < kSampleRecords;
         skipToRecord(cursor, options.comment), ++records) {
        const bool isHeader = records == 0 && options.header;
        do {
            const std::size_t at = cursor.line();
            const std::string cell(cursor.cell().text);
            const std::string_view number = withoutUnit(cell);
            if (isHeader) continue;
            if (isCertain(number, '.')) return '.';
            if (firstLine > 0 || !isCertain(number, ',')) continue;
            first = cell;
            firstLine = at;
        } while (cursor.nextCell());
    }
    if (firstLine == 0) return '.';
    warnings.add(Message(messages::kCsvDecimalFound, {first, firstLine}), firstLine);
    return ',';
}

std::vector<std::string> usableNames(const Record& header, std::size_t line,
                                     WarningList& warnings) {
    std::set<std::string> taken(header.begin(), header.end());
    std::set<std::string> used;
    std::vector<std::string> names;
    std::map<std::string, std::size_t> next;  // number to try of a name that is there again
    const auto freeName = [&](const std::string& base) {
        for (std::size_t& i = next.try_emplace(base, 2).first->second;; ++i) {
            std::string name = base + " (" + std::to_string(i) + ")";
            if (!taken.contains(name)) return name;
        }
    };
    for (std::size_t i = 0; i < header.size(); ++i) {
        std::string name = header[i];
        if (name.empty()) {
            name = "column " + std::to_string(i + 1);
            if (taken.contains(name)) name = freeName(name);
            warnings.add(Message(messages::kCsvHeaderEmpty, {i + 1, name}), line, i + 1);
        } else if (used.contains(name)) {
            name = freeName(header[i]);
            warnings.add(Message(messages::kCsvHeaderDuplicate, {i + 1, header[i], name}), line,
                         i + 1);
        }
        taken.insert(name);
        used.insert(name);
        names.push_back(std::move(name));
    }
    return names;
}

Record unnamed(std::size_t columns) {
    Record names;
    for (std::size_t i = 1; i <= columns; ++i) names.push_back("column " + std::to_string(i));
    return names;
}

// Files of R name the columns but not the row names in front of them.
bool hasRowNames(const std::vector<Record>& data, std::size_t columns) {
    bool filled = false;
    for (const Record& record : data) {
        if (record.size() != columns + 1) return false;
        filled = filled || !record.back().empty();
    }
    return filled && data.size() > 1;
}

struct CommentLines {
    std::size_t firstWide = 0;  ///< first line with a comment sign and all the cells; 0: none
    bool numbersBelow = false;  ///< other records start with a number
};

CommentLines lookAtComments(std::string_view data, const CsvLayout& layout) {
    CommentLines found;
    const CsvOptions& options = layout.options;
    const CellReader reader(options);
    CsvCursor cursor(data.substr(0, kSampleBytes), options.delimiter, layout.dataLine);
    while (!cursor.atEnd()) {
        if (startsComment(cursor, options.comment)) {
            if (found.firstWide == 0 &&
                cellsInLine(cursor.lineText(), options.delimiter) == layout.names.size())
                found.firstWide = cursor.line();
            cursor.skipLine();
        } else if (cursor.blankLine()) {
            cursor.skipLine();
        } else {
            double value = 0;
            found.numbersBelow |= reader.read(cursor.cell().text, value) == CellKind::Number;
            while (cursor.nextCell()) cursor.cell();
        }
    }
    return found;
}

void decideComments(std::string_view data, CsvLayout& layout, WarningList& warnings) {
    if (layout.options.comment == 0 || layout.names.size() < 2) return;
    const CommentLines found = lookAtComments(data, layout);
    layout.commentsAreData = found.firstWide != 0 && !found.numbersBelow;
    if (layout.commentsAreData)
        warnings.add(Message(messages::kCsvCommentRead, {std::string(1, layout.options.comment)}),
                     found.firstWide, 1);
}

/// Whether the first line has numbers exactly where the columns below it do.
bool looksLikeData(const Record& header, const std::vector<Record>& data,
                   const CellReader& reader) {
    bool anyNumber = false;
    double value = 0;
    for (std::size_t c = 0; c < header.size(); ++c) {
        const bool number = reader.read(header[c], value) == CellKind::Number;
        const bool textBelow = std::ranges::any_of(data, [&](const Record& record) {
            return c < record.size() && reader.read(record[c], value) == CellKind::Text;
        });
        if (number == textBelow) return false;
        anyNumber = anyNumber || number;
    }
    return anyNumber;
}

void readHeader(CsvCursor& cursor, CsvLayout& layout, WarningList& warnings) {
    layout.headerLine = cursor.line();
    Record header = readRecord(cursor);
    for (std::string& name : header) name = std::string(withoutApostrophe(name));
    const CsvOptions& options = layout.options;
    const CellReader reader(options);
    const auto data = sampleRecords(cursor.rest(), options.delimiter, options.comment);
    if (looksLikeData(header, data, reader))
        warnings.add(Message(messages::kCsvHeaderNumeric), layout.headerLine, 1);
    if (hasRowNames(data, header.size())) {
        std::string name = "row name";
        while (std::ranges::find(header, name) != header.end()) name += " of the line";
        warnings.add(Message(messages::kCsvRowNames, {name}), layout.headerLine, 1);
        header.insert(header.begin(), name);
    }
    layout.names = usableNames(header, layout.headerLine, warnings);
}

}  // namespace

namespace {

/// What a line “sep=;” says, by which spreadsheets name the delimiter of the file; quoted where
/// another program wrote it again.
std::optional<char> namedDelimiter(const CsvCursor& cursor) {
    if (cursor.atEnd()) return std::nullopt;
    std::string_view line = cursor.lineText();
    if (line.size() == 7 && line.front() == '"' && line.back() == '"') line = line.substr(1, 5);
    if (line.size() != 5 || line.substr(1, 3) != "ep=" || (line[0] != 's' && line[0] != 'S') ||
        std::ranges::find(kDelimiters, line[4]) == kDelimiters.end())
        return std::nullopt;
    return line[4];
}

}  // namespace

std::size_t cellsInLine(std::string_view line, char delimiter) {
    CsvCursor cursor(line, delimiter);
    std::size_t cells = 0;
    do {
        cursor.cell();
        ++cells;
    } while (cursor.nextCell());
    return cells;
}

void refuseJsonAndHtml(std::string_view text, const std::string& name) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return;
    const std::string start = lowerCase(text.substr(first, 14));
    if (start == "<!doctype html" || start.starts_with("<html>") || start.starts_with("<html "))
        throw Error(messages::kCsvIsHtml, {name});
    if (text[first] != '{' && text[first] != '[') return;
    const std::size_t inside = text.find_first_not_of("{[ \t\r\n", first);
    if (inside == std::string_view::npos || text[inside] == '"')
        throw Error(messages::kCsvIsJson, {name});
}

CsvLayout findLayout(std::string_view text, const std::string& name, const CsvOptions& options,
                     WarningList& warnings) {
    checkOptions(options, name);
    CsvLayout layout;
    layout.options = options;
    CsvCursor cursor(text, ',');
    for (std::size_t i = 0; i < options.skipLines && !cursor.atEnd(); ++i) cursor.skipLine();
    if (const auto delimiter = namedDelimiter(cursor)) {
        if (options.delimiter == 0) layout.options.delimiter = *delimiter;
        cursor.skipLine();
    }
    // Blank lines of tabs are records once tab is the delimiter, so only true comments go first.
    skipToRecord(cursor, options.comment);
    if (cursor.atEnd() && options.skipLines > 0)
        throw Error(messages::kCsvAllSkipped, {name, options.skipLines});
    if (cursor.atEnd()) throw Error(messages::kCsvEmpty, {name});
    const std::size_t line = cursor.line();
    const std::string_view rest = cursor.rest();
    refuseJsonAndHtml(rest, name);
    if (layout.options.delimiter == 0)
        layout.options.delimiter = findDelimiter(rest, options, line, warnings);
    if (options.decimal == 0 && (options.thousands == ',' || options.thousands == '.'))
        layout.options.decimal = options.thousands == ',' ? '.' : ',';
    else if (options.decimal == 0)
        layout.options.decimal = findDecimal(rest, layout.options, line, warnings);
    cursor = CsvCursor(rest, layout.options.delimiter, line);
    if (options.header) {
        readHeader(cursor, layout, warnings);
    } else {
        CsvCursor ahead = cursor;
        layout.names = unnamed(readRecord(ahead).size());
    }
    layout.dataStart = static_cast<std::size_t>(cursor.position() - text.data());
    layout.dataLine = cursor.line();
    decideComments(cursor.rest(), layout, warnings);
    return layout;
}

}  // namespace footbridge
