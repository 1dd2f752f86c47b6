// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/onnx_writer.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

#include "core/graph/graph_messages.h"
#include "core/graph/onnx_nodes.h"
#include "core/graph/onnx_trees.h"
#include "core/run/error.h"
#include "core/run/missing.h"

namespace footbridge::graph {
namespace {

using onnx::TensorProto;

constexpr int kIrVersion = 8;

std::string freeName(std::string wanted, std::set<std::string>& taken) {
    while (wanted.empty() || !taken.insert(wanted).second) wanted += '_';
    return wanted;
}

/// "n" or more of it, so that no taken name starts with it.
std::string freePrefix(const std::set<std::string>& taken) {
    std::string prefix = "n";
    const auto starts = [&](const std::string& name) { return name.starts_with(prefix); };
    while (std::any_of(taken.begin(), taken.end(), starts)) prefix += '.';
    return prefix;
}

void declare(onnx::ValueInfoProto& info, const std::string& name, int type,
             const std::string& description) {
    info.set_name(name);
    if (!description.empty()) info.set_doc_string(description);
    onnx::TypeProto::Tensor& tensor = *info.mutable_type()->mutable_tensor_type();
    tensor.set_elem_type(type);
    tensor.mutable_shape()->add_dim()->set_dim_param("rows");
}

/// Writes the nodes of a ModelGraph; the result of each is [rows, columns]. One that has no columns
/// is not written, since not every runtime knows empty tensors.
class OperationWriter {
  public:
    OperationWriter(const ModelGraph& graph, OnnxNodes& nodes, std::string table, int treeParts)
        : m_graph(graph), m_nodes(nodes), m_treeParts(treeParts), m_results(graph.nodes.size()) {
        m_results[0] = std::move(table);
        m_zero = m_nodes.add(
            "Mul", {m_nodes.add("Cast", {isMissing(firstColumn())}, "to", TensorProto::DOUBLE),
                    m_nodes.constant(0.0)});
    }

    void write(const std::vector<int>& outputs) {
        const std::vector<bool> needed = neededNodes(outputs);
        for (std::size_t i = 1; i < m_graph.nodes.size(); ++i) {
            m_node = &m_graph.nodes[i];
            if (needed[i] && m_node->columns > 0) {
                m_results[i] = std::visit(*this, m_node->operation);
            }
        }
    }
    const std::string& result(int node) const { return m_results[static_cast<std::size_t>(node)]; }

    std::string operator()(const Input&) { return m_results[0]; }
    std::string operator()(const Constant& o) {
        return m_nodes.add("Add", {m_zero, m_nodes.constant(o.row)});
    }
    std::string operator()(const Gather& o) {
        std::vector<std::int64_t> columns(o.columns.begin(), o.columns.end());
        OnnxNodes::Names parts;
        if (width(0) > 0) parts.push_back(in(0));
        if (std::find(columns.begin(), columns.end(), -1) != columns.end()) {
            parts.push_back(m_nodes.add("Add", {m_zero, m_nodes.constant(kMissing)}));
            std::replace(columns.begin(), columns.end(), std::int64_t{-1},
                         static_cast<std::int64_t>(width(0)));
        }
        return columnsOf(joined(parts), columns);
    }
    std::string operator()(const Affine& o) {
        const std::string scaled = m_nodes.add("Mul", {in(0), m_nodes.constant(o.scale)});
        return m_nodes.add("Add", {scaled, m_nodes.constant(o.shift)});
    }
    /// By comparisons, which are false for a missing value, so that it stays one.
    std::string operator()(const Clip& o) {
        const std::string low = m_nodes.constant(o.low);
        const std::string high = m_nodes.constant(o.high);
        const std::string below = m_nodes.add("Less", {in(0), low});
        const std::string raised = m_nodes.add("Where", {below, low, in(0)});
        const std::string above = m_nodes.add("Greater", {raised, high});
        return m_nodes.add("Where", {above, high, raised});
    }
    std::string operator()(const FillMissing& o) {
        return m_nodes.add("Where", {isMissing(in(0)), m_nodes.constant(o.value), in(0)});
    }
    std::string operator()(const OneHot& o) {
        return asNumbers(sameAs(columnsOf(in(0), {o.column}), o.levels));
    }
    std::string operator()(const Recode& o) {
        const std::string column = columnsOf(in(0), {o.column});
        const std::string recoded =
            m_nodes.add("Where", {isMissing(column), column, recodedColumn(column, o)});
        std::vector<bool> here(static_cast<std::size_t>(width(0)), false);
        here[static_cast<std::size_t>(o.column)] = true;
        return m_nodes.add("Where", {m_nodes.constant(here), recoded, in(0)});
    }
    std::string operator()(const Linear& o) {
        const std::string bias = m_nodes.constant(o.bias);
        if (width(0) == 0) return m_nodes.add("Add", {m_zero, bias});
        const std::string product =
            m_nodes.add("MatMul", {in(0), m_nodes.constant(Matrix(o.weight))});
        return m_nodes.add("Add", {product, bias});
    }
    std::string operator()(const Apply& o) {
        std::string x = in(0);
        switch (o.function) {
            case Unary::Exp:
                return m_nodes.add("Exp", {x});
            case Unary::Log:
                return m_nodes.add("Log", {x});
            case Unary::Sinh: {  // ONNX Runtime has no Sinh of float64
                const std::string rise = m_nodes.add("Exp", {x});
                const std::string fall = m_nodes.add("Exp", {m_nodes.add("Neg", {x})});
                const std::string difference = m_nodes.add("Sub", {rise, fall});
                return m_nodes.add("Mul", {difference, m_nodes.constant(0.5)});
            }
            case Unary::Silu:
                return m_nodes.add("Div", {x, sigmoidDivisor(x)});
            case Unary::SignedLog: {
                const std::string size = m_nodes.add("Abs", {x});
                const std::string log =
                    m_nodes.add("Log", {m_nodes.add("Add", {size, m_nodes.constant(1.0)})});
                return m_nodes.add("Mul", {m_nodes.add("Sign", {x}), log});
            }
            case Unary::SiluSlope: {
                const std::string one = m_nodes.constant(1.0);
                const std::string sigmoid = m_nodes.add("Div", {one, sigmoidDivisor(x)});
                const std::string rest = m_nodes.add("Sub", {one, sigmoid});
                const std::string factor = m_nodes.add("Add", {m_nodes.add("Mul", {x, rest}), one});
                return m_nodes.add("Mul", {sigmoid, factor});
            }
            case Unary::Sqrt:
                return m_nodes.add("Sqrt", {x});
        }
        return x;
    }
    std::string operator()(const Combine& o) {
        constexpr const char* kNames[] = {"Add", "Sub", "Mul"};
        return m_nodes.add(kNames[static_cast<int>(o.function)], {in(0), in(1)});
    }
    std::string operator()(const Concat&) {
        OnnxNodes::Names parts;
        for (std::size_t i = 0; i < m_node->inputs.size(); ++i) {
            if (width(i) > 0) parts.push_back(in(i));
        }
        return joined(parts);
    }
    /// Distances are summed from differences: expanding the square would cancel digits.
    std::string operator()(const Kernel& o) {
        const bool linear = o.profile == Profile::Linear;
        if (width(0) == 0) {
            return m_nodes.add("Add", {m_zero, m_nodes.constant(Vector(Vector::Constant(
                                                   m_node->columns, linear ? 0.0 : 1.0)))});
        }
        if (linear) {
            return m_nodes.add("MatMul", {in(0), m_nodes.constant(Matrix(o.centres.transpose()))});
        }
        const std::string rows =
            m_nodes.add("Unsqueeze", {in(0), m_nodes.constant(std::vector<std::int64_t>{1})});
        const std::string difference = m_nodes.add("Sub", {rows, m_nodes.constant(o.centres)});
        const std::string square = m_nodes.add("Mul", {difference, difference});
        const std::string axis = m_nodes.constant(std::vector<std::int64_t>{2});
        const std::string distance =
            m_nodes.add("Sqrt", {m_nodes.add("ReduceSum", {square, axis}, "keepdims", 0)});
        if (o.profile == Profile::Laplace) {
            return m_nodes.add("Exp", {m_nodes.add("Neg", {distance})});
        }
        return matern52(distance);
    }
    std::string operator()(const Trees& o) {
        return addTrees(m_nodes, *o.ensemble, width(0) > 0 ? in(0) : "", m_zero, m_treeParts);
    }
    std::string operator()(const OrderStatistic& o) {
        const bool fromBelow = 2 * o.rank <= width(0) + 1;
        const std::int64_t count = fromBelow ? o.rank : width(0) - o.rank + 1;
        onnx::NodeProto& top =
            m_nodes.append("TopK", {in(0), m_nodes.constant(std::vector<std::int64_t>{count})});
        addAttribute(top, "largest", onnx::AttributeProto::INT).set_i(fromBelow ? 0 : 1);
        const std::string nth = columnsOf(top.output(0), {count - 1});
        top.add_output(m_nodes.freshName());
        const std::string missing =
            m_nodes.add("Cast", {isMissing(in(0))}, "to", TensorProto::FLOAT);
        onnx::NodeProto& any = m_nodes.append("ReduceMax", {missing});
        addIntegers(any, "axes", {1});
        const std::string some = m_nodes.add("Cast", {any.output(0)}, "to", TensorProto::BOOL);
        return m_nodes.add("Where", {some, m_nodes.constant(kMissing), nth});
    }

  private:
    const std::string& in(std::size_t i) const { return result(m_node->inputs[i]); }
    Index width(std::size_t i) const {
        return m_graph.nodes[static_cast<std::size_t>(m_node->inputs[i])].columns;
    }

    std::vector<bool> neededNodes(const std::vector<int>& outputs) const {
        std::vector<bool> needed(m_graph.nodes.size(), false);
        for (const int output : outputs) needed[static_cast<std::size_t>(output)] = true;
        for (std::size_t i = needed.size(); i-- > 0;) {
            if (!needed[i]) continue;
            for (const int input : m_graph.nodes[i].inputs) {
                needed[static_cast<std::size_t>(input)] = true;
            }
        }
        return needed;
    }

    std::string firstColumn() { return columnsOf(m_results[0], {0}); }
    std::string isMissing(const std::string& x) { return m_nodes.add("IsNaN", {x}); }
    std::string asNumbers(const std::string& x) {
        return m_nodes.add("Cast", {x}, "to", TensorProto::DOUBLE);
    }
    std::string columnsOf(const std::string& x, const std::vector<std::int64_t>& columns) {
        return m_nodes.add("Gather", {x, m_nodes.constant(columns)}, "axis", 1);
    }
    std::string joined(const OnnxNodes::Names& parts) {
        return parts.size() == 1 ? parts.front() : m_nodes.add("Concat", parts, "axis", 1);
    }
    std::string sameAs(const std::string& column, const std::vector<double>& values) {
        const Vector row =
            Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
        return m_nodes.add("Equal", {column, m_nodes.constant(row)});
    }
    std::string sigmoidDivisor(const std::string& x) {
        const std::string decay = m_nodes.add("Exp", {m_nodes.add("Neg", {x})});
        return m_nodes.add("Add", {decay, m_nodes.constant(1.0)});
    }
    std::string matern52(const std::string& distance) {
        const std::string s = m_nodes.add("Mul", {distance, m_nodes.constant(std::sqrt(5.0))});
        const std::string third =
            m_nodes.add("Div", {m_nodes.add("Mul", {s, s}), m_nodes.constant(3.0)});
        const std::string polynomial =
            m_nodes.add("Add", {m_nodes.add("Add", {s, m_nodes.constant(1.0)}), third});
        const std::string decay = m_nodes.add("Exp", {m_nodes.add("Neg", {s})});
        return m_nodes.add("Mul", {polynomial, decay});
    }

    /// A value that is known nowhere picks the last of `to`: half a match beats none.
    std::string recodedColumn(const std::string& column, const Recode& o) {
        if (o.from.empty()) return m_nodes.constant(o.otherwise);
        const std::string half = m_nodes.add("Add", {m_zero, m_nodes.constant(0.5)});
        const std::string matches = joined({asNumbers(sameAs(column, o.from)), half});
        const std::string place = m_nodes.add(
            "ArgMax", {m_nodes.add("Cast", {matches}, "to", TensorProto::FLOAT)}, "axis", 1);
        Vector to(static_cast<Index>(o.to.size()) + 1);
        std::copy(o.to.begin(), o.to.end(), to.begin());
        to[to.size() - 1] = o.otherwise;
        return m_nodes.add("Gather", {m_nodes.constant(to), place}, "axis", 0);
    }

    const ModelGraph& m_graph;
    OnnxNodes& m_nodes;
    int m_treeParts;
    OnnxNodes::Names m_results;
    std::string m_zero;  // [rows, 1]
    const Node* m_node = nullptr;
};

/// The positions of a category's levels: missing for "", -1 for a text that is none of them.
std::string encoded(OnnxNodes& nodes, const std::string& texts,
                    const std::vector<std::string>& levels) {
    onnx::NodeProto& node = nodes.append("LabelEncoder", {texts});
    node.set_domain("ai.onnx.ml");
    onnx::AttributeProto& keys = addAttribute(node, "keys_strings", onnx::AttributeProto::STRINGS);
    onnx::AttributeProto& values =
        addAttribute(node, "values_floats", onnx::AttributeProto::FLOATS);
    keys.add_strings("");
    values.add_floats(std::numeric_limits<float>::quiet_NaN());
    for (std::size_t i = 0; i < levels.size(); ++i) {
        keys.add_strings(levels[i]);
        values.add_floats(static_cast<float>(i));
    }
    addAttribute(node, "default_float", onnx::AttributeProto::FLOAT).set_f(-1);
    return nodes.add("Cast", {node.output(0)}, "to", TensorProto::DOUBLE);
}

/// `wide`: a column of its node is an output, else one of the graph's own outputs is.
void writeGraph(const ModelGraph& graph, const std::vector<OnnxColumn>& columns,
                const OnnxOutputs* wide, int treeParts, onnx::GraphProto& out) {
    out.set_name("footbridge");
    const auto [inputs, outputs] =
        wide ? onnxNames(columns, *wide)
             : onnxNames(columns, graph.hasInterval(), graph.hasRequest());
    OnnxNodes nodes(out, freePrefix({inputs.begin(), inputs.end()}));
    const std::string axis = nodes.constant(std::vector<std::int64_t>{1});
    OnnxNodes::Names parts;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const OnnxColumn& column = columns[i];
        declare(*out.add_input(), inputs[i],
                column.category ? TensorProto::STRING : TensorProto::DOUBLE, column.description);
        parts.push_back(nodes.add(
            "Unsqueeze",
            {column.category ? encoded(nodes, inputs[i], column.levels) : inputs[i], axis}));
    }
    OperationWriter writer(graph, nodes, nodes.add("Concat", parts, "axis", 1), treeParts);
    std::vector<int> results = graph.outputs();
    if (wide) results.assign(outputs.size(), wide->node);
    writer.write(results);
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        declare(*out.add_output(), outputs[i], TensorProto::DOUBLE, "");
        std::string result = writer.result(results[i]);
        if (wide)
            result = nodes.add(
                "Gather",
                {result, nodes.constant(std::vector<std::int64_t>{static_cast<std::int64_t>(i)})},
                "axis", 1);
        nodes.append("Squeeze", {result, axis}).set_output(0, outputs[i]);
    }
}

}  // namespace

OnnxNames onnxNames(const std::vector<OnnxColumn>& columns, bool interval, bool request) {
    std::set<std::string> taken;
    OnnxNames names;
    for (const OnnxColumn& column : columns) names.inputs.push_back(freeName(column.name, taken));
    for (const char* name : {"prediction", "lower", "upper"})
        names.outputs.push_back(freeName(name, taken));
    if (!interval) names.outputs.resize(1);
    if (request) names.outputs.push_back(freeName("request", taken));
    return names;
}

OnnxNames onnxNames(const std::vector<OnnxColumn>& columns, const OnnxOutputs& outputs) {
    std::set<std::string> taken;
    OnnxNames names;
    for (const OnnxColumn& column : columns) names.inputs.push_back(freeName(column.name, taken));
    for (const std::string& name : outputs.names) names.outputs.push_back(freeName(name, taken));
    return names;
}

namespace {

std::string written(const ModelGraph& graph, const std::vector<OnnxColumn>& columns,
                    const std::string& manifest, const OnnxOutputs* outputs, int treeParts) {
    graph.check();
    if (columns.empty() || static_cast<Index>(columns.size()) != graph.inputColumns()) {
        throw Error(messages::kGraphFeatures, {graph.inputColumns(), columns.size()});
    }
    onnx::ModelProto model;
    model.set_ir_version(kIrVersion);
    model.set_producer_name("Footbridge");
    const std::pair<const char*, int> opsets[] = {{"", kOnnxOpset}, {"ai.onnx.ml", kOnnxMlOpset}};
    for (const auto& [domain, version] : opsets) {
        onnx::OperatorSetIdProto& opset = *model.add_opset_import();
        opset.set_domain(domain);
        opset.set_version(version);
    }
    onnx::StringStringEntryProto& metadata = *model.add_metadata_props();
    metadata.set_key(kOnnxManifest);
    metadata.set_value(manifest);
    writeGraph(graph, columns, outputs, treeParts, *model.mutable_graph());
    return model.SerializeAsString();
}

}  // namespace

std::string writeOnnx(const ModelGraph& graph, const std::vector<OnnxColumn>& columns,
                      const std::string& manifest, int treeParts) {
    return written(graph, columns, manifest, nullptr, treeParts);
}

std::string writeOnnx(const ModelGraph& graph, const std::vector<OnnxColumn>& columns,
                      const std::string& manifest, const OnnxOutputs& outputs, int treeParts) {
    return written(graph, columns, manifest, &outputs, treeParts);
}

}  // namespace footbridge::graph
