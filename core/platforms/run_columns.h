// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/table/table.h"

namespace footbridge {

using Ids = std::vector<int>;  ///< a number from 0 for each row; equal where the rows agree

/// Numbers for the values of a column; a missing value has its own.
Ids idsOf(const Column& column, const Rows& rows);
/// Numbers for the pairs, in order of first appearance.
Ids paired(const Ids& a, const Ids& b);
int countOf(const Ids& ids);  ///< one more than the largest; 0 for none

/// Runs on several platforms in one table.
struct MeasuredRuns {
    const Table& table;
    const Column &time, &platform;
    std::vector<std::string> groupColumns;
    Rows rows;  ///< of the table, usable ones
    Ids on;     ///< platform of each row

    bool isSpecial(const Column& column) const { return &column == &time || &column == &platform; }
    bool isGroup(const Column& column) const;
};

/// Which columns tell runs apart, and which describe them.
struct RunColumns {
    Ids items;  ///< of the rows: the same on all platforms for the same application and arguments
    std::vector<const Column*> features;
    bool measured = false;  ///< features are counters of a platform each
    /// Left out: what only names a run, follows the time, or is known after the run alone.
    std::vector<std::string> names, times, later;
};
/// Throws Error where no feature is left.
RunColumns chooseRunColumns(const MeasuredRuns& runs);

}  // namespace footbridge
