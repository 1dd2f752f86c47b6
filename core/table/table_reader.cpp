// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/formats/tool_file.h"
#include "core/run/error.h"
#include "core/run/path_expansion.h"
#include "core/table/contents_file.h"
#include "core/table/csv_reader.h"
#include "core/table/database.h"
#include "core/table/file_digest.h"
#include "core/table/file_list.h"
#include "core/table/joined_file.h"
#include "core/table/platform_rows.h"
#include "core/table/table_messages.h"
#include "core/table/united_tables.h"

namespace footbridge {
namespace {

namespace fs = std::filesystem;

constexpr const char* kCsv = "csv";
constexpr const char* kDatabase = "sqlite";
constexpr double kOwnShare = 0.6;  ///< of the work, where another table is joined

/// Files of runs for which Debian has no library, by their first bytes.
struct Foreign {
    std::string_view magic;
    const char *title, *way;
};
constexpr auto kForeign = std::to_array<Foreign>({
    {"PAR1", "Parquet", "pandas: pandas.read_parquet(FILE).to_csv(\"runs.csv\", index=False)"},
    {"ARROW1", "Arrow", "pandas: pandas.read_feather(FILE).to_csv(\"runs.csv\", index=False)"},
    {"ORC", "ORC", "pandas: pandas.read_orc(FILE).to_csv(\"runs.csv\", index=False)"},
    {"\x89HDF", "HDF5", "pandas: pandas.read_hdf(FILE).to_csv(\"runs.csv\", index=False)"},
    {"PK\x03\x04", "XLSX / ODS / ZIP", "LibreOffice: soffice --convert-to csv FILE"},
});

std::string kindOf(std::string_view bytes, const std::string& name, const CsvOptions& options) {
    if (options.kind.empty()) {
        for (const auto& [magic, title, way] : kForeign)
            if (bytes.starts_with(magic) && bytes.find('\0') != std::string_view::npos)
                throw Error(messages::kKindNoTable, {name, title, way});
        if (isDatabase(bytes)) return kDatabase;
        const std::string tool = recogniseTool(bytes);
        return tool.empty() ? kCsv : tool;
    }
    const auto& kinds = tableKinds();
    if (std::ranges::find(kinds, options.kind, &TableKind::key) != kinds.end()) return options.kind;
    std::string list;
    for (const TableKind& kind : kinds) list += (list.empty() ? "" : ", ") + kind.key;
    throw Error(messages::kKindUnknown, {options.kind, list});
}

std::string titleOf(const std::string& kind) {
    const auto& kinds = tableKinds();
    return std::ranges::find(kinds, kind, &TableKind::key)->title;
}

/// What is no CSV as text, with what was left out.
struct Converted {
    explicit Converted(const std::string& name) : text(name) {}
    SpilledBytes text;
    std::vector<Message> notes;
};

void convert(Converted& to, const std::string& kind, const fs::path& path, std::string_view bytes,
             bool packed, const std::string& query, const RunContext& context) {
    const std::string name = path.filename().string();
    if (kind == kDatabase) {
        queryDatabase(packed ? "" : path.string(), bytes, name, query, context,
                      [&](std::string_view piece) { to.text.add(piece); });
        return;
    }
    ToolTable table = readTool(kind, bytes, name, context);
    to.notes = std::move(table.notes);
    to.text.add(csvText(table));
}

Table parseContents(const fs::path& path, const ContentsFile& file, const CsvOptions& options,
                    const RunContext& context) {
    const std::string name = path.filename().string();
    const std::string kind = kindOf(file.bytes(), name, options);
    const CsvOptions reading = textOptions(options, kind);
    if (kind != kDatabase && !options.query.empty())
        throw Error(messages::kQueryWithoutDatabase, {name});
    if (kind == kCsv) {
        Table table = parseCsv(file.bytes(), name, reading, context);
        table.options.kind = kind;
        return table;
    }
    Converted converted(name);
    convert(converted, kind, path, file.bytes(), file.isPacked(), options.query,
            context.part(0, 0.5));
    Table table = parseCsv(converted.text.whole(), name, reading, context.part(0.5, 1));
    std::vector<ImportWarning> warnings;
    warnings.push_back({Message(messages::kReadAsKind, {titleOf(kind)}), 0, 0});
    for (Message& note : converted.notes) warnings.push_back({std::move(note), 0, 0});
    std::ranges::move(table.warnings, std::back_inserter(warnings));
    table.warnings = std::move(warnings);
    table.options = options;
    table.options.kind = kind;
    table.options.delimiter = reading.delimiter;
    table.options.decimal = reading.decimal;
    table.options.encoding = reading.encoding;
    return table;
}

Table readFileOfRuns(const fs::path& path, const CsvOptions& options, const RunContext& context) {
    ContentsFile file(path);
    std::string checksum;
    Table table;
    try {
        context.threads.parallel(2, [&](std::size_t half) {
            if (half == 0)
                table = parseContents(path, file, options, context);
            else
                checksum = digestUnlessCancelled(file.packed(), context);
        });
    } catch (const Error&) {
        file.checkUnchanged();  // what is wrong with half a file is that it is half a file
        throw;
    }
    context.checkCancelled();
    file.checkUnchanged();
    // Of a database SQLite sees to it, which locks what it reads.
    if (!isDatabase(file.bytes())) {
        if (file.file().hasGrown() && file.endAtLine()) checksum.clear();
        checksum = readAgainIfGrown(file.file(), std::move(checksum), context,
                                    [&](const RunContext& again) {
                                        table = {};
                                        table = parseContents(path, file, options, again);
                                    });
    }
    table.path = path.string();
    table.name = tableName(path);
    table.checksum = std::move(checksum);
    return table;
}

Table readFiles(const std::vector<fs::path>& files, const CsvOptions& options,
                const std::string& folder, const RunContext& context) {
    UnitedTables united;
    const auto share = 1 / static_cast<double>(files.size());
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto from = static_cast<double>(i) * share;
        try {
            Table table = readFileOfRuns(files[i], options, context.part(from, from + share));
            table.name = files[i].filename().string();
            united.add(std::move(table));
        } catch (const Error& error) {
            if (folder.empty()) throw;
            throw Error(messages::kInFolder, {folder, error.message()});
        }
    }
    return united.finish(partsOfNames(files));
}

/// Rows are chosen last, as the column that names their platform may be one that is joined.
Table asAsked(Table table, const CsvOptions& options, const RunContext& context) {
    return withPlatformOnly(withJoinedFile(std::move(table), options, context), options);
}

/// `runs` for `runs/*.csv`, `n*_t8` for `runs/n*_t8.csv`.
std::string nameOfPattern(const fs::path& path) {
    std::string name = tableName(path);
    if (name.find_first_not_of("*?.") != std::string::npos) return name;
    const fs::path folder = path.parent_path();
    return folder.empty() ? name : folder.filename().string();
}

}  // namespace

const std::vector<TableKind>& tableKinds() {
    static const std::vector<TableKind> kinds = [] {
        std::vector<TableKind> all{{kCsv, "CSV"}, {kDatabase, "SQLite database"}};
        for (const ToolKind& tool : toolKinds()) all.push_back({tool.key, tool.title});
        return all;
    }();
    return kinds;
}

CsvOptions textOptions(const CsvOptions& asked, const std::string& kind) {
    if (kind == kCsv) return asked;
    CsvOptions options;
    options.delimiter = ',';
    options.comment = 0;
    options.encoding = "UTF-8";
    options.missing = asked.missing;
    options.thousands = asked.thousands == '.' ? '\0' : asked.thousands;
    options.codesAsText = asked.codesAsText;
    return options;
}

Table readTables(const std::vector<fs::path>& paths, const CsvOptions& options,
                 const RunContext& context) {
    if (paths.size() == 1) return readTable(paths.front(), options, context);
    std::vector<fs::path> files;
    for (const fs::path& path : paths) std::ranges::move(filesOf(path), std::back_inserter(files));
    const CsvOptions alone = withoutJoin(options);
    const double share = alone == options ? 1 : kOwnShare;
    Table table = readFiles(files, alone, {}, context.part(0, share));
    table.name = "runs";
    return asAsked(std::move(table), options, context.part(share, 1));
}

Table readTable(const fs::path& path, const CsvOptions& options, const RunContext& context) {
    std::error_code ignored;
    const bool folder = fs::is_directory(path, ignored);
    const CsvOptions alone = withoutJoin(options);
    const double share = alone == options ? 1 : kOwnShare;
    const RunContext own = context.part(0, share), rest = context.part(share, 1);
    if (!folder && !isPattern(path))
        return asAsked(readFileOfRuns(path, alone, own), options, rest);
    const std::vector<fs::path> files = filesOf(path);
    Table table = readFiles(files, alone, folder ? path.string() : "", own);
    table.path = path.string();
    table.name = folder ? (path / "").parent_path().filename().string() : nameOfPattern(path);
    return asAsked(std::move(table), options, rest);
}

std::string kindOfTable(const fs::path& path, const CsvOptions& options) {
    const fs::path first = filesOf(path).front();
    return kindOf(ContentsFile(first, false).bytes(), first.filename().string(), options);
}

TableSample sampleTable(const fs::path& path, const CsvOptions& options, std::size_t most,
                        const RunContext& context) {
    const std::vector<fs::path> files = filesOf(path);
    const fs::path& first = files.front();
    const std::string name = first.filename().string();
    TableSample sample;
    sample.files = files.size();
    {
        const ContentsFile start(first, false);
        sample.kind = kindOf(start.bytes(), name, options);
        sample.text = start.bytes().substr(0, most);
        if (sample.kind == kCsv) {
            const std::size_t end = sample.text.rfind('\n');
            if (start.bytes().size() <= sample.text.size() && !start.isPacked()) return sample;
            if (end == std::string::npos) return sample;
            // The line end of little-endian UTF-16 has a second byte.
            const bool pairs = end + 1 < sample.text.size() && sample.text[end + 1] == '\0';
            sample.text.resize(end + (pairs ? 2 : 1));
            return sample;
        }
    }
    const ContentsFile whole(first);
    Converted converted(name);
    convert(converted, sample.kind, first, whole.bytes(), whole.isPacked(),
            withoutJoin(options).query, context);
    sample.notes = std::move(converted.notes);
    const std::string_view text = converted.text.whole();
    sample.text = text.substr(0, most);
    if (text.size() > most) sample.text.resize(sample.text.rfind('\n') + 1);
    return sample;
}

}  // namespace footbridge
