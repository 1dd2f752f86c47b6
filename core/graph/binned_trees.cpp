// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/binned_trees.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>

#include "core/run/lanes.h"

#ifdef FOOTBRIDGE_WIDE
#include <immintrin.h>
#endif

namespace footbridge::graph {
namespace {

constexpr int kDepth = 6;
constexpr std::size_t kPlaces = std::size_t{1} << kDepth;  // of inner nodes, and of leaves
// A word holds where the feature's bins begin and the bin from which on a row goes right, which is
// a byte: 64 rows are compared at once.
constexpr std::size_t kMostThresholds = 0xff;
constexpr std::uint32_t kFourTimes = 0x01010101;
constexpr unsigned kFeatureShift = 16;
constexpr std::uint32_t kBinMask = 0xffff;
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
        if (sorted.size() > kMostThresholds) return std::nullopt;
        Feature feature{column, {sorted.begin(), sorted.end()}};
        feature.thresholds.resize(filled - 1, std::numeric_limits<double>::infinity());
        binned.m_features.push_back(std::move(feature));
    }
    if (binned.m_features.size() > kMostFeatures) return std::nullopt;
    binned.m_trees = ensemble.roots.size();
    const std::size_t groups = (binned.m_trees + kTreesAtOnce - 1) / kTreesAtOnce;
    binned.m_words.assign(groups * kTreesAtOnce * kPlaces, 0);
    binned.m_leaves.assign(groups * kTreesAtOnce * kPlaces, 0);
    binned.m_firsts.assign(groups * kTreesAtOnce * kPlaces, 0);
    for (std::size_t tree = 0; tree < ensemble.roots.size(); ++tree)
        binned.fill(ensemble, ensemble.roots[tree], tree, 1);
    return binned;
}

/// A leaf above the last level is found at all places below it.
void BinnedTrees::fill(const TreeEnsemble& ensemble, std::int32_t node, std::size_t tree,
                       std::size_t place) {
    const auto at = static_cast<std::size_t>(node);
    if (ensemble.feature[at] < 0) {
        std::size_t places = 1;
        for (; place < kPlaces; place *= 2) places *= 2;
        const std::size_t first = tree * kPlaces + place - kPlaces;
        std::fill_n(m_leaves.begin() + static_cast<std::ptrdiff_t>(first), places,
                    ensemble.value[at]);
        return;
    }
    const std::uint32_t word = wordOf(ensemble.feature[at], ensemble.threshold[at]);
    m_words[tree * kPlaces + place] = word;
    m_firsts[tree * kPlaces + place] = (word & kBinMask) * kFourTimes;
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

/// How many thresholds each of eight values reaches, in a byte each.
FOOTBRIDGE_WIDE inline __m128i binsOf(const double* values, const std::vector<double>& thresholds) {
    const __m512d value = _mm512_loadu_pd(values);
    __m512i bin = _mm512_setzero_si512();
    for (std::size_t step = (thresholds.size() + 1) / 2; step > 0; step /= 2) {
        const __m512d threshold =
            _mm512_i64gather_pd(bin, thresholds.data() + (step - 1), sizeof(double));
        const __mmask8 reached = _mm512_cmp_pd_mask(value, threshold, _CMP_GE_OQ);
        bin = _mm512_mask_add_epi64(bin, reached, bin,
                                    _mm512_set1_epi64(static_cast<long long>(step)));
    }
    return _mm512_cvtepi64_epi8(bin);
}

/// `from`: where the bins that the words ask about stand.
FOOTBRIDGE_WIDE inline __m512i stepDown(__m512i place, __m512i words, __m512i from,
                                        const std::uint32_t* bins) {
    const __m512i bin = _mm512_i32gather_epi32(from, bins, sizeof(std::uint32_t));
    const __m512i first = _mm512_and_si512(words, _mm512_set1_epi32(kBinMask));
    const __m512i left = _mm512_add_epi32(place, place);
    return _mm512_mask_add_epi32(left, _mm512_cmpge_epu32_mask(bin, first), left,
                                 _mm512_set1_epi32(1));
}

/// Adds to each row's place what its step from level kLevel counts. right[p] has a bit for each row
/// that would go right at node p; which node a row stands at is chosen pair by pair, upwards.
template <int kLevel>
FOOTBRIDGE_WIDE inline __m512i addStep(__m512i places, const std::uint64_t* right) {
    std::uint64_t chosen[1 << kLevel];
#pragma GCC unroll 32
    for (int i = 0; i < 1 << kLevel; ++i) chosen[i] = right[(1 << kLevel) + i];
#pragma GCC unroll 8
    for (int level = kLevel - 1; level >= 0; --level)
#pragma GCC unroll 16
        for (int i = 0; i < 1 << level; ++i) {
            const std::uint64_t left = chosen[2 * i];
            chosen[i] = left ^ ((left ^ chosen[2 * i + 1]) & right[(1 << level) + i]);
        }
    return _mm512_mask_add_epi8(places, chosen[0], places,
                                _mm512_set1_epi8(1 << (kDepth - 1 - kLevel)));
}

/// The place among the leaves of each of 64 rows.
FOOTBRIDGE_WIDE inline __m512i leavesOfRows(const std::uint32_t* words, const std::uint32_t* firsts,
                                            const std::uint8_t* bins) {
    static_assert(kDepth == 6);
    std::uint64_t right[kPlaces];
#pragma GCC unroll 64
    for (std::size_t place = 1; place < kPlaces; ++place)
        right[place] =
            _mm512_cmpge_epu8_mask(_mm512_loadu_si512(bins + (words[place] >> kFeatureShift)),
                                   _mm512_set1_epi32(static_cast<int>(firsts[place])));
    const __m512i first = addStep<1>(addStep<0>(_mm512_setzero_si512(), right), right);
    const __m512i middle = addStep<3>(addStep<2>(first, right), right);
    return addStep<5>(addStep<4>(middle, right), right);
}

}  // namespace

FOOTBRIDGE_WIDE void BinnedTrees::addLeaves(const BlockView& x, double* sums) const {
    std::array<std::uint8_t, kMostFeatures * kMostRows> bins;
    // Rows that are not there, and what is looked at even where no tree has a node.
    const std::size_t columns = std::max<std::size_t>(m_features.size(), 1);
    if (x.rows < kMostRows || m_features.empty()) std::fill_n(bins.begin(), columns * kMostRows, 0);
    for (std::size_t f = 0; f < m_features.size(); ++f) {
        const double* column = x.data + m_features[f].column * x.stride;
        std::uint8_t* to = bins.data() + f * kMostRows;
        for (Index row = 0; row < x.rows; row += 8)
            _mm_storel_epi64(reinterpret_cast<__m128i*>(to + row),
                             binsOf(column + row, m_features[f].thresholds));
    }
    std::array<std::uint8_t, kMostRows> places;
    for (std::size_t tree = 0; tree < m_trees * kPlaces; tree += kPlaces) {
        _mm512_storeu_si512(places.data(), leavesOfRows(m_words.data() + tree,
                                                        m_firsts.data() + tree, bins.data()));
        for (Index row = 0; row < x.rows; row += 8) {
            const __m128i eight =
                _mm_loadl_epi64(reinterpret_cast<const __m128i*>(places.data() + row));
            const __m512d leaves = _mm512_i64gather_pd(_mm512_cvtepu8_epi64(eight),
                                                       m_leaves.data() + tree, sizeof(double));
            _mm512_storeu_pd(sums + row, _mm512_add_pd(_mm512_loadu_pd(sums + row), leaves));
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
