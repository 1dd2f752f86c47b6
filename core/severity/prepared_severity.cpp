// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/prepared_severity.h"

#include <algorithm>

#include "core/metrics/row_order.h"
#include "core/run/random.h"
#include "core/severity/canonical_columns.h"
#include "core/severity/severity_messages.h"

namespace footbridge {
namespace {

// METHODS.md, "Severity".
constexpr Index kMostSourceRows = 2000, kFewestPerSource = 200, kMostTargetRows = 1000;
constexpr Index kHeadlineSourceRows = 600, kHeadlineTargetRows = 500;

/// At most `most` of `rows`, drawn, in the order of `rows`.
Rows thinned(const Rows& rows, Index most, Random random) {
    if (static_cast<Index>(rows.size()) <= most) return rows;
    Rows kept = random.permutation(static_cast<Index>(rows.size()));
    kept.resize(static_cast<std::size_t>(most));
    std::sort(kept.begin(), kept.end());
    for (Index& row : kept) row = rows[static_cast<std::size_t>(row)];
    return kept;
}

/// Rows in canonical order, thinned; the source's source by source.
struct SampledRows {
    Rows all, target;
    std::vector<Rows> bySource;
};

SampledRows sampleRows(const SeverityInput& input, const Rows& columns, SeverityParts parts) {
    const bool all = parts == SeverityParts::All;
    const Rows ordered = rowOrder(input.sourceFeatures, columns);
    const std::size_t sources = std::max<std::size_t>(1, input.sources.size());
    const bool split = input.rowSource.size() == ordered.size();
    const Index share =
        (all ? kMostSourceRows : kHeadlineSourceRows) / static_cast<Index>(split ? sources : 1);
    SampledRows sampled;
    for (std::size_t source = 0; source < sources; ++source) {
        Rows own;
        for (const Index row : ordered)
            if (!split ||
                input.rowSource[static_cast<std::size_t>(row)] == static_cast<Index>(source))
                own.push_back(row);
        own = thinned(own, std::max(kFewestPerSource, share), Random(input.seed, "severity rows"));
        if (split || source == 0) sampled.all.insert(sampled.all.end(), own.begin(), own.end());
        sampled.bySource.push_back(std::move(own));
    }
    sampled.target = thinned(rowOrder(input.targetFeatures, columns),
                             all ? kMostTargetRows : kHeadlineTargetRows,
                             Random(input.seed, "severity target rows"));
    return sampled;
}

bool sharesFeatures(const SeverityInput& input) {
    return input.sourceFeatures.cols() > 0 && input.sourceFeatures.rows() > 0 &&
           input.targetFeatures.rows() > 0 &&
           input.targetFeatures.cols() == input.sourceFeatures.cols() &&
           static_cast<Index>(input.isCategory.size()) == input.sourceFeatures.cols();
}

/// Groups of the rows, counted from 0 by first appearance; empty without groups.
std::vector<int> groupsOf(const std::vector<int>& groups, Index tableRows, const Rows& rows) {
    std::vector<int> own;
    if (static_cast<Index>(groups.size()) != tableRows) return own;
    for (const Index row : rows) own.push_back(groups[static_cast<std::size_t>(row)]);
    return own;
}

PreparedSource prepareSource(const SourceEvidence& evidence) {
    PreparedSource source;
    source.label = evidence.label;
    source.heldOut =
        heldOutOf(evidence.heldOutPredictions, evidence.heldOutResponses, evidence.heldOutGroups);
    if (source.heldOut.size() > 0) {
        source.ownShape = sampleAngle(source.heldOut.pairs);
        source.ownLevel =
            levelOf(responseShift(source.heldOut.pairs, source.heldOut.v.variance).size());
    }
    Vector pool = evidence.poolPredictions;
    std::sort(pool.begin(), pool.end());  // sums that do not know the order of the rows
    source.pool = spreadOf(pool);
    return source;
}

/// The sampled rows of both sides in canonical columns.
struct SampledFeatures {
    SampledRows rows;
    std::vector<bool> isCategory;
    Matrix target;                         ///< raw
    std::vector<Matrix> known;             ///< normal scores, source by source
    std::vector<std::vector<int>> groups;  ///< of the same rows
    std::vector<int> targetGroups;
};

/// The target in normal scores of its own.
struct OwnScores {
    NormalScores scores;
    Matrix target;
};

/// What needs neither the shots nor the classifier.
struct Shifts {
    std::vector<std::optional<StructureDistance>> structures;
    std::optional<double> support;
    std::vector<FeatureShift> ranking;
};

Shifts measureShifts(const SeverityInput& input, const SampledFeatures& sampled,
                     const NormalScores& scores, const OwnScores& own, const RunContext& context) {
    Shifts shifts;
    for (std::size_t i = 0; i < sampled.known.size(); ++i)
        shifts.structures.push_back(
            structureDistance(sharedScores(sampled.known[i], scores, own.target, own.scores),
                              sampled.groups[i], input.seed, context));
    shifts.support =
        shareOutsideRange(input.sourceFeatures, input.targetFeatures, input.isCategory);
    if (input.features.size() == input.isCategory.size())
        shifts.ranking = featureShifts(
            input.sourceFeatures(sampled.rows.all, Eigen::all),
            input.targetFeatures(sampled.rows.target, Eigen::all), input.isCategory, input.features,
            groupsOf(input.sourceGroups, input.sourceFeatures.rows(), sampled.rows.all),
            sampled.targetGroups);
    return shifts;
}

/// structure, inputs, support and the ranking: what the features alone show. Two halves of about
/// the same work run side by side.
void measureFeatures(const SeverityInput& input, SeverityParts parts, PreparedSeverity& prepared,
                     const RunContext& context) {
    const Rows columns = canonicalColumns(input.sourceFeatures, input.targetFeatures,
                                          input.isCategory, context.threads);
    SampledFeatures sampled{sampleRows(input, columns, parts), {}, {}, {}, {}, {}};
    prepared.targetRows = sampled.rows.target;
    if (parts == SeverityParts::Responses) return;
    context.checkCancelled();
    for (const Index column : columns)
        sampled.isCategory.push_back(input.isCategory[static_cast<std::size_t>(column)]);
    sampled.target = input.targetFeatures(sampled.rows.target, columns);
    sampled.targetGroups =
        groupsOf(input.targetGroups, input.targetFeatures.rows(), sampled.rows.target);
    const bool all = parts == SeverityParts::All;
    std::optional<NormalScores> scores;
    std::optional<OwnScores> own;
    Matrix targetScores;
    context.threads.parallel(all ? 2 : 1, [&](std::size_t half) {
        if (half == 1) {
            const NormalScores ofTarget(sampled.target, sampled.isCategory);
            own.emplace(OwnScores{ofTarget, ofTarget(sampled.target)});
            return;
        }
        scores.emplace(input.sourceFeatures(sampled.rows.all, columns), sampled.isCategory);
        for (const Rows& rows : sampled.rows.bySource) {
            sampled.known.push_back((*scores)(input.sourceFeatures(rows, columns)));
            sampled.groups.push_back(
                groupsOf(input.sourceGroups, input.sourceFeatures.rows(), rows));
        }
        targetScores = (*scores)(sampled.target);
    });
    Shifts measured;
    context.threads.parallel(all ? 2 : 1, [&](std::size_t half) {
        if (half == 1) {
            measured = measureShifts(input, sampled, *scores, *own, context);
            return;
        }
        for (std::size_t i = 0; i < prepared.sources.size(); ++i) {
            context.report(
                messages::kMeasuringSeverity,
                0.1 + 0.7 * static_cast<double>(i) / static_cast<double>(prepared.sources.size()));
            prepared.sources[i].inputs =
                twoSampleTest(sampled.known[i], targetScores, sampled.groups[i],
                              sampled.targetGroups, input.seed, context);
        }
    });
    if (!all) return;
    prepared.support = measured.support;
    prepared.featureShifts = measured.ranking;
    for (std::size_t i = 0; i < prepared.sources.size(); ++i)
        prepared.sources[i].structure = measured.structures[i];
}

}  // namespace

PreparedSeverity prepareSeverity(const SeverityInput& input, const RunContext& context,
                                 SeverityParts parts) {
    context.checkCancelled();
    context.report(messages::kMeasuringSeverity, 0);
    PreparedSeverity prepared;
    prepared.schemaDistance = input.schemaDistance;
    prepared.matched = input.matched;
    prepared.logResponse = input.logResponse;
    prepared.seed = input.seed;
    for (const SourceEvidence& evidence : input.sources) {
        prepared.sources.push_back(prepareSource(evidence));
        prepared.sources.back().schemaCost = input.schemaCost;
    }
    prepared.shared = sharesFeatures(input);
    if (prepared.shared) measureFeatures(input, parts, prepared, context);
    context.report(messages::kMeasuringSeverity, 0.9);
    return prepared;
}

ShotEvidence shotEvidence(const SeverityInput& input) {
    ShotEvidence shots;
    shots.responses = input.shotResponses;
    shots.groups = input.shotGroups;
    const Index n = shots.responses.size();
    const bool all =
        std::all_of(input.sources.begin(), input.sources.end(),
                    [&](const auto& source) { return source.shotPredictions.size() == n; });
    if (!all || input.sources.empty()) return shots;
    shots.predictions.resize(n, static_cast<Index>(input.sources.size()));
    for (std::size_t i = 0; i < input.sources.size(); ++i)
        shots.predictions.col(static_cast<Index>(i)) = input.sources[i].shotPredictions;
    return shots;
}

}  // namespace footbridge
