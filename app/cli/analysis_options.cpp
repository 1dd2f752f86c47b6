// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/same_names.h"
#include "core/matching/aliases.h"
#include "app/cli/analysis_options.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "core/run/file.h"
#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

std::string columnNames(const Table& table) {
    constexpr std::size_t kShown = 12;
    std::vector<std::string> names;
    for (const Column& column : table.columns) {
        if (names.size() == kShown) {
            names.emplace_back("…");
            break;
        }
        names.push_back(column.name);
    }
    return joined(names);
}

std::vector<std::string> present(const Table& table, const std::vector<std::string>& names) {
    std::vector<std::string> found;
    for (const std::string& name : names)
        if (table.find(name)) found.push_back(name);
    return found;
}

void requireSomewhere(const std::vector<std::shared_ptr<const Table>>& tables,
                      const std::vector<std::string>& names, const std::string& option) {
    for (const std::string& name : names)
        if (std::none_of(tables.begin(), tables.end(),
                         [&](const auto& table) { return table->find(name) != nullptr; }))
            throw Error(messages::kCliUnknownColumn, {name, option});
}

Dataset toDataset(const std::shared_ptr<const Table>& table, const std::string& response,
                  const AnalysisOptions& options, const std::string& option, bool needsResponse) {
    Roles roles = proposeRoles(*table).roles;
    roles.response = response;
    std::erase(roles.ignored, response);
    for (const std::string& name : present(*table, options.ignored)) {
        const bool asked = name == options.response || name == options.sourceResponse;
        if (name == response && !asked) roles.response.clear();
        if (std::find(roles.ignored.begin(), roles.ignored.end(), name) == roles.ignored.end())
            roles.ignored.push_back(name);
    }
    roles.groups = present(*table, options.groups);
    if (roles.response.empty() && needsResponse)
        throw Error(messages::kCliNoResponse, {table->path, option, columnNames(*table)});
    checkRoles(*table, roles);
    return makeDataset(table, roles);
}

/// The column that is called like a source's response, else the proposal; but never a column that
/// is a feature of the sources. Empty when nothing is left.
std::string targetResponse(const Table& target, const std::vector<Dataset>& sources) {
    for (const Dataset& source : sources)
        for (const Column& column : target.columns)
            if (!source.roles.response.empty() &&
                canonicalName(column.name) == canonicalName(source.roles.response))
                return column.name;
    std::string proposed = proposeRoles(target).roles.response;
    for (const Dataset& source : sources)
        for (const Feature& feature : source.schema().features)
            if (canonicalName(feature.name) == canonicalName(proposed)) proposed.clear();
    return proposed;
}

MatchingEdits readMaps(const std::vector<std::string>& maps) {
    MatchingEdits edits;
    for (const std::string& map : maps) {
        const std::size_t sign = map.find('=');
        if (sign == std::string::npos || sign == 0 || sign + 1 == map.size())
            throw UsageError(messages::kCliBadMapping, {map});
        edits.byHand.push_back({map.substr(0, sign), map.substr(sign + 1)});
    }
    return edits;
}

/// One 0-based row a line; empty lines and what follows # are skipped.
Rows readShotRows(const std::string& path) {
    const std::string bytes = readFile(path);
    Rows rows;
    std::size_t line = 0;
    for (std::size_t begin = 0; begin < bytes.size(); ++line) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        std::string text = bytes.substr(begin, end - begin);
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

std::string tableLine(const Dataset& dataset) {
    const Index features = dataset.schema().size();
    std::string text = "  " + dataset.table->path + ": " + std::to_string(dataset.table->rows()) +
                       " rows, " + std::to_string(features) + " features";
    if (!dataset.roles.response.empty()) text += ", response " + dataset.roles.response;
    if (!dataset.table->warnings.empty())
        text += ", " + std::to_string(dataset.table->warnings.size()) + " warnings (see inspect)";
    return text;
}

Json tableJson(const Dataset& dataset) {
    return {{"file", dataset.table->path},
            {"checksum", dataset.table->checksum},
            {"rows", dataset.table->rows()},
            {"features", dataset.schema().size()},
            {"response", dataset.roles.response},
            {"unit", dataset.roles.response.empty() ? "" : dataset.responseUnit()},
            {"ignored", dataset.roles.ignored},
            {"groups", dataset.roles.groups},
            {"warnings", dataset.table->warnings.size()}};
}

}  // namespace

void ReadingOptions::addTo(CLI::App& command) {
    const std::string group = "Reading the files";
    command
        .add_option("--delimiter", delimiter,
                    "What stands between cells: comma, semicolon, tab or bar (default: found out)")
        ->check(CLI::IsMember({"comma", "semicolon", "tab", "bar"}))
        ->type_name("NAME")
        ->group(group);
    command.add_option("--decimal", decimal, "Decimal sign: . or , (default: .)")
        ->check(CLI::IsMember({".", ","}))
        ->type_name("SIGN")
        ->group(group);
    command.add_option("--encoding", encoding, "UTF-8, UTF-16LE or UTF-16BE (default: found out)")
        ->check(CLI::IsMember({"UTF-8", "UTF-16LE", "UTF-16BE"}))
        ->type_name("NAME")
        ->group(group);
    command.add_option("--missing", missing, "A text that stands for a missing value; repeatable")
        ->expected(1)
        ->take_all()
        ->type_name("TEXT")
        ->group(group);
    command.add_option("--skip-lines", skipLines, "Lines to skip before the header")
        ->check(CLI::NonNegativeNumber)
        ->type_name("N")
        ->group(group);
}

CsvOptions ReadingOptions::csv() const {
    CsvOptions options;
    if (delimiter == "comma") options.delimiter = ',';
    if (delimiter == "semicolon") options.delimiter = ';';
    if (delimiter == "tab") options.delimiter = '\t';
    if (delimiter == "bar") options.delimiter = '|';
    options.decimal = decimal.front();
    options.encoding = encoding;
    options.missing.insert(options.missing.end(), missing.begin(), missing.end());
    options.skipLines = skipLines;
    return options;
}

void AnalysisOptions::addTo(CLI::App& command) {
    const auto repeatable = [&](const std::string& name, std::vector<std::string>& values,
                                const std::string& text, const std::string& type) {
        return command.add_option(name, values, text)->expected(1)->take_all()->type_name(type);
    };
    repeatable("--source", sources, "CSV of a known platform; repeatable", "FILE")->required();
    command.add_option("--target", target, "CSV of the new platform")
        ->required()
        ->type_name("FILE");
    command
        .add_option("--response", response, "Column to predict (default: proposed from the names)")
        ->type_name("NAME");
    command
        .add_option("--source-response", sourceResponse,
                    "The response in the sources (default: as --response, else proposed)")
        ->type_name("NAME");
    repeatable("--ignore", ignored, "Column to leave out; repeatable", "NAME");
    repeatable("--group", groups, "Rows that agree in all groups are never split; repeatable",
               "NAME");
    repeatable("--map", maps, "Two features that mean the same; repeatable", "SOURCE=TARGET");
    command.add_option("--aliases", aliases, "CSV whose lines list names that mean the same")
        ->type_name("FILE");
    command
        .add_option("--accept-suggestions", acceptSuggestions,
                    "Use suggested matches of at least this confidence, in [0, 1] (default: none)")
        ->check(CLI::Range(0.0, 1.0))
        ->type_name("MIN");
    CLI::Option* count =
        command
            .add_option("--shots", shots,
                        "Labelled target rows to learn from, drawn with the seed: a number or a "
                        "share such as 5% (default: every row with a response)")
            ->type_name("N|P%");
    command
        .add_option("--shot-rows", shotRows,
                    "File that lists the shots: 0-based data rows, one a line")
        ->type_name("FILE")
        ->excludes(count);
    command
        .add_option(
            "--pool", pool,
            "Rows whose features may be used: all of the target, or the shots (default: all)")
        ->check(CLI::IsMember({"all", "shots"}))
        ->type_name("all|shots");
    command.add_option("--seed", seed, "Seed of everything random (default: 1)")
        ->check(CLI::Validator(
            [](const std::string& text) -> std::string {
                std::uint64_t number = 0;
                const char* const end = text.data() + text.size();
                const auto read = std::from_chars(text.data(), end, number);
                const bool whole = read.ec == std::errc{} && read.ptr == end;
                return whole ? "" : text + " is not a whole number from 0 to 18446744073709551615";
            },
            ""))
        ->type_name("N");
    reading.addTo(command);
}

ShotRequest AnalysisOptions::shotRequest() const {
    if (!shotRows.empty()) return {ShotRequest::Kind::Rows, 0, readShotRows(shotRows)};
    if (shots.empty()) return {};
    try {
        return parseShotRequest(shots);
    } catch (const Error& error) {
        throw UsageError(error.message());
    }
}

AnalysisInput AnalysisOptions::load(const Console& console, bool needsResponse) const {
    AnalysisInput input;
    input.edits = readMaps(maps);
    input.shots = shotRequest();
    if (!aliases.empty()) input.aliases = readAliases(readFile(aliases), aliases);
    const CsvOptions csv = reading.csv();
    std::vector<std::shared_ptr<const Table>> tables;
    const double files = static_cast<double>(sources.size() + 1);
    const RunContext context = console.context(seed);
    for (std::size_t i = 0; i <= sources.size(); ++i) {
        const double at = static_cast<double>(i);
        tables.push_back(std::make_shared<const Table>(
            readCsv(i < sources.size() ? sources[i] : target, csv,
                    context.part(0.02 * at / files, 0.02 * (at + 1) / files))));
    }
    requireSomewhere(tables, ignored, "--ignore");
    requireSomewhere(tables, groups, "--group");
    const auto targetTable = tables.back();
    tables.pop_back();
    for (const auto& table : tables) {
        std::string name = sourceResponse;
        if (name.empty() && table->find(response)) name = response;
        if (name.empty()) name = proposeRoles(*table).roles.response;
        input.sources.push_back(toDataset(table, name, *this, "--source-response", needsResponse));
    }
    const std::string name =
        response.empty() ? targetResponse(*targetTable, input.sources) : response;
    input.target = toDataset(targetTable, name, *this, "--response", needsResponse);
    input.pool = pool == "shots" ? Pool::Shots : Pool::All;
    input.seed = seed;
    input.acceptSuggestions = acceptSuggestions;
    return input;
}

void printTables(const Console& console, const AnalysisInput& input) {
    if (!input.sources.empty()) console.line(input.sources.size() == 1 ? "Source" : "Sources");
    for (const Dataset& source : input.sources) console.line(tableLine(source));
    console.line("Target");
    console.line(tableLine(input.target));
}

Json tablesJson(const AnalysisInput& input) {
    Json sources = Json::array();
    for (const Dataset& source : input.sources) sources.push_back(tableJson(source));
    return {{"sources", sources}, {"target", tableJson(input.target)}};
}

}  // namespace footbridge
