// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/severity_of.h"

#include <algorithm>

#include "core/matching/common_ground.h"
#include "core/run/random.h"
#include "core/severity/schema_cost.h"
#include "core/source/content_order.h"
#include "core/source/source_rows.h"

namespace footbridge {
namespace {

constexpr Index kPoolRows = 1000, kFewPoolRows = 400;

Rows allRows(Index count) {
    Rows rows(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<Index>(i);
    return rows;
}

void addEvidence(const SourceModel& source, SeverityInput& input) {
    for (const SourcePart& part : source.parts)
        input.sources.push_back(
            {part.label, {}, part.heldOutPredictions, part.heldOutResponses, part.heldOutGroups});
}

/// The shared columns of all source rows, with their sources and groups.
void addSourceRows(const SourceModel& source, std::span<const Dataset> sources, const Rows& shared,
                   SeverityInput& input) {
    Index count = 0;
    bool grouped = false;
    for (const Dataset& one : sources) {
        count += one.table->rows();
        grouped |= !one.roles.groups.empty();
    }
    if (sources.size() > 1 || static_cast<Index>(shared.size()) < source.schema.size())
        input.sourceFeatures.resize(count, static_cast<Index>(shared.size()));
    Index at = 0;
    int groupsBefore = 0;
    for (std::size_t j = 0; j < sources.size(); ++j) {
        const Rows rows = allRows(sources[j].table->rows());
        Matrix raw = sourceRows(source.schema, sources[j], rows);
        const bool all = static_cast<Index>(shared.size()) == raw.cols();
        if (all && sources.size() == 1)
            input.sourceFeatures = std::move(raw);  // large tables take long to copy
        else
            input.sourceFeatures.middleRows(at, static_cast<Index>(rows.size())) =
                raw(Eigen::all, shared);
        input.rowSource.insert(input.rowSource.end(), rows.size(), static_cast<Index>(j));
        at += static_cast<Index>(rows.size());
        if (!grouped) continue;
        std::vector<int> groups = sources[j].groupKeys();
        if (groups.empty()) groups.assign(rows.begin(), rows.end());
        for (const int group : groups) input.sourceGroups.push_back(groupsBefore + group);
        groupsBefore += 1 + *std::max_element(groups.begin(), groups.end());
    }
}

/// The columns of the source model that the target has.
Rows sharedColumns(const SchemaMap& map) {
    Rows shared;
    for (std::size_t j = 0; j < map.entries.size(); ++j)
        if (map.entries[j].target >= 0) shared.push_back(static_cast<Index>(j));
    return shared;
}

/// Whether the target's raw features are the source model's, column by column.
bool isIdentity(const SchemaMap& map, Index columns) {
    if (static_cast<Index>(map.entries.size()) != columns) return false;
    for (std::size_t j = 0; j < map.entries.size(); ++j) {
        const SchemaMap::Entry& entry = map.entries[j];
        if (entry.target != static_cast<Index>(j) || entry.factor != 1) return false;
        for (std::size_t level = 0; level < entry.levels.size(); ++level)
            if (entry.levels[level] != static_cast<double>(level)) return false;
    }
    return true;
}

void addColumns(const SourceModel& source, const Rows& shared, SeverityInput& input) {
    for (const Index column : shared) {
        const Feature& feature = source.schema.features[static_cast<std::size_t>(column)];
        input.isCategory.push_back(feature.type == ColumnType::Category);
        input.features.push_back({feature.name, feature.unit, feature.levels});
    }
}

double schemaDistance(const Matching& matching) {
    const auto matched = static_cast<double>(matching.matched.size());
    const double all = matched + static_cast<double>(matching.onlySource.size()) +
                       static_cast<double>(matching.onlyTarget.size());
    return all > 0 ? 1 - matched / all : 0;
}

/// f as severity asks for it: of the trees alone, because the held-out predictions that it is
/// compared with come from trees too. With few source rows the networks would make every target
/// look different.
Matrix treesOf(const SourceModel& source, const Matrix& raw) {
    return source.treePredictions(source.encoder.encode(raw));
}

/// How far f spreads over the target's rows; from so many of them that it costs little.
void addPool(const SourceModel& source, const Matrix& targetRaw, SeverityParts parts,
             PreparedPair& prepared) {
    const Rows& rows = prepared.severity.targetRows;
    const Index most = parts == SeverityParts::All ? kPoolRows : kFewPoolRows;
    const auto count = static_cast<Index>(rows.size());
    Rows asked;
    for (Index i = 0; i < std::min(most, count); ++i)
        asked.push_back(rows[static_cast<std::size_t>(i * count / std::min(most, count))]);
    const Matrix predictions = treesOf(source, prepared.map.apply(targetRaw(asked, Eigen::all)));
    for (std::size_t j = 0; j < prepared.severity.sources.size(); ++j)
        prepared.severity.sources[j].pool = spreadOf(predictions.col(static_cast<Index>(j)));
}

/// Rows that the target's own encoding is fitted on.
Rows encodedRows(const PreparedPair& prepared, const Matrix& raw) {
    return prepared.severity.targetRows.empty() ? allRows(raw.rows())
                                                : prepared.severity.targetRows;
}

std::vector<int> groupsAt(const std::vector<int>& groups, std::span<const Index> rows) {
    std::vector<int> own;
    if (!groups.empty())
        for (const Index row : rows) own.push_back(groups[static_cast<std::size_t>(row)]);
    return own;
}

bool isLog(const SourceModel& source) {
    return source.parts.front().transform.kind == ResponseTransform::Kind::Log;
}

ShotEvidence evidenceOf(const PreparedPair& prepared, const SourceModel& source, const Matrix& raw,
                        std::span<const Index> shots) {
    ShotEvidence evidence;
    evidence.groups = groupsAt(prepared.groups, shots);
    Vector y(static_cast<Index>(shots.size()));
    for (std::size_t i = 0; i < shots.size(); ++i)
        y[static_cast<Index>(i)] = prepared.response[shots[i]];
    if (y.size() > 0) evidence.responses = chooseTransform(y, isLog(source)).forward(y);
    if (shots.empty()) return evidence;
    if (prepared.shared)
        evidence.predictions = treesOf(source, prepared.map.apply(raw));
    else if (prepared.matcher)
        evidence.predictions =
            matchedPredictions(*prepared.matcher, source, prepared.encoder.encode(raw),
                               evidence.responses, evidence.groups, prepared.severity.seed);
    return evidence;
}

}  // namespace

PreparedPair preparePair(const SourceModel& source, std::span<const Dataset> loaded,
                         const Dataset& target, const Matching& matching, const RunContext& context,
                         Pool pool, std::span<const Index> shots, SeverityParts parts) {
    // As the model knows them.
    const std::vector<Dataset> sources = distinctSources(inTargetUnit(loaded, target));
    PreparedPair prepared;
    prepared.schema = target.schema();
    prepared.response = target.response();
    prepared.groups = target.groupKeys();
    prepared.map = mapSchema(source.schema, prepared.schema, matching);
    prepared.shared = source.sharesColumns && prepared.map.mappedCount() > 0;
    SeverityInput input;
    input.seed = context.seed;
    input.logResponse = isLog(source);
    input.schemaDistance = schemaDistance(matching);
    input.matched = !prepared.shared;
    addEvidence(source, input);
    const bool poolIsShots = pool == Pool::Shots;
    const Rows shared = sharedColumns(prepared.map);
    if (prepared.shared) addColumns(source, shared, input);
    // Source and target are read side by side: large tables take longer to copy than to measure.
    Matrix read;
    context.threads.parallel(
        prepared.shared ? 2 : 1,
        [&](std::size_t side) {
            if (side == 1) return addSourceRows(source, sources, shared, input);
            read = poolIsShots ? rawFeatures(target, prepared.schema, shots)
                               : rawFeatures(target, prepared.schema);
        },
        parts == SeverityParts::All ? 2 : 1);
    const bool asItIs = prepared.shared && isIdentity(prepared.map, read.cols());
    context.checkCancelled();
    input.targetGroups = poolIsShots ? groupsAt(prepared.groups, shots) : prepared.groups;
    if (prepared.shared) {
        if (asItIs)
            std::swap(input.targetFeatures, read);
        else
            input.targetFeatures = prepared.map.apply(read)(Eigen::all, shared);
    }
    const Matrix& raw = asItIs ? input.targetFeatures : read;
    context.checkCancelled();
    prepared.severity = prepareSeverity(input, context, parts);
    if (parts == SeverityParts::All || !prepared.shared)
        prepared.encoder =
            FeatureEncoder::fit(prepared.schema, raw(encodedRows(prepared, raw), Eigen::all));
    context.checkCancelled();
    if (!prepared.shared) {
        prepared.matcher =
            makeColumnMatcher(source, sources, prepared.encoder.encode(raw), context.seed);
    } else {
        if (!poolIsShots) addPool(source, raw, parts, prepared);
        for (std::size_t j = 0; j < prepared.severity.sources.size(); ++j)
            prepared.severity.sources[j].schemaCost = schemaCost(
                sources[j], source.schema, prepared.map, source.parts[j].transform.kind, context);
    }
    return prepared;
}

ShotEvidence shotEvidence(const PreparedPair& prepared, const SourceModel& source,
                          const Dataset& target, std::span<const Index> shots) {
    return evidenceOf(prepared, source, rawFeatures(target, prepared.schema, shots), shots);
}

Severity scoreShots(const PreparedPair& prepared, const SourceModel& source, const Dataset& target,
                    std::span<const Index> shots) {
    return scoreSeverity(prepared.severity, shotEvidence(prepared, source, target, shots));
}

Severity severityOf(const PreparedPair& prepared, const SourceModel& source, const Dataset& target,
                    std::span<const Index> shots, const RunContext& context) {
    const Matrix raw = rawFeatures(target, prepared.schema, shots);
    const ShotEvidence evidence = evidenceOf(prepared, source, raw, shots);
    Severity severity = scoreSeverity(prepared.severity, evidence);
    if (severity.headline)
        addAdvice(prepared.severity, evidence, prepared.encoder.encode(raw), context, severity);
    return severity;
}

Severity severityOf(const SourceModel& source, std::span<const Dataset> sources,
                    const Dataset& target, std::span<const Index> shots, const Matching& matching,
                    const RunContext& context, Pool pool) {
    const PreparedPair prepared =
        preparePair(source, sources, target, matching, context.part(0, 0.9), pool, shots);
    return severityOf(prepared, source, target, shots, context.part(0.9, 1));
}

SourceOptions severityOptions(SourceOptions options) {
    options.networks = 1;
    options.networkSteps = 30;
    options.networkRows = std::min<Index>(options.networkRows, 500);
    return options;
}

SourceGate severityGate(const SourceModel& source, const Matrix& trees, const Vector& v,
                        const std::vector<int>& groups, std::uint64_t seed) {
    double smallest = 4;
    SourceGate result;
    for (std::size_t j = 0; j < source.parts.size(); ++j) {
        const auto column = static_cast<Index>(j);
        if (column >= trees.cols() || trees.rows() != v.size() || v.size() < 3) return {};
        const SourcePart& part = source.parts[j];
        const FittedPairs pairs = canonicalPairs(trees.col(column), v);
        const double shift = responseShift(pairs, part.deviation * part.deviation).size();
        double magnitude = magnitudeOf(sampleAngle(pairs), levelOf(shift));
        if (part.stack.slope == 0) magnitude += 2;  // the closest only where no other knows more
        if (magnitude >= smallest) continue;
        smallest = magnitude;
        result.closest = j;
        result.gate = responseGate(
            heldOutOf(part.heldOutPredictions, part.heldOutResponses, part.heldOutGroups),
            trees.col(column), v, groups, seed);
    }
    return result;
}

}  // namespace footbridge
