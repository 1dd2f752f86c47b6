// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/training_time.h"

#include <algorithm>
#include <cmath>

#include "core/metrics/errors.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/studies/training_time_messages.h"
#include "core/table/feature_encoder.h"
#include "core/table/number_range.h"
#include "core/table/response.h"

namespace footbridge {
namespace {

constexpr Index kFewestRows = 20;
constexpr double kWatchedShare = 0.3;

/// The same features under the names of either side, in one order.
struct SharedFeatures {
    FeatureSchema source, target;
};

SharedFeatures sharedFeatures(const Dataset& source, const Dataset& target,
                              const TrainingTimeOptions& options) {
    const FeatureSchema all = source.schema(), other = target.schema();
    SharedFeatures shared;
    for (const Feature& feature : all.features) {
        const auto match = std::ranges::find(options.matched, feature.name,
                                             &std::pair<std::string, std::string>::first);
        const std::string& name = match == options.matched.end() ? feature.name : match->second;
        const Index at = other.indexOf(name);
        if (at < 0 || other.features[static_cast<std::size_t>(at)].type != feature.type) continue;
        shared.source.features.push_back(feature);
        shared.target.features.push_back(feature);
        shared.target.features.back().name = name;
    }
    if (shared.source.size() == 0)
        throw Error(messages::kTrainingNothingShared, {source.label, target.label});
    return shared;
}

/// Measured rows: raw features and the transformed response.
struct Rowset {
    Matrix raw;
    Vector v;
};

Rowset measured(const Dataset& dataset, const FeatureSchema& schema) {
    const Rows rows = dataset.labelledRows();
    checkNumbers(*dataset.table, schema);
    checkMeasured(*dataset.table, dataset.table->column(dataset.roles.response));
    if (std::ssize(rows) < kFewestRows)
        throw Error(messages::kTrainingTooFewRows, {dataset.label, rows.size(), kFewestRows});
    const Vector y = dataset.response()(rows);
    if (y.minCoeff() == y.maxCoeff()) throw Error(messages::kTrainingConstant, {dataset.label});
    return {rawFeatures(dataset, schema, rows), chooseTransform(y, y.minCoeff() > 0).forward(y)};
}

/// A part of the rows to watch, the others to learn from; standardised by the latter.
TrainingRows split(const Matrix& X, const Vector& v, std::uint64_t seed) {
    Rows order = Random(seed, "training study split").permutation(X.rows());
    const auto watched =
        static_cast<std::ptrdiff_t>(kWatchedShare * static_cast<double>(order.size()));
    const Rows watch(order.begin(), order.begin() + watched);
    const Rows learn(order.begin() + watched, order.end());
    const Vector taught = v(learn);
    const double mean = taught.mean(), deviation = std::sqrt(std::max(variance(taught), 1e-12));
    return {X(learn, Eigen::all), X(watch, Eigen::all), (taught.array() - mean) / deviation,
            (v(watch).array() - mean) / deviation};
}

}  // namespace

TrainingTime measureTrainingTime(const Dataset& source, const Dataset& target,
                                 const TrainingTimeOptions& options, const RunContext& context) {
    const SharedFeatures shared = sharedFeatures(source, target, options);
    const FeatureSchema& schema = shared.source;
    const Rowset known = measured(source, schema), wanted = measured(target, shared.target);
    // The source's statistics, since its weights expect inputs that are scaled by them.
    const FeatureEncoder encoder = FeatureEncoder::fit(schema, known.raw);
    const Matrix knownX = encoder.encode(known.raw), wantedX = encoder.encode(wanted.raw);
    TrainingTime result = compareWays(
        [&](std::uint64_t seed) {
            return SeedRows{split(knownX, known.v, seed), split(wantedX, wanted.v, seed)};
        },
        options, {}, context);
    result.sourceRows = known.raw.rows();
    for (const Feature& feature : schema.features) result.features.push_back(feature.name);
    return result;
}

}  // namespace footbridge
