// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <onnx/onnx_pb.h>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/run/matrix.h"

namespace footbridge::graph {

/// Appends nodes and constants to an ONNX graph; the name of each result starts with a prefix that
/// no name of the model's inputs and outputs has.
class OnnxNodes {
  public:
    using Names = std::vector<std::string>;

    OnnxNodes(onnx::GraphProto& graph, std::string prefix)
        : m_graph(graph), m_prefix(std::move(prefix)) {}

    /// Appends a node and gives the name of its only result.
    std::string add(const char* op, const Names& inputs) { return append(op, inputs).output(0); }
    std::string add(const char* op, const Names& inputs, const char* attribute, std::int64_t value);
    /// The same for changes that add() cannot make; the node has one result.
    onnx::NodeProto& append(const char* op, const Names& inputs);

    std::string freshName() { return m_prefix + std::to_string(m_count++); }

    std::string constant(const Vector& values);  ///< [size]
    std::string constant(const Matrix& values);  ///< [rows, columns]
    std::string constant(double value);          ///< a scalar
    std::string constant(const std::vector<std::int64_t>& values);
    std::string constant(const std::vector<bool>& values);

    onnx::GraphProto& graph() { return m_graph; }

  private:
    static std::string keyOf(std::initializer_list<Index> shape, int type, const std::string& raw);
    std::string constant(std::initializer_list<Index> shape, int type, std::string raw);

    onnx::GraphProto& m_graph;
    std::map<std::string, std::string> m_constants;  // names by contents: equal ones are one
    std::string m_prefix;
    int m_count = 0;
};

onnx::AttributeProto& addAttribute(onnx::NodeProto& node, const char* name,
                                   onnx::AttributeProto::AttributeType type);
void addIntegers(onnx::NodeProto& node, const char* name, const std::vector<std::int64_t>& values);
void addDoubles(onnx::NodeProto& node, const char* name, const std::vector<double>& values);

}  // namespace footbridge::graph
