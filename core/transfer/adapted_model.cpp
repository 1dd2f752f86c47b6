// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/adapted_model.h"

#include <cmath>
#include <utility>

#include "core/graph/interpreter.h"

namespace footbridge {

Prediction AdaptedModel::predict(const Matrix& raw, const RunContext& context) const {
    graph::Outputs outputs = graph::runAll(graph, raw, context);
    Prediction prediction{std::move(outputs.value), std::move(outputs.lower),
                          std::move(outputs.upper)};
    if (interval && !graph.hasInterval()) {
        const Vector v = transform.forward(prediction.value);
        prediction.lower = transform.backward(Vector(v.array() - interval->halfWidth));
        prediction.upper = transform.backward(Vector(v.array() + interval->halfWidth));
    }
    return prediction;
}

std::vector<RowFlags> AdaptedModel::flags(const Matrix& raw) const {
    std::vector<RowFlags> result(static_cast<std::size_t>(raw.rows()));
    for (Index column = 0; column < raw.cols(); ++column) {
        const auto at = static_cast<std::size_t>(column);
        const Feature& feature = schema.features[at];
        const bool category = feature.type == ColumnType::Category;
        const auto levels = static_cast<double>(feature.levels.size());
        for (Index row = 0; row < raw.rows(); ++row) {
            RowFlags& flag = result[static_cast<std::size_t>(row)];
            const double value = raw(row, column);
            if (std::isnan(value))
                flag.missing = true;
            else if (category)
                flag.unseenLevel |= value < 0 || value >= levels;
            else
                flag.outsideRange |= value < low[at] || value > high[at];
        }
    }
    return result;
}

}  // namespace footbridge
