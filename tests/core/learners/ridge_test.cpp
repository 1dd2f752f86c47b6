// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/ridge.h"

#include <gtest/gtest.h>

#include <Eigen/Dense>

#include "synthetic.h"

namespace footbridge {
namespace {

using namespace learners_test;

/// Weights and intercept (last) of ridge regression with an intercept that is not penalised.
Vector closedForm(const Matrix& X, const Vector& v, double lambda) {
    const Index p = X.cols();
    Matrix A(X.rows(), p + 1);
    A << X, Vector::Ones(X.rows());
    Matrix normal = A.transpose() * A;
    normal.diagonal().head(p).array() += lambda;
    return normal.ldlt().solve(A.transpose() * v);
}

Vector without(const Vector& v, Index row) {
    Vector result(v.size() - 1);
    result << v.head(row), v.tail(v.size() - 1 - row);
    return result;
}

Matrix without(const Matrix& X, Index row) {
    Matrix result(X.rows() - 1, X.cols());
    result << X.topRows(row), X.bottomRows(X.rows() - 1 - row);
    return result;
}

TEST(Ridge, SolvesTheNormalEquationsWithMoreRowsThanColumns) {
    const Matrix X = normalMatrix(30, 4, 1).array() + 2;
    const Vector v = smoothResponse(X);
    Ridge ridge({3.0});
    ridge.fit(X, v, {});
    const Vector expected = closedForm(X, v, 3.0);
    EXPECT_LT((ridge.weights() - expected.head(4)).norm(), 1e-10);
    EXPECT_NEAR(ridge.intercept(), expected[4], 1e-10);
}

TEST(Ridge, SolvesTheNormalEquationsWithMoreColumnsThanRows) {
    const Matrix X = normalMatrix(12, 40, 2);
    const Vector v = smoothResponse(X);
    Ridge ridge({0.5});
    ridge.fit(X, v, {});
    const Vector expected = closedForm(X, v, 0.5);
    EXPECT_LT((ridge.weights() - expected.head(40)).norm(), 1e-10);
}

TEST(Ridge, LeaveOneOutResidualsAreThoseOfRefittingWithoutTheRow) {
    const Matrix X = normalMatrix(15, 5, 3);
    const Vector v = smoothResponse(X);
    Ridge ridge({1.0});
    ridge.fit(X, v, {});
    for (Index i = 0; i < X.rows(); ++i) {
        const Vector w = closedForm(without(X, i), without(v, i), 1.0);
        EXPECT_NEAR(ridge.leaveOneOutResiduals()[i], v[i] - X.row(i).dot(w.head(5)) - w[5], 1e-10);
    }
}

TEST(Ridge, PicksTheLambdaWithTheLeastLeaveOneOutError) {
    const Matrix X = normalMatrix(20, 8, 4);
    const Vector v = smoothResponse(X) + normalMatrix(20, 1, 5);
    Ridge chosen;
    chosen.fit(X, v, {});
    for (const double lambda : logSpace(-2, 4, 19)) {
        Ridge other({lambda});
        other.fit(X, v, {});
        EXPECT_LE(chosen.leaveOneOutResiduals().norm(), other.leaveOneOutResiduals().norm());
    }
}

TEST(Ridge, DefaultLambdasAreNineteenFromAHundredthToTenThousand) {
    const std::vector<double> lambdas = logSpace(-2, 4, 19);
    ASSERT_EQ(lambdas.size(), 19U);
    EXPECT_DOUBLE_EQ(lambdas.front(), 0.01);
    EXPECT_DOUBLE_EQ(lambdas[3], 0.1);
    EXPECT_DOUBLE_EQ(lambdas.back(), 1e4);
}

TEST(Ridge, OneRowGivesItsResponse) {
    Ridge ridge;
    ridge.fit(normalMatrix(1, 3, 6), Vector::Constant(1, 2.5), {});
    EXPECT_NEAR(ridge.predict(normalMatrix(4, 3, 7))[2], 2.5, 1e-12);
}

TEST(Ridge, ConstantColumnsAndNoColumnsGiveTheMean) {
    const Vector v = Vector::LinSpaced(4, 1, 4);
    for (const Index columns : {0, 2}) {
        Ridge ridge;
        ridge.fit(Matrix::Ones(4, columns), v, {});
        EXPECT_NEAR(ridge.predict(Matrix::Ones(1, columns))[0], 2.5, 1e-12) << columns;
    }
}

TEST(Ridge, TheEmittedGraphIsTheModel) {
    const Matrix X = normalMatrix(25, 6, 8);
    Ridge ridge;
    ridge.fit(X, smoothResponse(X), {});
    EXPECT_LT((emitted(ridge, X) - ridge.predict(X)).cwiseAbs().maxCoeff(), 1e-12);
}

}  // namespace
}  // namespace footbridge
