// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table_joiner.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "core/run/error.h"
#include "core/run/plain_number.h"
#include "core/table/platform_rows.h"
#include "core/table/table_messages.h"
#include "core/table/units.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

/// The rows that have the same keys, in order; by the text of the keys.
using RowsByKey = std::unordered_map<std::string, Rows>;

/// A text that is a number, such as the code 007, is that number where the other table has numbers.
std::string keyCell(const Column& column, const Column& other, Index row) {
    std::string cell = column.text(row);
    double value = 0;
    const char* const end = cell.data() + cell.size();
    const bool numbers = column.type == ColumnType::Category && other.type == ColumnType::Number &&
                         std::from_chars(cell.data(), end, value).ptr == end &&
                         std::isfinite(value);
    return numbers ? plainNumber(value) : cell;
}

/// The keys of a row of one table, to be found in the other; "" where one is missing.
std::string keyText(const std::vector<const Column*>& columns,
                    const std::vector<const Column*>& others, Index row) {
    std::string text;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i]->missing(row)) return {};
        const std::string cell = keyCell(*columns[i], *others[i], row);
        text += std::to_string(cell.size()) + ':' + cell;  // so that no two keys look alike
    }
    return text;
}

std::vector<const Column*> columnsOf(const Table& table, const std::vector<std::string>& names) {
    std::vector<const Column*> columns;
    for (const std::string& name : names) columns.push_back(&table.column(name));
    return columns;
}

double meanOf(const Column& column, const Rows& rows) {
    double sum = 0;
    Index count = 0;
    for (const Index row : rows) {
        if (column.missing(row)) continue;
        sum += column.numbers[static_cast<std::size_t>(row)];
        ++count;
    }
    return count ? sum / static_cast<double>(count) : std::numeric_limits<double>::quiet_NaN();
}

/// The code that all rows have; -1 where they differ.
std::int32_t sharedCode(const Column& column, const Rows& rows) {
    const std::int32_t first = column.codes[static_cast<std::size_t>(rows.front())];
    const bool same = std::ranges::all_of(
        rows, [&](Index row) { return column.codes[static_cast<std::size_t>(row)] == first; });
    return same ? first : -1;
}

/// The right table's column for the rows that were found; each has at least one row.
Column gathered(const Column& column, const std::vector<const Rows*>& found) {
    Column to;
    to.name = column.name;
    to.type = column.type;
    to.levels = column.levels;
    for (const Rows* rows : found) {
        if (column.type == ColumnType::Number)
            to.numbers.push_back(rows->size() == 1
                                     ? column.numbers[static_cast<std::size_t>(rows->front())]
                                     : meanOf(column, *rows));
        else
            to.codes.push_back(sharedCode(column, *rows));
    }
    return to;
}

std::string firstKeys(const Table& table, const std::vector<std::string>& names) {
    return table.rows() > 0 ? keysOfRow(table, names, 0) : "";
}

void tell(Table& table, const MessageId& id, std::vector<MessageArgument> arguments) {
    table.warnings.push_back({Message(id, std::move(arguments)), 0, 0});
}

using Values = std::unordered_set<std::string>;

Values valuesOf(const Column& column) {
    Values values;
    for (Index row = 0; row < column.rows(); ++row)
        if (!column.missing(row)) values.insert(column.text(row));
    return values;
}

/// How much of the smaller set the other one holds too.
double sharedPart(const Values& a, const Values& b) {
    const auto& [few, many] = a.size() < b.size() ? std::tie(a, b) : std::tie(b, a);
    if (few.empty()) return 0;
    const auto found = std::ranges::count_if(
        few, [&, &all = many](const std::string& value) { return all.contains(value); });
    return static_cast<double>(found) / static_cast<double>(few.size());
}

/// The pair of columns that shares most of its values, where those of the right table tell all its
/// rows apart.
std::vector<JoinKey> keyByValues(const Table& left, const Table& right) {
    constexpr Index kMostRows = 20'000;  // values of all columns are held at once
    constexpr double kEnough = 0.9;
    if (left.rows() > kMostRows || right.rows() > kMostRows || right.rows() < 2) return {};
    std::vector<Values> ofLeft;
    for (const Column& column : left.columns) ofLeft.push_back(valuesOf(column));
    std::vector<JoinKey> best;
    double most = 0;
    for (const Column& column : right.columns) {
        const Values values = valuesOf(column);
        if (static_cast<Index>(values.size()) < right.rows()) continue;
        for (std::size_t i = 0; i < ofLeft.size(); ++i) {
            const double shared = ofLeft[i].size() < 2 ? 0 : sharedPart(ofLeft[i], values);
            if (shared < kEnough || shared <= most) continue;
            most = shared;
            best = {{left.columns[i].name, column.name}};
        }
    }
    return best;
}

/// A name as part of a key's text.
std::string escaped(const std::string& name) {
    std::string text;
    for (const char c : name) {
        if (c == '=' || c == '\\') text += '\\';
        text += c;
    }
    return text;
}

}  // namespace

std::vector<JoinKey> joinKeys(const std::vector<std::string>& texts) {
    std::vector<JoinKey> keys;
    for (const std::string& text : texts) {
        std::string names[2];
        int side = 0;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool escapes = text[i] == '\\' && i + 1 < text.size() &&
                                 (text[i + 1] == '=' || text[i + 1] == '\\');
            if (side == 0 && text[i] == '=')
                side = 1;
            else
                names[side] += text[escapes ? ++i : i];
        }
        keys.push_back({names[0], names[side]});
    }
    return keys;
}

std::vector<std::string> keyTexts(const std::vector<JoinKey>& keys) {
    std::vector<std::string> texts;
    for (const auto& [left, right] : keys)
        texts.push_back(escaped(left) + (left == right ? "" : "=" + escaped(right)));
    return texts;
}

std::vector<JoinKey> proposedKeys(const Table& left, const Table& right) {
    constexpr double kEnough = 0.5;
    std::vector<JoinKey> keys;
    std::set<const Column*> taken;
    for (const Column& a : left.columns) {
        const auto words = wordsOf(nameWithoutUnit(a.name));
        for (const Column& b : right.columns) {
            if (taken.contains(&b) || wordsOf(nameWithoutUnit(b.name)) != words) continue;
            if (sharedPart(valuesOf(a), valuesOf(b)) < kEnough) continue;
            keys.push_back({a.name, b.name});
            taken.insert(&b);
            break;
        }
    }
    return keys.empty() ? keyByValues(left, right) : keys;
}

std::string keysOfRow(const Table& table, const std::vector<std::string>& columns, Index row) {
    std::string text;
    for (const std::string& name : columns) {
        const std::string cell = table.column(name).text(row);
        text += (text.empty() ? "" : ", ") + name + " = " + (cell.empty() ? "?" : cell);
    }
    return text;
}

JoinedTable joinTables(const Table& left, const Table& right, const std::vector<JoinKey>& keys,
                       bool meanOfRepeats) {
    std::vector<std::string> leftNames, rightNames;
    for (const auto& [a, b] : keys) {
        leftNames.push_back(a);
        rightNames.push_back(b);
    }
    const auto leftKeys = columnsOf(left, leftNames), rightKeys = columnsOf(right, rightNames);
    if (keys.empty()) throw Error(messages::kJoinWithoutKeys, {left.name, right.name});
    JoinedTable joined;
    RowsByKey rowsOf;
    for (Index row = 0; row < right.rows(); ++row) {
        const std::string key = keyText(rightKeys, leftKeys, row);
        if (key.empty()) continue;
        Rows& rows = rowsOf[key];
        if (!rows.empty()) joined.rightRepeats.push_back(row);
        rows.push_back(row);
    }
    if (!joined.rightRepeats.empty() && !meanOfRepeats)
        throw Error(messages::kJoinRepeats,
                    {right.name, joined.rightRepeats.size(),
                     keysOfRow(right, rightNames, joined.rightRepeats.front())});
    Rows kept;
    std::vector<const Rows*> found;
    std::set<const Rows*> used;
    for (Index row = 0; row < left.rows(); ++row) {
        const auto rows = rowsOf.find(keyText(leftKeys, rightKeys, row));
        if (rows == rowsOf.end()) {
            joined.leftAlone.push_back(row);
            continue;
        }
        kept.push_back(row);
        found.push_back(&rows->second);
        used.insert(&rows->second);
    }
    for (Index row = 0; row < right.rows(); ++row) {
        const auto rows = rowsOf.find(keyText(rightKeys, leftKeys, row));
        if (rows == rowsOf.end() || !used.contains(&rows->second)) joined.rightAlone.push_back(row);
    }
    if (kept.empty())
        throw Error(messages::kJoinNothing, {left.name, right.name, firstKeys(left, leftNames),
                                             firstKeys(right, rightNames)});
    joined.table = selectRows(left, kept);
    for (const Column& column : right.columns) {
        if (std::ranges::find(rightNames, column.name) != rightNames.end()) continue;
        Column to = gathered(column, found);
        if (joined.table.find(to.name)) {
            to.name += " (" + right.name + ")";
            tell(joined.table, messages::kJoinRenamed, {column.name, to.name});
        }
        joined.table.columns.push_back(std::move(to));
    }
    for (const ImportWarning& warning : right.warnings) joined.table.warnings.push_back(warning);
    if (!joined.leftAlone.empty())
        tell(joined.table, messages::kJoinAlone,
             {left.name, joined.leftAlone.size(), right.name,
              keysOfRow(left, leftNames, joined.leftAlone.front())});
    if (!joined.rightAlone.empty())
        tell(joined.table, messages::kJoinAlone,
             {right.name, joined.rightAlone.size(), left.name,
              keysOfRow(right, rightNames, joined.rightAlone.front())});
    if (!joined.rightRepeats.empty())
        tell(joined.table, messages::kJoinMeans, {right.name, joined.rightRepeats.size()});
    return joined;
}

}  // namespace footbridge
