// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/tree_walk.h"

#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace footbridge::graph {
namespace {

constexpr Index kRowsAtOnce = 64;
constexpr std::size_t kTreesAtOnce = 8;

}  // namespace

PackedTrees::PackedTrees(const TreeEnsemble& ensemble)
    : m_scale(ensemble.scale), m_base(ensemble.base) {
    m_nodes.reserve(ensemble.feature.size());
    m_values.reserve(ensemble.feature.size());
    for (const std::int32_t root : ensemble.roots) append(ensemble, root);
}

void PackedTrees::append(const TreeEnsemble& ensemble, std::int32_t root) {
    const std::size_t first = m_nodes.size();
    std::vector<std::int32_t> origin{root};  // of the packed nodes of this tree, level by level
    m_roots.push_back(static_cast<std::uint32_t>(first));
    for (std::size_t i = 0; i < origin.size(); ++i) {
        const auto from = static_cast<std::size_t>(origin[i]);
        const bool leaf = ensemble.feature[from] < 0;
        const std::size_t left = first + (leaf ? i : origin.size());
        const bool missingLeft = leaf || ensemble.missingLeft[from];
        m_nodes.push_back(
            {leaf ? std::numeric_limits<double>::quiet_NaN() : ensemble.threshold[from],
             leaf ? 0 : ensemble.feature[from],
             static_cast<std::uint32_t>(left * 2 + (missingLeft ? 1 : 0))});
        m_values.push_back(leaf ? ensemble.value[from] : 0);
        if (leaf) continue;
        origin.push_back(ensemble.left[from]);
        origin.push_back(ensemble.right[from]);
    }
}

void PackedTrees::predict(const BlockView& x, double* y) const {
    for (Index begin = 0; begin < x.rows; begin += kRowsAtOnce) {
        const Index count = std::min(kRowsAtOnce, x.rows - begin);
        const double* rows = x.data + begin;
        std::array<std::uint32_t, kRowsAtOnce> at;
        std::array<double, kRowsAtOnce> sum{};
        for (const std::uint32_t root : m_roots) {
            at.fill(root);
            bool moved = true;
            while (moved) {
                std::uint32_t changes = 0;
                for (Index r = 0; r < count; ++r) {
                    const auto slot = static_cast<std::size_t>(r);
                    const PackedNode& node = m_nodes[at[slot]];
                    const double v = rows[node.feature * x.stride + r];
                    const unsigned missing = std::isunordered(v, node.threshold);
                    const unsigned left =
                        unsigned{v < node.threshold} | (missing & node.leftAndMissing);
                    const std::uint32_t next = (node.leftAndMissing >> 1) + (1U - (left & 1U));
                    changes |= next ^ at[slot];
                    at[slot] = next;
                }
                moved = changes != 0;
            }
            for (Index r = 0; r < count; ++r) {
                const auto slot = static_cast<std::size_t>(r);
                sum[slot] += m_values[at[slot]];
            }
        }
        for (Index r = 0; r < count; ++r) {
            y[begin + r] = sum[static_cast<std::size_t>(r)] * m_scale + m_base;
        }
    }
}

void walkTrees(const TreeEnsemble& ensemble, const BlockView& x, double* y) {
    const std::size_t trees = ensemble.roots.size();
    for (Index r = 0; r < x.rows; ++r) {
        double sum = 0;
        for (std::size_t begin = 0; begin < trees; begin += kTreesAtOnce) {
            // Several trees side by side: their memory accesses overlap.
            const std::size_t count = std::min(kTreesAtOnce, trees - begin);
            std::array<std::size_t, kTreesAtOnce> at{};
            for (std::size_t t = 0; t < count; ++t) {
                at[t] = static_cast<std::size_t>(ensemble.roots[begin + t]);
            }
            for (bool moved = true; std::exchange(moved, false);) {
                for (std::size_t t = 0; t < count; ++t) {
                    const std::size_t node = at[t];
                    const std::int32_t feature = ensemble.feature[node];
                    if (feature < 0) continue;
                    const double v = x.data[feature * x.stride + r];
                    const bool left = std::isnan(v) ? ensemble.missingLeft[node] != 0
                                                    : v < ensemble.threshold[node];
                    at[t] =
                        static_cast<std::size_t>(left ? ensemble.left[node] : ensemble.right[node]);
                    moved = true;
                }
            }
            for (std::size_t t = 0; t < count; ++t) sum += ensemble.value[at[t]];
        }
        y[r] = sum * ensemble.scale + ensemble.base;
    }
}

}  // namespace footbridge::graph
