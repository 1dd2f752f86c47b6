// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "app/cli/console.h"
#include "core/analysis/analysis.h"
#include "core/table/csv_options.h"

namespace footbridge {

/// How the CSV files of a command are to be read.
struct ReadingOptions {
    std::string delimiter, decimal = ".", encoding;
    std::vector<std::string> missing;
    std::size_t skipLines = 0;

    void addTo(CLI::App& command);
    CsvOptions csv() const;
};

/// The options that match, severity and adapt share, as typed.
struct AnalysisOptions {
    std::vector<std::string> sources, ignored, groups, maps;
    std::string target, response, sourceResponse, aliases, shots, shotRows, pool = "all";
    double acceptSuggestions = 2;
    std::uint64_t seed = 1;
    ReadingOptions reading;

    void addTo(CLI::App& command);
    /// Reads the files and puts them together. Throws UsageError for what cannot be meant, Error
    /// for what the files lack, Cancelled.
    AnalysisInput load(const Console& console, bool needsResponse) const;
    /// Which rows are asked for as shots. Throws UsageError, Error for the file that lists them.
    ShotRequest shotRequest() const;
};

/// "name [unit] (why)" of the response, tables and roles, for people and for programs.
void printTables(const Console& console, const AnalysisInput& input);
Json tablesJson(const AnalysisInput& input);

}  // namespace footbridge
