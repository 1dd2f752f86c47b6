// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/target_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/metrics/row_order.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/random.h"
#include "core/source/content_order.h"
#include "core/source/source_samples.h"
#include "core/table/column_order.h"
#include "core/transfer/transfer_messages.h"

namespace footbridge {
namespace {

constexpr Index kPoolRows = 1000, kReferenceRows = 300, kProbedRows = 200;
constexpr Index kPseudoShots = 5;  ///< as many as the source's runs count, where the pool is shots

/// The schema as it would be if the table had these rows only: other levels do not exist.
FeatureSchema seenLevels(const FeatureSchema& schema, const Matrix& raw) {
    FeatureSchema result = schema;
    for (Index column = 0; column < schema.size(); ++column) {
        Feature& feature = result.features[static_cast<std::size_t>(column)];
        if (feature.type != ColumnType::Category) continue;
        std::vector<std::pair<Index, std::string>> counted;
        for (std::size_t level = 0; level < feature.levels.size(); ++level) {
            const Index count = (raw.col(column).array() == static_cast<double>(level)).count();
            if (count > 0) counted.emplace_back(-count, feature.levels[level]);
        }
        std::sort(counted.begin(), counted.end());
        feature.levels.clear();
        for (auto& [count, level] : counted) feature.levels.push_back(std::move(level));
    }
    return result;
}

/// Levels that the source knows of a matched column exist as well: it can be asked about them.
void addSourceLevels(const FeatureSchema& source, const Matching& matching, FeatureSchema& schema) {
    for (const Match& match : matching.matched) {
        const Index from = source.indexOf(match.source), to = schema.indexOf(match.target);
        if (from < 0 || to < 0) continue;
        const Feature& known = source.features[static_cast<std::size_t>(from)];
        Feature& feature = schema.features[static_cast<std::size_t>(to)];
        if (known.type != ColumnType::Category || feature.type != known.type) continue;
        for (const std::string& level : known.levels)
            if (std::ranges::find(feature.levels, level) == feature.levels.end())
                feature.levels.push_back(level);
    }
}

/// Runs of the source as runs of the target; what the source does not know is a shot's.
Matrix runsLikeTheSources(const SourceModel& source, const SchemaMap& map, const Matrix& shots,
                          std::uint64_t seed) {
    Random random(seed, "runs like the source's");
    Matrix runs(source.sample.rows(), shots.cols());
    for (Index row = 0; row < runs.rows(); ++row)
        runs.row(row) =
            shots.row(static_cast<Index>(random.below(static_cast<std::uint64_t>(shots.rows()))));
    map.writeBack(source.sample, runs);
    return runs;
}

/// The shots as often as makes all of `runs` weigh as much as kPseudoShots of them; then `runs`.
Matrix weighed(const Matrix& shots, const Matrix& runs) {
    const Index times = std::max<Index>(1, runs.rows() / kPseudoShots);
    Matrix all(times * shots.rows() + runs.rows(), shots.cols());
    all << shots.replicate(times, 1), runs;
    return all;
}

/// The raw rows that a reading looks at, by a schema of their own.
struct Seen {
    FeatureSchema schema;
    Matrix shots;
    Matrix pool;     ///< runs without a label
    Matrix weighed;  ///< what the target's runs look like, where the pool alone does not say it

    const Matrix& statistics() const { return weighed.rows() > 0 ? weighed : pool; }
};

Seen lookAt(const SourceModel& source, const Dataset& target, const TargetRows& rows,
            const Matching& matching, std::uint64_t seed) {
    Seen seen;
    seen.schema = target.schema();
    if (!rows.poolIsShots) {
        seen.shots = rawFeatures(target, seen.schema, rows.shots);
        seen.pool = rawFeatures(target, seen.schema);
        return seen;
    }
    seen.schema = seenLevels(seen.schema, rawFeatures(target, seen.schema, rows.shots));
    addSourceLevels(source.schema, matching, seen.schema);
    seen.shots = rawFeatures(target, seen.schema, rows.shots);
    seen.pool = seen.shots;
    const SchemaMap map = mapSchema(source.schema, seen.schema, matching);
    if (!source.sharesColumns || map.mappedCount() == 0 || source.sample.rows() == 0) return seen;
    const Matrix runs = runsLikeTheSources(source, map, seen.shots, seed);
    seen.weighed = weighed(seen.shots, runs);
    seen.pool.resize(seen.shots.rows() + runs.rows(), runs.cols());
    seen.pool << seen.shots, runs;
    return seen;
}

void findRanges(const Matrix& raw, TargetView& view) {
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    view.low.assign(static_cast<std::size_t>(raw.cols()), kNone);
    view.high = view.low;
    for (Index column = 0; column < raw.cols(); ++column) {
        const auto at = static_cast<std::size_t>(column);
        if (view.schema.features[at].type == ColumnType::Category) continue;
        for (const double value : raw.col(column)) {
            if (!std::isfinite(value)) continue;
            if (!(view.low[at] <= value)) view.low[at] = value;
            if (!(view.high[at] >= value)) view.high[at] = value;
        }
    }
}

std::vector<Index> columnsWithoutMatch(const TargetView& view) {
    std::vector<bool> matched(static_cast<std::size_t>(view.schema.size()), false);
    for (const SchemaMap::Entry& entry : view.map.entries)
        if (entry.target >= 0) matched[static_cast<std::size_t>(entry.target)] = true;
    std::vector<Index> columns;
    for (Index k = 0; k < view.encoder.columns(); ++k) {
        const FeatureEncoder::Part& part = view.encoder.parts()[static_cast<std::size_t>(k)];
        if (!matched[static_cast<std::size_t>(part.feature)]) columns.push_back(k);
    }
    return columns;
}

Rows at(std::span<const Index> rows, const Rows& places) {
    Rows chosen;
    for (const Index place : places) chosen.push_back(rows[static_cast<std::size_t>(place)]);
    return chosen;
}

/// Positions of the shots, ascending by response and features: nothing that is drawn or added up
/// then depends on where they stand in the table.
Rows orderOfShots(const Dataset& target, std::span<const Index> shots) {
    const FeatureSchema schema = target.schema();
    const Vector response = target.response();
    Matrix keys(static_cast<Index>(shots.size()), schema.size() + 1);
    keys << rawFeatures(target, schema, shots), response(Rows(shots.begin(), shots.end()));
    Rows columns = byName(schema);
    columns.insert(columns.begin(), schema.size());
    return rowOrder(keys, columns);
}

Rows placesOf(const Rows& order) {
    Rows places(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        places[static_cast<std::size_t>(order[i])] = static_cast<Index>(i);
    return places;
}

Vector shotResponses(const SourceModel& source, const Dataset& target,
                     std::span<const Index> shots) {
    const Vector all = target.response();
    Vector y(static_cast<Index>(shots.size()));
    const bool log = source.parts.front().transform.kind == ResponseTransform::Kind::Log;
    for (std::size_t i = 0; i < shots.size(); ++i) {
        const double value = all[shots[i]];
        if (!std::isfinite(value)) throw Error(messages::kShotWithoutResponse, {shots[i]});
        if (log && !(value > 0))
            throw Error(messages::kResponseNotPositive, {shots[i], {value, Digits::All}});
        y[static_cast<Index>(i)] = value;
    }
    return y;
}

}  // namespace

TargetView viewOf(const SourceModel& source, const FeatureSchema& schema, const Matrix& seen,
                  const Matching& matching) {
    TargetView view;
    view.source = &source;
    view.schema = schema;
    view.encoder = FeatureEncoder::fit(schema, seen);
    view.logarithms = FeatureEncoder::fit(schema, seen, FeatureEncoder::Logarithms::All);
    findRanges(seen, view);
    view.map = mapSchema(source.schema, schema, matching);
    view.shared = source.sharesColumns && view.map.mappedCount() > 0;
    view.ownColumns = columnsWithoutMatch(view);
    if (view.shared) view.standardised = source.encoder.withNumbersOf(view.map.apply(seen));
    return view;
}

TargetReading readTarget(const SourceModel& source, const Dataset& target, const TargetRows& rows,
                         const Matching& matching, const RunContext& context) {
    TargetReading reading;
    const Rows order = orderOfShots(target, rows.shots);
    const Rows ordered = at(rows.shots, order);
    const Vector y = shotResponses(source, target, ordered);
    const Seen seen = lookAt(source, target, {ordered, rows.poolIsShots}, matching, context.seed);
    const Matrix& shots = seen.shots;
    reading.place = placesOf(order);
    context.checkCancelled();
    reading.view = viewOf(source, seen.schema, seen.statistics(), matching);
    TargetView& view = reading.view;
    if (rows.poolIsShots) findRanges(shots, view);
    view.transform =
        chooseTransform(y, source.parts.front().transform.kind == ResponseTransform::Kind::Log);
    reading.v = view.transform.forward(y);
    context.checkCancelled();

    reading.shots = featuresOf(view, shots);
    reading.shots.groups = renumbered(target.groupKeys(), ordered);
    const Rows pool = drawAtMost(rowOrder(seen.pool, byName(seen.schema)), kPoolRows, context.seed,
                                 "reference rows");
    const auto count = static_cast<Index>(pool.size());
    const Matrix raw = seen.pool(pool, Eigen::all);
    reading.probe.resize(shots.rows() + std::min(kProbedRows, count), shots.cols());
    reading.probe << shots, raw.topRows(std::min(kProbedRows, count));
    reading.pool = featuresOf(view, raw, false);
    context.checkCancelled();
    reading.reference = featuresOf(
        view, raw(drawAtMost(count, kReferenceRows, context.seed, "scaling rows"), Eigen::all));
    view.reference = reading.pool.encoded;
    if (view.shared) {
        view.lowestMean = std::min(reading.pool.mean.minCoeff(), reading.shots.mean.minCoeff());
        view.highestMean = std::max(reading.pool.mean.maxCoeff(), reading.shots.mean.maxCoeff());
    }
    context.checkCancelled();
    return reading;
}

}  // namespace footbridge
