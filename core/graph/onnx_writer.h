// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/graph/model_graph.h"

namespace footbridge::graph {

inline constexpr int kOnnxOpset = 17;   ///< of ai.onnx; ONNX Runtime runs it since 1.12
inline constexpr int kOnnxMlOpset = 3;  ///< of ai.onnx.ml
/// Parts in which trees are summed; bundles that do not say so have kOldTreeParts.
inline constexpr int kTreeParts = 3, kOldTreeParts = 2;
inline constexpr const char* kOnnxManifest = "manifest.json";  ///< key among the model's metadata

/// A column of x, which is an input of its own in an ONNX model.
struct OnnxColumn {
    std::string name;
    std::string description;          ///< for people, for example its unit; may be empty
    bool category = false;            ///< a text column; x holds the positions of its levels
    std::vector<std::string> levels;  ///< of a category
};

/// What the inputs and outputs of a model are called: the columns' names and "prediction", "lower",
/// "upper" and "request", each with "_" after it as often as the name is taken.
struct OnnxNames {
    std::vector<std::string> inputs, outputs;
};
OnnxNames onnxNames(const std::vector<OnnxColumn>& columns, bool interval, bool request = false);

/// What a model that predicts several things at once gives: the columns of a node, each an output
/// of its own.
struct OnnxOutputs {
    int node = -1;
    std::vector<std::string> names;  ///< one a column
};
/// The same for such a model; a name that is taken gets "_" after it.
OnnxNames onnxNames(const std::vector<OnnxColumn>& columns, const OnnxOutputs& outputs);

/// The graph as an ONNX model. Its inputs are one tensor [rows] a column, in the columns' order and
/// under their names (a second column of a name gets "_" after it): float64 for a number, NaN when
/// missing; string for a category, "" when missing, any text when unseen. Its outputs are float64
/// [rows]: "prediction" and, with an interval, "lower" and "upper", with a request "request", in
/// this order. All operators compute in float64 but for the tree ensembles' sums (METHODS.md,
/// "Export"). Throws Error when the columns are none or not as many as the graph's.
std::string writeOnnx(const ModelGraph& graph, const std::vector<OnnxColumn>& columns,
                      const std::string& manifest, int treeParts = kTreeParts);
/// The same with the outputs named, float64 [rows] each.
std::string writeOnnx(const ModelGraph& graph, const std::vector<OnnxColumn>& columns,
                      const std::string& manifest, const OnnxOutputs& outputs,
                      int treeParts = kTreeParts);

}  // namespace footbridge::graph
