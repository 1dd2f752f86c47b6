// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/representations.h"

#include <algorithm>
#include <cmath>

#include "core/metrics/errors.h"

namespace footbridge {
namespace {

constexpr Index kTangentRows = 100;
// Relative to the values: below it, differences are rounding and scaling would blow them up.
constexpr double kLeastLength = 1e-9;

constexpr std::array kAllBases{
    Basis::Own,     Basis::OwnDistances, Basis::Codes,        Basis::Outputs, Basis::MovedOutputs,
    Basis::Latents, Basis::MovedLatents, Basis::PlainLatents, Basis::Metric,  Basis::Gradients};

double inverseOrZero(double size, double values) {
    return size > kLeastLength * std::max(values, 1e-300) ? 1 / size : 0;
}

double largest(const Matrix& rows) {
    return rows.size() > 0 ? rows.cwiseAbs().maxCoeff() : 0;
}

double rootMeanSquareNorm(const Matrix& rows) {
    return std::sqrt(rows.squaredNorm() / static_cast<double>(rows.rows()));
}

Scaling centredScaling(const Matrix& rows) {
    const Vector centre = rows.colwise().mean();
    const double norm = rootMeanSquareNorm(rows.rowwise() - centre.transpose());
    return {centre, inverseOrZero(norm, largest(rows))};
}

Scaling plainScaling(const Matrix& rows) {
    return {Vector::Zero(rows.cols()), inverseOrZero(rootMeanSquareNorm(rows), 0)};
}

/// The median of the distances between different rows; where most are the same, of those that are
/// not.
Scaling distanceScaling(const Matrix& rows) {
    const Vector norms = rows.rowwise().squaredNorm();
    const Matrix products = rows * rows.transpose();
    const double least = kLeastLength * largest(rows);
    std::vector<double> distances, positive;
    for (Index i = 0; i < rows.rows(); ++i)
        for (Index j = 0; j < i; ++j) {
            const double square = norms[i] + norms[j] - 2 * products(i, j);
            distances.push_back(std::sqrt(std::max(square, 0.0)));
            if (distances.back() > least) positive.push_back(distances.back());
        }
    std::vector<double>& counted = 2 * positive.size() > distances.size() ? distances : positive;
    Scaling scaling{Vector::Zero(rows.cols()), 0};
    if (counted.empty()) return scaling;
    scaling.scale = 1 / upperMedian(std::move(counted));
    return scaling;
}

Scaling scalingOf(Basis basis, const Matrix& rows, Index codedFeatures) {
    switch (basis) {
        case Basis::OwnDistances:
        case Basis::Metric:
            return distanceScaling(rows);
        case Basis::PlainLatents:
            return plainScaling(rows);
        case Basis::Codes:  // the dot product is the share of features with equal code
            return {Vector::Zero(rows.cols()),
                    1 / std::sqrt(static_cast<double>(std::max<Index>(codedFeatures, 1)))};
        default:
            return centredScaling(rows);
    }
}

graph::Value sourceAnswers(graph::Builder& builder, graph::Value trees, graph::Value networks,
                           const std::optional<graph::Value>& processes, graph::Value parts) {
    std::vector<graph::Value> blocks{trees, networks};
    if (processes) blocks.push_back(*processes);
    blocks.push_back(parts);
    return builder.concat(blocks);
}

}  // namespace

bool needsSource(Basis basis) {
    return basis != Basis::Own && basis != Basis::OwnDistances && basis != Basis::Codes;
}

Matrix Scaling::operator()(const Matrix& rows) const {
    return (rows.rowwise() - centre.transpose()) * scale;
}

Representations::Representations(const TargetView& view, const TargetFeatures& reference,
                                 const TargetFeatures& shots)
    : m_shared(view.shared) {
    Matrix raw(reference.raw.rows() + shots.raw.rows(), shots.raw.cols());
    raw << reference.raw, shots.raw;
    m_code = AdditiveCode::fit(view.schema, raw);
    for (const Basis basis : kAllBases)
        if (m_shared || !needsSource(basis))
            m_scalings[static_cast<std::size_t>(basis)] =
                scalingOf(basis, unscaled(basis, reference), m_code.features());
    if (!m_shared || reference.tangents.empty()) return;
    const Index rows = std::min(kTangentRows, reference.size());
    for (std::size_t layer = 0; layer < reference.tangents.front().signals.size(); ++layer) {
        double sum = 0;
        for (const Tangent& tangent : reference.tangents)
            sum += ((tangent.activations[layer].topRows(rows).rowwise().squaredNorm().array() + 1) *
                    tangent.signals[layer].topRows(rows).rowwise().squaredNorm().array())
                       .sum();
        m_tangentScales.push_back(std::max(sum / static_cast<double>(rows), 1e-12));
    }
}

Matrix Representations::unscaled(Basis basis, const TargetFeatures& rows) const {
    switch (basis) {
        case Basis::Own:
        case Basis::OwnDistances:
            return rows.encoded;
        case Basis::Codes:
            return m_code.encode(rows.raw);
        case Basis::Outputs:
            return sideBySide({rows.trees, rows.networks, rows.processes, rows.parts});
        case Basis::MovedOutputs:
            return sideBySide({rows.ownTrees, rows.ownNetworks, rows.ownProcesses, rows.ownParts});
        case Basis::Latents:
        case Basis::PlainLatents:
            return rows.latents;
        case Basis::MovedLatents:
            return rows.ownLatents;
        case Basis::Metric:
            return rows.metric;
        case Basis::Gradients:
            break;
    }
    Matrix result(rows.size(), 0);
    for (const Tangent& tangent : rows.tangents)
        result = sideBySide(
            {result, tangent.gradient, tangent.gradient.cwiseProduct(tangent.activations.front())});
    return result;
}

RowBases Representations::of(const TargetFeatures& rows) const {
    RowBases bases;
    bases.rows = rows.size();
    for (const Basis basis : kAllBases)
        if (m_shared || !needsSource(basis))
            bases.values[static_cast<std::size_t>(basis)] = scaling(basis)(unscaled(basis, rows));
    if (m_shared) bases.tangents = rows.tangents;
    return bases;
}

graph::Value BasisGraph::unscaled(Basis basis) {
    auto& value = m_unscaled[static_cast<std::size_t>(basis)];
    if (!value) value = emit(basis);
    return *value;
}

graph::Value BasisGraph::scaled(Basis basis) {
    auto& value = m_scaled[static_cast<std::size_t>(basis)];
    if (!value) {
        const Scaling& scaling = m_representations.scaling(basis);
        value = builder().affine(unscaled(basis),
                                 Vector::Constant(scaling.centre.size(), scaling.scale),
                                 -scaling.scale * scaling.centre);
    }
    return *value;
}

graph::Value BasisGraph::emit(Basis basis) {
    switch (basis) {
        case Basis::Own:
        case Basis::OwnDistances:
            return m_features.encoded();
        case Basis::Codes:
            return m_representations.code().emit(builder(), builder().input());
        case Basis::Outputs:
            return sourceAnswers(builder(), m_features.trees(), m_features.networks(),
                                 m_features.processes(), m_features.parts());
        case Basis::MovedOutputs:
            return sourceAnswers(builder(), m_features.ownTrees(), m_features.ownNetworks(),
                                 m_features.ownProcesses(), m_features.ownParts());
        case Basis::Latents:
        case Basis::PlainLatents:
            return m_features.latents();
        case Basis::MovedLatents:
            return m_features.ownLatents();
        case Basis::Metric:
            return m_features.metric();
        case Basis::Gradients:
            break;
    }
    std::vector<graph::Value> pieces;
    for (std::size_t k = 0; k < m_features.view().source->networks.size(); ++k) {
        const graph::Value gradient = m_features.tangent(k).gradient;
        pieces.push_back(gradient);
        pieces.push_back(
            builder().combine(graph::Binary::Multiply, gradient, m_features.sourceEncoded()));
    }
    return builder().concat(pieces);
}

}  // namespace footbridge
