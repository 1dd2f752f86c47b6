// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table.h"

#include <algorithm>
#include <cmath>

#include "core/run/error.h"
#include "core/run/plain_number.h"
#include "core/table/table_messages.h"

namespace footbridge {

bool Column::missing(Index row) const {
    const auto i = static_cast<std::size_t>(row);
    return type == ColumnType::Number ? std::isnan(numbers[i]) : codes[i] < 0;
}

std::string Column::text(Index row) const {
    if (missing(row)) return {};
    const auto i = static_cast<std::size_t>(row);
    return type == ColumnType::Number ? plainNumber(numbers[i])
                                      : levels[static_cast<std::size_t>(codes[i])];
}

std::size_t Column::missingCount() const {
    if (type == ColumnType::Number)
        return static_cast<std::size_t>(
            std::ranges::count_if(numbers, [](double x) { return std::isnan(x); }));
    return static_cast<std::size_t>(
        std::ranges::count_if(codes, [](auto code) { return code < 0; }));
}

const Column* Table::find(std::string_view columnName) const {
    const auto at = std::ranges::find(columns, columnName, &Column::name);
    return at == columns.end() ? nullptr : &*at;
}

const Column& Table::column(std::string_view columnName) const {
    if (const Column* found = find(columnName)) return *found;
    constexpr std::size_t kShown = 12;
    std::string names;
    for (std::size_t i = 0; i < std::min(columns.size(), kShown); ++i)
        names += (i ? ", " : "") + columns[i].name;
    if (columns.size() > kShown) names += ", …";
    throw Error(messages::kColumnUnknown, {std::string(columnName), name, names});
}

}  // namespace footbridge
