// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/graph/binned_trees.h"
#include "core/graph/block_loops.h"
#include "core/graph/masked_trees.h"
#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// An ensemble laid out for walking: siblings stand side by side and leaves point to themselves, so
/// that a step needs no branch. The leaves of a row are added tree after tree.
class PackedTrees {
  public:
    explicit PackedTrees(const TreeEnsemble& ensemble);  ///< one that passed ModelGraph::check
    void predict(const BlockView& x, double* y) const;

  private:
    struct PackedNode {
        double threshold;  // NaN in a leaf
        std::int32_t feature;
        std::uint32_t leftAndMissing;  // left child times 2, plus 1 where missing goes left
    };
    void append(const TreeEnsemble& ensemble, std::int32_t root);
    template <bool kMissing>
    std::uint32_t step(std::uint32_t node, const double* row, Index stride) const;
    template <bool kMissing>
    void rowsSideBySide(const BlockView& x, double* y) const;
    template <bool kMissing>
    double treesSideBySide(const double* row, Index stride) const;

    void sumRows(const BlockView& x, bool missing, double* y) const;

    /// Of the first rows of a block without missing values, as many as are walked side by side.
    Index sumWide(const BlockView& x, double* sums) const;

    std::optional<BinnedTrees> m_binned;
    std::optional<MaskedTrees> m_masked;  // where they are not binned
    std::vector<std::int32_t> m_columns;  // that are looked at
    std::vector<std::uint32_t> m_roots;
    std::vector<PackedNode> m_nodes;
    std::vector<double> m_values;
    double m_scale, m_base;
};

}  // namespace footbridge::graph
