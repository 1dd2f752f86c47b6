// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/learners/alignment.h"
#include "core/learners/network.h"
#include "core/learners/network_training.h"
#include "core/run/error.h"
#include "synthetic.h"

namespace footbridge {
namespace {

using namespace learners_test;

Network source() {
    const Matrix X = normalMatrix(800, 3, 1);
    NetworkOptions options;
    options.hidden = {32, 32, 32};
    options.steps = 500;
    options.batch = 128;
    return trainNetwork(X, smoothResponse(X), {}, 1, options, {});
}

Layer identity(Index columns) {
    return {Matrix::Identity(columns, columns), Vector::Zero(columns)};
}

Vector aligned(const Network& network, const Alignment& alignment, const Matrix& X) {
    const Matrix input = (X * alignment.input.weight).rowwise() + alignment.input.bias.transpose();
    return network.predict(input).rowwise().mean().array() * alignment.slope + alignment.offset;
}

/// The loss of METHODS.md, "Strategies".
double loss(const Network& network, const Alignment& alignment, const Layer& start,
            const AlignmentOptions& options, const Matrix& X, const Vector& v) {
    return (aligned(network, alignment, X) - v).squaredNorm() / static_cast<double>(X.rows()) +
           options.pullInput * ((alignment.input.weight - start.weight).squaredNorm() +
                                (alignment.input.bias - start.bias).squaredNorm()) +
           options.pullSlope * (alignment.slope - 1) * (alignment.slope - 1);
}

TEST(Alignment, UndoesAShiftOfTheInputsAndOfTheLevel) {
    const Network network = source();
    const auto target = [](const Matrix& X) {
        Matrix moved = X;
        moved.col(1).array() += 0.8;
        return Vector(1.3 * smoothResponse(moved).array() + 2);
    };
    const Matrix X = normalMatrix(40, 3, 2), Q = normalMatrix(300, 3, 3);
    AlignmentOptions options;
    options.pullInput = 1e-3;
    const Alignment alignment = trainAlignment(network, identity(3), X, target(X), options, {});
    EXPECT_LT(nmse(aligned(network, alignment, Q), target(Q)), 0.15);
    EXPECT_NEAR(alignment.input.bias[1], 0.8, 0.3);
}

TEST(Alignment, EndsWhereTheLossNoLongerFalls) {
    const Network network = source();
    const Matrix X = normalMatrix(30, 3, 2);
    const Vector v = smoothResponse(X).array() * 0.5 + X.col(1).array();
    const AlignmentOptions options;
    const Layer start = identity(3);
    const Alignment best = trainAlignment(network, start, X, v, options, {});
    const double least = loss(network, best, start, options, X, v);
    Random random(4);
    for (int i = 0; i < 50; ++i) {
        Alignment other = best;
        for (double& value : other.input.weight.reshaped()) value += 0.05 * random.normal();
        for (double& value : other.input.bias) value += 0.05 * random.normal();
        other.slope += 0.05 * random.normal();
        other.offset += 0.05 * random.normal();
        EXPECT_GT(loss(network, other, start, options, X, v), least);
    }
}

TEST(Alignment, StrongPullsLeaveTheStartAndFitTheLevelAlone) {
    const Network network = source();
    const Matrix X = normalMatrix(20, 3, 2);
    AlignmentOptions options;
    options.pullInput = options.pullSlope = 1e4;
    const Alignment alignment =
        trainAlignment(network, identity(3), X, smoothResponse(X).array() + 5, options, {});
    EXPECT_LT((alignment.input.weight - Matrix::Identity(3, 3)).norm(), 0.02);
    EXPECT_NEAR(alignment.slope, 1, 0.02);
    EXPECT_NEAR(alignment.offset, 5, 0.2);
}

TEST(Alignment, TakesTargetsWithOtherNumbersOfFeatures) {
    const Network network = source();
    const Matrix X = normalMatrix(25, 5, 2);
    const Layer start{Matrix::Zero(5, 3), Vector::Zero(3)};
    AlignmentOptions options;
    options.pullInput = 1e-3;
    const Alignment alignment = trainAlignment(network, start, X, X.col(4), options, {});
    EXPECT_EQ(alignment.input.weight.rows(), 5);
    EXPECT_EQ(alignment.input.weight.cols(), 3);
    EXPECT_LT(nmse(aligned(network, alignment, X), X.col(4)), 0.5);
}

TEST(Alignment, OneRowIsMet) {
    const Network network = source();
    const Matrix X = normalMatrix(1, 3, 2);
    const Alignment alignment =
        trainAlignment(network, identity(3), X, Vector::Constant(1, 4.0), {}, {});
    EXPECT_NEAR(aligned(network, alignment, X)[0], 4.0, 0.05);
}

TEST(Alignment, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    const Matrix X = normalMatrix(5, 3, 2);
    EXPECT_THROW(trainAlignment(source(), identity(3), X, X.col(0), {}, context), Cancelled);
}

}  // namespace
}  // namespace footbridge
