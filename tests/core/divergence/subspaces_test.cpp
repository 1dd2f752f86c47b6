// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/divergence/subspaces.h"

#include <gtest/gtest.h>

#include <Eigen/QR>
#include <cmath>
#include <numbers>

#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr double kRightAngle = std::numbers::pi / 2;

Matrix line(double angle) {
    Matrix basis(2, 1);
    basis << std::cos(angle), std::sin(angle);
    return basis;
}

Matrix randomBasis(Index d, Index k, std::uint64_t seed) {
    Random random(seed);
    Matrix normal(d, k);
    for (double& entry : normal.reshaped()) entry = random.normal();
    return Eigen::HouseholderQR<Matrix>(normal).householderQ() * Matrix::Identity(d, k);
}

/// First k axes of d dimensions, the i-th turned by angles[i] towards axis k + i.
Matrix turnedAxes(Index d, const Vector& angles) {
    const Index k = angles.size();
    Matrix basis = Matrix::Zero(d, k);
    for (Index i = 0; i < k; ++i) {
        basis(i, i) = std::cos(angles[i]);
        basis(k + i, i) = std::sin(angles[i]);
    }
    return basis;
}

TEST(PrincipalAngles, AreTheAngleBetweenTwoLines) {
    for (const double angle : {0.0, 0.1, 0.7, std::numbers::pi / 4, 1.2, 1.5})
        EXPECT_NEAR(principalAngles(line(0.3), line(0.3 + angle))[0], angle, 1e-15);
}

TEST(PrincipalAngles, KeepTinyAnglesExact) {
    for (const double angle : {1e-4, 1e-7, 1e-9, 1e-12})
        EXPECT_NEAR(principalAngles(line(0), line(angle))[0] / angle, 1, 1e-6) << angle;
}

TEST(PrincipalAngles, VanishForTheSameSubspaceInAnotherBasis) {
    const Matrix A = randomBasis(8, 3, 1);
    const Matrix B = A * randomBasis(3, 3, 2);
    EXPECT_LT(principalAngles(A, B).maxCoeff(), 1e-15 * 8);
}

TEST(PrincipalAngles, AreRightForOrthogonalSubspaces) {
    const Matrix axes = Matrix::Identity(6, 6);
    const Vector angles = principalAngles(axes.leftCols(3), axes.rightCols(3));
    EXPECT_TRUE(angles.isApproxToConstant(kRightAngle, 1e-15));
}

TEST(PrincipalAngles, AscendAndMatchTheClosedForm) {
    const Vector expected{{1e-9, 0.2, 0.9, kRightAngle - 1e-3}};
    const Matrix turn = randomBasis(9, 9, 3);
    const Matrix A = turn * Matrix::Identity(9, 4);
    const Matrix B = turn * turnedAxes(9, expected) * randomBasis(4, 4, 4);
    EXPECT_TRUE(principalAngles(A, B).isApprox(expected, 1e-14));
    EXPECT_NEAR(principalAngles(A, B)[0], 1e-9, 1e-15);
}

TEST(PrincipalAngles, CountTheSmallerSubspace) {
    const Matrix axes = Matrix::Identity(5, 5);
    const Matrix plane = axes.leftCols(2), space = axes.leftCols(4);
    EXPECT_EQ(principalAngles(plane, space).size(), 2);
    EXPECT_NEAR(principalAngles(plane, space).maxCoeff(), 0, 1e-15);
    EXPECT_EQ(principalAngles(space, plane), principalAngles(plane, space));
    EXPECT_EQ(principalAngles(Matrix(5, 0), space).size(), 0);
}

TEST(SubspaceDistances, RunFromZeroToOne) {
    const Vector none = Vector::Zero(3), all = Vector::Constant(3, kRightAngle);
    for (const auto distance : {geodesicDistance, chordalDistance, projectionDistance}) {
        EXPECT_EQ(distance(none), 0);
        EXPECT_DOUBLE_EQ(distance(all), 1);
        EXPECT_EQ(distance(Vector()), 0);
    }
}

TEST(SubspaceDistances, FollowTheirFormulas) {
    const Vector angles{{0.0, 0.5}};
    EXPECT_DOUBLE_EQ(geodesicDistance(angles), 0.5 / (kRightAngle * std::sqrt(2.0)));
    EXPECT_DOUBLE_EQ(chordalDistance(angles), std::sin(0.5) / std::sqrt(2.0));
    EXPECT_DOUBLE_EQ(projectionDistance(angles), std::sin(0.5));
}

Matrix ellipse(double angle) {
    constexpr Index kRows = 400;
    Matrix points(kRows, 2);
    for (Index row = 0; row < kRows; ++row) {
        const double t = 2 * std::numbers::pi * static_cast<double>(row) / kRows;
        points(row, 0) = 5 * std::cos(t) * std::cos(angle) - std::sin(t) * std::sin(angle);
        points(row, 1) = 5 * std::cos(t) * std::sin(angle) + std::sin(t) * std::cos(angle);
    }
    return points;
}

TEST(LeadingSubspace, TurnsWithTheData) {
    const Subspace straight = leadingSubspace(ellipse(0), 1);
    for (const double angle : {0.0, 0.01, 0.6, -1.1}) {
        const Subspace turned = leadingSubspace(ellipse(angle), 1);
        EXPECT_NEAR(chordalDistance(principalAngles(straight.basis, turned.basis)),
                    std::abs(std::sin(angle)), 1e-12);
    }
}

TEST(LeadingSubspace, EndsAtTheLargestGap) {
    Random random(5);
    Matrix Z(300, 6);
    for (Index row = 0; row < Z.rows(); ++row)
        for (Index column = 0; column < 6; ++column)
            Z(row, column) = random.normal() * (column < 3 ? 10 : 1);
    EXPECT_EQ(leadingSubspace(Z).k, 3);
    EXPECT_LT(
        (leadingSubspace(Z).basis.transpose() * leadingSubspace(Z).basis - Matrix::Identity(3, 3))
            .norm(),
        1e-12);
}

TEST(LeadingSubspace, DoesNotTakeAnExactDependenceForAGap) {
    Random random(6);
    Matrix Z(300, 4);
    for (Index row = 0; row < Z.rows(); ++row) {
        Z(row, 0) = 5 * random.normal();
        for (Index column = 1; column < 3; ++column) Z(row, column) = random.normal();
        Z(row, 3) = 1 - Z(row, 1) - Z(row, 2);
    }
    EXPECT_EQ(leadingSubspace(Z).k, 1);
}

TEST(LeadingSubspace, IsEmptyWithoutData) {
    EXPECT_EQ(leadingSubspace(Matrix(0, 3)).k, 0);
    EXPECT_EQ(leadingSubspace(Matrix(3, 0)).k, 0);
}

}  // namespace
}  // namespace footbridge
