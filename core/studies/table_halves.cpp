// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/table_halves.h"

#include <algorithm>
#include <memory>

#include "core/run/random.h"

namespace footbridge {

Dataset withRows(const Dataset& dataset, const Rows& rows, const std::string& label) {
    Table table = *dataset.table;
    table.checksum.clear();
    for (Column& column : table.columns) {
        const Column whole = column;
        column.numbers.clear();
        column.codes.clear();
        for (const Index row : rows) {
            const auto at = static_cast<std::size_t>(row);
            if (column.type == ColumnType::Number)
                column.numbers.push_back(whole.numbers[at]);
            else
                column.codes.push_back(whole.codes[at]);
        }
    }
    return makeDataset(std::make_shared<const Table>(std::move(table)), dataset.roles, label);
}

std::pair<Rows, Rows> halvesOf(const Dataset& dataset, std::uint64_t seed) {
    std::vector<int> groups = dataset.groupKeys();
    const Index rows = dataset.table->rows();
    if (groups.empty())
        for (Index row = 0; row < rows; ++row) groups.push_back(static_cast<int>(row));
    const int count = groups.empty() ? 0 : 1 + *std::max_element(groups.begin(), groups.end());
    const Rows order = Random(seed, "halves").permutation(count);
    std::pair<Rows, Rows> halves;
    for (Index row = 0; row < rows; ++row) {
        const auto group = static_cast<std::size_t>(groups[static_cast<std::size_t>(row)]);
        (2 * order[group] < count ? halves.first : halves.second).push_back(row);
    }
    return halves;
}

}  // namespace footbridge
