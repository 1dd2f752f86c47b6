// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/leverage.h"

#include "core/run/eigenvectors.h"

namespace footbridge {
namespace {

constexpr double kPriorVariance = 3;  ///< over that of the noise

}  // namespace

Leverage::Leverage(const Matrix& shots) : m_centre(shots.colwise().mean()) {
    if (m_centre.size() == 0) return;
    const Matrix Z = shots.rowwise() - m_centre.transpose();
    const double noise = static_cast<double>(Z.cols()) / kPriorVariance;
    // E E' = Z' (Z Z' + noise I)^-1 Z, from the smaller of the two products of Z with itself.
    const bool dual = Z.rows() < Z.cols();
    const auto [values, vectors] =
        eigenvectorsOf(dual ? Matrix(Z * Z.transpose()) : Matrix(Z.transpose() * Z));
    const auto squares = values.array().max(0);
    if (dual)
        m_explained =
            Z.transpose() * (vectors * (squares + noise).sqrt().inverse().matrix().asDiagonal());
    else
        m_explained = vectors * (squares / (squares + noise)).sqrt().matrix().asDiagonal();
}

Vector Leverage::of(const Matrix& rows) const {
    if (m_centre.size() == 0) return Vector::Zero(rows.rows());
    const Matrix Z = rows.rowwise() - m_centre.transpose();
    return kPriorVariance / static_cast<double>(Z.cols()) *
           (Z.rowwise().squaredNorm() - (Z * m_explained).rowwise().squaredNorm());
}

graph::Value Leverage::emit(FeatureGraph& features) const {
    graph::Builder& builder = features.builder();
    const Index d = m_centre.size();
    if (d == 0) return builder.constant(Vector::Zero(1));
    const auto squares = [&](graph::Value x, double factor) {
        return builder.linear(builder.combine(graph::Binary::Multiply, x, x),
                              Matrix::Constant(x.columns, 1, factor), Vector::Zero(1));
    };
    const double share = kPriorVariance / static_cast<double>(d);
    const graph::Value z = builder.affine(features.encoded(), Vector::Ones(d), -m_centre);
    const graph::Value explained = builder.linear(z, m_explained, Vector::Zero(m_explained.cols()));
    return builder.add(squares(z, share), squares(explained, -share));
}

}  // namespace footbridge
