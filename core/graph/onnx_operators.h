// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <onnx/onnx_pb.h>
#include <functional>
#include <vector>

#include "core/graph/onnx_tensor.h"

namespace footbridge::graph {

/// The first result of a node, from its inputs.
using OnnxOperator = std::function<OnnxTensor(const std::vector<const OnnxTensor*>&)>;

/// An operator as the ONNX specification defines it, for those that writeOnnx writes. Throws Error
/// for others and for attributes that do not fit; the operator throws Error for inputs that do not.
OnnxOperator onnxOperator(const onnx::NodeProto& node);

/// A constant of the file. Throws Error when it is of another type or size than it says.
OnnxTensor onnxConstant(const onnx::TensorProto& tensor);

/// Throws Error when the attribute is missing.
const onnx::AttributeProto& onnxAttribute(const onnx::NodeProto& node, const char* name);

}  // namespace footbridge::graph
