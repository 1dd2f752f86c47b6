// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/subspaces.h"

#include <Eigen/SVD>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/run/eigenvectors.h"

namespace footbridge {
namespace {

constexpr Index kMostDirections = 10;
constexpr double kNoVariance = 1e-9;  ///< of the largest eigenvalue

Vector singularValues(const Matrix& M) {
    return Eigen::JacobiSVD<Matrix>(M).singularValues();
}

/// Number of leading eigenvalues (descending) before the largest gap. The fall to zero is no gap:
/// the columns of a category always add up to one and leave a direction without variance.
Index largestGap(const Vector& eigenvalues) {
    const double smallest = kNoVariance * eigenvalues[0];
    Index best = 1;
    double widest = 0;
    for (Index i = 0; i < kMostDirections && i + 1 < eigenvalues.size(); ++i) {
        if (eigenvalues[i + 1] <= smallest) break;
        if (const double ratio = eigenvalues[i] / eigenvalues[i + 1]; ratio > widest) {
            widest = ratio;
            best = i + 1;
        }
    }
    return best;
}

double combined(SubspaceDistance kind, const Vector& angles) {
    if (angles.size() == 0) return 0;
    switch (kind) {
        case SubspaceDistance::Geodesic:
            return angles.norm();
        case SubspaceDistance::Chordal:
            return angles.array().sin().matrix().norm();
        case SubspaceDistance::Projection:
            return std::sin(angles.maxCoeff());
    }
    return 0;
}

}  // namespace

Vector principalAngles(const Matrix& A, const Matrix& B) {
    if (A.cols() < B.cols()) return principalAngles(B, A);
    if (B.cols() == 0) return {};
    const Matrix inner = A.transpose() * B;
    const Vector cosines = singularValues(inner);
    // The cosine cannot tell small angles apart, the sine can: what of B lies outside A.
    const Vector sines = singularValues(B - A * inner).reverse();
    Vector angles(B.cols());
    for (Index i = 0; i < angles.size(); ++i)
        angles[i] = cosines[i] * cosines[i] < 0.5 ? std::acos(std::clamp(cosines[i], 0.0, 1.0))
                                                  : std::asin(std::clamp(sines[i], 0.0, 1.0));
    std::sort(angles.begin(), angles.end());
    return angles;
}

double geodesicDistance(const Vector& angles) {
    if (angles.size() == 0) return 0;
    const double longest = 0.5 * std::numbers::pi * std::sqrt(static_cast<double>(angles.size()));
    return std::min(1.0, angles.norm() / longest);
}

double chordalDistance(const Vector& angles) {
    if (angles.size() == 0) return 0;
    return std::sqrt(angles.array().sin().square().mean());
}

double projectionDistance(const Vector& angles) {
    return angles.size() == 0 ? 0 : std::sin(angles.maxCoeff());
}

double distanceToNearest(SubspaceDistance kind, const Matrix& A, const Matrix& B) {
    return combined(kind, principalAngles(A, B));
}

double distanceOfAnyDimension(SubspaceDistance kind, const Matrix& A, const Matrix& B) {
    const Vector angles = principalAngles(A, B);
    Vector all = Vector::Constant(std::max(A.cols(), B.cols()), 0.5 * std::numbers::pi);
    all.head(angles.size()) = angles;
    return combined(kind, all);
}

Matrix orthonormalBasis(const Matrix& M) {
    if (M.size() == 0) return Matrix(M.rows(), 0);
    const Eigen::JacobiSVD<Matrix> svd(M, Eigen::ComputeThinU);
    const Vector& values = svd.singularValues();
    const double smallest = values[0] * static_cast<double>(std::max(M.rows(), M.cols())) *
                            std::numeric_limits<double>::epsilon();
    return svd.matrixU().leftCols((values.array() > smallest).count());
}

Subspace leadingSubspace(const Matrix& Z, Index k) {
    Subspace result;
    if (Z.cols() == 0 || Z.rows() == 0) return result;
    const Matrix centred = Z.rowwise() - Z.colwise().mean();
    Matrix covariance = Matrix::Zero(Z.cols(), Z.cols());
    covariance.selfadjointView<Eigen::Lower>().rankUpdate(
        centred.transpose(), 1.0 / static_cast<double>(std::max<Index>(1, Z.rows() - 1)));
    const auto [values, vectors] = eigenvectorsOf(covariance);
    const Vector eigenvalues = values.reverse().cwiseMax(0);
    result.k = k > 0 ? std::min(k, Z.cols()) : largestGap(eigenvalues);
    result.basis = vectors.rightCols(result.k).rowwise().reverse();
    return result;
}

}  // namespace footbridge
