// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/divergence/severity.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/divergence/band_words.h"
#include "core/divergence/canonical_columns.h"
#include "core/divergence/divergence_messages.h"
#include "core/divergence/explanations.h"
#include "core/metrics/errors.h"
#include "core/metrics/number_text.h"
#include "core/metrics/row_order.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

// METHODS.md, "Severity".
constexpr Index kMostSourceRows = 2000, kFewestPerSource = 200, kMostTargetRows = 1000;
constexpr Index kFewestShots = 4, kRoughShots = 8, kSureShots = 20, kFewestHeldOut = 10;
constexpr double kWeakSource = 0.8;

bool answersShots(const SourceEvidence& source, const Vector& responses) {
    return responses.size() > 0 && source.shotPredictions.size() == responses.size() &&
           source.shotPredictions.allFinite();
}

FittedPairs heldOutPairs(const SourceEvidence& source) {
    if (source.heldOutPredictions.size() != source.heldOutResponses.size()) return {};
    return canonicalPairs(source.heldOutPredictions, source.heldOutResponses);
}

/// Angles of all sources on the shots; the closest is the one with the smallest.
void findClosest(const SeverityInput& input, Severity& severity) {
    for (const SourceEvidence& source : input.sources)
        severity.sourceAngles.push_back(
            answersShots(source, input.shotResponses) && input.shotResponses.size() >= 3
                ? sampleAngle(canonicalPairs(source.shotPredictions, input.shotResponses))
                : 1);
    const auto smallest =
        std::min_element(severity.sourceAngles.begin(), severity.sourceAngles.end());
    severity.closest = static_cast<std::size_t>(smallest - severity.sourceAngles.begin());
}

/// At most `most` of `rows`, drawn, in the order of `rows`.
Rows thinned(const Rows& rows, Index most, Random random) {
    if (static_cast<Index>(rows.size()) <= most) return rows;
    Rows kept = random.permutation(static_cast<Index>(rows.size()));
    kept.resize(static_cast<std::size_t>(most));
    std::sort(kept.begin(), kept.end());
    for (Index& row : kept) row = rows[static_cast<std::size_t>(row)];
    return kept;
}

/// Rows of all sources in canonical order, thinned source by source; those of the closest again.
struct SampledRows {
    Rows all, closest, target;
};

SampledRows sampleRows(const SeverityInput& input, const Rows& columns, std::size_t closest) {
    const Rows ordered = rowOrder(input.sourceFeatures, columns);
    const std::size_t sources = std::max<std::size_t>(1, input.sources.size());
    const bool split = input.rowSource.size() == ordered.size();
    const Index share = kMostSourceRows / static_cast<Index>(split ? sources : 1);
    SampledRows sampled;
    for (std::size_t source = 0; source < (split ? sources : 1); ++source) {
        Rows own;
        for (const Index row : ordered)
            if (!split ||
                input.rowSource[static_cast<std::size_t>(row)] == static_cast<Index>(source))
                own.push_back(row);
        own = thinned(own, std::max(kFewestPerSource, share), Random(input.seed, "severity rows"));
        if (!split || source == closest) sampled.closest = own;
        sampled.all.insert(sampled.all.end(), own.begin(), own.end());
    }
    sampled.target = thinned(rowOrder(input.targetFeatures, columns), kMostTargetRows,
                             Random(input.seed, "severity target rows"));
    return sampled;
}

bool sharesFeatures(const SeverityInput& input) {
    return input.sourceFeatures.cols() > 0 && input.sourceFeatures.rows() > 0 &&
           input.targetFeatures.rows() > 0 &&
           input.targetFeatures.cols() == input.sourceFeatures.cols() &&
           static_cast<Index>(input.isCategory.size()) == input.sourceFeatures.cols();
}

/// structure, inputs and support: what the features alone show.
void measureFeatures(const SeverityInput& input, Severity& severity, const RunContext& context) {
    const Rows columns =
        canonicalColumns(input.sourceFeatures, input.targetFeatures, input.isCategory);
    const SampledRows rows = sampleRows(input, columns, severity.closest);
    context.checkCancelled();
    std::vector<bool> isCategory;
    for (const Index column : columns)
        isCategory.push_back(input.isCategory[static_cast<std::size_t>(column)]);
    const Matrix target = input.targetFeatures(rows.target, columns);
    const NormalScores scores(input.sourceFeatures(rows.all, columns), isCategory);
    const NormalScores ownScores(target, isCategory);
    const Matrix sourceScores = scores(input.sourceFeatures(rows.closest, columns));
    context.report(messages::kMeasuringSeverity, 0.2);

    const SharedScores shared = sharedScores(sourceScores, scores, ownScores(target), ownScores);
    if (const auto structure = structureDistance(shared, input.seed, context))
        severity.components.push_back(structureComponent(*structure));
    context.report(messages::kMeasuringSeverity, 0.7);
    if (const auto test = twoSampleTest(sourceScores, scores(target), input.seed, context))
        severity.components.push_back(inputsComponent(*test));
    if (const auto share =
            shareOutsideRange(input.sourceFeatures, input.targetFeatures, input.isCategory))
        severity.components.push_back(supportComponent(*share));
}

/// How sure it is that the target differs at all: the strongest of the tests.
double gateOf(const Severity& severity, double schemaCost) {
    double gate = std::clamp((schemaCost - 0.05) / 0.10, 0.0, 1.0);
    const auto open = [&](const char* key, double low, double high) {
        const SeverityComponent* component = severity.find(key);
        if (component && component->p)
            gate = std::max(gate, evidenceRamp(*component->p, low, high));
    };
    open("shape", 0.005, 0.02);
    open("level", 0.005, 0.02);
    open("inputs", 0.001, 0.01);
    return gate;
}

/// What the band holds besides the open gate's: closed or half closed, its lower end is 0.
void setBand(const FittedPairs& pairs, const ResponseShift& shift, const NullShift& null,
             Severity& severity) {
    auto [low, high] = magnitudeBand(pairs, shift);
    if (severity.gate < 1) low = 0;
    if (severity.gate == 0 && pairs.size() >= kSureShots)
        high = std::max(0.0, high - magnitudeOf(median(null.shape), levelOf(median(null.shift))));
    severity.bandLow = std::clamp(std::min(low, *severity.headline), 0.0, 1.0);
    severity.bandHigh = std::clamp(std::max(high, *severity.headline), 0.0, 1.0);
}

/// shape and level of the closest source, gate, headline and band.
void measureResponses(const SeverityInput& input, Severity& severity) {
    const SourceEvidence& source = input.sources[severity.closest];
    const FittedPairs pairs = canonicalPairs(source.shotPredictions, input.shotResponses);
    const FittedPairs heldOut = heldOutPairs(source);
    const bool hasNull = heldOut.size() >= kFewestHeldOut;
    const double sourceVariance = hasNull ? variance(heldOut.v) : variance(pairs.v);
    const double ownShape = hasNull ? sampleAngle(heldOut) : 0;
    const double ownLevel = hasNull ? levelOf(responseShift(heldOut, sourceVariance).size()) : 0;
    const NullShift null =
        hasNull ? drawNullShift(heldOut, pairs.size(), sourceVariance, input.seed) : NullShift{};

    const double shape = sampleAngle(pairs);
    const ResponseShift shift = responseShift(pairs, sourceVariance);
    severity.factor = std::exp(pairs.v.mean() - pairs.f.mean());
    SeverityComponent level =
        levelComponent(shift, ownLevel, null, severity.factor, input.logResponse);
    const double magnitude = magnitudeOf(shape, level.value);
    severity.components.insert(severity.components.begin(),
                               {shapeComponent(shape, ownShape, null), std::move(level)});
    severity.gate = hasNull ? gateOf(severity, input.schemaCost) : 1;
    severity.headline = severity.gate * magnitude;
    setBand(pairs, shift, null, severity);

    if (ownShape > kWeakSource) {
        severity.summary = {messages::kSeverityWeakSource, {percentText(ownShape)}};
        severity.flags.push_back(severity.summary);
    } else {
        putIntoWords(severity);
    }
    if (!hasNull) severity.flags.push_back({messages::kSeverityNoHeldOut});
    if (pairs.size() < kRoughShots)
        severity.flags.push_back({messages::kSeverityRough, {std::to_string(pairs.size())}});
}

/// Why there is no headline; at least one reason.
std::vector<Message> reasonsAgainst(Index shots, bool shared) {
    const std::string count = std::to_string(shots);
    std::vector<Message> reasons;
    if (!shared) reasons.push_back({messages::kSeverityNoSharedColumns});
    if (shots < kFewestShots) reasons.push_back({messages::kSeverityNotMeasurable, {count}});
    if (reasons.empty()) reasons.push_back({messages::kSeverityNoPredictions, {count}});
    return reasons;
}

}  // namespace

const SeverityComponent* Severity::find(const std::string& key) const {
    const auto found = std::find_if(components.begin(), components.end(),
                                    [&](const auto& component) { return component.key == key; });
    return found == components.end() ? nullptr : &*found;
}

Severity measureSeverity(const SeverityInput& input, const RunContext& context) {
    context.checkCancelled();
    context.report(messages::kMeasuringSeverity, 0);
    Severity severity;
    severity.shots = input.shotResponses.size();
    findClosest(input, severity);
    const bool shared = sharesFeatures(input);
    if (shared) measureFeatures(input, severity, context);
    severity.components.push_back(schemaComponent(input.schemaDistance, input.schemaCost));

    const bool answers = !input.sources.empty() &&
                         answersShots(input.sources[severity.closest], input.shotResponses) &&
                         input.shotResponses.allFinite();
    if (answers && severity.shots >= kFewestShots) {
        measureResponses(input, severity);
    } else {
        severity.flags = reasonsAgainst(severity.shots, shared);
        severity.summary = severity.flags.front();
    }
    context.report(messages::kMeasuringSeverity, 1);
    return severity;
}

}  // namespace footbridge
