// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/option_groups.h"
#include "app/cli/output_options.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/plural.h"
#include "core/run/run_messages.h"
#include "core/table/cell_units.h"
#include "core/table/csv_writer.h"
#include "core/table/platform_rows.h"
#include "core/table/table_joiner.h"
#include "core/table/table_reader.h"
#include "core/table/units.h"

namespace footbridge {
namespace {

struct ConvertCommandOptions {
    std::vector<std::string> files, on;
    std::string join, split;
    bool meanOfRepeats = false;
    OutputOption out, folder, alone;
    ReadingOptions reading;
};

/// What is written is to be what stood there, but means are numbers.
CsvOptions readingOf(const ConvertCommandOptions& options, bool meansOfIt) {
    CsvOptions csv = options.reading.csv();
    csv.codesAsText = !meansOfIt;
    return csv;
}

/// Units that stood in cells move into the names, as the cells written are numbers.
void nameUnits(Table& table) {
    for (const auto& [name, unit] : unitsInCells(table)) {
        std::string named = name;
        named.append(" [").append(unit).append("]");
        for (Column& column : table.columns)
            if (column.name == name && !unitFromName(name) && !table.find(named))
                column.name = named;
    }
}

/// A platform's name as that of a file that nobody has yet.
std::string fileName(const std::string& platform, std::set<std::string>& taken) {
    std::string name;
    for (const char c : platform) {
        const bool kept = c != '/' && static_cast<unsigned char>(c) >= ' ';
        name += kept ? c : '_';
    }
    if (name.starts_with('.')) name.front() = '_';
    std::string free = name;
    for (int i = 2; !taken.insert(free).second; ++i) free = name + "_" + std::to_string(i);
    return free + ".csv";
}

/// The keys of the rows without a match, as a table: which table, its row, the keys.
std::string aloneText(const JoinedTable& joined, const Table& left, const Table& right,
                      const std::vector<JoinKey>& keys) {
    std::vector<std::string> cells{"table", "row"};
    for (const JoinKey& key : keys) cells.push_back(key.left);
    std::string text = spreadsheetRecord(cells) + "\n";
    const auto add = [&](const Table& table, const Rows& rows, std::string JoinKey::*name) {
        for (const Index row : rows) {
            cells = {table.name, std::to_string(row)};
            for (const JoinKey& key : keys) cells.push_back(table.column(key.*name).text(row));
            text += spreadsheetRecord(cells) + "\n";
        }
    };
    add(left, joined.leftAlone, &JoinKey::left);
    add(right, joined.rightAlone, &JoinKey::right);
    return text;
}

/// A platform's rows and the file that they go to.
struct Part {
    std::string platform, path;
};

/// Of --split. Throws Error where something is in the way of one.
std::vector<Part> partsOf(const Table& table, const ConvertCommandOptions& options) {
    std::vector<Part> parts;
    if (options.split.empty()) return parts;
    std::set<std::string> taken;
    std::vector<OutputFile> outputs;
    for (const std::string& platform : platformsIn(table, options.split)) {
        const std::filesystem::path folder = options.folder.path();
        parts.push_back({platform, (folder / fileName(platform, taken)).string()});
        outputs.push_back({parts.back().path});
    }
    makeOutputFolder(options.folder.path());
    checkOutputsOf(*options.folder.command, outputs);
    for (const auto& [platform, path] : parts)
        if (std::filesystem::exists(path) &&
            holdsOther(path, writeSpreadsheet(platformRows(table, options.split, platform))))
            throw Error(messages::kOutputInTheWay, {path});
    return parts;
}

Json writeTables(const Table& table, const std::vector<Part>& parts,
                 const ConvertCommandOptions& options, const Console& console) {
    Json written = Json::array();
    const auto write = [&](const std::string& path, const Table& part) {
        writeFile(path, writeSpreadsheet(part));
        console.line(path + ": " + counted(part.rows(), "row") + ", " +
                     counted(std::ssize(part.columns), "column"));
        written.push_back(
            {{"file", path}, {"rows", part.rows()}, {"columns", part.columns.size()}});
    };
    if (options.split.empty()) {
        write(options.out.path(), table);
        return written;
    }
    for (const auto& [platform, path] : parts)
        write(path, platformRows(table, options.split, platform));
    if (const std::size_t missing = table.column(options.split).missingCount())
        console.line("Left out: " + counted(static_cast<std::int64_t>(missing), "row") +
                     " without " + options.split);
    return written;
}

/// `alone` becomes the list of the rows without a match.
Table withJoined(Table left, const ConvertCommandOptions& options, const Console& console,
                 Json& json, std::string& alone) {
    if (options.join.empty()) return left;
    const Table right = readTable(options.join, readingOf(options, options.meanOfRepeats),
                                  console.context().part(0.5, 0.8));
    const std::vector<JoinKey> keys = joinKeys(options.on);
    JoinedTable both = joinTables(left, right, keys, options.meanOfRepeats);
    alone = aloneText(both, left, right, keys);
    json["unmatched"] = {{"left", both.leftAlone}, {"right", both.rightAlone}};
    json["repeats"] = both.rightRepeats;
    return std::move(both.table);
}

void convert(const ConvertCommandOptions& options, const Console& console) {
    if (!options.out && options.split.empty()) throw UsageError(messages::kCliConvertWhere);
    if (options.split.empty() != !options.folder || (options.out && options.folder))
        throw UsageError(messages::kCliConvertSplit);
    if (options.join.empty() != options.on.empty()) throw UsageError(messages::kCliConvertJoin);
    Table table = readTables({options.files.begin(), options.files.end()},
                             readingOf(options, false), console.context().part(0, 0.5));
    nameUnits(table);
    Json json;
    std::string alone;
    table = withJoined(std::move(table), options, console, json, alone);
    const std::vector<Part> parts = partsOf(table, options);
    if (options.alone) writeFile(options.alone.path(), alone);
    json["kind"] = table.options.kind;
    json["written"] = writeTables(table, parts, options, console);
    json["notes"] = Json::array();
    for (const ImportWarning& warning : table.warnings) {
        console.line("  " + warning.message.text());
        json["notes"].push_back(
            {{"code", warning.message.code()}, {"text", warning.message.text()}});
    }
    console.json(json);
}

}  // namespace

void addConvert(CLI::App& root, Commands& commands) {
    CLI::App* command =
        addCommand(root, commands, "convert",
                   "Turns files of any kind into one CSV: joined by keys, or split by platform",
                   "  footbridge-cli example runs\n"
                   "  footbridge-cli convert 'runs/*.csv' --out both.csv\n"
                   "  footbridge-cli convert both.csv --split file --out-dir platforms");
    const auto options = std::make_shared<ConvertCommandOptions>();
    command
        ->add_option("file", options->files,
                     "Files, packed or not, folders or patterns; all become one table")
        ->required()
        ->type_name("FILE");
    options->out.addTo(*command, "--out", "Write the table here", "TABLE.csv");
    CLI::Option* join =
        command
            ->add_option("--join", options->join,
                         "Add the columns of this table to the rows with the same keys")
            ->type_name("FILE");
    command
        ->add_option("--on", options->on,
                     "The keys: columns by commas, NAME=OTHER where the joined table calls one "
                     "otherwise")
        ->delimiter(',')
        ->expected(1)
        ->take_all()
        ->type_name("KEY,KEY");
    command
        ->add_flag("--mean-of-repeats", options->meanOfRepeats,
                   "Join the means of rows of the joined table that have the same keys")
        ->needs(join);
    options->alone.addTo(*command, "--unmatched", "List the rows without a match here", "ROWS.csv")
        ->needs(join);
    command->add_option("--split", options->split, "Write a table for each platform of this column")
        ->type_name("COLUMN");
    options->folder.addTo(*command, "--out-dir", "Folder for the tables of the platforms",
                          "FOLDER");
    options->reading.addTo(*command);
    whenAsked(*command, commands, options, convert);
}

}  // namespace footbridge
