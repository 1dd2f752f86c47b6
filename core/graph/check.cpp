// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/graph/graph_messages.h"
#include "core/run/error.h"

namespace footbridge::graph {
namespace {

constexpr std::array<const char*, std::variant_size_v<Operation>> kOperationNames{
    "input",  "constant", "gather",  "affine", "clip",   "fill-missing", "one-hot",        "recode",
    "linear", "apply",    "combine", "concat", "kernel", "trees",        "order-statistic"};

bool distinctNumbers(std::vector<double> values) {
    if (std::any_of(values.begin(), values.end(), [](double v) { return std::isnan(v); })) {
        return false;
    }
    std::sort(values.begin(), values.end());
    return std::adjacent_find(values.begin(), values.end()) == values.end();
}

/// One node beside its inputs' shapes; each operator() knows one operation.
class NodeCheck {
  public:
    NodeCheck(const ModelGraph& graph, int position)
        : m_graph(graph), m_position(position), m_node(graph.nodes[index(position)]) {}

    void run() {
        for (const int input : m_node.inputs) {
            if (input < 0 || input >= m_position) throw Error(messages::kGraphOrder, where());
        }
        if (m_node.columns < 0 || m_node.columns > kMaxColumns) {
            fail(messages::kGraphTooWide, m_node.columns, kMaxColumns);
        }
        std::visit(*this, m_node.operation);
    }

    void operator()(const Input&) {
        inputs(0);
        if (m_position != 0) throw Error(messages::kGraphOrder, where());
    }
    void operator()(const Constant& constant) {
        inputs(0);
        same(constant.row.size(), m_node.columns);
    }
    void operator()(const Gather& gather) {
        inputs(1);
        for (const Index c : gather.columns) {
            if (c < -1 || c >= width(0)) fail(messages::kGraphColumn, c, width(0));
        }
        same(m_node.columns, static_cast<Index>(gather.columns.size()));
    }
    void operator()(const Affine& affine) {
        perColumn(affine.scale);
        perColumn(affine.shift);
    }
    void operator()(const Clip& clip) {
        perColumn(clip.low);
        perColumn(clip.high);
        if (!(clip.low.array() <= clip.high.array()).all()) contradiction();
    }
    void operator()(const FillMissing& fill) { perColumn(fill.value); }
    void operator()(const OneHot& oneHot) {
        inputs(1);
        column(oneHot.column);
        same(m_node.columns, static_cast<Index>(oneHot.levels.size()));
        if (!distinctNumbers(oneHot.levels)) contradiction();
    }
    void operator()(const Recode& recode) {
        inputs(1);
        column(recode.column);
        same(m_node.columns, width(0));
        if (recode.from.size() != recode.to.size() || !distinctNumbers(recode.from)) {
            contradiction();
        }
    }
    void operator()(const Linear& linear) {
        inputs(1);
        same(linear.weight.rows(), width(0));
        same(linear.bias.size(), linear.weight.cols());
        same(m_node.columns, linear.weight.cols());
    }
    void operator()(const Apply&) {
        inputs(1);
        same(m_node.columns, width(0));
    }
    void operator()(const Combine&) {
        inputs(2);
        if (width(0) != 1 && width(1) != 1) same(width(1), width(0));
        same(m_node.columns, width(0) == 1 ? width(1) : width(0));
    }
    void operator()(const Concat&) {
        if (m_node.inputs.empty()) inputs(1);
        Index sum = 0;
        for (std::size_t i = 0; i < m_node.inputs.size(); ++i) sum += width(i);
        same(m_node.columns, sum);
    }
    void operator()(const Kernel& kernel) {
        inputs(1);
        same(kernel.centres.cols(), width(0));
        same(m_node.columns, kernel.centres.rows());
    }
    void operator()(const Trees& trees) {
        inputs(1);
        same(m_node.columns, 1);
        if (!trees.ensemble) contradiction();
        checkEnsemble(*trees.ensemble);
    }
    void operator()(const OrderStatistic& statistic) {
        inputs(1);
        same(m_node.columns, 1);
        if (statistic.rank < 1 || statistic.rank > width(0)) {
            fail(messages::kGraphColumn, statistic.rank, width(0));
        }
    }

  private:
    static std::size_t index(int position) { return static_cast<std::size_t>(position); }

    std::vector<MessageArgument> where() const {
        return {m_position, operationName(m_node.operation)};
    }
    [[noreturn]] void fail(const MessageId& id, Index is, Index needed) const {
        auto arguments = where();
        arguments.insert(arguments.end(), {is, needed});
        throw Error(id, std::move(arguments));
    }
    [[noreturn]] void contradiction() const { throw Error(messages::kGraphNumbers, where()); }

    void inputs(Index count) const {
        const auto is = static_cast<Index>(m_node.inputs.size());
        if (is != count) fail(messages::kGraphInputCount, is, count);
    }
    Index width(std::size_t input) const {
        return m_graph.nodes[index(m_node.inputs[input])].columns;
    }
    void same(Index is, Index needed) const {
        if (is != needed) fail(messages::kGraphShape, is, needed);
    }
    void column(Index c) const {
        if (c < 0 || c >= width(0)) fail(messages::kGraphColumn, c, width(0));
    }
    void perColumn(const Vector& values) const {
        inputs(1);
        same(values.size(), width(0));
        same(m_node.columns, width(0));
    }

    [[noreturn]] void brokenTrees(std::size_t node) const {
        throw Error(messages::kGraphTrees, {m_position, node});
    }

    /// No node has two parents and no root has one: then every walk from a root ends.
    void checkEnsemble(const TreeEnsemble& trees) const {
        const std::size_t size = trees.feature.size();
        for (const std::size_t other :
             {trees.threshold.size(), trees.left.size(), trees.right.size(),
              trees.missingLeft.size(), trees.value.size()}) {
            if (other != size) contradiction();
        }
        std::vector<char> taken(size, 0);
        const auto take = [&](std::int32_t node, std::size_t from) {
            if (node < 0 || static_cast<std::size_t>(node) >= size) brokenTrees(from);
            if (std::exchange(taken[static_cast<std::size_t>(node)], 1)) brokenTrees(from);
        };
        for (const std::int32_t root : trees.roots) take(root, 0);
        for (std::size_t i = 0; i < size; ++i) {
            if (trees.feature[i] == -1) continue;
            const bool known = trees.feature[i] >= 0 && trees.feature[i] < width(0);
            if (!known || !std::isfinite(trees.threshold[i])) brokenTrees(i);
            take(trees.left[i], i);
            take(trees.right[i], i);
        }
    }

    const ModelGraph& m_graph;
    int m_position;
    const Node& m_node;
};

}  // namespace

void checkNode(const ModelGraph& graph, int position) {
    NodeCheck(graph, position).run();
}

const char* operationName(const Operation& operation) {
    return kOperationNames[operation.index()];
}

}  // namespace footbridge::graph
