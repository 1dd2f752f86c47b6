// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/adapted_model.h"

#include <cmath>
#include <utility>

#include "core/graph/interpreter.h"

namespace footbridge {
namespace {

/// asinh(z) = sign(z) ln(1 + |u|) with u = z + z |z| / (1 + sqrt(z^2 + 1)), which cancels no digits
/// on either side of zero.
graph::Value emitAsinh(graph::Builder& builder, graph::Value z) {
    using graph::Binary, graph::Unary;
    const graph::Value square = builder.combine(Binary::Multiply, z, z);
    const graph::Value root = builder.apply(Unary::Sqrt, builder.scaled(square, 1, 1));
    const graph::Value log = builder.apply(Unary::Log, builder.scaled(root, 1, 1));
    const graph::Value inverse = builder.apply(Unary::Exp, builder.scaled(log, -1, 0));
    const graph::Value size = builder.apply(Unary::Sqrt, square);
    const graph::Value bend = builder.combine(Binary::Multiply, size, inverse);
    const graph::Value rest = builder.combine(Binary::Multiply, z, bend);
    return builder.apply(Unary::SignedLog, builder.add(z, rest));
}

graph::Value emitForward(graph::Builder& builder, const ResponseTransform& transform,
                         graph::Value y) {
    if (transform.kind == ResponseTransform::Kind::Log) {
        return builder.apply(graph::Unary::Log, y);
    }
    return emitAsinh(builder, builder.scaled(y, 1 / transform.scale, 0));
}

}  // namespace

Prediction AdaptedModel::predict(const Matrix& raw, const RunContext& context) const {
    graph::Outputs outputs = graph::runAll(graph, raw, context);
    Prediction prediction{std::move(outputs.value), std::move(outputs.lower),
                          std::move(outputs.upper), std::move(outputs.request)};
    if (interval && !graph.hasInterval()) {
        const Vector v = transform.forward(prediction.value);
        prediction.lower = transform.backward(Vector(v.array() - interval->halfWidth));
        prediction.upper = transform.backward(Vector(v.array() + interval->halfWidth));
    }
    return prediction;
}

graph::ModelGraph AdaptedModel::graphWithInterval() const {
    if (!interval || graph.hasInterval()) return graph;
    graph::Builder builder(graph);
    const graph::Value v = emitForward(builder, transform, builder.output());
    const auto end = [&](double shift) {
        return transform.emitBackward(builder, builder.scaled(v, 1, shift));
    };
    const graph::Value lower = end(-interval->halfWidth);
    return builder.finish(builder.output(), lower, end(interval->halfWidth));
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
