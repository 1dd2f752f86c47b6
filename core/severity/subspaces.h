// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/matrix.h"

namespace footbridge {

/// Principal angles between the spans of two d x k, d x l orthonormal bases, ascending, in radians,
/// min(k, l) of them (Bjorck and Golub 1973: small angles from the sine).
Vector principalAngles(const Matrix& A, const Matrix& B);

// Divided by their largest value, so that they can stand on one axis.
double geodesicDistance(const Vector& angles);    ///< ||theta|| / (pi/2 sqrt k), in [0, 1]
double chordalDistance(const Vector& angles);     ///< ||sin theta|| / sqrt k, in [0, 1]
double projectionDistance(const Vector& angles);  ///< max sin theta, in [0, 1]

/// How angles add up to a distance between subspaces of one space R^d, in its published form.
enum class SubspaceDistance {
    Geodesic,   ///< ||theta||, the length of the shortest arc (Wong 1967; Edelman et al. 1998)
    Chordal,    ///< ||sin theta|| = ||P_A - P_B||_F / sqrt 2 (Conway, Hardin and Sloane 1996)
    Projection  ///< sin of the largest angle = ||P_A - P_B||_2 (Golub and Van Loan, section 2.5)
};

/// From the smaller span to the nearest subspace of its dimension inside the larger one: 0 when one
/// contains the other. Both bases orthonormal, d x k and d x l. Source: Ye and Lim, SIAM Journal on
/// Matrix Analysis 37 (2016).
double distanceToNearest(SubspaceDistance kind, const Matrix& A, const Matrix& B);

/// A metric between subspaces of any two dimensions: every dimension that one lacks counts as a
/// right angle (Ye and Lim 2016). Equal to distanceToNearest when the dimensions are.
double distanceOfAnyDimension(SubspaceDistance kind, const Matrix& A, const Matrix& B);

/// Orthonormal basis of the span of M's columns (d x rank); dependent columns are dropped, those
/// whose singular value is below max(rows, columns) machine epsilons of the largest.
Matrix orthonormalBasis(const Matrix& M);

struct Subspace {
    Matrix basis;  ///< d x k, orthonormal
    Index k = 0;
};
/// Leading eigenvectors of the covariance of Z (rows x d; of its correlation when the caller
/// standardised it). k = 0: at the largest ratio of neighbouring positive eigenvalues, at most 10.
Subspace leadingSubspace(const Matrix& Z, Index k = 0);

}  // namespace footbridge
