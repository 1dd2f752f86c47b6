// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/graph/block_loops.h"
#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// An ensemble of shallow trees for processors with AVX-512: a value is replaced by the number of
/// its feature's thresholds that it reaches, trees are filled up to full ones, and each of
/// their nodes is compared with 64 rows at once. The leaves of a row are added tree after tree, so
/// that the sums are those of any other walk, to the bit.
class BinnedTrees {
  public:
    static constexpr Index kMostRows = 64;

    /// Nothing where the processor cannot or a tree is too deep. `ensemble` has passed
    /// ModelGraph::check.
    static std::optional<BinnedTrees> of(const TreeEnsemble& ensemble);

    /// The sum of the leaves of each row; at most kMostRows rows, a multiple of kRowsAtOnce,
    /// without missing values.
    void addLeaves(const BlockView& x, double* sums) const;
    static constexpr Index kRowsAtOnce = 16;

    /// The same of one row, sixteen trees taking a step at once.
    double leavesOf(const double* row, Index stride) const;

  private:
    struct Feature {
        std::int32_t column = 0;
        std::vector<double> thresholds;  ///< ascending, filled up to 2^n - 1 with infinity
    };
    BinnedTrees() = default;
    void fill(const TreeEnsemble& ensemble, std::int32_t node, std::size_t tree, std::size_t place);
    std::uint32_t wordOf(std::int32_t column, double threshold) const;

    std::vector<Feature> m_features;
    std::size_t m_trees = 0;
    std::vector<std::uint32_t> m_words;   ///< a tree after the other, each as a heap from place 1;
                                          ///< filled up to as many trees as take a step at once
    std::vector<std::uint32_t> m_firsts;  ///< the bins of the words, four times each
    std::vector<double> m_leaves;
};

}  // namespace footbridge::graph
