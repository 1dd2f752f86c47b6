// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/vector_fit.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/graph/interpreter.h"
#include "core/platforms/order_scores.h"

namespace footbridge {
namespace {

/// Of one over the squared error. Sharper weights and least squares follow chance on so few groups.
constexpr double kSharpness = 2;

/// By how much the adviser's fastest platform goes before the others, and how steeply others are
/// told from it (logarithms).
constexpr double kAhead = 1e-3, kSteep = 1e9;

Vector majorityVector(const Matrix& times, const Vector& mean) {
    Vector sorted = mean;
    std::ranges::sort(sorted);
    const std::vector<Index> order = majorityOrder(times);
    Vector vector(mean.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        vector[order[i]] = sorted[static_cast<Index>(i)] + 1e-9 * static_cast<double>(i);
    return vector;
}

/// Of the mean, where whole groups are drawn.
double standardError(const Vector& values, const std::vector<int>& groups) {
    std::map<int, double> off;
    const double mean = values.mean();
    for (Index i = 0; i < values.size(); ++i)
        off[groups[static_cast<std::size_t>(i)]] += values[i] - mean;
    double squares = 0;
    for (const auto& [group, sum] : off) squares += sum * sum;
    return std::sqrt(squares) / static_cast<double>(values.size());
}

Rows referenceRows(const Rows& measuredOn) {
    std::map<Index, Rows> all;
    for (std::size_t row = 0; row < measuredOn.size(); ++row)
        if (measuredOn[row] >= 0) all[measuredOn[row]].push_back(static_cast<Index>(row));
    if (all.empty()) return {};
    return std::ranges::max_element(all, {}, [](const auto& one) { return one.second.size(); })
        ->second;
}

}  // namespace

LearningRows learningRows(const PlatformData& data) {
    LearningRows rows{data.features, data.times(data.item, Eigen::all), {}};
    for (const Index item : data.item)
        rows.groups.push_back(data.groups[static_cast<std::size_t>(item)]);
    rows.measuredOn = data.measuredOn;
    return rows;
}

LearningRows part(const LearningRows& rows, const Rows& chosen) {
    LearningRows some{rows.features(chosen, Eigen::all), rows.times(chosen, Eigen::all), {}};
    for (const Index row : chosen)
        some.groups.push_back(rows.groups[static_cast<std::size_t>(row)]);
    if (!rows.measuredOn.empty())
        for (const Index row : chosen)
            some.measuredOn.push_back(rows.measuredOn[static_cast<std::size_t>(row)]);
    return some;
}

VectorFrame makeFrame(const FeatureSchema& schema, const LearningRows& rows) {
    VectorFrame frame;
    frame.encoder = FeatureEncoder::fit(schema, rows.features);
    frame.fitted = fitPanel(rows.times);
    frame.encoded = frame.encoder.encode(rows.features);
    frame.groups = rows.groups;
    frame.majority = majorityVector(rows.times, frame.fitted.panel.mean);
    frame.reference = referenceRows(rows.measuredOn);
    return frame;
}

std::shared_ptr<const VectorLearner> fitMethod(PlatformMethod method, const VectorFrame& frame,
                                               const RunContext& context) {
    std::shared_ptr<VectorLearner> learner = makeLearner(method);
    if (learner) learner->calibrateOn(frame.reference);
    if (learner) learner->fit(frame.encoded, frame.fitted.scores, frame.groups, context);
    return learner;
}

graph::Value emitVector(graph::Builder& builder, graph::Value raw, PlatformMethod method,
                        const VectorLearner* learner, const VectorFrame& frame) {
    const Panel& panel = frame.fitted.panel;
    if (method == PlatformMethod::Majority) return builder.constant(frame.majority);
    if (!learner) return builder.constant(panel.mean);
    return panel.emit(builder, learner->emit(builder, frame.encoder.emit(builder, raw)));
}

Matrix predictVector(PlatformMethod method, const VectorLearner* learner, const VectorFrame& frame,
                     const Matrix& raw, const RunContext& context) {
    graph::Builder builder(raw.cols());
    const graph::Value vector = emitVector(builder, builder.input(), method, learner, frame);
    const graph::Value one = builder.gather(vector, {0});
    return graph::runTo(builder.finish(one), vector.node, raw, context);
}

MixtureWeights mixtureWeights(const FittedPanel& panel, const std::vector<PlatformMethod>& methods,
                              std::span<const Matrix> predicted, const std::vector<int>& groups) {
    MixtureWeights weights{methods, Vector::Zero(std::ssize(methods))};
    std::map<int, double> sizes;
    for (const int group : groups) ++sizes[group];
    for (std::size_t j = 0; j < methods.size(); ++j) {
        const Vector squares =
            (predicted[j].colwise() - predicted[j].rowwise().mean() - panel.vectors)
                .rowwise()
                .squaredNorm();
        double error = 0;
        for (Index i = 0; i < squares.size(); ++i)
            error += squares[i] / std::sqrt(sizes[groups[static_cast<std::size_t>(i)]]);
        weights.shares[static_cast<Index>(j)] = std::pow(std::max(error, 1e-12), -kSharpness);
    }
    weights.shares /= weights.shares.sum();
    return weights;
}

void chooseAdviser(MixtureWeights& weights, const Panel& panel, std::span<const Matrix> predicted,
                   const Matrix& times, const std::vector<int>& groups) {
    weights.adviser = -1;
    const Vector own = regretsOf(mixed(panel, weights, predicted), times);
    double least = own.mean();
    for (std::size_t j = 0; j < predicted.size(); ++j) {
        const Vector gain = own - regretsOf(predicted[j], times);
        const double regret = own.mean() - gain.mean();
        if (!(regret < least) || gain.mean() <= standardError(gain, groups)) continue;
        least = regret;
        weights.adviser = static_cast<int>(j);
    }
}

Matrix mixed(const Panel& panel, const MixtureWeights& weights, std::span<const Matrix> predicted) {
    Matrix scores = Matrix::Zero(predicted.front().rows(), panel.coordinates());
    for (std::size_t j = 0; j < predicted.size(); ++j)
        scores += weights.shares[static_cast<Index>(j)] * panel.scores(predicted[j]);
    Matrix all = panel.vectors(scores);
    if (weights.adviser < 0) return all;
    const Matrix& advice = predicted[static_cast<std::size_t>(weights.adviser)];
    for (Index i = 0; i < all.rows(); ++i) {
        const auto behind = (kSteep * (advice.row(i).array() - advice.row(i).minCoeff())).min(1.0);
        all.row(i) = behind * (all.row(i).array() - (all.row(i).minCoeff() - kAhead));
    }
    return all;
}

graph::Value emitMixed(graph::Builder& builder, const Panel& panel, const MixtureWeights& weights,
                       std::span<const graph::Value> scores) {
    graph::Value sum = builder.constant(Vector::Zero(panel.coordinates()));
    for (std::size_t j = 0; j < scores.size(); ++j)
        sum = builder.add(sum, builder.scaled(scores[j], weights.shares[static_cast<Index>(j)], 0));
    const graph::Value all = panel.emit(builder, sum);
    if (weights.adviser < 0) return all;
    const graph::Value advice =
        panel.emit(builder, scores[static_cast<std::size_t>(weights.adviser)]);
    const auto over = [&](graph::Value vector) {
        return builder.combine(graph::Binary::Subtract, vector, builder.orderStatistic(vector, 1));
    };
    const Vector none = Vector::Zero(all.columns), one = Vector::Ones(all.columns);
    const graph::Value behind = builder.clip(builder.scaled(over(advice), kSteep, 0), none, one);
    return builder.combine(graph::Binary::Multiply, behind, builder.scaled(over(all), 1, kAhead));
}

}  // namespace footbridge
