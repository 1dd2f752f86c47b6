// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/graph/block_loops.h"
#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// An ensemble of trees with few leaves, however deep, for processors with AVX-512: every node is
/// asked, and where a row goes right it loses the leaves on the left; the first leaf that is left
/// is its own (Lucchese et al., QuickScorer, SIGIR 2015). The leaves of a row are added tree after
/// tree, so that the sums are those of any other walk, to the bit.
class MaskedTrees {
  public:
    static constexpr Index kRowsAtOnce = 32;

    /// Nothing where the processor cannot or a tree has more than 64 leaves. `ensemble` has passed
    /// ModelGraph::check.
    static std::optional<MaskedTrees> of(const TreeEnsemble& ensemble);

    /// Adds the leaves of each row; a multiple of kRowsAtOnce rows without missing values.
    void addLeaves(const BlockView& x, double* sums) const;

  private:
    struct MaskedNode {
        double threshold;
        std::int64_t column;
        std::uint64_t withoutLeft;  ///< leaves that a row keeps when it goes right
    };
    struct Tree {
        std::size_t firstNode, lastNode, firstLeaf;
    };
    MaskedTrees() = default;
    bool append(const TreeEnsemble& ensemble, std::int32_t node, std::size_t firstLeaf);

    std::vector<Tree> m_trees;
    std::vector<MaskedNode> m_nodes;
    std::vector<double> m_leaves;
};

}  // namespace footbridge::graph
