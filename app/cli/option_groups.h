// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/metrics/splits.h"
#include "core/run/run_context.h"
#include "core/table/table.h"

namespace footbridge {

// A command is made of groups: each adds the options that it has and knows what they mean together.

/// Names of options.
using OptionNames = std::vector<const char*>;

// Options of these groups by what has a use for them: a model of one pair, and any table.
inline const OptionNames kOptionsOfAPair{
    "--source",  "--target", "--source-response",    "--feature", "--map",
    "--aliases", "--shots",  "--accept-suggestions", "--pool",    "--shot-rows"};
inline const OptionNames kOptionsOfColumns{"--response", "--ignore", "--group"};
inline const OptionNames kOptionsOfReading{"--delimiter", "--decimal",    "--thousands",
                                           "--kind",      "--query",      "--encoding",
                                           "--missing",   "--skip-lines", "--no-header"};

/// Refuses what was given and would be passed over, as `way` has no use for it, such as
/// "--evidence" or "a bundle". Throws UsageError.
void refuseUnused(const CLI::App& command, const std::string& way, const OptionNames& names);

/// How the tables of a command are to be read.
struct ReadingOptions {
    std::string delimiter, decimal, thousands, encoding, kind, query;
    std::vector<std::string> missing;
    std::size_t skipLines = 0;
    bool noHeader = false;

    void addTo(CLI::App& command);
    CsvOptions csv() const;
    /// A table read so, with what is odd about it said. Throws as readTable().
    Table read(const std::filesystem::path& path, const RunContext& context) const;
};

/// Says what was noticed about a table when it was read; more than a few things are counted.
void sayWarnings(const Table& table, const RunContext& context);

/// The tables of the known platforms and of the new one.
struct TableOptions {
    std::vector<std::string> sources;
    std::string target;
    CLI::Option* source = nullptr;     ///< --source, once it is added
    CLI::Option* newTarget = nullptr;  ///< --target

    /// Both are required unless the command has another way to name what it works on.
    void addTo(CLI::App& command, bool needsSource, bool needsTarget);
    bool any() const { return !sources.empty() && !target.empty(); }
};

/// What the columns are for.
struct ResponseOptions {
    std::string response, sourceResponse;
    std::vector<std::string> ignored, features, groups;
    std::vector<CLI::Option*> options;

    void addTo(CLI::App& command);
};

/// Which features correspond.
struct MatchingOptions {
    std::vector<std::string> maps;
    std::string aliases;
    double acceptSuggestions = 2;
    std::vector<CLI::Option*> options;

    void addTo(CLI::App& command);
};

/// Which rows of the target to learn from.
struct ShotOptions {
    std::string shots, shotRows;

    /// `meaning` is what --shots stands for in this command, without what holds where it is not
    /// given.
    void addTo(CLI::App& command, const std::string& meaning);
    /// Nothing where nobody asks for any. Throws UsageError, as for a number below `fewest`, and
    /// Error for the file that lists them.
    std::optional<ShotRequest> request(std::size_t fewest = kFewestToAdapt) const;
};

/// Whose features may be used.
struct PoolOption {
    std::string pool = "all";
    CLI::Option* option = nullptr;

    void addTo(CLI::App& command);
};

struct SeedOption {
    std::uint64_t seed = 1;
    CLI::Option* option = nullptr;

    void addTo(CLI::App& command);
};

}  // namespace footbridge
