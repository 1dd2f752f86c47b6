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

graph::Value Network::emitHidden(graph::Builder& builder, graph::Value x) const {
    for (std::size_t i = 0; i + 1 < layers.size(); ++i) {
        x = builder.linear(x, layers[i].weight, layers[i].bias);
        x = builder.apply(graph::Unary::Silu, x);
    }
    return x;
}

graph::Value Network::emit(graph::Builder& builder, graph::Value x) const {
    return builder.linear(emitHidden(builder, x), layers.back().weight, layers.back().bias);
}

}  // namespace footbridge
