// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/block_loops.h"

#include "core/graph/tiles.h"

namespace footbridge::graph {
namespace {

using Products = Sweep<Product, AsItIs, Store>;
FOOTBRIDGE_SWEEP(Products, 4)

}  // namespace

void linearBlock(const BlockView& x, const Weights& weight, const Vector& bias, double* y) {
    const WeightView w{weight.data(), weight.rows(), weight.cols(),
                       weight.cols(), bias.data(),   nullptr};
    sweep(Products{x, w, {y, x.stride}});
}

}  // namespace footbridge::graph
