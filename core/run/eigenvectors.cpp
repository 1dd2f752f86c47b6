// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/eigenvectors.h"

#include <Eigen/Eigenvalues>

namespace footbridge {

Vector Eigenvectors::axis(Index k) const {
    const auto axis = vectors.col(vectors.cols() - 1 - k);
    Index largest = 0;
    axis.cwiseAbs().maxCoeff(&largest);
    return axis[largest] < 0 ? Vector(-axis) : Vector(axis);
}

Eigenvectors eigenvectorsOf(const Matrix& symmetric) {
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(symmetric);
    return {solver.eigenvalues(), solver.eigenvectors()};
}

}  // namespace footbridge
