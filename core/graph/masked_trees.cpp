// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/masked_trees.h"

#include "core/run/lanes.h"

#ifdef FOOTBRIDGE_WIDE
#include <immintrin.h>
#endif

namespace footbridge::graph {
namespace {

constexpr std::size_t kMostLeaves = 64;

}  // namespace

std::optional<MaskedTrees> MaskedTrees::of(const TreeEnsemble& ensemble) {
    if (!hasWideRegisters()) return std::nullopt;
    MaskedTrees masked;
    for (const std::int32_t root : ensemble.roots) {
        Tree tree{masked.m_nodes.size(), 0, masked.m_leaves.size()};
        if (!masked.append(ensemble, root, tree.firstLeaf)) return std::nullopt;
        tree.lastNode = masked.m_nodes.size();
        masked.m_trees.push_back(tree);
    }
    return masked;
}

bool MaskedTrees::append(const TreeEnsemble& ensemble, std::int32_t node, std::size_t firstLeaf) {
    const auto at = static_cast<std::size_t>(node);
    if (ensemble.feature[at] < 0) {
        m_leaves.push_back(ensemble.value[at]);
        return m_leaves.size() - firstLeaf <= kMostLeaves;
    }
    const std::size_t begin = m_leaves.size() - firstLeaf;
    if (!append(ensemble, ensemble.left[at], firstLeaf)) return false;
    const std::size_t end = m_leaves.size() - firstLeaf;
    if (end >= kMostLeaves) return false;
    const std::uint64_t left = (std::uint64_t{1} << end) - (std::uint64_t{1} << begin);
    m_nodes.push_back({ensemble.threshold[at], ensemble.feature[at], ~left});
    return append(ensemble, ensemble.right[at], firstLeaf);
}

#ifdef FOOTBRIDGE_WIDE
namespace {

/// The value of the lowest bit that is set, for each of eight.
FOOTBRIDGE_WIDE inline __m512d firstLeaf(__m512i leaves, const double* values) {
    const __m512i lowest =
        _mm512_and_si512(leaves, _mm512_sub_epi64(_mm512_setzero_si512(), leaves));
    const __m512i place = _mm512_sub_epi64(_mm512_set1_epi64(63), _mm512_lzcnt_epi64(lowest));
    return _mm512_i64gather_pd(place, values, sizeof(double));
}

}  // namespace

FOOTBRIDGE_WIDE void MaskedTrees::addLeaves(const BlockView& x, double* sums) const {
    constexpr int kGroups = kRowsAtOnce / 8;
    for (Index row = 0; row < x.rows; row += kRowsAtOnce)
        for (const Tree& tree : m_trees) {
            __m512i leaves[kGroups];
            for (__m512i& each : leaves) each = _mm512_set1_epi64(-1);
            for (std::size_t i = tree.firstNode; i < tree.lastNode; ++i) {
                const MaskedNode& node = m_nodes[i];
                const double* values = x.data + node.column * x.stride + row;
                const __m512d threshold = _mm512_set1_pd(node.threshold);
                const __m512i kept = _mm512_set1_epi64(static_cast<long long>(node.withoutLeft));
#pragma GCC unroll 4
                for (int g = 0; g < kGroups; ++g) {
                    const __mmask8 right =
                        _mm512_cmp_pd_mask(_mm512_loadu_pd(values + 8 * g), threshold, _CMP_GE_OQ);
                    leaves[g] = _mm512_mask_and_epi64(leaves[g], right, leaves[g], kept);
                }
            }
#pragma GCC unroll 4
            for (int g = 0; g < kGroups; ++g) {
                double* to = sums + row + 8 * g;
                _mm512_storeu_pd(
                    to, _mm512_add_pd(_mm512_loadu_pd(to),
                                      firstLeaf(leaves[g], m_leaves.data() + tree.firstLeaf)));
            }
        }
}
#else
void MaskedTrees::addLeaves(const BlockView&, double*) const {}
#endif

}  // namespace footbridge::graph
