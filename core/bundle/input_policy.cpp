// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/input_policy.h"

#include <algorithm>
#include <cmath>

#include "core/bundle/bundle_messages.h"
#include "core/matching/matching.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/table/units.h"

namespace footbridge {
namespace {

/// The only column of that name apart from case, separators and unit; null when there is none.
const Column* findSpelled(const Table& table, const std::string& name) {
    const Column* found = nullptr;
    const std::string wanted = canonicalName(name);
    for (const Column& column : table.columns) {
        if (canonicalName(column.name) != wanted) continue;
        if (found)
            throw Error(messages::kInputAmbiguous, {table.name, name, found->name, column.name});
        found = &column;
    }
    return found;
}

/// What the column's numbers are multiplied by to be in the feature's unit.
double factorOf(const Table& table, const Column& column, const Feature& feature, bool refuse) {
    const auto own = unitFromName(column.name), wanted = unitFromSymbol(feature.unit);
    const std::string is = own ? own->symbol : "";
    if (is == feature.unit) return 1;
    const bool fits = own && wanted && own->quantity == wanted->quantity;
    if (!fits || refuse)
        throw Error(messages::kInputUnit, {table.name, column.name, feature.name,
                                           feature.unit.empty() ? "–" : feature.unit});
    return own->factor / wanted->factor;
}

Column taken(const Table& table, const Column& column, const Feature& feature, bool refuse,
             std::vector<Message>& notes) {
    Column result = column;
    result.name = feature.name;
    if (column.name == feature.name) return result;
    double factor = 1;
    if (feature.type == ColumnType::Number) factor = factorOf(table, column, feature, refuse);
    for (double& number : result.numbers) number *= factor;
    if (factor == 1)
        notes.emplace_back(messages::kInputSpelled, std::vector{column.name, feature.name});
    else
        notes.emplace_back(messages::kInputConverted,
                           std::vector{column.name, feature.name, formatNumber(factor)});
    return result;
}

std::string shown(const Feature& feature, double value) {
    return feature.type == ColumnType::Number ? formatNumber(value) : "";
}

/// The first cell for which `odd` holds is refused.
template <class Odd>
void refuse(const Table& table, const AdaptedModel& model, const Matrix& raw, const MessageId& id,
            const Odd& odd) {
    for (Index row = 0; row < raw.rows(); ++row)
        for (Index column = 0; column < raw.cols(); ++column) {
            const auto at = static_cast<std::size_t>(column);
            const Feature& feature = model.schema.features[at];
            if (odd(feature, at, raw(row, column)))
                throw Error(id, {table.name, std::to_string(row + 1), feature.name,
                                 shown(feature, raw(row, column))});
        }
}

}  // namespace

AlignedTable alignColumns(const Table& table, std::span<const Feature> features,
                          bool refuseOtherUnit) {
    AlignedTable aligned;
    aligned.table.path = table.path;
    aligned.table.name = table.name;
    aligned.table.checksum = table.checksum;
    aligned.table.options = table.options;
    for (const Feature& feature : features) {
        const Column* column = table.find(feature.name);
        if (!column) column = findSpelled(table, feature.name);
        if (column)
            aligned.table.columns.push_back(
                taken(table, *column, feature, refuseOtherUnit, aligned.notes));
    }
    return aligned;
}

ModelInput readInput(const Table& table, const AdaptedModel& model, const InputPolicy& policy) {
    AlignedTable aligned = alignColumns(table, model.schema.features, policy.refuseOtherUnit);
    ModelInput input;
    input.notes = std::move(aligned.notes);
    input.raw = rawFeatures(aligned.table, model.schema);
    using std::isnan;
    if (policy.refuseMissing)
        refuse(table, model, input.raw, messages::kInputMissing,
               [](const Feature&, std::size_t, double value) { return isnan(value); });
    if (policy.refuseUnseenLevel)
        refuse(table, model, input.raw, messages::kInputUnseen,
               [](const Feature& feature, std::size_t, double value) {
                   return feature.type == ColumnType::Category && value < 0;
               });
    if (policy.refuseOutsideRange)
        refuse(table, model, input.raw, messages::kInputOutside,
               [&](const Feature& feature, std::size_t at, double value) {
                   return feature.type == ColumnType::Number &&
                          (value < model.low[at] || value > model.high[at]);
               });
    input.flags = model.flags(input.raw);
    return input;
}

}  // namespace footbridge
