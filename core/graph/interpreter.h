// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/model_graph.h"
#include "core/run/run_context.h"

namespace footbridge::graph {

/// Runs a graph. Each row is computed by the same operations in the same order whatever rows stand
/// beside it: one row, a batch and a permutation agree to the bit.
/// x is rows x inputColumns in the order of the schema; returns one value a row.
Vector run(const ModelGraph& graph, const Matrix& x, const RunContext& context = {});

/// The prediction and the ends of its interval, which are empty when the graph has none.
struct Outputs {
    Vector value, lower, upper;
    Vector request{};  ///< empty when the graph has none
};
/// Of columns in the order of ModelGraph::outputs().
Outputs outputsOf(const Matrix& columns, bool interval, bool request);
/// All outputs in one pass; `value` is what run() gives, to the bit.
Outputs runAll(const ModelGraph& graph, const Matrix& x, const RunContext& context = {});

/// The same as run() for any node's result (rows x columns), for tests and for learners.
Matrix runTo(const ModelGraph& graph, int node, const Matrix& x, const RunContext& context = {});

/// Lays trees and kernels out for evaluation, where that is not done yet; the graph has been
/// checked.
void prepare(ModelGraph& graph);

}  // namespace footbridge::graph
