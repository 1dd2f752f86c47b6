// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/c_trees.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace footbridge::graph {
namespace {

constexpr std::size_t kTreesInAGroup = 8;
constexpr std::size_t kLargestShort = 65535;

/// What a node asks for: column, threshold, and where a missing value goes.
using Split = std::tuple<std::int32_t, double, bool>;

std::map<Split, std::size_t> splitsOf(const TreeEnsemble& trees) {
    std::map<Split, std::size_t> splits;
    for (std::size_t i = 0; i < trees.feature.size(); ++i)
        if (trees.feature[i] >= 0)
            splits.emplace(Split{trees.feature[i], trees.threshold[i], trees.missingLeft[i] != 0},
                           0);
    std::size_t next = 1;  // 0 is what a leaf asks for
    for (auto& [split, place] : splits) place = next++;
    return splits;
}

/// Trees one after the other, each level by level; siblings stand side by side and a leaf is its
/// own child.
struct Layout {
    std::vector<std::size_t> split, child;
    std::vector<double> value;
    std::vector<std::size_t> roots;
    std::vector<int> depths;  ///< of groups of trees

    void append(const TreeEnsemble& trees, std::int32_t root,
                const std::map<Split, std::size_t>& places) {
        const std::size_t first = split.size();
        if (roots.size() % kTreesInAGroup == 0) depths.push_back(0);
        roots.push_back(first);
        std::vector<std::pair<std::int32_t, int>> open{{root, 0}};
        for (std::size_t at = 0; at < open.size(); ++at) {
            const auto [node, level] = open[at];
            const auto i = static_cast<std::size_t>(node);
            const bool leaf = trees.feature[i] < 0;
            depths.back() = std::max(depths.back(), level);
            split.push_back(leaf ? 0
                                 : places.at({trees.feature[i], trees.threshold[i],
                                              trees.missingLeft[i] != 0}));
            child.push_back(leaf ? 0 : open.size() - at);
            value.push_back(leaf ? trees.value[i] : 0);
            if (leaf) continue;
            open.emplace_back(trees.left[i], level + 1);
            open.emplace_back(trees.right[i], level + 1);
        }
    }
    /// Trees that are one leaf of 0, so that all groups are whole.
    void fill() {
        while (roots.size() % kTreesInAGroup != 0) {
            roots.push_back(split.size());
            split.push_back(0);
            child.push_back(0);
            value.push_back(0);
        }
    }
};

}  // namespace

CTrees cTrees(const TreeEnsemble& ensemble, CConstants& constants) {
    const std::map<Split, std::size_t> places = splitsOf(ensemble);
    Layout layout;
    for (const std::int32_t root : ensemble.roots) layout.append(ensemble, root, places);
    layout.fill();
    std::vector<double> thresholds;
    std::vector<int> missingRight, columns;
    std::vector<std::size_t> first;
    for (const auto& [split, place] : places) {
        const auto& [column, threshold, missingLeft] = split;
        if (columns.empty() || columns.back() != column) {
            columns.push_back(column);
            first.push_back(thresholds.size());
        }
        thresholds.push_back(threshold);
        missingRight.push_back(missingLeft ? 0 : 1);
    }
    first.push_back(thresholds.size());
    std::vector<std::size_t> nodes;
    std::size_t largest = 0;
    for (std::size_t i = 0; i < layout.split.size(); ++i) {
        nodes.insert(nodes.end(), {layout.split[i], layout.child[i]});
        largest = std::max({largest, layout.split[i], layout.child[i]});
    }
    CTrees trees;
    trees.splits = thresholds.size();
    trees.wide = largest > kLargestShort;
    const CConstants::Name values = constants.reals(layout.value);
    trees.floats = values.floats;
    const auto integers = [&](const char* type, const auto& numbers) {
        return constants.integers(type, numbers);
    };
    const std::string thresholdName = constants.doubles(thresholds);
    const std::string missingName = integers("unsigned char", missingRight);
    const std::string columnName = integers("int", columns), firstName = integers("int", first);
    const std::string nodeName = integers(trees.wide ? "unsigned int" : "unsigned short", nodes);
    const std::string rootName = integers("unsigned int", layout.roots);
    const std::string depthName = integers("int", layout.depths);
    for (const std::string& name :
         {thresholdName, missingName, columnName, firstName, nodeName, values.name, rootName,
          depthName, std::to_string(columns.size()), std::to_string(layout.depths.size()),
          cNumber(ensemble.scale), cNumber(ensemble.base)})
        trees.initialiser += (trees.initialiser.empty() ? "" : ", ") + name;
    return trees;
}

}  // namespace footbridge::graph
