// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/number_column.h"

#include "core/run/error.h"
#include "core/table/number_range.h"
#include "core/table/table_messages.h"

namespace footbridge {

const std::vector<double>& numbersOf(const Table& table, std::string_view column) {
    const Column& found = table.column(column);
    if (found.type != ColumnType::Number)
        throw Error(messages::kColumnOfTexts,
                    {found.name, table.path.empty() ? table.name : table.path});
    checkMeasured(table, found);
    return found.numbers;
}

bool holdsNothing(const Column& column) {
    return column.missingCount() == static_cast<std::size_t>(column.rows());
}

}  // namespace footbridge
