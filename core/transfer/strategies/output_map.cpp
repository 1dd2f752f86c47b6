// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/strategies/output_map.h"

#include <Eigen/Cholesky>
#include <algorithm>

#include "core/metrics/errors.h"

namespace footbridge {

Vector sourceWeights(const Matrix& parts, const Vector& v) {
    constexpr double kLeastShare = 1e-4;
    const double spread = std::max(variance(v), 1e-12);
    Vector weights(parts.cols());
    for (Index j = 0; j < parts.cols(); ++j) {
        const Vector residual = v - parts.col(j);
        const double error = (residual.array() - residual.mean()).abs().mean();
        weights[j] = 1 / (error * error / spread + kLeastShare);
    }
    return weights / weights.sum();
}

OutputMap fitOutputMap(const Matrix& parts, const Vector& v) {
    const Matrix centred = parts.rowwise() - parts.colwise().mean();
    return fitOutputMap(parts, v, centred.squaredNorm() / static_cast<double>(parts.rows()));
}

OutputMap fitOutputMap(const Matrix& parts, const Vector& v, double variance) {
    const Vector start = sourceWeights(parts, v);
    const Vector centre = parts.colwise().mean();
    const Matrix centred = parts.rowwise() - centre.transpose();
    const Vector residual = v - parts * start;
    const double level = residual.mean();
    Matrix gram = centred.transpose() * centred;
    gram.diagonal().array() += variance + 1e-9;
    const Vector change =
        gram.ldlt().solve(centred.transpose() * (residual.array() - level).matrix());
    OutputMap map;
    map.weights = start + change;
    map.intercept = level - centre.dot(change);
    return map;
}

void OutputMapCandidate::fit(const TargetFeatures& shots, const Vector& v, const RunContext&) {
    m_map = fitOutputMap(shots.parts, v);
    if (!m_loss.leans()) return;
    const Vector errors = v - predict(shots);
    m_map.intercept +=
        m_loss.bestConstant({errors.data(), static_cast<std::size_t>(errors.size())});
}

Vector OutputMapCandidate::predict(const TargetFeatures& rows) const {
    return (rows.parts * m_map.weights).array() + m_map.intercept;
}

graph::Value OutputMapCandidate::emit(FeatureGraph& features) const {
    return features.builder().linear(features.parts(), m_map.weights,
                                     Vector::Constant(1, m_map.intercept));
}

}  // namespace footbridge
