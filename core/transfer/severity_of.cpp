// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/schema_map.h"
#include "core/transfer/adapter.h"
#include "core/transfer/source_rows.h"

namespace footbridge {
namespace {

/// The columns of the source model that the target has, for all source and target rows.
void addFeatures(const SourceModel& source, std::span<const Dataset> sources,
                 const Matrix& targetRaw, const SchemaMap& map, SeverityInput& input) {
    Rows shared;
    for (std::size_t j = 0; j < map.entries.size(); ++j)
        if (map.entries[j].target >= 0) shared.push_back(static_cast<Index>(j));
    for (const Index column : shared)
        input.isCategory.push_back(source.schema.features[static_cast<std::size_t>(column)].type ==
                                   ColumnType::Category);
    input.targetFeatures = map.apply(targetRaw)(Eigen::all, shared);
    Index count = 0;
    for (const Dataset& one : sources) count += one.table->rows();
    input.sourceFeatures.resize(count, static_cast<Index>(shared.size()));
    Index at = 0;
    for (std::size_t j = 0; j < sources.size(); ++j) {
        Rows rows(static_cast<std::size_t>(sources[j].table->rows()));
        for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<Index>(i);
        const Matrix raw = sourceRows(source.schema, sources[j], rows);
        input.sourceFeatures.middleRows(at, raw.rows()) = raw(Eigen::all, shared);
        input.rowSource.insert(input.rowSource.end(), rows.size(), static_cast<Index>(j));
        at += raw.rows();
    }
}

double schemaDistance(const Matching& matching) {
    const auto matched = static_cast<double>(matching.matched.size());
    const double all = matched + static_cast<double>(matching.onlySource.size()) +
                       static_cast<double>(matching.onlyTarget.size());
    return all > 0 ? 1 - matched / all : 0;
}

}  // namespace

Severity severityOf(const SourceModel& source, std::span<const Dataset> sources,
                    const Dataset& target, std::span<const Index> shots, const Matching& matching,
                    const RunContext& context, Pool pool) {
    const FeatureSchema schema = target.schema();
    const SchemaMap map = mapSchema(source.schema, schema, matching);
    const bool shared = source.sharesColumns && map.mappedCount() > 0;
    const bool log = source.parts.front().transform.kind == ResponseTransform::Kind::Log;
    SeverityInput input;
    input.seed = context.seed;
    input.logResponse = log;
    input.schemaDistance = schemaDistance(matching);

    const Vector response = target.response();
    Vector y(static_cast<Index>(shots.size()));
    for (std::size_t i = 0; i < shots.size(); ++i) y[static_cast<Index>(i)] = response[shots[i]];
    if (y.size() > 0) input.shotResponses = chooseTransform(y, log).forward(y);

    const Matrix atShots = rawFeatures(target, schema, shots);
    const Matrix raw = pool == Pool::Shots ? atShots : rawFeatures(target, schema);
    context.checkCancelled();
    if (shared) addFeatures(source, sources, raw, map, input);
    Matrix predictions;
    if (shared && !shots.empty()) predictions = source.predictions(map.apply(atShots));
    for (std::size_t j = 0; j < source.parts.size(); ++j) {
        const SourcePart& part = source.parts[j];
        SourceEvidence evidence{part.label, {}, part.heldOutPredictions, part.heldOutResponses};
        if (predictions.size() > 0)
            evidence.shotPredictions = predictions.col(static_cast<Index>(j));
        input.sources.push_back(std::move(evidence));
    }
    context.checkCancelled();
    return measureSeverity(input, context);
}

}  // namespace footbridge
