// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/training_time.h"

#include <algorithm>
#include <cmath>

#include "core/metrics/errors.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/studies/checkpoints.h"
#include "core/studies/training_time_messages.h"
#include "core/table/feature_encoder.h"
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

OverSeeds over(const std::vector<double>& values) {
    if (values.empty()) return {NAN, NAN, NAN};
    const Vector all = Eigen::Map<const Vector>(values.data(), std::ssize(values));
    return {median(all), quantile(all, 0.05), quantile(all, 0.95)};
}

const TrainingPoint* reachedAt(const TrainingCurve& curve, double error) {
    const auto found =
        std::find_if(curve.points.begin(), curve.points.end(),
                     [&](const TrainingPoint& point) { return point.error <= error; });
    return found == curve.points.end() ? nullptr : &*found;
}

double bestError(const TrainingCurve& curve) {
    double best = curve.points.front().error;
    for (const TrainingPoint& point : curve.points) best = std::min(best, point.error);
    return best;
}

template <typename Value>
double medianOf(const std::vector<TrainingCurve>& curves, std::size_t at, const Value& value) {
    Vector all(std::ssize(curves));
    for (Index i = 0; i < all.size(); ++i)
        all[i] = value(curves[static_cast<std::size_t>(i)].points[at]);
    return median(all);
}

/// `curves` and `scratch`: one for each seed.
TrainingWay sumUp(std::optional<int> frozen, const std::vector<TrainingCurve>& curves,
                  const std::vector<TrainingCurve>& scratch) {
    TrainingWay way;
    way.frozen = frozen;
    std::vector<double> seconds, epochs, rows, timeSaved, rowsSaved, against;
    Timing whole;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const double asked = kReachedFactor * bestError(scratch[i]);
        whole = whole + curves[i].points.back().time;
        against.push_back(curves[i].points.back().error / scratch[i].points.back().error);
        const TrainingPoint* point = reachedAt(curves[i], asked);
        if (!point) continue;
        const TrainingPoint* usual = reachedAt(scratch[i], asked);
        ++way.reached;
        seconds.push_back(point->time.wall);
        epochs.push_back(point->epoch);
        rows.push_back(static_cast<double>(point->rows));
        // What ran beside stretches the wall time of one training and not of the other.
        timeSaved.push_back(1 - point->time.processor / usual->time.processor);
        rowsSaved.push_back(1 -
                            static_cast<double>(point->rows) / static_cast<double>(usual->rows));
    }
    way.seconds = over(seconds);
    way.epochs = over(epochs);
    way.rows = over(rows);
    if (frozen && way.reached == std::ssize(curves)) {
        way.timeSaved = over(timeSaved);
        way.rowsSaved = over(rowsSaved);
    }
    way.besideShare = whole.beside();
    for (std::size_t at = 0; at < curves.front().points.size(); ++at) {
        TrainingPoint point = curves.front().points[at];
        point.error = medianOf(curves, at, [](const TrainingPoint& p) { return p.error; });
        point.time.wall = medianOf(curves, at, [](const TrainingPoint& p) { return p.time.wall; });
        point.time.processor =
            medianOf(curves, at, [](const TrainingPoint& p) { return p.time.processor; });
        way.curve.push_back(point);
        std::vector<double> errors;
        for (const TrainingCurve& curve : curves) errors.push_back(curve.points[at].error);
        const OverSeeds band = over(errors);
        way.low.push_back(band.low);
        way.high.push_back(band.high);
    }
    way.against = over(against);
    way.finalError = way.curve.back().error;
    return way;
}

}  // namespace

std::optional<std::size_t> TrainingTime::best() const {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const auto& saved = ways[i].timeSaved;
        if (!saved || saved->low <= 0) continue;
        if (!best || saved->median > ways[*best].timeSaved->median) best = i;
    }
    return best;
}

namespace {

TrainingTime measureAll(const Dataset& source, const Dataset& target,
                        const TrainingTimeOptions& options, Checkpoints* checkpoints,
                        const RunContext& context) {
    const SharedFeatures shared = sharedFeatures(source, target, options);
    const FeatureSchema& schema = shared.source;
    const Rowset known = measured(source, schema), wanted = measured(target, shared.target);
    // The source's statistics, since its weights expect inputs that are scaled by them.
    const FeatureEncoder encoder = FeatureEncoder::fit(schema, known.raw);
    const Matrix knownX = encoder.encode(known.raw), wantedX = encoder.encode(wanted.raw);
    const int layers = static_cast<int>(options.training.hidden.size());
    std::vector<TrainingCurve> scratch;
    std::vector<std::vector<TrainingCurve>> carried(static_cast<std::size_t>(layers) + 1);
    TrainingTime result;
    for (int i = 0; i < options.seeds; ++i) {
        RunContext own = context;
        own.seed = options.seed + static_cast<std::uint64_t>(i);
        context.report(Message(messages::kTrainingSeed, {i + 1, options.seeds}),
                       static_cast<double>(i) / options.seeds);
        const TrainingRows sourceRows = split(knownX, known.v, own.seed);
        const TrainingRows targetRows = split(wantedX, wanted.v, own.seed);
        result.sourceRows = known.raw.rows();
        result.trainingRows = targetRows.X.rows();
        result.watchedRows = targetRows.validationX.rows();
        const Network fresh = freshNetwork(encoder.columns(), options.training.hidden, own.seed);
        TrainingOptions training = options.training;
        training.frozen = 0;
        const Network start = trainWatched(fresh, sourceRows, training, own, checkpoints).network;
        scratch.push_back(trainWatched(fresh, targetRows, training, own, checkpoints));
        for (int frozen = 0; frozen <= layers; ++frozen) {
            training.frozen = frozen;
            carried[static_cast<std::size_t>(frozen)].push_back(
                trainWatched(start, targetRows, training, own, checkpoints));
        }
    }
    for (const Feature& feature : schema.features) result.features.push_back(feature.name);
    result.seeds = options.seeds;
    result.epochs = options.training.epochs;
    std::vector<double> asked;
    for (const TrainingCurve& curve : scratch) asked.push_back(kReachedFactor * bestError(curve));
    result.asked = over(asked).median;
    result.ways.push_back(sumUp(std::nullopt, scratch, scratch));
    for (int frozen = 0; frozen <= layers; ++frozen)
        result.ways.push_back(sumUp(frozen, carried[static_cast<std::size_t>(frozen)], scratch));
    return result;
}

}  // namespace

TrainingTime measureTrainingTime(const Dataset& source, const Dataset& target,
                                 const TrainingTimeOptions& options, const RunContext& context) {
    if (options.checkpoints.empty()) return measureAll(source, target, options, nullptr, context);
    Checkpoints checkpoints(
        options.checkpoints,
        std::chrono::milliseconds(static_cast<long>(1e3 * options.checkpointSeconds)));
    TrainingTime result;
    checkpoints.beside(context, [&] {
        result = measureAll(source, target, options, &checkpoints, context);
        result.resumed = checkpoints.resumed();
    });
    return result;
}

}  // namespace footbridge
