// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/onnx_trees.h"

#include <cmath>

#include "core/graph/onnx_writer.h"

namespace footbridge::graph {
namespace {

/// The attributes of a TreeEnsembleRegressor.
class TreeAttributes {
  public:
    TreeAttributes(const TreeEnsemble& trees, int parts) : m_trees(trees), m_parts(parts) {
        double bound = 0;
        std::size_t count = 0;
        for (std::size_t i = 0; i < trees.roots.size(); ++i) {
            const std::int32_t root = trees.roots[i];
            if (trees.feature[at(root)] < 0) {
                m_alone += trees.value[at(root)];
                continue;
            }
            bound += appendTree(static_cast<std::int64_t>(i), root);
            ++count;
        }
        splitLeaves(bound, static_cast<double>(count));
    }

    /// The sum of the trees that are only a leaf, which older ONNX Runtimes do not take.
    double alone() const { return m_alone; }
    bool empty() const { return m_node.empty(); }

    void write(onnx::NodeProto& node) const {
        node.set_domain("ai.onnx.ml");
        addAttribute(node, "n_targets", onnx::AttributeProto::INT).set_i(m_parts);
        addIntegers(node, "nodes_treeids", m_tree);
        addIntegers(node, "nodes_nodeids", m_node);
        addIntegers(node, "nodes_featureids", m_feature);
        addIntegers(node, "nodes_truenodeids", m_left);
        addIntegers(node, "nodes_falsenodeids", m_right);
        addIntegers(node, "nodes_missing_value_tracks_true", m_missingLeft);
        addDoubles(node, "nodes_values_as_tensor", m_threshold);
        onnx::AttributeProto& modes =
            addAttribute(node, "nodes_modes", onnx::AttributeProto::STRINGS);
        for (const bool leaf : m_leaf) modes.add_strings(leaf ? "LEAF" : "BRANCH_LT");
        addIntegers(node, "target_treeids", m_targetTree);
        addIntegers(node, "target_nodeids", m_targetNode);
        addIntegers(node, "target_ids", m_targetId);
        addDoubles(node, "target_weights_as_tensor", m_weight);
    }

  private:
    static std::size_t at(std::int32_t node) { return static_cast<std::size_t>(node); }

    /// Level by level; gives the largest |leaf|.
    double appendTree(std::int64_t tree, std::int32_t root) {
        double largest = 0;
        std::vector<std::int32_t> origin{root};
        for (std::size_t i = 0; i < origin.size(); ++i) {
            const std::size_t from = at(origin[i]);
            const bool leaf = m_trees.feature[from] < 0;
            m_tree.push_back(tree);
            m_node.push_back(static_cast<std::int64_t>(i));
            m_leaf.push_back(leaf);
            m_feature.push_back(leaf ? 0 : m_trees.feature[from]);
            m_threshold.push_back(leaf ? 0 : m_trees.threshold[from]);
            m_missingLeft.push_back(leaf ? 0 : m_trees.missingLeft[from]);
            m_left.push_back(leaf ? 0 : static_cast<std::int64_t>(origin.size()));
            m_right.push_back(leaf ? 0 : static_cast<std::int64_t>(origin.size()) + 1);
            if (leaf) {
                m_leafValue.push_back(m_trees.value[from]);
                largest = std::max(largest, std::abs(m_trees.value[from]));
                m_leafTree.push_back(tree);
                m_leafNode.push_back(static_cast<std::int64_t>(i));
            } else {
                origin.push_back(m_trees.left[from]);
                origin.push_back(m_trees.right[from]);
            }
        }
        return largest;
    }

    /// A step so coarse that float32 holds any sum of its multiples up to the bound exactly.
    static double stepOf(double bound) {
        const bool known = std::isfinite(bound) && bound > 0;
        return known ? std::ldexp(1.0, std::ilogb(bound) + 1 - 22) : 0;
    }

    /// Each part but the last is a multiple of a step, the last what is left.
    void splitLeaves(double bound, double trees) {
        const double first = stepOf(bound);
        const double second = m_parts > 2 ? stepOf(trees * first / 2) : 0;
        for (std::size_t i = 0; i < m_leafValue.size(); ++i) {
            double rest = m_leafValue[i];
            for (std::int64_t part = 0; part < m_parts; ++part) {
                const double step = part == 0 ? first : part + 1 < m_parts ? second : 0;
                const double weight = step > 0 ? std::round(rest / step) * step : rest;
                addTarget(i, part, weight);
                rest -= weight;
            }
        }
    }

    void addTarget(std::size_t leaf, std::int64_t id, double weight) {
        m_targetTree.push_back(m_leafTree[leaf]);
        m_targetNode.push_back(m_leafNode[leaf]);
        m_targetId.push_back(id);
        m_weight.push_back(weight);
    }

    using Integers = std::vector<std::int64_t>;
    const TreeEnsemble& m_trees;
    int m_parts;
    double m_alone = 0;
    Integers m_tree, m_node, m_feature, m_left, m_right, m_missingLeft;
    std::vector<bool> m_leaf;
    std::vector<double> m_threshold;
    Integers m_leafTree, m_leafNode;
    std::vector<double> m_leafValue;
    Integers m_targetTree, m_targetNode, m_targetId;
    std::vector<double> m_weight;
};

}  // namespace

std::string addTrees(OnnxNodes& nodes, const TreeEnsemble& trees, const std::string& x,
                     const std::string& zero, int parts) {
    const TreeAttributes attributes(trees, parts);
    const double alone = attributes.alone() * trees.scale + trees.base;
    if (attributes.empty()) return nodes.add("Add", {zero, nodes.constant(alone)});
    onnx::NodeProto& ensemble = nodes.append("TreeEnsembleRegressor", {x});
    attributes.write(ensemble);
    const std::string sums =
        nodes.add("Cast", {ensemble.output(0)}, "to", onnx::TensorProto::DOUBLE);
    if (parts <= kOldTreeParts) {
        const std::string weight = nodes.constant(Matrix(Matrix::Constant(parts, 1, trees.scale)));
        return nodes.add("Add", {nodes.add("MatMul", {sums, weight}), nodes.constant(alone)});
    }
    // No MatMul: ONNX Runtime would fuse it with numbers that follow, as a float32 factor.
    const std::string axis = nodes.constant(std::vector<std::int64_t>{1});
    const std::string sum = nodes.add("ReduceSum", {sums, axis}, "keepdims", 1);
    return nodes.add("Add",
                     {nodes.add("Mul", {sum, nodes.constant(trees.scale)}), nodes.constant(alone)});
}

}  // namespace footbridge::graph
