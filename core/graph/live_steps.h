// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// Which steps the outputs of a checked graph, or the steps of `also`, are computed from; -1 is no
/// step. The input counts as one of them.
std::vector<bool> liveSteps(const ModelGraph& graph, const std::vector<int>& also = {});

/// The graph without the others; it predicts the same bits. Those of `also` become their new
/// numbers.
ModelGraph withoutDeadSteps(const ModelGraph& graph, const std::vector<int*>& also = {});

}  // namespace footbridge::graph
