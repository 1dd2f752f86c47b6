// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/platform_rows.h"

#include <algorithm>
#include <unordered_set>

#include "core/run/error.h"
#include "core/table/table_messages.h"

namespace footbridge {

std::vector<std::string> platformsIn(const Table& table, const std::string& column) {
    const Column& names = table.column(column);
    std::vector<std::string> platforms;
    std::unordered_set<std::string> known;
    for (Index row = 0; row < names.rows(); ++row) {
        if (names.missing(row)) continue;
        std::string text = names.text(row);
        if (known.insert(text).second) platforms.push_back(std::move(text));
    }
    return platforms;
}

Table selectRows(const Table& table, const Rows& rows) {
    Table selected;
    selected.path = table.path;
    selected.name = table.name;
    selected.checksum = table.checksum;
    selected.options = table.options;
    selected.warnings = table.warnings;
    for (const Column& column : table.columns) {
        Column chosen;
        chosen.name = column.name;
        chosen.type = column.type;
        std::vector<std::int32_t> places(column.levels.size(), -1);
        for (const Index row : rows) {
            const auto at = static_cast<std::size_t>(row);
            if (column.type == ColumnType::Number) {
                chosen.numbers.push_back(column.numbers[at]);
                continue;
            }
            const std::int32_t code = column.codes[at];
            if (code < 0) {
                chosen.codes.push_back(-1);
                continue;
            }
            std::int32_t& place = places[static_cast<std::size_t>(code)];
            if (place < 0) {
                place = static_cast<std::int32_t>(chosen.levels.size());
                chosen.levels.push_back(column.levels[static_cast<std::size_t>(code)]);
            }
            chosen.codes.push_back(place);
        }
        selected.columns.push_back(std::move(chosen));
    }
    return selected;
}

Table platformRows(const Table& table, const std::string& column, const std::string& platform) {
    const Column& names = table.column(column);
    Rows rows;
    for (Index row = 0; row < names.rows(); ++row)
        if (!names.missing(row) && names.text(row) == platform) rows.push_back(row);
    if (rows.empty()) {
        std::string list;
        for (const std::string& each : platformsIn(table, column))
            list += (list.empty() ? "" : ", ") + each;
        throw Error(messages::kPlatformUnknown, {table.name, column, platform, list});
    }
    Table selected = selectRows(table, rows);
    std::erase_if(selected.columns, [&](const Column& each) { return each.name == column; });
    selected.name = platform;
    selected.options.platformColumn = column;
    selected.options.platform = platform;
    return selected;
}

Table withPlatformOnly(Table table, const CsvOptions& options) {
    if (options.platformColumn.empty() && options.platform.empty()) return table;
    if (options.platformColumn.empty() || options.platform.empty())
        throw Error(messages::kPlatformAlone);
    return platformRows(table, options.platformColumn, options.platform);
}

}  // namespace footbridge
