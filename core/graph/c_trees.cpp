// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/c_trees.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>
#include <tuple>

namespace footbridge::graph {
namespace {

constexpr std::size_t kTreesInAGroup = 8;
constexpr int kNarrowBits = 32;
constexpr std::size_t kMostSharedLeaves = 1024;

/// What a node asks for: column, threshold, and where a missing value goes.
using Split = std::tuple<std::int32_t, double, bool>;

std::map<Split, std::size_t> splitsOf(const TreeEnsemble& trees) {
    std::map<Split, std::size_t> splits;
    for (std::size_t i = 0; i < trees.feature.size(); ++i)
        if (trees.feature[i] >= 0)
            splits.emplace(Split{trees.feature[i], trees.threshold[i], trees.missingLeft[i] != 0},
                           0);
    std::size_t next = 0;
    for (auto& [split, place] : splits) place = next++;
    return splits;
}

/// The values of leaves, and where those of a tree begin. Where few values are left when equal ones
/// are one, as in a forest of few rows, all trees share them.
class Leaves {
  public:
    explicit Leaves(const TreeEnsemble& trees) {
        std::map<double, std::size_t> distinct{{0.0, 0}};  // of the trees that fill a group
        std::size_t count = 0;
        for (std::size_t i = 0; i < trees.feature.size(); ++i) {
            if (trees.feature[i] >= 0) continue;
            distinct.emplace(trees.value[i], 0);
            ++count;
        }
        m_shared = distinct.size() <= kMostSharedLeaves && 2 * distinct.size() < count;
        if (!m_shared) return;
        for (auto& [value, place] : distinct) {
            place = m_values.size();
            m_values.push_back(value);
        }
        m_distinct = std::move(distinct);
        m_most = m_values.size();
    }
    void beginTree() { m_begins.push_back(m_shared ? 0 : m_values.size()); }
    /// Its place among those of the tree.
    std::size_t append(double value) {
        if (m_shared) return m_distinct.at(value);
        m_values.push_back(value);
        m_most = std::max(m_most, m_values.size() - m_begins.back());
        return m_values.size() - m_begins.back() - 1;
    }
    const std::vector<double>& values() const { return m_values; }
    const std::vector<std::size_t>& begins() const { return m_begins; }
    std::size_t most() const { return m_most; }  ///< of a tree

  private:
    bool m_shared = false;
    std::map<double, std::size_t> m_distinct;
    std::vector<double> m_values;
    std::vector<std::size_t> m_begins;
    std::size_t m_most = 0;
};

/// Trees one after the other, each level by level; siblings stand side by side and a leaf is its
/// own child.
struct Layout {
    struct Place {
        std::size_t child = 0;  ///< how far the left child is
        std::size_t split = 0;  ///< of a node that has children
        std::size_t leaf = 0;   ///< of another one, its place among the leaves of the tree
    };
    std::vector<Place> nodes;
    std::vector<std::size_t> roots;
    std::vector<int> depths;  ///< of groups of trees

    void append(const TreeEnsemble& trees, std::int32_t root,
                const std::map<Split, std::size_t>& splits, Leaves& leaves) {
        if (roots.size() % kTreesInAGroup == 0) depths.push_back(0);
        roots.push_back(nodes.size());
        leaves.beginTree();
        std::vector<std::pair<std::int32_t, int>> open{{root, 0}};
        for (std::size_t at = 0; at < open.size(); ++at) {
            const auto [node, level] = open[at];
            const auto i = static_cast<std::size_t>(node);
            depths.back() = std::max(depths.back(), level);
            if (trees.feature[i] < 0) {
                nodes.push_back({0, 0, leaves.append(trees.value[i])});
                continue;
            }
            nodes.push_back(
                {open.size() - at,
                 splits.at({trees.feature[i], trees.threshold[i], trees.missingLeft[i] != 0}), 0});
            open.emplace_back(trees.left[i], level + 1);
            open.emplace_back(trees.right[i], level + 1);
        }
    }
    /// Trees that are one leaf of 0, so that all groups are whole.
    void fill(Leaves& leaves) {
        while (roots.size() % kTreesInAGroup != 0) {
            roots.push_back(nodes.size());
            leaves.beginTree();
            nodes.push_back({0, 0, leaves.append(0)});
        }
    }
};

int bitsOf(std::size_t count) {
    return static_cast<int>(std::bit_width(count));
}

}  // namespace

CTrees cTrees(const TreeEnsemble& ensemble, CConstants& constants) {
    const std::map<Split, std::size_t> splits = splitsOf(ensemble);
    Leaves leaves(ensemble);
    Layout layout;
    for (const std::int32_t root : ensemble.roots) layout.append(ensemble, root, splits, leaves);
    layout.fill(leaves);
    std::vector<double> thresholds;
    std::vector<int> missingRight, columns;
    std::vector<std::size_t> first;
    for (const auto& [split, place] : splits) {
        const auto& [column, threshold, missingLeft] = split;
        if (columns.empty() || columns.back() != column) {
            columns.push_back(column);
            first.push_back(thresholds.size());
        }
        thresholds.push_back(threshold);
        missingRight.push_back(missingLeft ? 0 : 1);
    }
    first.push_back(thresholds.size());
    CTrees trees;
    trees.places = std::max<std::size_t>(leaves.most() + thresholds.size(), 1);
    const int placeBits = bitsOf(trees.places);
    std::vector<std::uint64_t> nodes;
    for (const Layout::Place& node : layout.nodes)
        nodes.push_back((static_cast<std::uint64_t>(node.child) << placeBits) +
                        (node.child == 0 ? node.leaf : leaves.most() + node.split));
    trees.wide = std::any_of(nodes.begin(), nodes.end(),
                             [](std::uint64_t node) { return bitsOf(node) > kNarrowBits; });
    const CConstants::Name values = constants.reals(leaves.values());
    trees.floats = values.floats;
    const auto integers = [&](const char* type, const auto& numbers) {
        return constants.integers(type, numbers);
    };
    const std::string thresholdName = constants.doubles(thresholds);
    const std::string missingName = integers("unsigned char", missingRight);
    const std::string columnName = integers("int", columns), firstName = integers("int", first);
    const std::string nodeName = integers(trees.wide ? "uint64_t" : "uint32_t", nodes);
    const std::string rootName = integers("uint32_t", layout.roots);
    const std::string leafName = integers("uint32_t", leaves.begins());
    const std::string depthName = integers("int", layout.depths);
    for (const std::string& name :
         {thresholdName, missingName, columnName, firstName, nodeName, values.name, rootName,
          leafName, depthName, std::to_string(columns.size()), std::to_string(layout.depths.size()),
          std::to_string(leaves.most()), std::to_string(placeBits), cNumber(ensemble.scale),
          cNumber(ensemble.base)})
        trees.initialiser += (trees.initialiser.empty() ? "" : ", ") + name;
    return trees;
}

}  // namespace footbridge::graph
