// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// The native state of a model: lossless (numbers read back to the same double).
nlohmann::json toJson(const ModelGraph& graph);
/// Throws Error when the text is not a graph, has cycles, or shapes that do not fit.
ModelGraph fromJson(const nlohmann::json& json);

}  // namespace footbridge::graph
