// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/run/run_context.h"
#include "core/table/table.h"

namespace footbridge {

/// A kind of file that can be read as a table of runs: CSV, databases, and the files of tools.
struct TableKind {
    std::string key, title;  ///< "sqlite", "SQLite database"
};
const std::vector<TableKind>& tableKinds();

/// Reads a table of runs. The path is a file of any kind, packed by gzip, xz, Zstandard or not; or
/// a folder or pattern such as `runs/*.csv`, whose files are put below each other with columns for
/// what their names differ by. The checksum is that of the bytes as they lie there; of several
/// files, that of their names and checksums. Throws Error as parseCsv does, and where the kind is
/// none of a table or a file of a folder is none.
Table readTable(const std::filesystem::path& path, const CsvOptions& options = {},
                const RunContext& context = {});

/// The same of several paths, all files of which become one table.
Table readTables(const std::vector<std::filesystem::path>& paths, const CsvOptions& options = {},
                 const RunContext& context = {});

/// The beginning of what becomes a table, for a preview, as CSV text.
struct TableSample {
    std::string kind;            ///< as found or chosen
    std::string text;            ///< up to the last line end within `most` bytes
    std::vector<Message> notes;  ///< what the kind left out
    std::size_t files = 1;       ///< that the table is made of; the sample is of the first
};
TableSample sampleTable(const std::filesystem::path& path, const CsvOptions& options,
                        std::size_t most, const RunContext& context = {});

/// The kind of a file, or of the first one of a folder or pattern, as found or chosen.
std::string kindOfTable(const std::filesystem::path& path, const CsvOptions& options);

/// How the text of a sample is parsed: as asked of a CSV, else as this program wrote it.
CsvOptions textOptions(const CsvOptions& asked, const std::string& kind);

}  // namespace footbridge
