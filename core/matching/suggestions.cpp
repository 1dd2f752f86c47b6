// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/suggestions.h"
#include "core/matching/common_schema.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/matching/feature_profile.h"
#include "core/matching/matching_messages.h"
#include "core/matching/name_similarity.h"
#include "core/run/error.h"
#include "core/table/units.h"

namespace footbridge {
namespace {

constexpr double kLeastConfidence = 0.35;
constexpr double kNameWeight = 0.6, kShapeWeight = 0.4, kResponseWeight = 0.25, kUnitWeight = 0.15;
constexpr std::size_t kFullyTrustedShots = 20;
constexpr Index kMostRows = 2000;  // a profile does not get better beyond

Rows spreadRows(Index count) {
    const Index used = std::min(count, kMostRows);
    Rows rows;
    for (Index i = 0; i < used; ++i) rows.push_back(i * count / used);
    return rows;
}

/// Among `pool`, or among all `count` rows where it is empty.
Rows spreadOver(Index count, std::span<const Index> pool) {
    if (pool.empty()) return spreadRows(count);
    Rows rows = spreadRows(static_cast<Index>(pool.size()));
    for (Index& row : rows) row = pool[static_cast<std::size_t>(row)];
    return rows;
}

Vector responseAt(const Dataset& dataset, std::span<const Index> rows) {
    const Vector all = dataset.response();
    Vector response(static_cast<Index>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) response[static_cast<Index>(i)] = all[rows[i]];
    return response;
}

/// The values in the base unit of their quantity, so that KiB compare with MiB.
Vector inBaseUnit(const Feature& feature, const Vector& raw) {
    const auto unit = unitFromSymbol(feature.unit);
    return unit && feature.type == ColumnType::Number ? Vector(raw * unit->factor) : raw;
}

void addRank(FeatureProfile& profile, const Vector& raw, const Vector& response) {
    if (profile.type != ColumnType::Number) return;
    const auto correlation = rankCorrelation(raw, response);
    if (!correlation) return;
    // The mean over the sources, each weighted by its rows.
    const auto before = static_cast<double>(profile.rankRows);
    const auto rows = static_cast<double>(correlation->rows);
    profile.rank = (profile.rank * before + correlation->value * rows) / (before + rows);
    profile.rankRows += correlation->rows;
}

std::vector<FeatureProfile> sourceProfiles(const FeatureSchema& schema,
                                           std::span<const Dataset> sources) {
    std::vector<Matrix> raws;
    std::vector<Vector> responses;
    Index rows = 0;
    for (const Dataset& source : sources) {
        const Rows used = spreadRows(source.table->rows());
        raws.push_back(commonFeatures(source, schema, used));
        responses.push_back(source.roles.response.empty() ? Vector() : responseAt(source, used));
        rows += raws.back().rows();
    }
    std::vector<FeatureProfile> profiles;
    for (Index f = 0; f < schema.size(); ++f) {
        Vector all(rows);
        Index at = 0;
        for (const Matrix& raw : raws) {
            all.segment(at, raw.rows()) = raw.col(f);
            at += raw.rows();
        }
        const Feature& feature = schema.features[static_cast<std::size_t>(f)];
        FeatureProfile profile = profileOf(feature, inBaseUnit(feature, all));
        for (std::size_t i = 0; i < raws.size(); ++i)
            if (responses[i].size() > 0) addRank(profile, raws[i].col(f), responses[i]);
        profiles.push_back(std::move(profile));
    }
    return profiles;
}

std::vector<FeatureProfile> targetProfiles(const FeatureSchema& schema, const Dataset& target,
                                           std::span<const Index> shots,
                                           std::span<const Index> pool) {
    const Matrix raw = rawFeatures(target, schema, spreadOver(target.table->rows(), pool));
    const bool known = !shots.empty() && !target.roles.response.empty();
    const Matrix atShots = known ? rawFeatures(target, schema, shots) : Matrix();
    const Vector response = known ? responseAt(target, shots) : Vector();
    std::vector<FeatureProfile> profiles;
    for (Index f = 0; f < schema.size(); ++f) {
        const Feature& feature = schema.features[static_cast<std::size_t>(f)];
        profiles.push_back(profileOf(feature, inBaseUnit(feature, raw.col(f))));
        if (known) addRank(profiles.back(), atShots.col(f), response);
    }
    return profiles;
}

std::int64_t percent(double share) {
    return std::lround(100 * share);
}

Suggestion score(const Feature& source, const FeatureProfile& a, const Feature& target,
                 const FeatureProfile& b, const NameSimilarity& names) {
    Suggestion suggestion{source.name, target.name, 0, 0, 0, 0, {}};
    suggestion.nameScore = names(source.name, target.name);
    suggestion.shapeScore = shapeSimilarity(a, b);
    double weight = kNameWeight;
    double sum = weight * suggestion.nameScore;
    const double shapeWeight = kShapeWeight * shapeEvidence(a, b);
    sum += shapeWeight * suggestion.shapeScore;
    weight += shapeWeight;
    // The same quantity speaks for a pair; a quantity beside a plain number speaks against it.
    const std::string quantity = quantityOf(source);
    if (!quantity.empty() || !quantityOf(target).empty()) {
        if (quantity == quantityOf(target)) sum += kUnitWeight;
        weight += kUnitWeight;
    }
    const std::size_t pairs = std::min(a.rankRows, b.rankRows);
    if (pairs > 0) {
        suggestion.responseScore = 1 - 0.5 * std::abs(a.rank - b.rank);
        const double trust = std::min(1.0, double(pairs) / double(kFullyTrustedShots));
        sum += kResponseWeight * trust * suggestion.responseScore;
        weight += kResponseWeight * trust;
    } else {
        suggestion.responseScore = std::numeric_limits<double>::quiet_NaN();
    }
    suggestion.confidence = std::clamp(sum / weight, 0.0, 1.0);
    const std::int64_t byName = percent(suggestion.nameScore),
                       byShape = percent(suggestion.shapeScore);
    suggestion.reason = pairs > 0 ? Message(messages::kSuggestionReasonResponse,
                                            {byName, byShape, percent(suggestion.responseScore)})
                                  : Message(messages::kSuggestionReason, {byName, byShape});
    return suggestion;
}

bool mayPair(const Feature& source, const Feature& target) {
    if (source.type != target.type) return false;
    const std::string a = quantityOf(source), b = quantityOf(target);
    return a.empty() || b.empty() || a == b;
}

}  // namespace

std::vector<Suggestion> suggestPairs(const Pairing& pairing, std::span<const Dataset> sources,
                                     const Dataset& target, std::span<const Index> shots,
                                     std::span<const Index> pool, const PairFilter& allowed) {
    FeatureSchema freeSource, freeTarget;
    std::vector<std::string> names;
    for (const Feature& feature : pairing.source.features) {
        names.push_back(feature.name);
        if (pairing.sourceFree(static_cast<Index>(names.size()) - 1))
            freeSource.features.push_back(feature);
    }
    for (Index t = 0; t < pairing.target.size(); ++t) {
        names.push_back(pairing.targetFeature(t).name);
        if (pairing.targetFree(t)) freeTarget.features.push_back(pairing.targetFeature(t));
    }
    if (freeSource.features.empty() || freeTarget.features.empty()) return {};

    const auto profilesA = sourceProfiles(freeSource, sources);
    const auto profilesB = targetProfiles(freeTarget, target, shots, pool);
    const NameSimilarity similarity(names);
    std::vector<Suggestion> scored;
    for (std::size_t s = 0; s < profilesA.size(); ++s)
        for (std::size_t t = 0; t < profilesB.size(); ++t) {
            const Feature& a = freeSource.features[s];
            const Feature& b = freeTarget.features[t];
            // A constant says nothing, neither about its meaning nor to a model.
            const bool varies = profilesA[s].distinct > 1 && profilesB[t].distinct > 1;
            if (!varies || !mayPair(a, b) || !allowed(a, b)) continue;
            Suggestion suggestion = score(a, profilesA[s], b, profilesB[t], similarity);
            if (suggestion.confidence >= kLeastConfidence) scored.push_back(std::move(suggestion));
        }
    // Best first; equals keep the order of the columns, so that the outcome is always the same.
    std::ranges::stable_sort(scored, std::ranges::greater(), &Suggestion::confidence);
    std::vector<Suggestion> chosen;
    for (Suggestion& suggestion : scored) {
        const auto clashes = [&](const Suggestion& other) {
            return other.source == suggestion.source || other.target == suggestion.target;
        };
        if (std::ranges::none_of(chosen, clashes)) chosen.push_back(std::move(suggestion));
    }
    return chosen;
}

}  // namespace footbridge
