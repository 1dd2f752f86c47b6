// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/platform_input.h"

#include <limits>

#include "core/platforms/counter_aliases.h"
#include "core/platforms/platforms_messages.h"
#include "core/run/error.h"
#include "core/table/dataset.h"
#include "core/table/number_range.h"

namespace footbridge {
namespace {

/// Forms the share of a counter where the table has the counter and the total alone.
void addRatio(Table& table, const std::string& name) {
    const Column* counter = table.find(counterOfRatio(name));
    const Column* total = table.find(kTotalInstructions);
    const auto isNumber = [](const Column* column) {
        return column && column->type == ColumnType::Number;
    };
    if (table.find(name) || !isNumber(counter) || !isNumber(total)) return;
    Column ratio;
    ratio.name = name;
    ratio.type = ColumnType::Number;
    for (std::size_t row = 0; row < counter->numbers.size(); ++row)
        ratio.numbers.push_back(total->numbers[row] > 0
                                    ? counter->numbers[row] / total->numbers[row]
                                    : std::numeric_limits<double>::quiet_NaN());
    table.columns.push_back(std::move(ratio));
}

}  // namespace

Matrix platformInput(const Table& table, const PlatformModel& model) {
    Table renamed = table;
    const CounterAliases aliases =
        model.aliases.empty() ? CounterAliases::builtIn() : CounterAliases::parse(model.aliases);
    for (Column& column : renamed.columns) {
        const std::string name = aliases.nameOf(column.name);
        const bool wanted = model.schema.indexOf(name) >= 0 ||
                            model.schema.indexOf(ratioName(name)) >= 0 ||
                            name == kTotalInstructions;
        if (model.schema.indexOf(column.name) < 0 && wanted && !renamed.find(name))
            column.name = name;
    }
    for (const Feature& feature : model.schema.features) addRatio(renamed, feature.name);
    for (const Feature& feature : model.schema.features) {
        if (feature.type != ColumnType::Category || renamed.find(feature.name)) continue;
        Column missing;
        missing.name = feature.name;
        missing.type = ColumnType::Category;
        missing.codes.assign(static_cast<std::size_t>(table.rows()), -1);
        renamed.columns.push_back(std::move(missing));
    }
    checkNumbers(renamed, model.schema);
    return rawFeatures(renamed, model.schema);
}

Matrix measuredTimes(const Table& table, const PlatformModel& model, const RunContext& context) {
    Matrix times = Matrix::Constant(table.rows(), std::ssize(model.platforms),
                                    std::numeric_limits<double>::quiet_NaN());
    bool any = false;
    std::string names;
    for (std::size_t p = 0; p < model.platforms.size(); ++p) {
        names += (names.empty() ? "" : ", ") + model.platforms[p];
        const Column* column = table.find(model.platforms[p]);
        if (!column || column->type != ColumnType::Number) continue;
        any = true;
        checkMeasured(table, *column);
        times.col(static_cast<Index>(p)) =
            Eigen::Map<const Vector>(column->numbers.data(), table.rows());
    }
    if (!any) throw Error(messages::kPlatformsNoMeasured, {table.name, names});
    if (const Index bad = (times.array() <= 0).count(); bad > 0)
        context.note({messages::kPlatformsBadMeasured, {bad}});
    return (times.array() > 0).select(times, std::numeric_limits<double>::quiet_NaN());
}

}  // namespace footbridge
