// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/tree_walk.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace footbridge::graph {
namespace {

constexpr Index kRowsAtOnce = BinnedTrees::kMostRows;
constexpr std::size_t kTreesWalkedAtOnce = 16;
constexpr Index kRowsWorthSideBySide = 12;
constexpr std::size_t kTreesWorthBinning = 16;

}  // namespace

PackedTrees::PackedTrees(const TreeEnsemble& ensemble)
    : m_scale(ensemble.scale), m_base(ensemble.base) {
    m_nodes.reserve(ensemble.feature.size());
    m_values.reserve(ensemble.feature.size());
    for (const std::int32_t root : ensemble.roots) append(ensemble, root);
    for (const std::int32_t feature : ensemble.feature)
        if (feature >= 0) m_columns.push_back(feature);
    std::sort(m_columns.begin(), m_columns.end());
    m_columns.erase(std::unique(m_columns.begin(), m_columns.end()), m_columns.end());
    if (ensemble.roots.size() >= kTreesWorthBinning) m_binned = BinnedTrees::of(ensemble);
    if (!m_binned) m_masked = MaskedTrees::of(ensemble);
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

/// A leaf's threshold is NaN: no value is at or above it, so the walk stays at its "left" child.
template <bool kMayMiss>
inline std::uint32_t PackedTrees::step(std::uint32_t at, const double* row, Index stride) const {
    const PackedNode& node = m_nodes[at];
    const double v = row[node.feature * stride];
    unsigned right = v >= node.threshold;
    if constexpr (kMayMiss) right |= unsigned{std::isnan(v)} & ~node.leftAndMissing;
    return (node.leftAndMissing >> 1) + (right & 1U);
}

template <bool kMayMiss>
void PackedTrees::rowsSideBySide(const BlockView& x, double* y) const {
    std::array<std::uint32_t, kRowsAtOnce> at;
    std::array<double, kRowsAtOnce> sum{};
    const auto count = static_cast<std::size_t>(x.rows);
    for (const std::uint32_t root : m_roots) {
        at.fill(root);
        for (std::uint32_t changes = 1; changes != 0;) {
            changes = 0;
            for (std::size_t r = 0; r < count; ++r) {
                const std::uint32_t next = step<kMayMiss>(at[r], x.data + r, x.stride);
                changes |= next ^ at[r];
                at[r] = next;
            }
        }
        for (std::size_t r = 0; r < count; ++r) sum[r] += m_values[at[r]];
    }
    for (std::size_t r = 0; r < count; ++r) y[r] = sum[r] * m_scale + m_base;
}

template <bool kMayMiss>
double PackedTrees::treesSideBySide(const double* row, Index stride) const {
    double sum = 0;
    std::array<std::uint32_t, kTreesWalkedAtOnce> at;
    for (std::size_t begin = 0; begin < m_roots.size(); begin += kTreesWalkedAtOnce) {
        const std::size_t count = std::min(kTreesWalkedAtOnce, m_roots.size() - begin);
        std::copy_n(m_roots.begin() + static_cast<std::ptrdiff_t>(begin), count, at.begin());
        for (std::uint32_t changes = 1; changes != 0;) {
            changes = 0;
            for (std::size_t t = 0; t < count; ++t) {
                const std::uint32_t next = step<kMayMiss>(at[t], row, stride);
                changes |= next ^ at[t];
                at[t] = next;
            }
        }
        for (std::size_t t = 0; t < count; ++t) sum += m_values[at[t]];
    }
    return sum * m_scale + m_base;
}

Index PackedTrees::sumWide(const BlockView& x, double* sums) const {
    if (!m_binned && !m_masked) return 0;
    const Index step = m_binned ? BinnedTrees::kRowsAtOnce : MaskedTrees::kRowsAtOnce;
    const BlockView wide{x.data, x.stride, x.rows - x.rows % step};
    if (wide.rows == 0) return 0;
    std::fill_n(sums, wide.rows, 0.0);
    m_binned ? m_binned->addLeaves(wide, sums) : m_masked->addLeaves(wide, sums);
    return wide.rows;
}

void PackedTrees::sumRows(const BlockView& x, bool missing, double* y) const {
    const Index done = missing ? 0 : sumWide(x, y);
    for (Index r = 0; r < done; ++r) y[r] = y[r] * m_scale + m_base;
    if (m_binned && !missing) {
        for (Index r = done; r < x.rows; ++r)
            y[r] = m_binned->leavesOf(x.data + r, x.stride) * m_scale + m_base;
        return;
    }
    const BlockView rest{x.data + done, x.stride, x.rows - done};
    if (rest.rows >= kRowsWorthSideBySide)
        return missing ? rowsSideBySide<true>(rest, y + done)
                       : rowsSideBySide<false>(rest, y + done);
    for (Index r = done; r < x.rows; ++r) {
        const double* row = x.data + r;
        y[r] =
            missing ? treesSideBySide<true>(row, x.stride) : treesSideBySide<false>(row, x.stride);
    }
}

void PackedTrees::predict(const BlockView& x, double* y) const {
    bool missing = false;
    for (const std::int32_t c : m_columns) {
        const double* column = x.data + c * x.stride;
        for (Index r = 0; r < x.rows; ++r) missing |= std::isnan(column[r]);
    }
    for (Index begin = 0; begin < x.rows; begin += kRowsAtOnce) {
        const Index rows = std::min(kRowsAtOnce, x.rows - begin);
        sumRows({x.data + begin, x.stride, rows}, missing, y + begin);
    }
}

}  // namespace footbridge::graph
