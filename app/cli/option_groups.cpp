// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option_groups.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/number_checks.h"
#include "core/run/file.h"
#include "core/table/table_messages.h"
#include "core/table/table_reader.h"

namespace footbridge {
namespace {

CLI::Option* addRepeatable(CLI::App& command, const std::string& name,
                           std::vector<std::string>& values, const std::string& text,
                           const std::string& type) {
    return command.add_option(name, values, text)->expected(1)->take_all()->type_name(type);
}

/// One 0-based row a line; empty lines and what follows # are skipped.
Rows readShotRows(const std::string& path) {
    const std::string file = readFile(path);
    const std::string_view bytes = withoutMark(file);
    Rows rows;
    std::size_t line = 0;
    for (std::size_t begin = 0; begin < bytes.size(); ++line) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        std::string text(bytes.substr(begin, end - begin));
        begin = end + 1;
        text.erase(std::min(text.find('#'), text.size()));
        text.erase(0, std::min(text.find_first_not_of(" \t\r"), text.size()));
        text.erase(text.find_last_not_of(" \t\r") + 1);
        if (text.empty()) continue;
        Index row = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), row);
        if (read.ec != std::errc{} || read.ptr != text.data() + text.size() || row < 0)
            throw Error(messages::kCliBadShotRow, {path, line + 1});
        rows.push_back(row);
    }
    if (rows.empty()) throw Error(messages::kCliNoShotRows, {path});
    return rows;
}

}  // namespace

void refuseUnused(const CLI::App& command, const std::string& way, const OptionNames& names) {
    for (const char* name : names)
        if (const CLI::Option* option = command.get_option_no_throw(name);
            option && option->count())
            throw UsageError(messages::kCliOptionUnused, {name, way});
}

void ReadingOptions::addTo(CLI::App& command) {
    const std::string group = "Reading the files";
    command
        .add_option("--delimiter", delimiter,
                    "Delimiter of the cells: comma, semicolon, tab or bar (default: detected)")
        ->check(CLI::IsMember({"comma", "semicolon", "tab", "bar"}))
        ->type_name("NAME")
        ->group(group);
    command.add_option("--decimal", decimal, "Decimal sign: . or , (default: detected)")
        ->check(CLI::IsMember({".", ","}))
        ->type_name("SIGN")
        ->group(group);
    command
        .add_option("--thousands", thousands,
                    "Sign between thousands: , . ' or space (default: detected where it reads in "
                    "no other way)")
        ->check(CLI::IsMember({",", ".", "'", "space"}))
        ->type_name("SIGN")
        ->group(group);
    std::vector<std::string> kinds;
    for (const TableKind& each : tableKinds()) kinds.push_back(each.key);
    command.add_option("--kind", kind, "Kind of the files (default: detected in each)")
        ->check(CLI::IsMember(kinds))
        ->type_name("KIND")
        ->group(group);
    command
        .add_option("--query", query, "What to ask a database: a SELECT (default: its only table)")
        ->type_name("SQL")
        ->group(group);
    command
        .add_option("--encoding", encoding,
                    "UTF-8, UTF-16LE, UTF-16BE, Windows-1252, Latin-1 or Shift-JIS (default: one "
                    "of the first three, detected)")
        ->check(CLI::IsMember(
            {"UTF-8", "UTF-16LE", "UTF-16BE", "Windows-1252", "Latin-1", "Shift-JIS"}))
        ->type_name("NAME")
        ->group(group);
    command.add_option("--missing", missing, "A text that stands for a missing value; repeatable")
        ->expected(1)
        ->take_all()
        ->type_name("TEXT")
        ->group(group);
    command.add_option("--skip-lines", skipLines, "Lines to skip before the header")
        ->transform(wholeNumber())
        ->type_name("N")
        ->group(group);
    command.add_flag("--no-header", noHeader, "The first line is data, and columns are numbered")
        ->group(group);
}

CsvOptions ReadingOptions::csv() const {
    CsvOptions options;
    if (delimiter == "comma") options.delimiter = ',';
    if (delimiter == "semicolon") options.delimiter = ';';
    if (delimiter == "tab") options.delimiter = '\t';
    if (delimiter == "bar") options.delimiter = '|';
    options.decimal = decimal.empty() ? '\0' : decimal.front();
    if (!thousands.empty()) options.thousands = thousands == "space" ? ' ' : thousands.front();
    options.kind = kind;
    options.query = query;
    options.encoding = encoding;
    options.missing.insert(options.missing.end(), missing.begin(), missing.end());
    options.skipLines = skipLines;
    options.header = !noHeader;
    return options;
}

Table ReadingOptions::read(const std::filesystem::path& path, const RunContext& context) const {
    Table table = readTable(path, csv(), context);
    sayWarnings(table, context);
    return table;
}

void sayWarnings(const Table& table, const RunContext& context) {
    constexpr std::size_t kSaid = 10;
    const std::size_t count = table.warnings.size();
    for (std::size_t i = 0; i < std::min(count, kSaid); ++i) {
        const Message& warning = table.warnings[i].message;
        const std::string_view code = warning.code();
        const bool saysWhere =
            code == messages::kInFile.code || code == messages::kInMoreFiles.code;
        context.note(saysWhere ? warning : Message(messages::kInFile, {table.path, warning}));
    }
    if (count > kSaid) context.note({messages::kCliMoreWarnings, {count - kSaid, table.path}});
}

void TableOptions::addTo(CLI::App& command, bool needsSource, bool needsTarget) {
    source =
        addRepeatable(command, "--source", sources, "CSV of a known platform; repeatable", "FILE")
            ->required(needsSource);
    newTarget = command.add_option("--target", target, "CSV of the new platform")
                    ->required(needsTarget)
                    ->type_name("FILE");
}

void ResponseOptions::addTo(CLI::App& command) {
    options = {
        command
            .add_option("--response", response,
                        "Column to predict (default: called like the sources' response, else "
                        "proposed from the names)")
            ->type_name("NAME"),
        command
            .add_option("--source-response", sourceResponse,
                        "The response in the sources (default: as --response, else proposed)")
            ->type_name("NAME"),
        addRepeatable(command, "--ignore", ignored, "Column to leave out; repeatable", "NAME"),
        addRepeatable(command, "--feature", features,
                      "Column to use although it is proposed as ignored; repeatable", "NAME"),
        addRepeatable(command, "--group", groups,
                      "Rows that agree in all groups are never split; repeatable", "NAME")};
}

void MatchingOptions::addTo(CLI::App& command) {
    options = {
        addRepeatable(command, "--map", maps, "Two features that mean the same; repeatable",
                      "SOURCE=TARGET"),
        command.add_option("--aliases", aliases, "CSV whose lines list names that mean the same")
            ->type_name("FILE"),
        command
            .add_option("--accept-suggestions", acceptSuggestions,
                        "Use suggested matches of at least this confidence, in [0, 1] (default: "
                        "none)")
            ->check(finiteNumber(0, 1))
            ->type_name("MIN")};
}

void ShotOptions::addTo(CLI::App& command, const std::string& meaning) {
    CLI::Option* count =
        command
            .add_option(
                "--shots", shots,
                meaning +
                    ", drawn with the seed; a number, or a share such as 5% (default: every row "
                    "with a response, or 20 where all of at least 40 rows have one; 100%: all)")
            ->type_name("N|P%");
    command
        .add_option("--shot-rows", shotRows,
                    "File that lists the shots instead: data rows counted from 0, one a line")
        ->type_name("FILE")
        ->excludes(count);
}

std::optional<ShotRequest> ShotOptions::request(std::size_t fewest) const {
    if (!shotRows.empty()) return ShotRequest{ShotRequest::Kind::Rows, 0, readShotRows(shotRows)};
    if (shots.empty()) return std::nullopt;
    return asTyped([&] { return parseShotRequest(shots, fewest); });
}

void PoolOption::addTo(CLI::App& command) {
    option = command
                 .add_option("--pool", pool,
                             "Rows whose features may be used: all of the target, or the shots "
                             "(default: all)")
                 ->check(CLI::IsMember({"all", "shots"}))
                 ->type_name("all|shots");
}

void SeedOption::addTo(CLI::App& command) {
    option = command.add_option("--seed", seed, "Seed of everything random (default: 1)")
                 ->transform(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()))
                 ->type_name("N");
}

}  // namespace footbridge
