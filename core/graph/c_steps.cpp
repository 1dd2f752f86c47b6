// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/c_steps.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/graph/c_constants.h"
#include "core/graph/c_functions.h"
#include "core/graph/c_trees.h"
#include "core/graph/kernel_loops.h"

namespace footbridge::graph {
namespace {

/// Room for the results in one array; what is no longer read is given to others.
class Room {
  public:
    std::size_t take(std::size_t size) {
        for (auto gap = m_gaps.begin(); gap != m_gaps.end(); ++gap) {
            if (gap->second < size) continue;
            const auto [begin, length] = *gap;
            m_gaps.erase(gap);
            if (length > size) m_gaps.emplace(begin + size, length - size);
            return begin;
        }
        return std::exchange(m_size, m_size + size);
    }
    void give(std::size_t begin, std::size_t size) {
        auto gap = m_gaps.emplace(begin, size).first;
        const auto next = std::next(gap);
        if (next != m_gaps.end() && begin + size == next->first) {
            gap->second += next->second;
            m_gaps.erase(next);
        }
        if (gap == m_gaps.begin()) return;
        const auto before = std::prev(gap);
        if (before->first + before->second != begin) return;
        before->second += gap->second;
        m_gaps.erase(gap);
    }
    std::size_t size() const { return m_size; }

  private:
    std::map<std::size_t, std::size_t> m_gaps;  // begin and size
    std::size_t m_size = 0;
};

class StepWriter {
  public:
    StepWriter(const ModelGraph& graph, const std::vector<int>& outputs)
        : m_graph(graph),
          m_outputs(outputs),
          m_place(graph.nodes.size()),
          m_lastUse(graph.nodes.size(), 0),
          m_summed(graph.nodes.size(), false),
          m_levels(graph.nodes.size(), false),
          m_endsAt(graph.nodes.size() + 1) {
        findUses();
    }

    CSteps write() {
        for (std::size_t i = 1; i < m_graph.nodes.size(); ++i) {
            m_node = &m_graph.nodes[i];
            m_at = i;
            if (m_summed[i]) continue;
            m_place[i] = m_room.take(columns(i));
            if (width() > 0) std::visit(*this, m_node->operation);
            for (const std::size_t input : m_endsAt[i])
                if (!m_summed[input]) m_room.give(m_place[input], columns(input));
        }
        return finish();
    }

    void operator()(const Input&) {}
    void operator()(const Constant& o) {
        if (width() == 1) return assign(cNumber(o.row[0]));
        loop(m_constants.doubles(o.row) + "[i]");
    }
    void operator()(const Gather& o) {
        const auto missing = std::find(o.columns.begin(), o.columns.end(), -1);
        if (width() == 1) return assign(o.columns[0] < 0 ? "NAN" : in(0, o.columns[0]));
        const std::string from = m_constants.integers("int", o.columns);
        std::string value = element(0, from + "[i]");
        if (missing != o.columns.end()) value = from + "[i] < 0 ? NAN : " + value;
        loop(value);
    }
    void operator()(const Affine& o) {
        if (width() == 1)
            return assign(in(0, 0) + " * " + cNumber(o.scale[0]) + " + " + cNumber(o.shift[0]));
        loop(element(0, "i") + " * " + m_constants.doubles(o.scale) + "[i] + " +
             m_constants.doubles(o.shift) + "[i]");
    }
    void operator()(const Clip& o) {
        const std::string low = m_constants.doubles(o.low) + "[i]",
                          high = m_constants.doubles(o.high) + "[i]", x = element(0, "i");
        loop(x + " < " + low + " ? " + low + " : " + x + " > " + high + " ? " + high + " : " + x);
    }
    void operator()(const FillMissing& o) {
        const std::string x = element(0, "i");
        loop(x + " != " + x + " ? " + m_constants.doubles(o.value) + "[i] : " + x);
    }
    void operator()(const OneHot& o) {
        m_levels[m_at] = true;
        loop(in(0, o.column) + " == " + m_constants.doubles(o.levels) + "[i] ? 1.0 : 0.0");
    }
    void operator()(const Recode& o) {
        if (width() > 1) loop(element(0, "i"));
        line(out(o.column) + " = " + m_functions.use("recoded") + "(" + in(0, o.column) + ", " +
             m_constants.doubles(o.from) + ", " + m_constants.doubles(o.to) + ", " +
             std::to_string(o.from.size()) + ", " + cNumber(o.otherwise) + ");");
    }
    void operator()(const Linear& o) {
        const std::vector<double> weights(o.weight.data(), o.weight.data() + o.weight.size());
        const auto from = static_cast<std::size_t>(m_node->inputs[0]);
        if (m_summed[from]) return kernelSum(from, weights, o.bias[0]);
        const std::string n = std::to_string(o.weight.rows());
        if (width() == 1) {
            const CConstants::Name w = m_constants.reals(weights);
            return assign(cNumber(o.bias[0]) + " + " +
                          m_functions.use(w.floats ? "dot_float" : "dot_double") + "(" + all(0) +
                          ", " + w.name + ", " + n + ")");
        }
        loop(m_constants.doubles(o.bias) + "[i]");
        const std::string outputs = std::to_string(width());
        if (m_levels[from]) {
            line(m_functions.use("weigh_levels") + "(" + all(0) + ", " + n + ", " +
                 m_constants.doubles(weights) + ", " + outputs + ", " + result() + ");");
            return;
        }
        // A gradient goes back through the weights of a network; these stand there already.
        const Weights turned = o.weight.transpose();
        const std::vector<double> back(turned.data(), turned.data() + turned.size());
        const bool stored = m_weights.contains({turned.cols(), back});
        const CConstants::Name w = m_constants.reals(stored ? back : weights);
        if (!stored) m_weights.emplace(o.weight.cols(), weights);
        line(m_functions.use(std::string(stored ? "weigh_back_" : "weigh_") +
                             (w.floats ? "float" : "double")) +
             "(" + all(0) + ", " + n + ", " + w.name + ", " + (stored ? n : outputs) + ", " +
             outputs + ", " + result() + ");");
    }
    void operator()(const Apply& o) {
        const std::string x = element(0, "i");
        switch (o.function) {
            case Unary::Exp:
                return loop("exp(" + x + ")");
            case Unary::Log:
                return loop("log(" + x + ")");
            case Unary::Sinh:
                return loop("sinh(" + x + ")");
            case Unary::Sqrt:
                return loop("sqrt(" + x + ")");
            case Unary::SignedLog:
                return loop("copysign(log1p(fabs(" + x + ")), " + x + ")");
            case Unary::Silu:
                return call("silu");
            case Unary::SiluSlope:
                return call("silu_slope");
        }
    }
    void operator()(const Combine& o) {
        constexpr const char* kSigns[] = {" + ", " - ", " * "};
        const auto operand = [&](std::size_t i) {
            return inputWidth(i) == 1 ? in(i, 0) : element(i, "i");
        };
        loop(operand(0) + kSigns[static_cast<int>(o.function)] + operand(1));
    }
    void operator()(const Concat&) {
        std::size_t to = 0;
        bool levels = true;
        for (std::size_t i = 0; i < m_node->inputs.size(); ++i) {
            const std::size_t count = inputWidth(i);
            levels = levels && m_levels[static_cast<std::size_t>(m_node->inputs[i])];
            if (count == 1)
                line(out(static_cast<Index>(to)) + " = " + in(i, 0) + ";");
            else if (count > 1)
                line(forAll(count) + "w[" + offset(m_place[m_at] + to) + "] = " + element(i, "i") +
                     ";");
            to += count;
        }
        m_levels[m_at] = levels;
    }
    void operator()(const Kernel& o) {
        const std::string n = std::to_string(o.centres.cols());
        const std::string count = std::to_string(o.centres.rows());
        const std::string centres = centresOf(o);
        if (o.profile == Profile::Linear) {
            loop("0");
            line(m_functions.use("weigh_double") + "(" + all(0) + ", " + n + ", " + centres + ", " +
                 count + ", " + count + ", " + result() + ");");
            return;
        }
        const bool expanded = expandsDistances(o);
        line(m_functions.use(profileOf(o) + "_kernel") + "(" + all(0) + ", " + n + ", " + centres +
             (expanded ? ", " + squaresOf(o) : "") + ", " + count + ", " + count + ", " + result() +
             ");");
    }
    void operator()(const Trees& o) {
        auto& [trees, name] = m_forests[o.ensemble.get()];
        if (name.empty()) {
            trees = cTrees(*o.ensemble, m_constants);
            const std::string type = typeOf(trees);
            name = "forest" + std::to_string(m_at);
            m_tables += "static const " + type + ' ' + name + " = {" + trees.initialiser + "};\n";
            m_places = std::max(m_places, trees.places);
        }
        assign("walk_" + m_functions.use(typeOf(trees)) + "(&" + name + ", " + all(0) + ", right)");
    }
    void operator()(const OrderStatistic& o) {
        assign(m_functions.use("ranked") + "(" + all(0) + ", " + std::to_string(inputWidth(0)) +
               ", " + std::to_string(o.rank) + ")");
    }

  private:
    static std::string typeOf(const CTrees& trees) {
        return std::string(trees.wide ? "large_" : "") +
               (trees.floats ? "forest_float" : "forest_double");
    }
    static std::string profileOf(const Kernel& kernel) {
        if (kernel.profile == Profile::Laplace) return "laplace";
        return expandsDistances(kernel) ? "expanded" : "matern";
    }
    std::string centresOf(const Kernel& kernel) {
        const Matrix& c = kernel.centres;
        return m_constants.doubles(std::vector<double>(c.data(), c.data() + c.size()));
    }
    std::string squaresOf(const Kernel& kernel) {
        return m_constants.doubles(Vector(kernel.centres.rowwise().squaredNorm()));
    }

    std::size_t columns(std::size_t node) const {
        return static_cast<std::size_t>(std::max<Index>(m_graph.nodes[node].columns, 1));
    }
    std::size_t width() const { return static_cast<std::size_t>(m_node->columns); }
    std::size_t inputWidth(std::size_t i) const {
        return static_cast<std::size_t>(
            m_graph.nodes[static_cast<std::size_t>(m_node->inputs[i])].columns);
    }

    /// A step is read last by another one or, when it is an output, at the very end. A kernel of
    /// which one weighted sum is all that is wanted is never held.
    void findUses() {
        std::vector<int> readers(m_graph.nodes.size(), 0);
        for (std::size_t i = 0; i < m_graph.nodes.size(); ++i)
            for (const int input : m_graph.nodes[i].inputs) {
                m_lastUse[static_cast<std::size_t>(input)] = i;
                ++readers[static_cast<std::size_t>(input)];
            }
        for (const int end : m_outputs) {
            m_lastUse[static_cast<std::size_t>(end)] = m_graph.nodes.size();
            ++readers[static_cast<std::size_t>(end)];
        }
        for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
            const Node& node = m_graph.nodes[i];
            if (node.columns != 1 || !std::holds_alternative<Linear>(node.operation)) continue;
            const auto from = static_cast<std::size_t>(node.inputs[0]);
            const auto* kernel = std::get_if<Kernel>(&m_graph.nodes[from].operation);
            if (!kernel || kernel->profile == Profile::Linear || readers[from] != 1) continue;
            m_summed[from] = true;
            std::size_t& until = m_lastUse[static_cast<std::size_t>(m_graph.nodes[from].inputs[0])];
            until = std::max(until, i);
        }
        for (std::size_t i = 1; i < m_lastUse.size(); ++i) m_endsAt[m_lastUse[i]].push_back(i);
    }

    void kernelSum(std::size_t from, const std::vector<double>& weights, double bias) {
        const Node& node = m_graph.nodes[from];
        const auto& kernel = std::get<Kernel>(node.operation);
        assign(m_functions.use(profileOf(kernel) + "_sum") + "(" +
               place(static_cast<std::size_t>(node.inputs[0])) + ", " +
               std::to_string(kernel.centres.cols()) + ", " + centresOf(kernel) +
               (expandsDistances(kernel) ? ", " + squaresOf(kernel) : "") + ", " +
               std::to_string(kernel.centres.rows()) + ", " + m_constants.doubles(weights) + ", " +
               cNumber(bias) + ")");
    }

    static std::string offset(std::size_t begin) {
        return begin == 0 ? "i" : std::to_string(begin) + " + i";
    }
    /// Where the values of a step begin.
    std::string place(std::size_t node) const {
        return node == 0 ? "x" : "w + " + std::to_string(m_place[node]);
    }
    std::string all(std::size_t i) const {
        return place(static_cast<std::size_t>(m_node->inputs[i]));
    }
    std::string result() const { return place(m_at); }
    std::string in(std::size_t i, Index column) const {
        const auto node = static_cast<std::size_t>(m_node->inputs[i]);
        const auto c = static_cast<std::size_t>(column);
        return node == 0 ? "x[" + std::to_string(c) + "]"
                         : "w[" + std::to_string(m_place[node] + c) + "]";
    }
    std::string element(std::size_t i, const std::string& index) const {
        const auto node = static_cast<std::size_t>(m_node->inputs[i]);
        if (node == 0) return "x[" + index + "]";
        return m_place[node] == 0 ? "w[" + index + "]"
                                  : "w[" + std::to_string(m_place[node]) + " + " + index + "]";
    }
    std::string out(Index column) const {
        return "w[" + std::to_string(m_place[m_at] + static_cast<std::size_t>(column)) + "]";
    }

    void line(const std::string& text) { m_body += "    " + text + "\n"; }
    static std::string forAll(std::size_t count) {
        return "for (int i = 0; i < " + std::to_string(count) + "; ++i) ";
    }
    void assign(const std::string& value) { line(out(0) + " = " + value + ";"); }
    void loop(const std::string& value) {
        if (width() > 0)
            line(forAll(width()) + "w[" + offset(m_place[m_at]) + "] = " + value + ";");
    }
    void call(const char* function) {
        line(m_functions.use(function) + "(" + all(0) + ", " + std::to_string(width()) + ", " +
             result() + ");");
    }

    CSteps finish() {
        CSteps steps;
        steps.functions = m_functions.text();
        steps.constants = m_constants.text() + m_tables;
        const std::size_t room = std::max<std::size_t>(m_room.size(), 1);
        steps.stackBytes = room * sizeof(double) + m_places;
        steps.evaluate =
            "EXACT static void evaluate(const double *x, double *out)\n{\n    double w[" +
            std::to_string(room) + "]; /* results of steps */\n";
        if (m_places > 0)
            steps.evaluate += "    unsigned char right[" + std::to_string(m_places) +
                              "]; /* where the nodes of trees send the row */\n";
        steps.evaluate += m_body;
        std::size_t at = 0;
        for (const int end : m_outputs) {
            const auto node = static_cast<std::size_t>(end);
            const std::size_t count = columns(node);
            const std::string from = node == 0 ? "x[" : "w[";
            const std::size_t begin = node == 0 ? 0 : m_place[node];
            if (count == 1)
                steps.evaluate +=
                    "    out[" + std::to_string(at) + "] = " + from + std::to_string(begin);
            else
                steps.evaluate +=
                    "    " + forAll(count) + "out[" + offset(at) + "] = " + from + offset(begin);
            steps.evaluate += "];\n";
            at += count;
        }
        steps.evaluate += "    (void)x;\n    (void)w;\n}\n";
        return steps;
    }

    const ModelGraph& m_graph;
    const std::vector<int>& m_outputs;
    CConstants m_constants;
    CFunctions m_functions;
    Room m_room;
    std::vector<std::size_t> m_place, m_lastUse;
    std::vector<bool> m_summed, m_levels;
    std::vector<std::vector<std::size_t>> m_endsAt;  // steps that are read last by this one
    std::map<const TreeEnsemble*, std::pair<CTrees, std::string>> m_forests;
    std::set<std::pair<Index, std::vector<double>>> m_weights;  // by columns, as they are stored
    std::size_t m_places = 0;
    std::string m_tables, m_body;
    const Node* m_node = nullptr;
    std::size_t m_at = 0;
};

}  // namespace

CSteps cSteps(const ModelGraph& graph, const std::vector<int>& outputs) {
    return StepWriter(graph, outputs).write();
}

}  // namespace footbridge::graph
