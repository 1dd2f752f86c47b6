// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/onnx_operators.h"

namespace footbridge::graph {

/// ai.onnx.ml.TreeEnsembleRegressor; as onnxOperator().
OnnxOperator onnxTrees(const onnx::NodeProto& node);

}  // namespace footbridge::graph
