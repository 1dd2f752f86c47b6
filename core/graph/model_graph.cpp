// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/model_graph.h"

#include <utility>

#include "core/graph/check.h"
#include "core/graph/graph_messages.h"
#include "core/graph/interpreter.h"
#include "core/run/error.h"

namespace footbridge::graph {

void ModelGraph::check() const {
    if (nodes.empty() || !std::holds_alternative<Input>(nodes.front().operation)) {
        throw Error(messages::kGraphNoInput);
    }
    for (std::size_t i = 0; i < nodes.size(); ++i) checkNode(*this, static_cast<int>(i));
    const auto columnsOf = [&](int node) {
        const bool known = node >= 0 && node < static_cast<int>(nodes.size());
        return known ? nodes[static_cast<std::size_t>(node)].columns : 0;
    };
    if (columnsOf(output) != 1) {
        throw Error(messages::kGraphOutput, {columnsOf(output)});
    }
    if (request != -1 && columnsOf(request) != 1) throw Error(messages::kGraphRequest);
    if (lower == -1 && upper == -1) return;
    if (columnsOf(lower) != 1 || columnsOf(upper) != 1) throw Error(messages::kGraphInterval);
}

std::vector<int> ModelGraph::outputs() const {
    std::vector<int> all{output};
    if (hasInterval()) all.insert(all.end(), {lower, upper});
    if (hasRequest()) all.push_back(request);
    return all;
}

namespace {

bool areSame(const Vector& a, const Vector& b) {
    return a.size() == b.size() && a == b;
}

struct IsSame {
    bool operator()(const Gather& a, const Gather& b) const { return a.columns == b.columns; }
    bool operator()(const Affine& a, const Affine& b) const {
        return areSame(a.scale, b.scale) && areSame(a.shift, b.shift);
    }
    bool operator()(const Clip& a, const Clip& b) const {
        return areSame(a.low, b.low) && areSame(a.high, b.high);
    }
    bool operator()(const FillMissing& a, const FillMissing& b) const {
        return areSame(a.value, b.value);
    }
    bool operator()(const Apply& a, const Apply& b) const { return a.function == b.function; }
    template <class A, class B>
    bool operator()(const A&, const B&) const {
        return false;
    }
};

/// Of the steps that read the features, which several parts of a model begin with.
bool isSame(const Node& a, const Node& b) {
    return a.columns == b.columns && a.inputs == b.inputs &&
           a.operation.index() == b.operation.index() &&
           std::visit(IsSame{}, a.operation, b.operation);
}

bool isAll(const std::vector<Index>& columns, Index width) {
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i] != static_cast<Index>(i)) return false;
    return static_cast<Index>(columns.size()) == width;
}

}  // namespace

Builder::Builder(Index inputColumns) {
    append(Input{}, {}, inputColumns);
}

Builder::Builder(ModelGraph graph) : m_graph(std::move(graph)) {
    m_graph.check();
}

Value Builder::append(Operation operation, const std::vector<Value>& inputs, Index columns) {
    Node node{std::move(operation), {}, columns};
    for (const Value& value : inputs) node.inputs.push_back(value.node);
    for (std::size_t i = 0; i < m_graph.nodes.size(); ++i)
        if (isSame(node, m_graph.nodes[i])) return {static_cast<int>(i), columns};
    m_graph.nodes.push_back(std::move(node));
    const int position = static_cast<int>(m_graph.nodes.size()) - 1;
    try {
        checkNode(m_graph, position);
    } catch (...) {
        m_graph.nodes.pop_back();
        throw;
    }
    return {position, columns};
}

Value Builder::input() const {
    return {0, m_graph.nodes.front().columns};
}

Value Builder::output() const {
    return {m_graph.output, 1};
}

Value Builder::constant(const Vector& row) {
    return append(Constant{row}, {}, row.size());
}

Value Builder::gather(Value x, std::vector<Index> columns) {
    const auto count = static_cast<Index>(columns.size());
    if (isAll(columns, x.columns)) return x;
    return append(Gather{std::move(columns)}, {x}, count);
}

Value Builder::affine(Value x, const Vector& scale, const Vector& shift) {
    return append(Affine{scale, shift}, {x}, x.columns);
}

Value Builder::clip(Value x, const Vector& low, const Vector& high) {
    return append(Clip{low, high}, {x}, x.columns);
}

Value Builder::fillMissing(Value x, const Vector& value) {
    return append(FillMissing{value}, {x}, x.columns);
}

Value Builder::oneHot(Value x, Index column, std::vector<double> levels) {
    const auto count = static_cast<Index>(levels.size());
    return append(OneHot{column, std::move(levels)}, {x}, count);
}

Value Builder::recode(Value x, Index column, std::vector<double> from, std::vector<double> to,
                      double otherwise) {
    return append(Recode{column, std::move(from), std::move(to), otherwise}, {x}, x.columns);
}

Value Builder::linear(Value x, const Matrix& weight, const Vector& bias) {
    return append(Linear{weight, bias}, {x}, weight.cols());
}

Value Builder::apply(Unary function, Value x) {
    return append(Apply{function}, {x}, x.columns);
}

Value Builder::combine(Binary function, Value a, Value b) {
    return append(Combine{function}, {a, b}, a.columns == 1 ? b.columns : a.columns);
}

Value Builder::concat(const std::vector<Value>& parts) {
    Index columns = 0;
    for (const Value& part : parts) columns += part.columns;
    return append(Concat{}, parts, columns);
}

Value Builder::kernel(Value x, Profile profile, const Matrix& centres) {
    const Value value = append(Kernel{profile, centres}, {x}, centres.rows());
    prepare(m_graph);
    return value;
}

Value Builder::trees(Value x, std::shared_ptr<const TreeEnsemble> ensemble) {
    const Value value = append(Trees{std::move(ensemble)}, {x}, 1);
    prepare(m_graph);
    return value;
}

Value Builder::orderStatistic(Value x, Index rank) {
    return append(OrderStatistic{rank}, {x}, 1);
}

Value Builder::scaled(Value x, double scale, double shift) {
    return affine(x, Vector::Constant(x.columns, scale), Vector::Constant(x.columns, shift));
}

ModelGraph Builder::finish(Value output) {
    m_graph.output = output.node;
    m_graph.lower = m_graph.upper = -1;
    m_graph.check();
    return m_graph;
}

ModelGraph Builder::finish(Value output, Value lower, Value upper) {
    ModelGraph graph = finish(output);
    graph.lower = lower.node;
    graph.upper = upper.node;
    graph.check();
    return graph;
}

}  // namespace footbridge::graph
