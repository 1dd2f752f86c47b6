// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/binned_trees.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>

#include "core/graph/wide_registers.h"

namespace footbridge::graph {
namespace {

constexpr int kDepth = 6;
constexpr std::size_t kPlaces = std::size_t{1} << kDepth;  // of inner nodes, and of leaves
// A word holds where the feature's bins begin and the bin from which on a row goes right.
constexpr std::uint32_t kNeverRight = 0xffff;
constexpr unsigned kFeatureShift = 16;
constexpr unsigned kRowBits = 6;
static_assert(BinnedTrees::kMostRows == 1 << kRowBits);
constexpr std::size_t kMostFeatures = 256;
constexpr std::size_t kTreesAtOnce = 16;

int depthOf(const TreeEnsemble& ensemble, std::int32_t node, int most) {
    const auto at = static_cast<std::size_t>(node);
    if (ensemble.feature[at] < 0) return 0;
    if (most == 0) return 1;
    return 1 + std::max(depthOf(ensemble, ensemble.left[at], most - 1),
                        depthOf(ensemble, ensemble.right[at], most - 1));
}

}  // namespace

std::optional<BinnedTrees> BinnedTrees::of(const TreeEnsemble& ensemble) {
    if (!hasWideRegisters()) return std::nullopt;
    for (const std::int32_t root : ensemble.roots)
        if (depthOf(ensemble, root, kDepth) > kDepth) return std::nullopt;
    std::map<std::int32_t, std::set<double>> thresholds;
    for (std::size_t i = 0; i < ensemble.feature.size(); ++i)
        if (ensemble.feature[i] >= 0) thresholds[ensemble.feature[i]].insert(ensemble.threshold[i]);
    BinnedTrees binned;
    for (const auto& [column, sorted] : thresholds) {
        std::size_t filled = 1;
        while (filled - 1 < sorted.size()) filled *= 2;
        if (sorted.size() >= kNeverRight) return std::nullopt;
        Feature feature{column, {sorted.begin(), sorted.end()}};
        feature.thresholds.resize(filled - 1, std::numeric_limits<double>::infinity());
        binned.m_features.push_back(std::move(feature));
    }
    if (binned.m_features.size() > kMostFeatures) return std::nullopt;
    binned.m_trees = ensemble.roots.size();
    const std::size_t groups = (binned.m_trees + kTreesAtOnce - 1) / kTreesAtOnce;
    binned.m_words.assign(groups * kTreesAtOnce * kPlaces, kNeverRight);
    binned.m_leaves.assign(groups * kTreesAtOnce * kPlaces, 0);
    for (std::size_t tree = 0; tree < ensemble.roots.size(); ++tree)
        binned.fill(ensemble, ensemble.roots[tree], tree, 1);
    return binned;
}

/// A leaf above the last level is found under the left children below it.
void BinnedTrees::fill(const TreeEnsemble& ensemble, std::int32_t node, std::size_t tree,
                       std::size_t place) {
    const auto at = static_cast<std::size_t>(node);
    if (ensemble.feature[at] < 0) {
        while (place < kPlaces) place *= 2;
        m_leaves[tree * kPlaces + place - kPlaces] = ensemble.value[at];
        return;
    }
    m_words[tree * kPlaces + place] = wordOf(ensemble.feature[at], ensemble.threshold[at]);
    fill(ensemble, ensemble.left[at], tree, 2 * place);
    fill(ensemble, ensemble.right[at], tree, 2 * place + 1);
}

std::uint32_t BinnedTrees::wordOf(std::int32_t column, double threshold) const {
    const auto feature = std::find_if(m_features.begin(), m_features.end(),
                                      [&](const Feature& f) { return f.column == column; });
    const std::vector<double>& sorted = feature->thresholds;
    const auto bin = std::lower_bound(sorted.begin(), sorted.end(), threshold) - sorted.begin() + 1;
    const auto begin = (feature - m_features.begin()) * kMostRows;
    return static_cast<std::uint32_t>(begin) << kFeatureShift | static_cast<std::uint32_t>(bin);
}

#ifdef FOOTBRIDGE_WIDE
namespace {

/// How many thresholds each of eight values reaches.
FOOTBRIDGE_WIDE inline __m256i binsOf(const double* values, const std::vector<double>& thresholds) {
    const __m512d value = _mm512_loadu_pd(values);
    __m512i bin = _mm512_setzero_si512();
    for (std::size_t step = (thresholds.size() + 1) / 2; step > 0; step /= 2) {
        const __m512d threshold =
            _mm512_i64gather_pd(bin, thresholds.data() + (step - 1), sizeof(double));
        const __mmask8 reached = _mm512_cmp_pd_mask(value, threshold, _CMP_GE_OQ);
        bin = _mm512_mask_add_epi64(bin, reached, bin,
                                    _mm512_set1_epi64(static_cast<long long>(step)));
    }
    return _mm512_cvtepi64_epi32(bin);
}

FOOTBRIDGE_WIDE inline __m512i oneBelow(__m512i place, __mmask16 right) {
    const __m512i left = _mm512_add_epi32(place, place);
    return _mm512_mask_add_epi32(left, right, left, _mm512_set1_epi32(1));
}

/// `from`: where the bins that the words ask about stand.
FOOTBRIDGE_WIDE inline __m512i stepDown(__m512i place, __m512i words, __m512i from,
                                        const std::uint32_t* bins) {
    const __m512i bin = _mm512_i32gather_epi32(from, bins, sizeof(std::uint32_t));
    const __m512i first = _mm512_and_si512(words, _mm512_set1_epi32(0xffff));
    return oneBelow(place, _mm512_cmpge_epu32_mask(bin, first));
}

FOOTBRIDGE_WIDE inline __m512i stepDownRows(__m512i place, __m512i words, __m512i rows,
                                            const std::uint32_t* bins) {
    return stepDown(place, words, _mm512_add_epi32(_mm512_srli_epi32(words, kFeatureShift), rows),
                    bins);
}

FOOTBRIDGE_WIDE inline __m512i binsOfNode(std::uint32_t word, const std::uint32_t* bins) {
    return _mm512_loadu_si512(bins + (word >> kFeatureShift));
}

/// Three steps at once: while few nodes can be meant, reading all of their bins beats gathering.
FOOTBRIDGE_WIDE inline __m512i threeSteps(const std::uint32_t* words, __m512i firstBins,
                                          const std::uint32_t* bins) {
    __m512i place = _mm512_set1_epi32(1);
    const __mmask16 first = _mm512_cmpge_epu32_mask(binsOfNode(words[1], bins),
                                                    _mm512_permutexvar_epi32(place, firstBins));
    place = oneBelow(place, first);
    const __m512i secondBins =
        _mm512_mask_blend_epi32(first, binsOfNode(words[2], bins), binsOfNode(words[3], bins));
    const __mmask16 second =
        _mm512_cmpge_epu32_mask(secondBins, _mm512_permutexvar_epi32(place, firstBins));
    place = oneBelow(place, second);
    const __m512i onLeft =
        _mm512_mask_blend_epi32(second, binsOfNode(words[4], bins), binsOfNode(words[5], bins));
    const __m512i onRight =
        _mm512_mask_blend_epi32(second, binsOfNode(words[6], bins), binsOfNode(words[7], bins));
    const __mmask16 third = _mm512_cmpge_epu32_mask(_mm512_mask_blend_epi32(first, onLeft, onRight),
                                                    _mm512_permutexvar_epi32(place, firstBins));
    return oneBelow(place, third);
}

}  // namespace

FOOTBRIDGE_WIDE void BinnedTrees::addLeaves(const BlockView& x, double* sums) const {
    std::array<std::uint32_t, kMostFeatures * kMostRows> bins;
    std::fill_n(bins.begin(), kMostRows, 0);  // looked at even where no tree has a node
    for (std::size_t f = 0; f < m_features.size(); ++f) {
        const double* column = x.data + m_features[f].column * x.stride;
        std::uint32_t* to = bins.data() + f * kMostRows;
        for (Index row = 0; row < x.rows; row += 8)
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + row),
                                binsOf(column + row, m_features[f].thresholds));
    }
    const __m512i lanes = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    for (std::size_t tree = 0; tree < m_trees * kPlaces; tree += kPlaces) {
        const std::uint32_t* words = m_words.data() + tree;
        const __m512i top = _mm512_loadu_si512(words), fifth = _mm512_loadu_si512(words + 16),
                      sixthLow = _mm512_loadu_si512(words + 32),
                      sixthHigh = _mm512_loadu_si512(words + 48);
        const __m512i firstBins = _mm512_and_si512(top, _mm512_set1_epi32(0xffff));
        // The leaves' places count from kPlaces on.
        const double* leaves = m_leaves.data() + tree - kPlaces;
        for (Index row = 0; row < x.rows; row += kRowsAtOnce) {
            const __m512i rows = _mm512_add_epi32(lanes, _mm512_set1_epi32(static_cast<int>(row)));
            __m512i place = threeSteps(words, firstBins, bins.data() + row);
            place = stepDownRows(place, _mm512_permutexvar_epi32(place, top), rows, bins.data());
            place = stepDownRows(place, _mm512_permutexvar_epi32(place, fifth), rows, bins.data());
            place = stepDownRows(place, _mm512_permutex2var_epi32(sixthLow, place, sixthHigh), rows,
                                 bins.data());
            double* to = sums + row;
            const __m512d low = _mm512_i32gather_pd(_mm512_castsi512_si256(place), leaves, 8);
            const __m512d high =
                _mm512_i32gather_pd(_mm512_extracti64x4_epi64(place, 1), leaves, 8);
            _mm512_storeu_pd(to, _mm512_add_pd(_mm512_loadu_pd(to), low));
            _mm512_storeu_pd(to + 8, _mm512_add_pd(_mm512_loadu_pd(to + 8), high));
        }
    }
}

FOOTBRIDGE_WIDE double BinnedTrees::leavesOf(const double* row, Index stride) const {
    std::array<std::uint32_t, kMostFeatures> bins;
    bins[0] = 0;
    for (std::size_t f = 0; f < m_features.size(); ++f) {
        const std::vector<double>& thresholds = m_features[f].thresholds;
        const double value = row[m_features[f].column * stride];
        std::size_t bin = 0;
        for (std::size_t step = (thresholds.size() + 1) / 2; step > 0; step /= 2)
            bin += value >= thresholds[bin + step - 1] ? step : 0;
        bins[f] = static_cast<std::uint32_t>(bin);
    }
    const __m512i lanes = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const __m512i trees = _mm512_mullo_epi32(lanes, _mm512_set1_epi32(static_cast<int>(kPlaces)));
    double sum = 0;
    for (std::size_t tree = 0; tree < m_trees; tree += kTreesAtOnce) {
        const std::uint32_t* words = m_words.data() + tree * kPlaces;
        __m512i place = _mm512_set1_epi32(1);
        for (int level = 0; level < kDepth; ++level) {
            const __m512i word =
                _mm512_i32gather_epi32(_mm512_add_epi32(trees, place), words, sizeof(*words));
            place = stepDown(place, word, _mm512_srli_epi32(word, kFeatureShift + kRowBits),
                             bins.data());
        }
        const __m512i leaf = _mm512_add_epi32(trees, place);
        const double* leaves = m_leaves.data() + tree * kPlaces - kPlaces;
        std::array<double, kTreesAtOnce> values;
        _mm512_storeu_pd(values.data(),
                         _mm512_i32gather_pd(_mm512_castsi512_si256(leaf), leaves, 8));
        _mm512_storeu_pd(values.data() + 8,
                         _mm512_i32gather_pd(_mm512_extracti64x4_epi64(leaf, 1), leaves, 8));
        const std::size_t count = std::min(kTreesAtOnce, m_trees - tree);
        for (std::size_t t = 0; t < count; ++t) sum += values[t];
    }
    return sum;
}
#else
void BinnedTrees::addLeaves(const BlockView&, double*) const {}
double BinnedTrees::leavesOf(const double*, Index) const {
    return 0;
}
#endif

}  // namespace footbridge::graph
