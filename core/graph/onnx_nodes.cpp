// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/onnx_nodes.h"

#include <bit>

namespace footbridge::graph {
namespace {

static_assert(std::endian::native == std::endian::little, "ONNX stores raw data little-endian");

constexpr Index kWorthTurning = 64;  // numbers of a matrix

template <class Number>
std::string rawOf(const Number* values, std::size_t count) {
    return {reinterpret_cast<const char*>(values), count * sizeof(Number)};
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

std::string OnnxNodes::keyOf(std::initializer_list<Index> shape, int type, const std::string& raw) {
    std::string key = std::to_string(type);
    for (const Index size : shape) key += ',' + std::to_string(size);
    return key + ':' + raw;
}

std::string OnnxNodes::constant(std::initializer_list<Index> shape, int type, std::string raw) {
    std::string& name = m_constants[keyOf(shape, type, raw)];
    if (!name.empty()) return name;
    onnx::TensorProto& tensor = *m_graph.add_initializer();
    name = freshName();
    tensor.set_name(name);
    tensor.set_data_type(type);
    for (const Index size : shape) tensor.add_dims(size);
    tensor.set_raw_data(std::move(raw));
    return name;
}

std::string OnnxNodes::constant(const Vector& values) {
    return constant({values.size()}, onnx::TensorProto::DOUBLE,
                    rawOf(values.data(), static_cast<std::size_t>(values.size())));
}

std::string OnnxNodes::constant(const Matrix& values) {
    const Matrix rowMajor = values.transpose();
    const auto size = static_cast<std::size_t>(values.size());
    constexpr int kType = onnx::TensorProto::DOUBLE;
    const std::string raw = rawOf(rowMajor.data(), size);
    const std::string key = keyOf({values.rows(), values.cols()}, kType, raw);
    // A gradient goes back through the weights of its network: they are stored once.
    const auto turned =
        m_constants.find(keyOf({values.cols(), values.rows()}, kType, rawOf(values.data(), size)));
    if (turned == m_constants.end() || m_constants.contains(key) || values.size() < kWorthTurning)
        return constant({values.rows(), values.cols()}, kType, raw);
    std::string name = add("Transpose", {turned->second});
    m_constants.emplace(key, name);
    return name;
}

std::string OnnxNodes::constant(double value) {
    return constant({}, onnx::TensorProto::DOUBLE, rawOf(&value, 1));
}

std::string OnnxNodes::constant(const std::vector<std::int64_t>& values) {
    return constant({static_cast<Index>(values.size())}, onnx::TensorProto::INT64,
                    rawOf(values.data(), values.size()));
}

std::string OnnxNodes::constant(const std::vector<bool>& values) {
    return constant({static_cast<Index>(values.size())}, onnx::TensorProto::BOOL,
                    std::string(values.begin(), values.end()));
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
    tensor.set_raw_data(rawOf(values.data(), values.size()));
}

}  // namespace footbridge::graph
