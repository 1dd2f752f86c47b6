// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/input_policy.h"

#include <algorithm>
#include <cmath>

#include "core/bundle/bundle_messages.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/number_limits.h"
#include "core/table/table_messages.h"

namespace footbridge {
namespace {

MessageArgument shown(const Feature& feature, double value) {
    if (feature.type != ColumnType::Number) return "";
    return {value, Digits::All};
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
                throw Error(id, {table.name, row, feature.name, shown(feature, raw(row, column))});
        }
}

}  // namespace

ModelInput readInput(const Table& table, const AdaptedModel& model, const InputPolicy& policy) {
    AlignedTable aligned = alignColumns(table, model.schema.features, policy.refuseOtherUnit);
    ModelInput input;
    input.notes = std::move(aligned.notes);
    input.raw = rawFeatures(aligned.table, model.schema);
    refuse(table, model, input.raw, messages::kNumberRange,
           [](const Feature& feature, std::size_t, double value) {
               return feature.type == ColumnType::Number && isTooLarge(value);
           });
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
