// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/linear_belief.h"

#include <gtest/gtest.h>
#include <Eigen/Cholesky>

#include <cmath>

#include "core/run/random.h"

namespace footbridge {
namespace {

TEST(LinearBelief, IsRidgeRegressionWhereNothingIsFarOff) {
    constexpr Index kRows = 60, kColumns = 4;
    Random random(2);
    Matrix X(kRows, kColumns);
    Vector v(kRows);
    LinearBelief belief(Vector::Zero(kColumns), Vector::Constant(kColumns, 10));
    const Vector truth{{1, -2, 0.5, 0}};
    for (Index i = 0; i < kRows; ++i) {
        for (Index j = 0; j < kColumns; ++j) X(i, j) = 0.1 * random.normal();
        v[i] = X.row(i).dot(truth) + 0.01 * random.normal();
        belief.learn(X.row(i), v[i]);
    }
    Matrix precision = X.transpose() * X;
    precision.diagonal().array() += 0.1;
    const Vector ridge = precision.ldlt().solve(X.transpose() * v);
    EXPECT_LT((belief.weights() - ridge).cwiseAbs().maxCoeff(), 1e-9);
    EXPECT_GT(belief.spread(Vector::Constant(kColumns, 5)), belief.spread(Vector::Zero(kColumns)));
}

TEST(LinearBelief, IsNotUndoneByOneOutlier) {
    LinearBelief belief(Vector::Zero(1), Vector::Constant(1, 10));
    Random random(4);
    for (int i = 0; i < 100; ++i) belief.learn(Vector::Ones(1), 1 + 0.01 * random.normal());
    belief.learn(Vector::Ones(1), 1000);
    EXPECT_NEAR(belief.predict(Vector::Ones(1)), 1, 0.1);
}

TEST(LinearBelief, StaysFiniteWhenAFeatureIsNotSeenForLong) {
    LinearBelief belief(Vector::Zero(2), Vector::Constant(2, 10), 0.9);
    for (int i = 0; i < 20'000; ++i) belief.learn(Vector{{1, 0}}, 2);
    EXPECT_NEAR(belief.predict(Vector{{1, 0}}), 2, 1e-3);
    EXPECT_TRUE(std::isfinite(belief.spread(Vector{{0, 1}})));
}

}  // namespace
}  // namespace footbridge
