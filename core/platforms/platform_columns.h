// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/platforms/counter_aliases.h"
#include "core/table/table.h"

namespace footbridge {

/// What the columns of tables with run times on several platforms are for. A long table has one
/// time column and one with the platform's name; a wide one has a time column a platform; without
/// either, each table is of one platform and bears its name.
struct PlatformColumns {
    std::string platform{};             ///< "" unless the tables are long
    std::vector<std::string> times{};   ///< one, or one a platform
    std::vector<std::string> groups{};  ///< runs that agree in all of them are never split
    std::vector<std::string> ignored{};
    bool ratios = false;  ///< counters of instructions as shares of their total

    bool operator==(const PlatformColumns&) const = default;
};

using Tables = std::vector<std::shared_ptr<const Table>>;

/// Fills in what is empty from the names and contents of the columns. Throws Error where no column
/// can be the run time.
PlatformColumns proposePlatformColumns(const Tables& tables, PlatformColumns columns = {});

/// Throws Error for a column that a table lacks, is named for two purposes, or is of the wrong
/// type.
void checkPlatformColumns(const Tables& tables, const PlatformColumns& columns);

/// All tables below one another as one long table, in which columns bear the names that the aliases
/// give them; `columns` then says what they are for. Throws Error.
/// With `ratios` counters of instructions are divided by their total, bear the name that
/// ratioName() gives and stand in the order of the others.
Table longTable(const Tables& tables, PlatformColumns& columns, const CounterAliases& aliases);

}  // namespace footbridge
