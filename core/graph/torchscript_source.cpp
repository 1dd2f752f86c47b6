// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/torchscript_source.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace footbridge::graph {
namespace {

/// Steps from the deepest root to its farthest leaf.
int depthOf(const TreeEnsemble& trees) {
    std::vector<std::pair<std::int32_t, int>> open;
    for (const std::int32_t root : trees.roots) open.emplace_back(root, 0);
    int depth = 0;
    while (!open.empty()) {
        const auto [node, level] = open.back();
        open.pop_back();
        depth = std::max(depth, level);
        const auto i = static_cast<std::size_t>(node);
        if (trees.feature[i] < 0) continue;
        open.emplace_back(trees.left[i], level + 1);
        open.emplace_back(trees.right[i], level + 1);
    }
    return depth;
}

/// Writes one statement a node; the result of node 7 is the variable v7.
class SourceWriter {
  public:
    explicit SourceWriter(const ModelGraph& graph) : m_graph(graph) {}

    ScriptSource writeWide(int node) {
        writeNodes();
        m_body += "    return v" + std::to_string(node) + "\n";
        m_source.methods.push_back(std::move(m_body));
        m_source.methods.emplace_back(
            "def forward(self, x: Tensor) -> Tensor:\n    return self.outputs(x)\n");
        return std::move(m_source);
    }

    ScriptSource write() {
        writeNodes();
        std::string all;
        for (const int node : m_graph.outputs())
            all += (all.empty() ? "v" : ", v") + std::to_string(node);
        m_body += "    return torch.cat([" + all + "], 1)\n";
        m_source.methods.push_back(std::move(m_body));
        if (m_graph.hasInterval()) {
            m_source.methods.push_back(
                std::string("def interval(self, x: Tensor) -> Tensor:\n    return "
                            "self.outputs(x)[:, 1:") +
                (m_graph.hasRequest() ? "3]\n" : "]\n"));
        }
        if (m_graph.hasRequest())
            m_source.methods.push_back(
                "def request(self, x: Tensor) -> Tensor:\n    return self.outputs(x)[:, " +
                std::to_string(m_graph.outputs().size() - 1) + "]\n");
        m_source.methods.emplace_back(
            "def forward(self, x: Tensor) -> Tensor:\n    return self.outputs(x)[:, 0]\n");
        return std::move(m_source);
    }

    std::string operator()(const Input&) { return "v0"; }
    std::string operator()(const Constant& o) {
        return buffer("row", o.row) + ".unsqueeze(0).expand([v0.size(0), " +
               std::to_string(o.row.size()) + "])";
    }
    std::string operator()(const Gather& o) {
        const Index missing = m_graph.nodes[static_cast<std::size_t>(m_node->inputs[0])].columns;
        std::vector<std::int64_t> columns(o.columns.begin(), o.columns.end());
        std::string from = in(0);
        if (std::find(columns.begin(), columns.end(), -1) != columns.end()) {
            std::replace(columns.begin(), columns.end(), std::int64_t{-1}, std::int64_t{missing});
            const Vector nan = Vector::Constant(1, std::numeric_limits<double>::quiet_NaN());
            from = "torch.cat([" + from + ", " + buffer("missing", nan) +
                   ".unsqueeze(0).expand([v0.size(0), 1])], 1)";
        }
        return "torch.index_select(" + from + ", 1, " + buffer("from", columns) + ")";
    }
    std::string operator()(const Affine& o) {
        return in(0) + " * " + buffer("scale", o.scale) + " + " + buffer("shift", o.shift);
    }
    std::string operator()(const Clip& o) {
        return "torch.minimum(torch.maximum(" + in(0) + ", " + buffer("low", o.low) + "), " +
               buffer("high", o.high) + ")";
    }
    std::string operator()(const FillMissing& o) {
        return "torch.where(torch.isnan(" + in(0) + "), " + buffer("value", o.value) + ", " +
               in(0) + ")";
    }
    std::string operator()(const OneHot& o) {
        return "torch.eq(" + columnOf(o.column) + ", " + buffer("levels", toVector(o.levels)) +
               ").to(7)";
    }
    std::string operator()(const Recode& o) {
        // A level that is known nowhere picks the value after the last one.
        std::vector<double> to = o.to;
        to.push_back(o.otherwise);
        std::vector<double> from = o.from;
        from.push_back(std::numeric_limits<double>::quiet_NaN());
        const std::string column = "c" + m_name;
        const std::string same = "s" + m_name;
        statement(column + " = " + columnOf(o.column));
        statement(same + " = torch.eq(" + column + ", " + buffer("from", toVector(from)) +
                  ").to(4)");
        statement(
            same + " = torch.where(torch.eq(" + same + ".sum(1), 0), " +
            buffer("last", std::vector<std::int64_t>{static_cast<std::int64_t>(o.to.size())}) +
            ", torch.argmax(" + same + ", 1))");
        statement(same + "v = torch.index_select(" + buffer("to", toVector(to)) + ", 0, " + same +
                  ").unsqueeze(1)");
        const std::string c = std::to_string(o.column);
        return "torch.cat([" + in(0) + "[:, :" + c + "], torch.where(torch.isnan(" + column +
               "), " + column + ", " + same + "v), " + in(0) + "[:, " +
               std::to_string(o.column + 1) + ":]], 1)";
    }
    std::string operator()(const Linear& o) {
        return "torch.addmm(" + buffer("bias", o.bias) + ", " + in(0) + ", " + weight(o.weight) +
               ")";
    }
    std::string operator()(const Apply& o) {
        std::string x = in(0);
        switch (o.function) {
            case Unary::Exp:
                return "torch.exp(" + x + ")";
            case Unary::Log:
                return "torch.log(" + x + ")";
            case Unary::Sinh:
                return "torch.sinh(" + x + ")";
            case Unary::Silu:
                return x + " / (1.0 + torch.exp(-" + x + "))";
            case Unary::SignedLog:
                return "torch.sign(" + x + ") * torch.log1p(torch.abs(" + x + "))";
            case Unary::SiluSlope: {
                const std::string sigmoid = "s" + m_name;
                statement(sigmoid + " = 1.0 / (1.0 + torch.exp(-" + x + "))");
                return sigmoid + " * (1.0 + " + x + " * (1.0 - " + sigmoid + "))";
            }
            case Unary::Sqrt:
                return "torch.sqrt(" + x + ")";
        }
        return x;
    }
    std::string operator()(const Combine& o) {
        constexpr const char* kSigns[] = {" + ", " - ", " * "};
        return in(0) + kSigns[static_cast<int>(o.function)] + in(1);
    }
    std::string operator()(const Concat&) {
        std::string parts = in(0);
        for (std::size_t i = 1; i < m_node->inputs.size(); ++i) parts += ", " + in(i);
        return "torch.cat([" + parts + "], 1)";
    }
    std::string operator()(const Kernel& o) {
        const std::string centres = buffer("centres", o.centres);
        if (o.profile == Profile::Linear) return "torch.matmul(" + in(0) + ", " + centres + ".t())";
        // Mode 2 sums squared differences; the matrix product that cdist may use cancels digits.
        const std::string distance = "torch.cdist(" + in(0) + ", " + centres + ", 2.0, 2)";
        if (o.profile == Profile::Laplace) return "torch.exp(-" + distance + ")";
        const std::string s = "s" + m_name;
        statement(s + " = " + distance + " * 2.23606797749979");
        return "(1.0 + " + s + " + " + s + " * " + s + " / 3.0) * torch.exp(-" + s + ")";
    }
    std::string operator()(const Trees& o) {
        defineTrees(*o.ensemble);
        return "self.trees" + m_name + "(" + in(0) + ")";
    }
    std::string operator()(const OrderStatistic& o) {
        const std::string missing = "torch.isnan(" + in(0) + ").to(7)";
        const Vector nan = Vector::Constant(1, std::numeric_limits<double>::quiet_NaN());
        return "torch.where(torch.gt(torch.sum(" + missing + ", [1], True), 0.0), " +
               buffer("missing", nan) + ", torch.kthvalue(" + in(0) + ", " +
               std::to_string(o.rank) + ", 1, True)[0])";
    }

  private:
    void writeNodes() {
        // 7 is the number of float64 in TorchScript; its C++ front end knows no names of types.
        m_body = "def outputs(self, x: Tensor) -> Tensor:\n    v0 = x.to(7)\n";
        for (std::size_t i = 1; i < m_graph.nodes.size(); ++i) {
            m_node = &m_graph.nodes[i];
            m_name = std::to_string(i);
            const std::string expression = std::visit(*this, m_node->operation);
            m_body += "    v" + m_name + " = " + expression + "\n";
        }
    }

    std::string in(std::size_t i) const { return "v" + std::to_string(m_node->inputs[i]); }
    std::string columnOf(Index c) const {
        return in(0) + "[:, " + std::to_string(c) + ":" + std::to_string(c + 1) + "]";
    }
    void statement(const std::string& text) { m_body += "    " + text + "\n"; }

    static Vector toVector(const std::vector<double>& values) {
        return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
    }

    /// Equal constants share a buffer: a model that reads its inputs in two ways holds many twice.
    template <class Values>
    std::string buffer(const std::string& purpose, Values values) {
        std::string& name = m_buffers[bytesOf(values)];
        if (name.empty()) {
            name = purpose + m_name;
            m_source.buffers.push_back({name, std::move(values)});
        }
        return "self." + name;
    }

    /// A gradient goes back through the weights of its network: they are stored once.
    std::string weight(const Matrix& values) {
        const auto turned = m_buffers.find(bytesOf(Matrix(values.transpose())));
        if (turned == m_buffers.end() || m_buffers.contains(bytesOf(values)))
            return buffer("weight", values);
        return "self." + turned->second + ".t()";
    }

    template <class Number>
    static std::string bytesOf(char kind, Index rows, const Number* values, std::size_t count) {
        std::string bytes = kind + std::to_string(rows) + ':';
        return bytes.append(reinterpret_cast<const char*>(values), count * sizeof(Number));
    }
    static std::string bytesOf(const Matrix& values) {
        return bytesOf('m', values.rows(), values.data(), static_cast<std::size_t>(values.size()));
    }
    static std::string bytesOf(const Vector& values) {
        return bytesOf('v', 1, values.data(), static_cast<std::size_t>(values.size()));
    }
    static std::string bytesOf(const std::vector<std::int64_t>& values) {
        return bytesOf('i', 1, values.data(), values.size());
    }
    static std::string bytesOf(const std::vector<bool>& values) {
        const std::string flags(values.begin(), values.end());
        return bytesOf('b', 1, flags.data(), flags.size());
    }

    /// All trees of a slice of rows take a step together; a leaf steps onto itself.
    void defineTrees(const TreeEnsemble& trees) {
        const std::size_t size = trees.feature.size();
        std::vector<std::int64_t> feature(size, 0), left(size), right(size);
        for (std::size_t i = 0; i < size; ++i) {
            const bool leaf = trees.feature[i] < 0;
            feature[i] = leaf ? 0 : trees.feature[i];
            left[i] = leaf ? static_cast<std::int64_t>(i) : trees.left[i];
            right[i] = leaf ? static_cast<std::int64_t>(i) : trees.right[i];
        }
        const std::vector<bool> missing(trees.missingLeft.begin(), trees.missingLeft.end());
        Vector weight(2);
        weight << trees.scale, trees.base;
        std::string text = "def trees" + m_name + "(self, x: Tensor) -> Tensor:\n";
        text +=
            "    y = torch.zeros([x.size(0), 1], dtype=7)\n"
            "    begin = 0\n"
            "    while begin < x.size(0):\n"
            "        rows = x[begin:begin + 4096]\n";
        text += "        at = " + buffer("roots", integersOf(trees.roots)) +
                ".unsqueeze(0).expand([rows.size(0), " + std::to_string(trees.roots.size()) +
                "])\n";
        if (const int depth = depthOf(trees); depth > 0) {
            text += "        for level in range(" + std::to_string(depth) + "):\n";
            text += "            value = torch.gather(rows, 1, torch.take(" +
                    buffer("feature", feature) + ", at))\n";
            text += "            go = torch.logical_or(torch.lt(value, torch.take(" +
                    buffer("threshold", toVector(trees.threshold)) +
                    ", at)), torch.logical_and(torch.isnan(value), torch.take(" +
                    buffer("missing", missing) + ", at)))\n";
            text += "            at = torch.where(go, torch.take(" + buffer("left", left) +
                    ", at), torch.take(" + buffer("right", right) + ", at))\n";
        }
        const std::string scale = buffer("weight", weight);
        text += "        y[begin:begin + 4096] = torch.sum(torch.take(" +
                buffer("leaf", toVector(trees.value)) + ", at), [1], True) * " + scale + "[0] + " +
                scale + "[1]\n";
        text += "        begin = begin + 4096\n    return y\n";
        m_source.methods.push_back(std::move(text));
    }

    static std::vector<std::int64_t> integersOf(const std::vector<std::int32_t>& values) {
        return {values.begin(), values.end()};
    }

    const ModelGraph& m_graph;
    ScriptSource m_source;
    std::map<std::string, std::string> m_buffers;  // names by contents
    std::string m_body;
    const Node* m_node = nullptr;
    std::string m_name;  // number of the node that is being written
};

}  // namespace

ScriptSource scriptSource(const ModelGraph& graph) {
    return SourceWriter(graph).write();
}

ScriptSource wideScriptSource(const ModelGraph& graph, int node) {
    return SourceWriter(graph).writeWide(node);
}

}  // namespace footbridge::graph
