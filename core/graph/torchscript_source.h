// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// A constant of the generated module.
struct ScriptBuffer {
    std::string name;
    std::variant<Matrix, Vector, std::vector<std::int64_t>, std::vector<bool>> values;
};

/// What a TorchScript module consists of: methods to define in this order (the last is forward) and
/// the buffers that they read.
struct ScriptSource {
    std::vector<std::string> methods;
    std::vector<ScriptBuffer> buffers;
};

ScriptSource scriptSource(const ModelGraph& graph);
/// Of a model that predicts several things at once: forward gives all columns of `node`.
ScriptSource wideScriptSource(const ModelGraph& graph, int node);

}  // namespace footbridge::graph
