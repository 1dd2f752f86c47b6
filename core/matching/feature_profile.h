// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/table/dataset.h"

namespace footbridge {

/// What the values of one feature look like, without its name.
struct FeatureProfile {
    static constexpr std::size_t kQuantiles = 16;
    using Quantiles = std::array<double, kQuantiles>;

    ColumnType type = ColumnType::Number;
    std::size_t distinct = 0;     ///< different values or levels
    Quantiles standardised{};     ///< of the z-scored values
    Quantiles standardisedLog{};  ///< of the z-scored signed logarithms
    bool heavyTailed = false;
    double logMedian = 0;                  ///< of the signed logarithms
    std::set<double> values;               ///< all of them when there are few, else empty
    std::map<std::string, double> shares;  ///< of the levels of a category, by lower-case text
    double rank = 0;                       ///< Spearman correlation with the response
    std::size_t rankRows = 0;              ///< rows it rests on; 0 when unknown
};

/// The profile of one column of raw features.
FeatureProfile profileOf(const Feature& feature, const Vector& raw);

/// Spearman's rank correlation over the pairs where both are finite, with average ranks for ties;
/// none when fewer than 4 pairs or one side is constant.
struct RankCorrelation {
    double value = 0;
    std::size_t rows = 0;
};
std::optional<RankCorrelation> rankCorrelation(const Vector& x, const Vector& y);

/// How alike the values are, in [0, 1]; 0 for features of different types.
double shapeSimilarity(const FeatureProfile& a, const FeatureProfile& b);
/// How much that says, in [0, 1]: two-valued columns all look alike.
double shapeEvidence(const FeatureProfile& a, const FeatureProfile& b);

}  // namespace footbridge
