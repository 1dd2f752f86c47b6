// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/gaussian_process.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "core/run/error.h"
#include "synthetic.h"

namespace footbridge {
namespace {

using namespace learners_test;

GaussianProcess fitted(const Matrix& X, const Vector& v) {
    GaussianProcess process;
    process.fit(X, v, {});
    return process;
}

TEST(GaussianProcess, InterpolatesASmoothFunction) {
    const Matrix X = Vector::LinSpaced(15, -2, 2);
    const Matrix Q = Vector::LinSpaced(40, -1.9, 1.9);
    const auto curve = [](const Matrix& M) { return Vector((2 * M.col(0).array()).sin() + 3); };
    const GaussianProcess process = fitted(X, curve(X));
    EXPECT_LT((process.predict(Q) - curve(Q)).cwiseAbs().maxCoeff(), 0.05);
}

TEST(GaussianProcess, LearnsASmoothFunctionOfNewRowsFromFewShots) {
    const Matrix X = normalMatrix(60, 5, 1), Q = normalMatrix(500, 5, 2);
    EXPECT_LT(nmse(fitted(X, smoothResponse(X)).predict(Q), smoothResponse(Q)), 0.12);
}

TEST(GaussianProcess, IsSurerNearTheDataThanFarAway) {
    const Matrix X = Vector::LinSpaced(10, 0, 3);
    const GaussianProcess process = fitted(X, X.array().sin());
    const Vector variance = process.variance(Matrix{{1.5}, {4.0}, {6.0}, {100.0}});
    EXPECT_LT(variance[0], variance[1]);
    EXPECT_LT(variance[1], variance[2]);
    EXPECT_LT(variance[2], variance[3]);
    EXPECT_GT(variance[0], 0);
}

TEST(GaussianProcess, VarianceCoversTheNoise) {
    const Matrix X = normalMatrix(200, 1, 1);
    const Vector v = X.col(0) + 0.5 * normalMatrix(200, 1, 2);
    const double deviation = std::sqrt(fitted(X, v).variance(Matrix{{0.0}})[0]);
    EXPECT_NEAR(deviation, 0.5, 0.1);
}

TEST(GaussianProcess, FarFromAllDataTheMeanIsPredicted) {
    const Matrix X = normalMatrix(20, 2, 1);
    const Vector v = smoothResponse((Matrix(20, 3) << X, X.col(0)).finished()).array() + 7;
    EXPECT_NEAR(fitted(X, v).predict(Matrix::Constant(1, 2, 1e6))[0], v.mean(), 1e-9);
}

TEST(GaussianProcess, ManyInputsShareOneLengthScale) {
    const Matrix X = normalMatrix(60, 50, 1), Q = normalMatrix(200, 50, 2);
    const auto sum = [](const Matrix& M) { return Vector(M.rowwise().sum()); };
    EXPECT_LT(nmse(fitted(X, sum(X)).predict(Q), sum(Q)), 0.7);
}

TEST(GaussianProcess, ScalesWithTheResponse) {
    const Matrix X = normalMatrix(30, 3, 1), Q = normalMatrix(10, 3, 2);
    const Vector v = smoothResponse(X);
    const Vector plain = fitted(X, v).predict(Q);
    const Vector scaled = fitted(X, 1000 * v.array() - 5).predict(Q);
    EXPECT_LT((scaled.array() - (1000 * plain.array() - 5)).abs().maxCoeff(), 1e-3);
}

TEST(GaussianProcess, OneRowGivesItsResponse) {
    const GaussianProcess process = fitted(normalMatrix(1, 3, 1), Vector::Constant(1, 2.5));
    EXPECT_NEAR(process.predict(normalMatrix(2, 3, 2))[1], 2.5, 1e-12);
    EXPECT_GT(process.variance(normalMatrix(1, 3, 2))[0], 0);
}

TEST(GaussianProcess, DuplicateRowsAndConstantColumnsAndConstantResponsesAreSafe) {
    Matrix X = normalMatrix(12, 3, 1).replicate(3, 1);
    X.col(1).setConstant(4);
    const Vector v = smoothResponse(X);
    EXPECT_LT(nmse(fitted(X, v).predict(X), v), 0.1);
    EXPECT_NEAR(fitted(X, Vector::Constant(36, 8)).predict(X)[0], 8, 1e-9);
    EXPECT_NEAR(
        fitted(Matrix::Ones(5, 2), Vector::LinSpaced(5, 1, 5)).predict(Matrix::Ones(1, 2))[0], 3,
        1e-6);
}

TEST(GaussianProcess, NoColumnsGiveTheMean) {
    const GaussianProcess process = fitted(Matrix(4, 0), Vector{{1.0, 2.0, 3.0, 6.0}});
    EXPECT_NEAR(process.predict(Matrix(1, 0))[0], 3, 1e-6);
}

TEST(GaussianProcess, TheEmittedGraphIsTheModel) {
    const Matrix X = normalMatrix(50, 4, 1), Q = normalMatrix(300, 4, 2);
    const Vector v = smoothResponse(X).array() + 3;
    const GaussianProcess process = fitted(X, v);
    EXPECT_LT((emitted(process, Q) - process.predict(Q)).cwiseAbs().maxCoeff(), 1e-9);
}

TEST(GaussianProcess, NumbersWithoutBoundEndWithASentence) {
    const Matrix X = normalMatrix(10, 2, 1) * 1e300;
    EXPECT_THROW(fitted(X, Vector::LinSpaced(10, 0, 1)), Error);
}

TEST(GaussianProcess, StopsWhenCancelledEvenWithManyRows) {
    const Matrix X = normalMatrix(3000, 10, 1);
    const Vector v = smoothResponse(X);
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    const std::jthread canceller([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(150));
        stop.request_stop();
    });
    GaussianProcess process;
    EXPECT_THROW(process.fit(X, v, context), Cancelled);
}

}  // namespace
}  // namespace footbridge
