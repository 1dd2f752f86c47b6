// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// A graph as statements of C99.
struct CSteps {
    std::string functions;  ///< that the statements call
    std::string constants;
    /// A function `static void evaluate(const double *x, double *out)`: the features of one row to
    /// what ModelGraph::outputs() names.
    std::string evaluate;
    std::size_t stackBytes = 0;  ///< that its own arrays take
};

/// Of a checked graph without dead steps.
CSteps cSteps(const ModelGraph& graph);

}  // namespace footbridge::graph
