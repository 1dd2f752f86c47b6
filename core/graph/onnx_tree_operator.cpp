// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/onnx_tree_operator.h"

#include <cmath>
#include <map>
#include <memory>
#include <utility>

namespace footbridge::graph {
namespace {

/// A TreeEnsembleRegressor of the attributes that writeOnnx writes.
class TreeRegressor {
  public:
    explicit TreeRegressor(const onnx::NodeProto& node) {
        m_targets = onnxAttribute(node, "n_targets").i();
        requireOnnx(m_targets > 0 && m_targets <= 8);
        readNodes(node);
        readLeaves(node);
    }

    OnnxTensor operator()(const OnnxTensor& x) const {
        requireOnnx(x.type == OnnxTensor::Type::Double && x.shape.size() == 2 &&
                    x.shape[1] > m_largestFeature);
        OnnxTensor out{OnnxTensor::Type::Float, {x.shape[0], m_targets}, {}, {}};
        // As ONNX Runtime 1.30 adds them, in float32.
        std::vector<float> sums(static_cast<std::size_t>(m_targets));
        for (Index r = 0; r < x.shape[0]; ++r) {
            sums.assign(sums.size(), 0);
            for (const std::size_t root : m_roots) {
                const std::size_t leaf = leafOf(x.values.data() + r * x.shape[1], root);
                for (const auto& [target, weight] : m_nodes[leaf].targets)
                    sums[target] += static_cast<float>(weight);
            }
            for (const float sum : sums) out.values.push_back(sum);
        }
        return out;
    }

  private:
    struct Node {
        bool leaf, missingLeft;
        std::size_t feature;
        double threshold;
        std::size_t left, right;
        std::vector<std::pair<std::size_t, double>> targets;
    };
    using Place = std::pair<std::int64_t, std::int64_t>;  // tree, node

    std::size_t leafOf(const double* row, std::size_t at) const {
        while (!m_nodes[at].leaf) {
            const Node& node = m_nodes[at];
            const double value = row[node.feature];
            const bool left = value < node.threshold || (node.missingLeft && std::isnan(value));
            at = left ? node.left : node.right;
        }
        return at;
    }

    std::size_t find(const Place& place) const {
        const auto known = m_places.find(place);
        requireOnnx(known != m_places.end());
        return known->second;
    }

    void readNodes(const onnx::NodeProto& node) {
        const auto& trees = onnxAttribute(node, "nodes_treeids").ints();
        const auto& ids = onnxAttribute(node, "nodes_nodeids").ints();
        const auto& features = onnxAttribute(node, "nodes_featureids").ints();
        const auto& left = onnxAttribute(node, "nodes_truenodeids").ints();
        const auto& right = onnxAttribute(node, "nodes_falsenodeids").ints();
        const auto& missing = onnxAttribute(node, "nodes_missing_value_tracks_true").ints();
        const auto& modes = onnxAttribute(node, "nodes_modes").strings();
        const OnnxTensor thresholds =
            onnxConstant(onnxAttribute(node, "nodes_values_as_tensor").t());
        const int count = trees.size();
        for (const int size :
             {ids.size(), features.size(), left.size(), right.size(), missing.size(), modes.size(),
              static_cast<int>(thresholds.values.size())}) {
            requireOnnx(size == count);
        }
        for (int i = 0; i < count; ++i) {
            requireOnnx(m_places.emplace(Place{trees[i], ids[i]}, m_places.size()).second);
            if (ids[i] == 0) m_roots.push_back(static_cast<std::size_t>(i));
        }
        for (int i = 0; i < count; ++i) {
            const bool leaf = modes[i] == "LEAF";
            requireOnnx(leaf || modes[i] == "BRANCH_LT");
            requireOnnx(features[i] >= 0 && features[i] < kMaxOnnxElements);
            m_largestFeature = std::max(m_largestFeature, features[i]);
            const auto at = static_cast<std::size_t>(i);
            Node read{leaf,
                      missing[i] != 0,
                      static_cast<std::size_t>(features[i]),
                      thresholds.values[at],
                      0,
                      0,
                      {}};
            if (!leaf) {
                read.left = find({trees[i], left[i]});
                read.right = find({trees[i], right[i]});
                // Children stand behind their parents, so that every walk ends.
                requireOnnx(read.left > at && read.right > at);
            }
            m_nodes.push_back(std::move(read));
        }
    }

    void readLeaves(const onnx::NodeProto& node) {
        const auto& trees = onnxAttribute(node, "target_treeids").ints();
        const auto& ids = onnxAttribute(node, "target_nodeids").ints();
        const auto& targets = onnxAttribute(node, "target_ids").ints();
        const OnnxTensor weights =
            onnxConstant(onnxAttribute(node, "target_weights_as_tensor").t());
        requireOnnx(ids.size() == trees.size() && targets.size() == trees.size() &&
                    static_cast<int>(weights.values.size()) == trees.size());
        for (int i = 0; i < trees.size(); ++i) {
            requireOnnx(targets[i] >= 0 && targets[i] < m_targets);
            m_nodes[find({trees[i], ids[i]})].targets.emplace_back(
                static_cast<std::size_t>(targets[i]), weights.values[static_cast<std::size_t>(i)]);
        }
    }

    Index m_targets = 0;
    std::int64_t m_largestFeature = -1;
    std::vector<Node> m_nodes;
    std::vector<std::size_t> m_roots;
    std::map<Place, std::size_t> m_places;
};

}  // namespace

OnnxOperator onnxTrees(const onnx::NodeProto& node) {
    const auto trees = std::make_shared<const TreeRegressor>(node);
    return [trees](const std::vector<const OnnxTensor*>& inputs) {
        requireOnnx(inputs.size() == 1);
        return (*trees)(*inputs[0]);
    };
}

}  // namespace footbridge::graph
