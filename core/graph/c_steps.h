// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// A graph as statements of C99.
struct CSteps {
    std::string functions;  ///< that the statements call
    std::string constants;
    /// A function `static void evaluate(const double *x, double *out)`: the features of one row to
    /// what is asked for, side by side.
    std::string evaluate;
    std::size_t stackBytes = 0;  ///< that its own arrays take
};

/// Of a checked graph without dead steps; `outputs` are the steps that are asked for.
CSteps cSteps(const ModelGraph& graph, const std::vector<int>& outputs);

}  // namespace footbridge::graph
