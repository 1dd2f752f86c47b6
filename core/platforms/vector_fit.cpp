// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/vector_fit.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/graph/interpreter.h"
#include "core/platforms/order_scores.h"

namespace footbridge {
namespace {

/// Of one over the error: the best by a third has five times the share. Least squares on so few
/// groups would follow chance.
constexpr double kSharpness = 4;

Vector majorityVector(const Matrix& times, const Vector& mean) {
    Vector sorted = mean;
    std::ranges::sort(sorted);
    const std::vector<Index> order = majorityOrder(times);
    Vector vector(mean.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        vector[order[i]] = sorted[static_cast<Index>(i)] + 1e-9 * static_cast<double>(i);
    return vector;
}

}  // namespace

LearningRows learningRows(const PlatformData& data) {
    LearningRows rows{data.features, data.times(data.item, Eigen::all), {}};
    for (const Index item : data.item)
        rows.groups.push_back(data.groups[static_cast<std::size_t>(item)]);
    return rows;
}

LearningRows part(const LearningRows& rows, const Rows& chosen) {
    LearningRows some{rows.features(chosen, Eigen::all), rows.times(chosen, Eigen::all), {}};
    for (const Index row : chosen)
        some.groups.push_back(rows.groups[static_cast<std::size_t>(row)]);
    return some;
}

VectorFrame makeFrame(const FeatureSchema& schema, const LearningRows& rows) {
    VectorFrame frame;
    frame.encoder = FeatureEncoder::fit(schema, rows.features);
    frame.fitted = fitPanel(rows.times);
    frame.encoded = frame.encoder.encode(rows.features);
    frame.groups = rows.groups;
    frame.majority = majorityVector(rows.times, frame.fitted.panel.mean);
    return frame;
}

std::shared_ptr<const VectorLearner> fitMethod(PlatformMethod method, const VectorFrame& frame,
                                               const RunContext& context) {
    std::shared_ptr<VectorLearner> learner = makeLearner(method);
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

Matrix mixed(const Panel& panel, const MixtureWeights& weights, std::span<const Matrix> predicted) {
    Matrix scores = Matrix::Zero(predicted.front().rows(), panel.coordinates());
    for (std::size_t j = 0; j < predicted.size(); ++j)
        scores += weights.shares[static_cast<Index>(j)] * panel.scores(predicted[j]);
    return panel.vectors(scores);
}

}  // namespace footbridge
