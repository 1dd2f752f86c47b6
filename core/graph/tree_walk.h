// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/graph/block_loops.h"
#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// An ensemble laid out for walking many rows: siblings stand side by side, leaves point to
/// themselves, so that a step needs no branch. Worth its building from some dozen rows on.
class PackedTrees {
  public:
    explicit PackedTrees(const TreeEnsemble& ensemble);
    void predict(const BlockView& x, double* y) const;

  private:
    struct PackedNode {
        double threshold;  // NaN in a leaf: every value then counts as missing
        std::int32_t feature;
        std::uint32_t leftAndMissing;  // left child times 2, plus 1 where missing goes left
    };
    void append(const TreeEnsemble& ensemble, std::int32_t root);

    std::vector<std::uint32_t> m_roots;
    std::vector<PackedNode> m_nodes;
    std::vector<double> m_values;
    double m_scale, m_base;
};

/// The same sums, tree after tree, read from the ensemble as it is: for single rows.
void walkTrees(const TreeEnsemble& ensemble, const BlockView& x, double* y);

}  // namespace footbridge::graph
