// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/vector_fit.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/graph/interpreter.h"
#include "core/platforms/order_scores.h"

namespace footbridge {
namespace {

constexpr double kPull = 0.05;  // towards equal shares
constexpr int kTurns = 400;

/// The nearest point with no negative entry and a sum of at most 1.
Vector onSimplex(Vector shares) {
    shares = shares.cwiseMax(0);
    if (shares.sum() <= 1) return shares;
    Vector sorted = shares;
    std::ranges::sort(sorted, std::greater{});
    double sum = 0, shift = 0;
    for (Index i = 0; i < sorted.size(); ++i) {
        sum += sorted[i];
        const double candidate = (sum - 1) / static_cast<double>(i + 1);
        if (sorted[i] > candidate) shift = candidate;
    }
    return (shares.array() - shift).cwiseMax(0);
}

/// min |W (t - P s)|^2 + pull |s - 1/J|^2 over the simplex, by projected gradients.
Vector sharesOf(const Matrix& P, const Vector& t, const Vector& weight) {
    const Index methods = P.cols();
    Matrix A = P.transpose() * weight.asDiagonal() * P;
    const double pull = kPull * A.trace() / static_cast<double>(methods) + 1e-12;
    A.diagonal().array() += pull;
    const Vector b = P.transpose() * weight.asDiagonal() * t +
                     Vector::Constant(methods, pull / static_cast<double>(methods));
    const double rate = 1 / A.rowwise().lpNorm<1>().maxCoeff();
    Vector shares = Vector::Constant(methods, 1 / static_cast<double>(methods));
    for (int turn = 0; turn < kTurns; ++turn) shares = onSimplex(shares - rate * (A * shares - b));
    return shares;
}

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

double MixtureWeights::total(std::size_t method) const {
    return shares.row(static_cast<Index>(method)).dot(importance);
}

MixtureWeights mixtureWeights(const FittedPanel& panel, const std::vector<PlatformMethod>& methods,
                              std::span<const Matrix> predicted, const std::vector<int>& groups) {
    const Index coordinates = panel.panel.coordinates();
    MixtureWeights weights{methods, Matrix(std::ssize(methods), coordinates),
                           panel.panel.deviation.array().square()};
    weights.importance /= weights.importance.sum();
    std::map<int, double> sizes;
    for (const int group : groups) ++sizes[group];
    Vector weight(std::ssize(groups));
    for (Index i = 0; i < weight.size(); ++i)
        weight[i] = 1 / std::sqrt(sizes[groups[static_cast<std::size_t>(i)]]);
    std::vector<Matrix> scores;
    for (const Matrix& one : predicted) scores.push_back(panel.panel.scores(one));
    for (Index k = 0; k < coordinates; ++k) {
        Matrix P(weight.size(), std::ssize(methods));
        for (Index j = 0; j < P.cols(); ++j) P.col(j) = scores[static_cast<std::size_t>(j)].col(k);
        weights.shares.col(k) = sharesOf(P, panel.scores.col(k), weight);
    }
    return weights;
}

Matrix mixed(const Panel& panel, const MixtureWeights& weights, std::span<const Matrix> predicted) {
    Matrix scores = Matrix::Zero(predicted.front().rows(), panel.coordinates());
    for (std::size_t j = 0; j < predicted.size(); ++j)
        scores +=
            panel.scores(predicted[j]) * weights.shares.row(static_cast<Index>(j)).asDiagonal();
    return panel.vectors(scores);
}

}  // namespace footbridge
