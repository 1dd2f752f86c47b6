// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/lanes.h"

/// Hot loops over symmetric matrices. A square of side `padded(n)` is column-major and only its
/// lower triangle counts; a triangle holds the lower triangle of n x n column by column, without
/// gaps, and zeros up to a multiple of kLanes. Every element is computed by the same operations in
/// the same order on every processor; nothing is fused.
namespace footbridge::symmetric {

using footbridge::kLanes;

constexpr Index padded(Index size) {
    return (size + kLanes - 1) / kLanes * kLanes;
}
constexpr Index triangleSize(Index n) {
    return padded(n * (n + 1) / 2);
}

/// Replaces the square A by its Cholesky factor; false where A is not positive definite.
bool factorise(double* A, Index side);
/// U = L^-T, upper triangle. What lies below the diagonal blocks of U is not written.
void invertFactor(const double* L, Index side, double* U);
/// The lower triangle of U U'.
void multiplyFactors(const double* U, Index side, double* product);
/// alpha = U U' y; returns y' alpha.
double solve(const double* U, Index side, const double* y, double* alpha);

/// sum = sum_c weights[c] columns[:, c]; columns of `size` elements, a multiple of kLanes.
void combine(const double* columns, Index size, Index count, const double* weights, double* sum);
/// products[c] = columns[:, c] . factor
void dots(const double* columns, Index size, Index count, const double* factor, double* products);
/// Squared distances between n points as a triangle, without its zeros: up to kLanes - 1 numbers
/// behind it are overwritten. Columns of `stride` elements, at least n + kLanes.
void squaredDistances(const double* points, Index stride, Index n, Index inputs, double* triangle);
/// products[k] = sum over the triangle of factor[i, j] (points[i, k] - points[j, k])^2
void squareDots(const double* points, Index stride, Index n, Index inputs, const double* factor,
                double* products);
/// In place or not, of squared distances r^2: values = scale (1 + s + s^2/3) e^-s with s = sqrt(5)
/// r, and slopes = -2 times its derivative by r^2, scale 5/3 (1 + s) e^-s.
void matern(const double* squares, Index size, double scale, double* values, double* slopes);
/// a *= b, element by element.
void multiply(double* a, const double* b, Index size);
void add(double* a, const double* b, Index size);

}  // namespace footbridge::symmetric
