// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/matrix.h"

namespace footbridge {

/// Principal angles between the spans of two d x k, d x l orthonormal bases, ascending, in radians,
/// min(k, l) of them (Bjorck and Golub 1973: small angles from the sine).
Vector principalAngles(const Matrix& A, const Matrix& B);

double geodesicDistance(const Vector& angles);    ///< ||theta|| / (pi/2 sqrt k), in [0, 1]
double chordalDistance(const Vector& angles);     ///< ||sin theta|| / sqrt k, in [0, 1]
double projectionDistance(const Vector& angles);  ///< max sin theta, in [0, 1]

struct Subspace {
    Matrix basis;  ///< d x k, orthonormal
    Index k = 0;
};
/// Leading eigenvectors of the covariance of Z (rows x d; of its correlation when the caller
/// standardised it). k = 0: at the largest ratio of neighbouring positive eigenvalues, at most 10.
Subspace leadingSubspace(const Matrix& Z, Index k = 0);

}  // namespace footbridge
