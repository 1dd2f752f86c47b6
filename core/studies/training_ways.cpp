// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/training_ways.h"

#include <algorithm>
#include <cmath>

#include "core/metrics/errors.h"
#include "core/run/random.h"
#include "core/studies/checkpoints.h"
#include "core/studies/training_time_messages.h"

namespace footbridge {

OverSeeds overSeeds(const std::vector<double>& values) {
    if (values.empty()) return {NAN, NAN, NAN};
    const Vector all = Eigen::Map<const Vector>(values.data(), std::ssize(values));
    return {median(all), quantile(all, 0.05), quantile(all, 0.95)};
}

namespace {

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
    way.seconds = overSeeds(seconds);
    way.epochs = overSeeds(epochs);
    way.rows = overSeeds(rows);
    if (frozen && way.reached == std::ssize(curves)) {
        way.timeSaved = overSeeds(timeSaved);
        way.rowsSaved = overSeeds(rowsSaved);
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
        const OverSeeds band = overSeeds(errors);
        way.low.push_back(band.low);
        way.high.push_back(band.high);
    }
    way.against = overSeeds(against);
    way.finalError = way.curve.back().error;
    return way;
}

TrainingTime trainAll(
    const std::function<SeedRows(std::uint64_t seed)>& rowsOf, const TrainingBudget& budget,
    const std::function<void(std::size_t way, const Network&, const TrainingRows&)>& trained,
    Checkpoints* checkpoints, const RunContext& context) {
    const std::size_t layers = budget.training.hidden.size();
    // From scratch first, then by the number of frozen layers.
    std::vector<std::vector<TrainingCurve>> curves(layers + 2);
    TrainingTime result;
    for (int i = 0; i < budget.seeds; ++i) {
        RunContext own = context;
        own.seed = budget.seed + static_cast<std::uint64_t>(i);
        context.report(Message(messages::kTrainingSeed, {i + 1, budget.seeds}),
                       static_cast<double>(i) / budget.seeds);
        const SeedRows rows = rowsOf(own.seed);
        result.sourceRows = rows.source.X.rows() + rows.source.validationX.rows();
        result.trainingRows = rows.target.X.rows();
        result.watchedRows = rows.target.validationX.rows();
        const Network fresh = freshNetwork(rows.target.X.cols(), budget.training.hidden,
                                           rows.target.v.cols(), own.seed);
        TrainingOptions training = budget.training;
        const auto train = [&](const Network& start, const TrainingRows& from) {
            return trainWatched(start, from, training, own, checkpoints);
        };
        training.frozen = 0;
        const Network start = train(fresh, rows.source).network;
        for (std::size_t way = 0; way < curves.size(); ++way) {
            training.frozen = way == 0 ? 0 : static_cast<int>(way) - 1;
            curves[way].push_back(train(way == 0 ? fresh : start, rows.target));
            if (trained) trained(way, curves[way].back().network, rows.target);
        }
    }
    result.seeds = budget.seeds;
    result.epochs = budget.training.epochs;
    std::vector<double> asked;
    for (const TrainingCurve& curve : curves.front())
        asked.push_back(kReachedFactor * bestError(curve));
    result.asked = overSeeds(asked).median;
    for (std::size_t way = 0; way < curves.size(); ++way) {
        const auto frozen = way == 0 ? std::nullopt : std::optional(static_cast<int>(way) - 1);
        result.ways.push_back(sumUp(frozen, curves[way], curves.front()));
    }
    return result;
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

TrainingTime compareWays(
    const std::function<SeedRows(std::uint64_t seed)>& rowsOf, const TrainingBudget& budget,
    const std::function<void(std::size_t way, const Network&, const TrainingRows&)>& trained,
    const RunContext& context) {
    if (budget.checkpoints.empty()) return trainAll(rowsOf, budget, trained, nullptr, context);
    Checkpoints checkpoints(
        budget.checkpoints,
        std::chrono::milliseconds(static_cast<long>(1e3 * budget.checkpointSeconds)));
    TrainingTime result;
    checkpoints.beside(context, [&] {
        result = trainAll(rowsOf, budget, trained, &checkpoints, context);
        result.resumed = checkpoints.resumed();
    });
    return result;
}

}  // namespace footbridge
