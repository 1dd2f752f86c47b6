// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/onnx_nodes.h"

#include <bit>

namespace footbridge::graph {
namespace {

static_assert(std::endian::native == std::endian::little, "ONNX stores raw data little-endian");

void setRaw(onnx::TensorProto& tensor, const double* values, std::size_t count) {
    tensor.set_raw_data(values, count * sizeof(double));
}

}  // namespace

onnx::NodeProto& OnnxNodes::append(const char* op, const Names& inputs) {
    onnx::NodeProto& node = *m_graph.add_node();
    node.set_op_type(op);
    for (const std::string& input : inputs) node.add_input(input);
    node.add_output(freshName());
    return node;
}

std::string OnnxNodes::add(const char* op, const Names& inputs, const char* attribute,
                           std::int64_t value) {
    onnx::NodeProto& node = append(op, inputs);
    addAttribute(node, attribute, onnx::AttributeProto::INT).set_i(value);
    return node.output(0);
}

onnx::TensorProto& OnnxNodes::tensor(std::initializer_list<Index> shape, int type) {
    onnx::TensorProto& tensor = *m_graph.add_initializer();
    tensor.set_name(freshName());
    tensor.set_data_type(type);
    for (const Index size : shape) tensor.add_dims(size);
    return tensor;
}

std::string OnnxNodes::constant(const Vector& values) {
    onnx::TensorProto& result = tensor({values.size()}, onnx::TensorProto::DOUBLE);
    setRaw(result, values.data(), static_cast<std::size_t>(values.size()));
    return result.name();
}

std::string OnnxNodes::constant(const Matrix& values) {
    const Matrix rowMajor = values.transpose();
    onnx::TensorProto& result = tensor({values.rows(), values.cols()}, onnx::TensorProto::DOUBLE);
    setRaw(result, rowMajor.data(), static_cast<std::size_t>(rowMajor.size()));
    return result.name();
}

std::string OnnxNodes::constant(double value) {
    onnx::TensorProto& result = tensor({}, onnx::TensorProto::DOUBLE);
    setRaw(result, &value, 1);
    return result.name();
}

std::string OnnxNodes::constant(const std::vector<std::int64_t>& values) {
    onnx::TensorProto& result =
        tensor({static_cast<Index>(values.size())}, onnx::TensorProto::INT64);
    result.set_raw_data(values.data(), values.size() * sizeof(std::int64_t));
    return result.name();
}

std::string OnnxNodes::constant(const std::vector<bool>& values) {
    onnx::TensorProto& result =
        tensor({static_cast<Index>(values.size())}, onnx::TensorProto::BOOL);
    result.set_raw_data(std::string(values.begin(), values.end()));
    return result.name();
}

onnx::AttributeProto& addAttribute(onnx::NodeProto& node, const char* name,
                                   onnx::AttributeProto::AttributeType type) {
    onnx::AttributeProto& attribute = *node.add_attribute();
    attribute.set_name(name);
    attribute.set_type(type);
    return attribute;
}

void addIntegers(onnx::NodeProto& node, const char* name, const std::vector<std::int64_t>& values) {
    onnx::AttributeProto& attribute = addAttribute(node, name, onnx::AttributeProto::INTS);
    for (const std::int64_t value : values) attribute.add_ints(value);
}

void addDoubles(onnx::NodeProto& node, const char* name, const std::vector<double>& values) {
    onnx::TensorProto& tensor = *addAttribute(node, name, onnx::AttributeProto::TENSOR).mutable_t();
    tensor.set_data_type(onnx::TensorProto::DOUBLE);
    tensor.add_dims(static_cast<std::int64_t>(values.size()));
    setRaw(tensor, values.data(), values.size());
}

}  // namespace footbridge::graph
