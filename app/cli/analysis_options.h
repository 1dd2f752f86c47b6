// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/option_groups.h"
#include "core/analysis/analysis.h"

namespace footbridge {

/// The groups of the commands that work on sources and a target, as typed. A command adds those
/// that it has; the others keep what they start with.
struct AnalysisOptions {
    TableOptions tables;
    ResponseOptions response;
    MatchingOptions matching;
    ShotOptions shots;
    PoolOption pool;
    SeedOption seed;
    ReadingOptions reading;

    /// All groups. The command may have another way to name the sources, and one to name the target
    /// where that is not required; `meaning` is what --shots stands for.
    void addTo(CLI::App& command, bool needsTarget, const std::string& meaning);
    /// Reads the files and puts them together; what is not said is as the window proposes it.
    /// What looks wrong about them is told, and handed to `doubts`. Throws UsageError for what
    /// cannot be meant, Error for what the files lack, Cancelled.
    AnalysisInput load(const Console& console, bool needsResponse,
                       std::vector<Message>* doubts = nullptr) const;
};

/// Throws Error for a column that an option names and no table has.
void requireSomewhere(const std::vector<std::shared_ptr<const Table>>& tables,
                      const std::vector<std::string>& names, const std::string& option);

/// The tables and what their columns are for, for people and for programs.
void printTables(const Console& console, const AnalysisInput& input);
Json tablesJson(const AnalysisInput& input);

std::string columnNames(const Table& table);  ///< the first dozen

}  // namespace footbridge
