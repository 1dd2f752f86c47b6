// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/number_range.h"

#include "core/run/error.h"
#include "core/run/number_limits.h"
#include "core/table/table_messages.h"

namespace footbridge {
namespace {

void check(const Table& table, const Column& column, bool (*refused)(double)) {
    for (std::size_t row = 0; row < column.numbers.size(); ++row)
        if (const double value = column.numbers[row]; refused(value))
            throw Error(messages::kNumberRange, {table.path.empty() ? table.name : table.path,
                                                 static_cast<Index>(row),
                                                 column.name,
                                                 {value, Digits::All}});
}

}  // namespace

void checkNumbers(const Table& table, const Roles& roles) {
    for (const Column& column : table.columns) {
        const Role role = roles.roleOf(column.name);
        if (role == Role::Feature) check(table, column, isTooLarge);
        if (role == Role::Response) checkMeasured(table, column);
    }
}

void checkNumbers(const Table& table, const FeatureSchema& schema) {
    for (const Feature& feature : schema.features)
        if (const Column* column = table.find(feature.name)) check(table, *column, isTooLarge);
}

void checkMeasured(const Table& table, const Column& column) {
    check(table, column, isTooLargeOrSmall);
}

}  // namespace footbridge
