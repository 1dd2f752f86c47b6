// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/interpreter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include "core/graph/block_functions.h"
#include "core/graph/block_loops.h"
#include "core/graph/graph_messages.h"
#include "core/graph/kernel_loops.h"
#include "core/graph/tree_walk.h"
#include "core/run/error.h"
#include "core/run/missing.h"

namespace footbridge::graph {
namespace {

constexpr Index kBlockRows = 64;

std::shared_ptr<const PackedKernel> packed(const Kernel& kernel) {
    return kernel.packed ? kernel.packed : std::make_shared<const PackedKernel>(kernel);
}
std::shared_ptr<const PackedTrees> packed(const Trees& trees) {
    return trees.packed ? trees.packed : std::make_shared<const PackedTrees>(*trees.ensemble);
}

/// Buffers for the results of one block; a buffer is used again once its last reader has run.
class Evaluation {
  public:
    Evaluation(const ModelGraph& graph, std::span<const int> targets, Index rows)
        : m_graph(graph),
          m_last(*std::max_element(targets.begin(), targets.end())),
          m_stride(std::min(rows, kBlockRows)) {
        findNeeded(targets);
        findKernelSums();
        assignBuffers();
    }

    /// Computes the targets for rows [begin, begin + count) of x.
    void block(const Matrix& x, Index begin, Index count, const RunContext& context) {
        m_x = &x;
        m_begin = begin;
        m_rows = m_stride = count;
        for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
            if (!m_needed[i] || m_summed[i]) continue;
            context.checkCancelled();
            m_node = &m_graph.nodes[i];
            m_result = result(static_cast<int>(i));
            std::visit(*this, m_node->operation);
        }
    }
    /// A target's column c in the last block.
    const double* columnOf(int target, Index c) { return result(target) + c * m_stride; }

    void operator()(const Input&) const {
        for (Index c = 0; c < m_node->columns; ++c) {
            std::copy_n(m_x->data() + c * m_x->rows() + m_begin, m_rows, column(c));
        }
    }
    void operator()(const Constant& constant) const {
        for (Index c = 0; c < m_node->columns; ++c) std::fill_n(column(c), m_rows, constant.row[c]);
    }
    void operator()(const Gather& gather) const {
        for (Index c = 0; c < m_node->columns; ++c) {
            const Index from = gather.columns[static_cast<std::size_t>(c)];
            if (from < 0) {
                std::fill_n(column(c), m_rows, kMissing);
            } else {
                std::copy_n(input(0, from), m_rows, column(c));
            }
        }
    }
    void operator()(const Affine& affine) const {
        eachColumn([&](Index c) {
            const double scale = affine.scale[c];
            const double shift = affine.shift[c];
            return [=](double v) { return v * scale + shift; };
        });
    }
    void operator()(const Clip& clip) const {
        eachColumn([&](Index c) {
            const double low = clip.low[c];
            const double high = clip.high[c];
            return [=](double v) { return v < low ? low : v > high ? high : v; };
        });
    }
    void operator()(const FillMissing& fill) const {
        eachColumn([&](Index c) {
            const double value = fill.value[c];
            return [=](double v) { return std::isnan(v) ? value : v; };
        });
    }
    void operator()(const OneHot& oneHot) const {
        const double* from = input(0, oneHot.column);
        for (Index c = 0; c < m_node->columns; ++c) {
            const double level = oneHot.levels[static_cast<std::size_t>(c)];
            double* to = column(c);
            for (Index r = 0; r < m_rows; ++r) to[r] = from[r] == level ? 1.0 : 0.0;
        }
    }
    void operator()(const Recode& recode) const {
        eachColumn([&](Index c) {
            return [&recode, replace = c == recode.column](double v) {
                if (!replace || std::isnan(v)) return v;
                const auto at = std::find(recode.from.begin(), recode.from.end(), v);
                if (at == recode.from.end()) return recode.otherwise;
                return recode.to[static_cast<std::size_t>(at - recode.from.begin())];
            };
        });
    }
    void operator()(const Linear& linear) {
        const int from = m_node->inputs[0];
        if (!m_summed[index(from)])
            return linearBlock(view(0), linear.weight, linear.bias, m_result);
        const Node& node = m_graph.nodes[index(from)];
        const auto& kernel = std::get<Kernel>(node.operation);
        packed(kernel)->sum({result(node.inputs[0]), m_stride, m_rows}, linear.weight.data(),
                            linear.bias[0], m_result);
    }
    void operator()(const Apply& apply) const {
        applyFunction(apply.function, input(0, 0), m_node->columns * m_stride, m_result);
    }
    void operator()(const Combine& combine) const {
        if (width(0) == width(1))
            return combinePairs(combine.function, input(0, 0), input(1, 0),
                                m_node->columns * m_stride, m_result);
        for (Index c = 0; c < m_node->columns; ++c)
            combinePairs(combine.function, input(0, width(0) == 1 ? 0 : c),
                         input(1, width(1) == 1 ? 0 : c), m_rows, column(c));
    }
    void operator()(const Concat&) const {
        Index to = 0;
        for (std::size_t i = 0; i < m_node->inputs.size(); ++i) {
            for (Index c = 0; c < width(i); ++c) std::copy_n(input(i, c), m_rows, column(to++));
        }
    }
    void operator()(const Kernel& kernel) const { packed(kernel)->values(view(0), m_result); }
    void operator()(const Trees& trees) const { packed(trees)->predict(view(0), m_result); }
    void operator()(const OrderStatistic& statistic) {
        m_row.resize(index(width(0)));
        const auto nth = m_row.begin() + (statistic.rank - 1);
        for (Index r = 0; r < m_rows; ++r) {
            bool missing = false;
            for (Index c = 0; c < width(0); ++c) {
                m_row[index(c)] = input(0, c)[r];
                missing |= std::isnan(m_row[index(c)]);
            }
            if (!missing) std::nth_element(m_row.begin(), nth, m_row.end());
            m_result[r] = missing ? kMissing : *nth;
        }
    }

  private:
    static std::size_t index(Index position) { return static_cast<std::size_t>(position); }

    /// A target is used after the last node, so that its buffer is never given to another.
    void findNeeded(std::span<const int> targets) {
        m_needed.assign(m_graph.nodes.size(), false);
        m_lastUse.assign(m_graph.nodes.size(), m_last + 1);
        for (const int target : targets) m_needed[index(target)] = true;
        for (int i = m_last; i >= 0; --i) {
            if (!m_needed[index(i)]) continue;
            for (const int input : m_graph.nodes[index(i)].inputs) {
                if (!m_needed[index(input)]) m_lastUse[index(input)] = i;
                m_needed[index(input)] = true;
            }
        }
    }

    /// Kernels of which one weighted sum is all that is wanted need no buffer; what they compare is
    /// read by the sum instead.
    void findKernelSums() {
        std::vector<int> readers(m_graph.nodes.size(), 0);
        for (int i = 0; i <= m_last; ++i)
            if (m_needed[index(i)])
                for (const int input : m_graph.nodes[index(i)].inputs) ++readers[index(input)];
        m_summed.assign(m_graph.nodes.size(), false);
        for (int i = 0; i <= m_last; ++i) {
            const Node& node = m_graph.nodes[index(i)];
            if (!m_needed[index(i)] || node.columns != 1 ||
                !std::holds_alternative<Linear>(node.operation))
                continue;
            const auto from = index(node.inputs[0]);
            if (readers[from] != 1 || m_lastUse[from] != i ||
                !std::holds_alternative<Kernel>(m_graph.nodes[from].operation))
                continue;
            m_summed[from] = true;
            int& until = m_lastUse[index(m_graph.nodes[from].inputs[0])];
            until = std::max(until, i);
        }
    }

    const std::vector<int>& readBy(int node) const {
        const std::vector<int>& inputs = m_graph.nodes[index(node)].inputs;
        const bool sum = !inputs.empty() && m_summed[index(inputs[0])];
        return sum ? m_graph.nodes[index(inputs[0])].inputs : inputs;
    }

    void assignBuffers() {
        m_buffer.assign(m_graph.nodes.size(), 0);
        std::vector<std::size_t> free;
        for (int i = 0; i <= m_last; ++i) {
            if (!m_needed[index(i)] || m_summed[index(i)]) continue;
            if (free.empty()) {
                free.push_back(m_buffers.size());
                m_buffers.emplace_back();
            }
            m_buffer[index(i)] = free.back();
            free.pop_back();
            // A leaf may look at the first column of an input that has none.
            const Index columns = std::max<Index>(m_graph.nodes[index(i)].columns, 1);
            auto& buffer = m_buffers[m_buffer[index(i)]];
            buffer.resize(std::max(buffer.size(), static_cast<std::size_t>(columns * m_stride)));
            for (const int input : readBy(i)) {
                if (std::exchange(m_lastUse[index(input)], 0) == i) {
                    free.push_back(m_buffer[index(input)]);
                }
            }
        }
    }

    double* result(int node) { return m_buffers[m_buffer[index(node)]].data(); }
    double* column(Index c) const { return m_result + c * m_stride; }
    Index width(std::size_t i) const { return m_graph.nodes[index(m_node->inputs[i])].columns; }
    const double* input(std::size_t i, Index c) const {
        return m_buffers[m_buffer[index(m_node->inputs[i])]].data() + c * m_stride;
    }
    BlockView view(std::size_t i) const { return {input(i, 0), m_stride, m_rows}; }

    template <class FunctionOfColumn>
    void eachColumn(FunctionOfColumn functionOf) const {
        for (Index c = 0; c < m_node->columns; ++c) {
            const auto function = functionOf(c);
            const double* from = input(0, c);
            double* to = column(c);
            for (Index r = 0; r < m_rows; ++r) to[r] = function(from[r]);
        }
    }

    const ModelGraph& m_graph;
    int m_last;  // of the targets
    Index m_stride;
    std::vector<bool> m_needed, m_summed;
    std::vector<int> m_lastUse;
    std::vector<std::size_t> m_buffer;  // of each node
    std::vector<std::vector<double>> m_buffers;

    const Matrix* m_x = nullptr;
    Index m_begin = 0;
    Index m_rows = 0;
    const Node* m_node = nullptr;
    double* m_result = nullptr;
    std::vector<double> m_row;  // of an order statistic
};

/// The targets' results one after the other, side by side.
Matrix evaluate(const ModelGraph& graph, std::span<const int> targets, const Matrix& x,
                const RunContext& context) {
    if (x.cols() != graph.inputColumns()) {
        throw Error(messages::kGraphFeatures, {graph.inputColumns(), x.cols()});
    }
    Index columns = 0;
    for (const int target : targets) {
        columns += graph.nodes.at(static_cast<std::size_t>(target)).columns;
    }
    Matrix out(x.rows(), columns);
    if (x.rows() == 0) return out;
    Evaluation evaluation(graph, targets, x.rows());
    for (Index begin = 0; begin < x.rows(); begin += kBlockRows) {
        const Index count = std::min(kBlockRows, x.rows() - begin);
        evaluation.block(x, begin, count, context);
        Index to = 0;
        for (const int target : targets) {
            const Index width = graph.nodes[static_cast<std::size_t>(target)].columns;
            for (Index c = 0; c < width; ++c, ++to) {
                std::copy_n(evaluation.columnOf(target, c), count, &out(begin, to));
            }
        }
    }
    return out;
}

}  // namespace

void prepare(ModelGraph& graph) {
    for (Node& node : graph.nodes) {
        if (auto* trees = std::get_if<Trees>(&node.operation)) trees->packed = packed(*trees);
        if (auto* kernel = std::get_if<Kernel>(&node.operation)) kernel->packed = packed(*kernel);
    }
}

Matrix runTo(const ModelGraph& graph, int node, const Matrix& x, const RunContext& context) {
    return evaluate(graph, std::array{node}, x, context);
}

Vector run(const ModelGraph& graph, const Matrix& x, const RunContext& context) {
    return runTo(graph, graph.output, x, context);
}

Outputs outputsOf(const Matrix& columns, bool interval, bool request) {
    Outputs outputs{columns.col(0), {}, {}};
    if (interval) {
        outputs.lower = columns.col(1);
        outputs.upper = columns.col(2);
    }
    if (request) outputs.request = columns.col(columns.cols() - 1);
    return outputs;
}

Outputs runAll(const ModelGraph& graph, const Matrix& x, const RunContext& context) {
    const std::vector<int> nodes = graph.outputs();
    if (nodes.size() == 1) return {run(graph, x, context), {}, {}};
    return outputsOf(evaluate(graph, nodes, x, context), graph.hasInterval(), graph.hasRequest());
}

}  // namespace footbridge::graph
