// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/option_groups.h"
#include "core/run/plural.h"
#include "core/table/ignored_columns.h"
#include "core/table/roles.h"
#include "core/table/table_reader.h"
#include "core/table/units.h"

namespace footbridge {
namespace {

struct InspectCommandOptions {
    std::string file;
    ReadingOptions reading;
};

std::string roleOf(const Roles& roles, const std::string& column) {
    switch (roles.roleOf(column)) {
        case Role::Response:
            return "response";
        case Role::Ignored:
            return "ignored";
        case Role::Id:
            return "id";
        case Role::Feature:
            return "feature";
    }
    return {};
}

std::string unitOf(const std::string& column, const Roles& roles) {
    if (const auto set = roles.units.find(column); set != roles.units.end()) return set->second;
    const auto unit = unitFromName(column);
    return unit ? unit->symbol : "";
}

struct Range {
    double low = NAN, high = NAN;
};

Range rangeOf(const Column& column) {
    Range range;
    for (const double number : column.numbers) {
        if (std::isnan(number)) continue;
        range.low = std::isnan(range.low) ? number : std::min(range.low, number);
        range.high = std::isnan(range.high) ? number : std::max(range.high, number);
    }
    return range;
}

std::string contents(const Column& column) {
    if (column.type == ColumnType::Number) {
        const Range range = rangeOf(column);
        return std::isnan(range.low)
                   ? "no number"
                   : roundedNumber(range.low, 4) + " to " + roundedNumber(range.high, 4);
    }
    constexpr std::size_t kShown = 5;
    std::vector<std::string> shown(
        column.levels.begin(), column.levels.begin() + static_cast<std::ptrdiff_t>(
                                                           std::min(kShown, column.levels.size())));
    if (column.levels.size() > kShown) shown.emplace_back("…");
    return counted(std::ssize(column.levels), "level") + ": " + joined(shown);
}

std::string delimiterName(char delimiter) {
    switch (delimiter) {
        case ',':
            return "comma";
        case ';':
            return "semicolon";
        case '\t':
            return "tab";
        case '|':
            return "bar";
        case '\0':
            return {};
    }
    return std::string(1, delimiter);
}

std::string place(const ImportWarning& warning) {
    std::string text;
    if (warning.line) text += "line " + std::to_string(warning.line);
    if (warning.column)
        text += (text.empty() ? "column " : ", column ") + std::to_string(warning.column);
    return text.empty() ? "" : text + ": ";
}

void printText(const Console& console, const Table& table, const ProposedRoles& proposed) {
    const CsvOptions& options = table.options;
    std::string line = table.path + ": " + counted(table.rows(), "row") + ", " +
                       counted(std::ssize(table.columns), "column");
    if (options.kind == "csv" && options.delimiter && options.decimal)
        line += ", " + options.encoding + ", " + delimiterName(options.delimiter) +
                " between cells, decimal sign " + std::string(1, options.decimal);
    else if (!options.kind.empty())
        line += ", " + options.kind;
    console.line(line);
    std::vector<std::vector<std::string>> rows;
    for (const Column& column : table.columns)
        rows.push_back({column.name, column.type == ColumnType::Number ? "number" : "category",
                        unitOf(column.name, proposed.roles), roleOf(proposed.roles, column.name),
                        std::to_string(column.missingCount()), contents(column)});
    console.table({"column", "type", "unit", "role", "missing", "contents"}, rows);
    if (!proposed.reason.empty()) console.line(proposed.reason.text());
    for (const IgnoredColumn& column : columnsToIgnore(table))
        if (const Role role = proposed.roles.roleOf(column.name);
            role == Role::Ignored || role == Role::Id)
            console.line(column.reason.text());
    if (table.warnings.empty()) return;
    console.line("Warnings");
    for (const ImportWarning& warning : table.warnings)
        console.line("  " + place(warning) + warning.message.text());
}

Json columnJson(const Column& column, const Roles& roles) {
    Json json{{"name", column.name},
              {"type", column.type == ColumnType::Number ? "number" : "category"},
              {"unit", unitOf(column.name, roles)},
              {"role", roleOf(roles, column.name)},
              {"missing", column.missingCount()}};
    if (column.type == ColumnType::Number) {
        const Range range = rangeOf(column);
        json["low"] = jsonNumber(range.low);
        json["high"] = jsonNumber(range.high);
    } else {
        json["levels"] = column.levels;
    }
    return json;
}

Json toJson(const Table& table, const ProposedRoles& proposed) {
    Json columns = Json::array(), warnings = Json::array();
    for (const Column& column : table.columns)
        columns.push_back(columnJson(column, proposed.roles));
    for (const ImportWarning& warning : table.warnings)
        warnings.push_back({{"code", warning.message.code()},
                            {"line", warning.line},
                            {"column", warning.column},
                            {"text", warning.message.text()}});
    return {
        {"file", table.path},
        {"checksum", table.checksum},
        {"rows", table.rows()},
        {"kind", table.options.kind},
        {"encoding", table.options.encoding},
        {"delimiter", delimiterName(table.options.delimiter)},
        {"decimal", table.options.decimal ? std::string(1, table.options.decimal) : std::string()},
        {"response", proposed.roles.response},
        {"response_reason", proposed.reason.text()},
        {"columns", columns},
        {"warnings", warnings}};
}

}  // namespace

void addInspect(CLI::App& root, Commands& commands) {
    CLI::App* command =
        addCommand(root, commands, "inspect",
                   "Shows what a table holds: columns, types, units, roles, warnings",
                   "  footbridge-cli example runs\n"
                   "  footbridge-cli inspect runs/source.csv");
    const auto options = std::make_shared<InspectCommandOptions>();
    command->add_option("file", options->file, "File of any kind, folder or pattern to read")
        ->required()
        ->type_name("FILE");
    options->reading.addTo(*command);
    command->callback([options, &commands] {
        commands.work = [options](Console& console) {
            const Table table = readTable(options->file, options->reading.csv(), console.context());
            const ProposedRoles proposed = proposeRoles(table);
            printText(console, table, proposed);
            console.json(toJson(table, proposed));
        };
    });
}

}  // namespace footbridge
