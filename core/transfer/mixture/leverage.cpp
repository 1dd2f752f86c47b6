// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/leverage.h"

#include <Eigen/SVD>

namespace footbridge {
namespace {

constexpr double kPriorVariance = 3;  ///< over that of the noise

}  // namespace

Leverage::Leverage(const Matrix& shots) : m_centre(shots.colwise().mean()) {
    if (m_centre.size() == 0) return;
    const Matrix Z = shots.rowwise() - m_centre.transpose();
    const double noise = static_cast<double>(Z.cols()) / kPriorVariance;
    const Eigen::BDCSVD<Matrix> svd(Z, Eigen::ComputeThinV);
    const Vector squares = svd.singularValues().cwiseAbs2();
    m_explained =
        svd.matrixV() * (squares.array() / (squares.array() + noise)).sqrt().matrix().asDiagonal();
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
