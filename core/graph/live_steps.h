// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// Which steps the outputs of a checked graph, or the step `also` unless it is -1, are computed
/// from. The input counts as one of them.
std::vector<bool> liveSteps(const ModelGraph& graph, int also = -1);

/// The graph without the others; it predicts the same bits. `also` becomes that step's new number.
ModelGraph withoutDeadSteps(const ModelGraph& graph);
ModelGraph withoutDeadSteps(const ModelGraph& graph, int& also);

}  // namespace footbridge::graph
