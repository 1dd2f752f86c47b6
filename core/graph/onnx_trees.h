// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/graph/model_graph.h"
#include "core/graph/onnx_nodes.h"

namespace footbridge::graph {

/// Appends a TreeEnsembleRegressor for the ensemble and what makes its result the ensemble's:
/// float64 [rows, 1]. `zero` is a result of that shape that is 0 everywhere.
///
/// The operator compares in float64 but adds and gives its sums as float32. So that nothing is
/// lost, it sums each leaf in `parts` parts (METHODS.md, "Export").
std::string addTrees(OnnxNodes& nodes, const TreeEnsemble& trees, const std::string& x,
                     const std::string& zero, int parts);

}  // namespace footbridge::graph
