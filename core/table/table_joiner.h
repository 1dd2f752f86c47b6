// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/table/table.h"

namespace footbridge {

/// A column of each table; rows belong together where both hold the same.
struct JoinKey {
    std::string left, right;

    bool operator==(const JoinKey&) const = default;
};

/// "key", or "key=other" where the right table calls it otherwise; \= and \\ in a name stand for
/// these characters themselves.
std::vector<JoinKey> joinKeys(const std::vector<std::string>& texts);

/// Rows of the left table with what the right one says of them, and the rows that found none.
struct JoinedTable {
    Table table;        ///< in the order of the left table; its warnings say what was done
    Rows leftAlone;     ///< rows of the left table that no row of the right one matches
    Rows rightAlone;    ///< the other way round
    Rows rightRepeats;  ///< rows of the right table with the keys of one before them
};

/// Several rows of the left table may have the same keys, such as repeats. Where those of the right
/// one have, they are refused, or with `meanOfRepeats` enter by the mean of their numbers, and by
/// their texts where these agree. A missing key matches nothing. Throws Error for unknown keys,
/// repeats, and where no row matches.
JoinedTable joinTables(const Table& left, const Table& right, const std::vector<JoinKey>& keys,
                       bool meanOfRepeats);

/// Keys that are likely meant: columns of one name whose values are found in both tables; where
/// there are none, the two columns that share most of their values. May be none.
std::vector<JoinKey> proposedKeys(const Table& left, const Table& right);

/// "key" or "key=other", as joinKeys() reads it.
std::vector<std::string> keyTexts(const std::vector<JoinKey>& keys);

/// The keys of a row as a sentence or list shows them: `n = 4, t = 8`.
std::string keysOfRow(const Table& table, const std::vector<std::string>& columns, Index row);

}  // namespace footbridge
