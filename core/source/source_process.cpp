// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_process.h"

#include <cmath>

namespace footbridge {

Matrix sourceKernel(const Matrix& rows, const Matrix& points) {
    const double root5 = std::sqrt(5.0);
    Matrix kernel = Matrix::Zero(rows.rows(), points.rows());
    for (Index j = 0; j < points.rows(); ++j) {
        for (Index k = 0; k < points.cols(); ++k)
            kernel.col(j).array() += (rows.col(k).array() - points(j, k)).square();
        const auto s = (root5 * kernel.col(j).array().sqrt()).min(700).eval();
        kernel.col(j) = (1 + s + s.square() / 3) * (-s).exp();
    }
    return kernel;
}

Vector SourceProcess::predict(const Matrix& encoded) const {
    return (sourceKernel(encoded * inverseLengths.asDiagonal(), points) * weights).array() + mean;
}

graph::Value SourceProcess::emit(graph::Builder& builder, graph::Value encoded) const {
    const graph::Value scaled =
        builder.affine(encoded, inverseLengths, Vector::Zero(inverseLengths.size()));
    const graph::Value kernel = builder.kernel(scaled, graph::Profile::Matern52, points);
    return builder.linear(kernel, weights, Vector::Constant(1, mean));
}

}  // namespace footbridge
