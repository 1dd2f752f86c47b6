// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/run/run_context.h"
#include "core/table/table.h"

namespace footbridge {

/// Another table of the same runs, whose columns are added to the rows with the same keys. Options
/// of a file hold it as their query: `JOIN "counters.csv" ON "n", "threads"="t" MEANS`.
struct JoinOptions {
    std::string path;               ///< "": none
    std::vector<std::string> keys;  ///< as joinKeys() reads them
    bool meanOfRepeats = false;     ///< of its rows with the same keys, which are refused otherwise

    bool operator==(const JoinOptions&) const = default;
};

std::string joinQuery(const JoinOptions& join);  ///< "" without a path
/// What a query asks to be joined; without a path where it is another query.
JoinOptions joinOf(const CsvOptions& options);
CsvOptions withJoin(CsvOptions options, const JoinOptions& join);  ///< in place of its query
CsvOptions withoutJoin(CsvOptions options);                        ///< another query stays

/// The table that the options name to be joined, with everything about it found out but what counts
/// as missing. Throws Error as readTable() does.
Table readJoinedFile(const CsvOptions& options, const RunContext& context = {});

/// Of the table to join the rows that a sample's rows match, which are few; none where nothing
/// matches, as it may be beyond the sample.
Table matchingRows(const Table& sample, const CsvOptions& options, const RunContext& context);

/// The table with what another one says of its rows. Throws Error as joinTables() does.
Table joinedWith(const Table& table, const Table& other, const CsvOptions& options);

/// The table with what the one that the options name says of its rows; its checksum is that of
/// both.
Table withJoinedFile(Table table, const CsvOptions& options, const RunContext& context);

}  // namespace footbridge
