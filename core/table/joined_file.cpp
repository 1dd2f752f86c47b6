// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/joined_file.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/table/csv_reader.h"
#include "core/table/platform_rows.h"
#include "core/table/table_joiner.h"
#include "core/table/table_reader.h"

namespace footbridge {
namespace {

constexpr std::string_view kJoin = "JOIN ", kOn = " ON ", kMeans = " MEANS";

std::string inQuotes(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

/// Takes what stands at the beginning.
bool take(std::string_view& text, std::string_view what) {
    if (!text.starts_with(what)) return false;
    text.remove_prefix(what.size());
    return true;
}

std::optional<std::string> takeQuoted(std::string_view& text) {
    if (!take(text, "\"")) return {};
    std::string read;
    while (!text.empty() && text.front() != '"') {
        if (text.front() == '\\') text.remove_prefix(1);
        if (text.empty()) return {};
        read += text.front();
        text.remove_prefix(1);
    }
    if (!take(text, "\"")) return {};
    return read;
}

}  // namespace

std::string joinQuery(const JoinOptions& join) {
    if (join.path.empty()) return {};
    std::string query = std::string(kJoin) + inQuotes(join.path);
    std::string_view before = kOn;
    for (const auto& [left, right] : joinKeys(join.keys)) {
        query += std::string(before) + inQuotes(left);
        if (left != right) query += "=" + inQuotes(right);
        before = ", ";
    }
    if (join.meanOfRepeats) query += kMeans;
    return query;
}

JoinOptions joinOf(const CsvOptions& options) {
    std::string_view text = options.query;
    if (!take(text, kJoin)) return {};
    const auto path = takeQuoted(text);
    if (!path) return {};
    JoinOptions join{*path, {}, false};
    std::vector<JoinKey> keys;
    for (std::string_view before = kOn; take(text, before); before = ", ") {
        const auto left = takeQuoted(text);
        if (!left) return {};
        const auto right = take(text, "=") ? takeQuoted(text) : left;
        if (!right) return {};
        keys.push_back({*left, *right});
    }
    join.keys = keyTexts(keys);
    join.meanOfRepeats = take(text, kMeans);
    return text.empty() ? join : JoinOptions{};
}

CsvOptions withJoin(CsvOptions options, const JoinOptions& join) {
    options.query = joinQuery(join);
    return options;
}

CsvOptions withoutJoin(CsvOptions options) {
    if (!joinOf(options).path.empty()) options.query.clear();
    return options;
}

Table readJoinedFile(const CsvOptions& options, const RunContext& context) {
    CsvOptions reading = everythingFoundOut();
    reading.missing = options.missing;
    return readTable(joinOf(options).path, reading, context);
}

Table matchingRows(const Table& sample, const CsvOptions& options, const RunContext& context) {
    const Table other = readJoinedFile(options, context);
    const JoinOptions join = joinOf(options);
    Rows rows;
    try {
        const Rows alone =
            joinTables(sample, other, joinKeys(join.keys), join.meanOfRepeats).rightAlone;
        for (Index row = 0; row < other.rows(); ++row)
            if (!std::ranges::binary_search(alone, row)) rows.push_back(row);
    } catch (const Error&) {
        // Other columns than those of the keys, or no match.
    }
    return selectRows(other, rows);
}

Table joinedWith(const Table& table, const Table& other, const CsvOptions& options) {
    const JoinOptions join = joinOf(options);
    JoinedTable both = joinTables(table, other, joinKeys(join.keys), join.meanOfRepeats);
    both.table.checksum = sha256(table.checksum + other.checksum);
    both.table.options.query = options.query;
    return std::move(both.table);
}

Table withJoinedFile(Table table, const CsvOptions& options, const RunContext& context) {
    if (joinOf(options).path.empty()) return table;
    return joinedWith(table, readJoinedFile(options, context), options);
}

}  // namespace footbridge
