// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/feature_profile.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/metrics/errors.h"
#include "core/table/csv_cursor.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

constexpr std::size_t kFewValues = 16;
constexpr std::size_t kFewestPairs = 4;

double signedLog(double x) {
    return std::copysign(std::log1p(std::abs(x)), x);
}

FeatureProfile::Quantiles standardisedQuantiles(const std::vector<double>& sorted) {
    const auto count = static_cast<double>(sorted.size());
    const double mean = std::accumulate(sorted.begin(), sorted.end(), 0.0) / count;
    double squares = 0;
    for (const double x : sorted) squares += (x - mean) * (x - mean);
    const double deviation = std::sqrt(squares / count);
    FeatureProfile::Quantiles quantiles{};
    if (!(deviation > 0) || !std::isfinite(deviation)) return quantiles;
    for (std::size_t i = 0; i < quantiles.size(); ++i) {
        const double share = (static_cast<double>(i) + 0.5) / static_cast<double>(quantiles.size());
        quantiles[i] = (quantileOfSorted(sorted, share) - mean) / deviation;
    }
    return quantiles;
}

void profileNumbers(const Vector& raw, FeatureProfile& profile) {
    std::vector<double> values;
    for (const double x : raw)
        if (std::isfinite(x)) values.push_back(x);
    if (values.empty()) return;
    std::ranges::sort(values);
    profile.standardised = standardisedQuantiles(values);
    std::vector<double> sizes, distinct(values);
    for (const double x : values)
        if (x != 0) sizes.push_back(std::abs(x));
    std::ranges::sort(sizes);
    profile.heavyTailed = !sizes.empty() && sizes.back() >= 3 * quantileOfSorted(sizes, 0.5);
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    profile.distinct = distinct.size();
    if (distinct.size() <= kFewValues) profile.values.insert(distinct.begin(), distinct.end());
    std::ranges::transform(values, values.begin(), signedLog);
    profile.standardisedLog = standardisedQuantiles(values);
    profile.logMedian = quantileOfSorted(values, 0.5);
}

void profileLevels(const Feature& feature, const Vector& raw, FeatureProfile& profile) {
    double present = 0;
    for (const double level : raw) {
        if (!(level >= 0) || level >= static_cast<double>(feature.levels.size())) continue;
        const std::string& text = feature.levels[static_cast<std::size_t>(level)];
        profile.shares[lowerCase(trimmed(text))] += 1;
        ++present;
    }
    for (auto& [level, share] : profile.shares) share /= present;
    profile.distinct = profile.shares.size();
}

std::vector<double> averageRanks(const std::vector<double>& values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
    std::vector<double> ranks(values.size());
    for (std::size_t i = 0; i < order.size();) {
        std::size_t j = i;
        while (j < order.size() && values[order[j]] == values[order[i]]) ++j;
        const double rank = 0.5 * static_cast<double>(i + j - 1);
        for (std::size_t k = i; k < j; ++k) ranks[order[k]] = rank;
        i = j;
    }
    return ranks;
}

double meanDifference(const FeatureProfile::Quantiles& a, const FeatureProfile::Quantiles& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += std::abs(a[i] - b[i]);
    return sum / static_cast<double>(a.size());
}

double valueOverlap(const std::set<double>& a, const std::set<double>& b) {
    const auto shared = std::ranges::count_if(a, [&](double x) { return b.contains(x); });
    const auto all = static_cast<double>(a.size() + b.size()) - static_cast<double>(shared);
    return all > 0 ? static_cast<double>(shared) / all : 0;
}

}  // namespace

FeatureProfile profileOf(const Feature& feature, const Vector& raw) {
    FeatureProfile profile;
    profile.type = feature.type;
    if (feature.type == ColumnType::Number)
        profileNumbers(raw, profile);
    else
        profileLevels(feature, raw, profile);
    return profile;
}

std::optional<RankCorrelation> rankCorrelation(const Vector& x, const Vector& y) {
    std::vector<double> a, b;
    for (Index i = 0; i < x.size(); ++i) {
        if (!std::isfinite(x[i]) || !std::isfinite(y[i])) continue;
        a.push_back(x[i]);
        b.push_back(y[i]);
    }
    if (a.size() < kFewestPairs) return std::nullopt;
    const std::vector<double> ranksA = averageRanks(a), ranksB = averageRanks(b);
    const double mean = 0.5 * static_cast<double>(a.size() - 1);
    double both = 0, onlyA = 0, onlyB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double da = ranksA[i] - mean, db = ranksB[i] - mean;
        both += da * db;
        onlyA += da * da;
        onlyB += db * db;
    }
    if (onlyA == 0 || onlyB == 0) return std::nullopt;
    return RankCorrelation{both / std::sqrt(onlyA * onlyB), a.size()};
}

double shapeSimilarity(const FeatureProfile& a, const FeatureProfile& b) {
    if (a.type != b.type || a.distinct == 0 || b.distinct == 0) return 0;
    if (a.type == ColumnType::Category) {
        double overlap = 0;
        for (const auto& [level, share] : a.shares)
            if (const auto at = b.shares.find(level); at != b.shares.end())
                overlap += std::min(share, at->second);
        return std::min(overlap, 1.0);
    }
    const bool log = a.heavyTailed || b.heavyTailed;
    const double difference = log ? meanDifference(a.standardisedLog, b.standardisedLog)
                                  : meanDifference(a.standardised, b.standardised);
    const double form = std::exp(-3 * difference);
    const double place = std::exp(-0.5 * std::abs(a.logMedian - b.logMedian));
    const double shape = 0.7 * form + 0.3 * place;
    if (a.values.empty() || b.values.empty()) return shape;
    return 0.5 * shape + 0.5 * valueOverlap(a.values, b.values);
}

double shapeEvidence(const FeatureProfile& a, const FeatureProfile& b) {
    const auto fewest = static_cast<double>(std::min(a.distinct, b.distinct));
    if (fewest < 2) return 0;
    // Three equal words are no coincidence, three equal numbers may well be.
    const double bits = a.type == ColumnType::Category ? std::log2(3) : 4;
    return std::min(1.0, std::log2(fewest) / bits);
}

}  // namespace footbridge
