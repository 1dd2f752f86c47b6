// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/model_graph.h"

/// The interpreter's hot loops over a block of rows. A block is column-major: the value of row r in
/// column c stands at data[c * stride + r]; results have the stride of what they are computed from.
/// Every element is computed by the same operations in the same order however many rows the block
/// has, so the vector and the scalar paths agree to the bit.
namespace footbridge::graph {

struct BlockView {
    const double* data;
    Index stride;
    Index rows;
};

/// y = x * weight + bias; the sum starts from the bias and runs over the inputs in order.
void linearBlock(const BlockView& x, const Weights& weight, const Vector& bias, double* y);

}  // namespace footbridge::graph
