// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/subspaces.h"

#include <gtest/gtest.h>

#include <Eigen/QR>
#include <Eigen/SVD>
#include <cmath>
#include <numbers>
#include <vector>

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

/// Two spans and the angles between them by scipy.linalg.subspace_angles (1.10), ascending.
struct KnownAngles {
    const char* name;
    std::vector<std::vector<double>> a, b;
    std::vector<double> angles;
};

Matrix matrixOf(const std::vector<std::vector<double>>& rows) {
    Matrix matrix(Index(rows.size()), Index(rows.front().size()));
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = 0; j < rows[i].size(); ++j) matrix(Index(i), Index(j)) = rows[i][j];
    return matrix;
}

const std::vector<KnownAngles> kKnownAngles = {
    {"ThreeOfSix",
     {{0, 0.3, -0.27},
      {-0.89, -0.45, -0.99},
      {0.06, 1.34, -0.49},
      {-0.62, 0.49, 0.36},
      {0.11, -0.93, -0.03},
      {0.7, -1.34, -0.46}},
     {{-1.9, -1.29, -1.84},
      {-0.24, -1.27, 0.27},
      {0.16, -0.19, -2.52},
      {-0.54, -0.05, 0.11},
      {-1.53, -0.48, -0.98},
      {-0.81, 1.06, -0.81}},
     {0.273865520378069, 0.5953050949172819, 1.18417144008256}},
    {"TwoOfFiveAgainstThree",
     {{-0.03, 0.88}, {-0.58, -0.11}, {0.11, 0.06}, {-1.23, 0.08}, {1.36, -1.55}},
     {{0.86, 0.12, -0.64},
      {2, 0.76, -1.2},
      {0.07, 0.58, -0.19},
      {0.68, -0.07, 0.67},
      {1.44, -0.68, 0.2}},
     {0.6090665377754989, 0.8086772415579717}},
    {"OneOfFour",
     {{-0.46}, {0.13}, {-1.19}, {-0.58}},
     {{-0.2}, {0.9}, {1.15}, {-1.32}},
     {1.4288767679987275}},
    {"DependentColumns",
     {{-0.79, 0.65, -0.14},
      {-1.99, -0.46, -2.45},
      {-0.1, 1.26, 1.16},
      {0.69, -0.33, 0.35999999999999993},
      {-0.37, -0.25, -0.62}},
     {{1.52, -0.43}, {-0.3, 0.35}, {-0.12, -0.2}, {-1.11, -0.01}, {-0.44, 1.17}},
     {0.9738977798535459, 1.0288628780562703}},
    {"SameSpaceOtherBasis",
     {{2, 1}, {1, 3}, {0, 1}, {4, 0}},
     {{3, -1}, {4, -8}, {1, -3}, {4, 4}},
     {1.4321636357137103e-16, 2.4767134642879137e-16}},
    {"NestedSpaces",
     {{2, 1}, {1, 3}, {0, 1}, {4, 0}},
     {{1, 2, 1}, {3, 1, 0}, {1, 0, 0}, {0, 4, 0}},
     {2.392360919004968e-16, 3.087845400538307e-16}},
    {"OrthogonalSpaces",
     {{1, 1}, {1, -1}, {0, 0}, {0, 0}},
     {{0, 0}, {0, 0}, {3, 1}, {1, 2}},
     {1.5707963267948963, 1.5707963267948966}},
    {"OneSharedOneOrthogonal",
     {{1, 0}, {0, 1}, {0, 0}, {0, 0}},
     {{1, 0}, {0, 0}, {0, 2}, {0, 0}},
     {0.0, 1.5707963267948966}},
    {"AlmostTheSame",
     {{2, 1}, {1, 3}, {0, 1}, {4, 0}},
     {{2, 1}, {1, 3}, {2e-07, 1}, {4, 1e-07}},
     {1.1302583668658299e-08, 4.294919778616418e-08}},
    {"AlmostOrthogonal",
     {{1, 0}, {0, 1}, {0, 0}, {0, 0}},
     {{1e-07, 0}, {0, 3e-07}, {1, 0}, {0, 1}},
     {1.5707960267948966, 1.5707962267948965}},
};

TEST(PrincipalAngles, AgreeWithSciPyOnRandomAndDegenerateSpans) {
    for (const KnownAngles& known : kKnownAngles) {
        const Vector angles = principalAngles(orthonormalBasis(matrixOf(known.a)),
                                              orthonormalBasis(matrixOf(known.b)));
        ASSERT_EQ(angles.size(), Index(known.angles.size())) << known.name;
        for (Index i = 0; i < angles.size(); ++i)
            EXPECT_NEAR(angles[i], known.angles[std::size_t(i)], 1e-9) << known.name << " " << i;
    }
}

TEST(OrthonormalBasis, DropsDependentColumns) {
    Matrix M(3, 3);
    M << 1, 0, 1, 0, 2, 2, 0, 0, 0;
    const Matrix basis = orthonormalBasis(M);
    EXPECT_EQ(basis.cols(), 2);
    EXPECT_TRUE((basis.transpose() * basis).isIdentity(1e-14));
    EXPECT_EQ(orthonormalBasis(Matrix::Zero(3, 2)).cols(), 0);
}

TEST(SubspaceDistances, HaveTheirPublishedForm) {
    const Matrix A = randomBasis(7, 3, 11), B = randomBasis(7, 3, 12);
    const Matrix difference = A * A.transpose() - B * B.transpose();
    EXPECT_NEAR(distanceToNearest(SubspaceDistance::Chordal, A, B),
                difference.norm() / std::sqrt(2.0), 1e-12);
    EXPECT_NEAR(distanceToNearest(SubspaceDistance::Projection, A, B),
                difference.jacobiSvd().singularValues()[0], 1e-12);
    EXPECT_NEAR(distanceToNearest(SubspaceDistance::Geodesic, A, B), principalAngles(A, B).norm(),
                1e-15);
}

TEST(SubspaceDistances, OfUnequalDimensionVanishWhereOneContainsTheOther) {
    const Matrix space = randomBasis(6, 4, 13), plane = space.leftCols(2);
    for (const auto kind :
         {SubspaceDistance::Geodesic, SubspaceDistance::Chordal, SubspaceDistance::Projection})
        EXPECT_NEAR(distanceToNearest(kind, plane, space), 0, 1e-14);
    EXPECT_NEAR(distanceOfAnyDimension(SubspaceDistance::Geodesic, plane, space),
                kRightAngle * std::sqrt(2.0), 1e-14);
    EXPECT_NEAR(distanceOfAnyDimension(SubspaceDistance::Chordal, plane, space), std::sqrt(2.0),
                1e-14);
    EXPECT_NEAR(distanceOfAnyDimension(SubspaceDistance::Projection, plane, space), 1, 1e-14);
}

TEST(SubspaceDistances, OfAnyDimensionKeepTheTriangleInequality) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Matrix A = randomBasis(6, 1 + Index(seed % 3), 100 + seed);
        const Matrix B = randomBasis(6, 1 + Index(seed % 4), 200 + seed);
        const Matrix C = randomBasis(6, 1 + Index(seed % 5), 300 + seed);
        for (const auto kind : {SubspaceDistance::Geodesic, SubspaceDistance::Chordal})
            EXPECT_LE(
                distanceOfAnyDimension(kind, A, C),
                distanceOfAnyDimension(kind, A, B) + distanceOfAnyDimension(kind, B, C) + 1e-12);
    }
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
