// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/network.h"

#include <algorithm>

namespace footbridge {
namespace {

constexpr Index kRowsAtOnce = 256;  // the activations of a block stay in the cache

Matrix affine(const Matrix& X, const Layer& layer) {
    return (X * layer.weight).rowwise() + layer.bias.transpose();
}

void activate(Matrix& Z) {
    Z = Z.array() / (1 + (-Z.array()).exp());  // SiLU
}

Matrix hiddenOfBlock(const Network& network, Matrix block) {
    for (std::size_t i = 0; i + 1 < network.layers.size(); ++i) {
        block = affine(block, network.layers[i]);
        activate(block);
    }
    return block;
}

}  // namespace

Matrix Network::hidden(const Matrix& X) const {
    Matrix result(X.rows(), layers.back().weight.rows());
    for (Index begin = 0; begin < X.rows(); begin += kRowsAtOnce) {
        const Index count = std::min(kRowsAtOnce, X.rows() - begin);
        result.middleRows(begin, count) = hiddenOfBlock(*this, X.middleRows(begin, count));
    }
    return result;
}

Matrix Network::predict(const Matrix& X) const {
    return affine(hidden(X), layers.back());
}

HiddenValues Network::emitHidden(graph::Builder& builder, graph::Value x) const {
    HiddenValues hidden{x, {}, {}};
    for (std::size_t i = 0; i + 1 < layers.size(); ++i) {
        hidden.sums.push_back(builder.linear(hidden.last(), layers[i].weight, layers[i].bias));
        hidden.outputs.push_back(builder.apply(graph::Unary::Silu, hidden.sums.back()));
    }
    return hidden;
}

graph::Value Network::emitOutputs(graph::Builder& builder, const HiddenValues& hidden) const {
    return builder.linear(hidden.last(), layers.back().weight, layers.back().bias);
}

graph::Value Network::emit(graph::Builder& builder, graph::Value x) const {
    return emitOutputs(builder, emitHidden(builder, x));
}

TangentValues Network::emitTangent(graph::Builder& builder, const HiddenValues& hidden) const {
    const auto depth = hidden.sums.size();
    const Vector head = layers.back().weight.rowwise().mean();
    TangentValues tangent;
    tangent.signals.resize(depth);
    graph::Value arriving = builder.constant(head);
    for (std::size_t i = depth; i-- > 0;) {
        const graph::Value slope = builder.apply(graph::Unary::SiluSlope, hidden.sums[i]);
        tangent.signals[i] = builder.combine(graph::Binary::Multiply, slope, arriving);
        const Matrix& weight = layers[i].weight;
        arriving =
            builder.linear(tangent.signals[i], weight.transpose(), Vector::Zero(weight.rows()));
    }
    tangent.gradient = arriving;
    return tangent;
}

}  // namespace footbridge
