// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_stack.h"

#include <gtest/gtest.h>

#include "core/metrics/errors.h"
#include "core/run/error.h"
#include "core/source/source_training.h"
#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

constexpr double kMean = 3;

/// Held-out responses around kMean, and predictions of them that are off by the given deviations.
struct HeldOutRuns {
    Vector v{Vector(400)};
    Matrix guesses;

    explicit HeldOutRuns(const std::vector<double>& deviations)
        : guesses(400, static_cast<Index>(deviations.size())) {
        Random random(1, "held-out runs");
        for (Index i = 0; i < v.size(); ++i) {
            v[i] = kMean + random.normal();
            for (Index k = 0; k < guesses.cols(); ++k)
                guesses(i, k) = v[i] + deviations[static_cast<std::size_t>(k)] * random.normal();
        }
    }
};

std::shared_ptr<const SourceModel> trainOn(const Dataset& dataset, const SourceOptions& options) {
    std::vector<std::string> common;
    for (const Column& column : dataset.table->columns)
        if (column.name != dataset.roles.response) common.push_back(column.name);
    const std::vector<Dataset> sources{dataset};
    return trainSource(sources, common, ResponseTransform::Kind::Log, options, {});
}

/// `columns` random numbers a run; the time depends on the first.
Dataset wide(int columns) {
    Random random(1, "wide table");
    Table table;
    table.name = "wide";
    for (int k = 0; k <= columns; ++k) {
        Column column{k == 0 ? "time" : "x" + std::to_string(k), ColumnType::Number, {}, {}, {}};
        for (int i = 0; i < 60; ++i) column.numbers.push_back(random.uniform());
        table.columns.push_back(column);
    }
    for (int i = 0; i < 60; ++i) {
        const auto row = static_cast<std::size_t>(i);
        table.columns[0].numbers[row] = std::exp(table.columns[1].numbers[row]);
    }
    Roles roles;
    roles.response = "time";
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles, "wide");
}

TEST(SourceStack, WeighsLearnersByTheirHeldOutErrors) {
    const HeldOutRuns runs({0.5, 0.1, 0.8});
    const SourceStack stack = stackOf(runs.guesses, runs.v, kMean);
    EXPECT_NEAR(stack.errors[0], 0.25, 0.05);
    EXPECT_NEAR(stack.errors[1], 0.01, 0.005);
    EXPECT_GT(stack.weights[1], 0.9);
    EXPECT_GT(stack.weights[0], stack.weights[2]);
    EXPECT_NEAR(stack.weights.sum(), 1, 1e-12);
    const double ratio = (stack.errors[0] + 0.02) / (stack.errors[2] + 0.02);
    EXPECT_NEAR(stack.weights[2] / stack.weights[0], ratio * ratio, 1e-9);
    EXPECT_GT(stack.slope, 0.95);
}

TEST(SourceStack, DeviationsThatDoNotComeTrueAreTakenBack) {
    const HeldOutRuns runs({0.5});
    const Vector twice = kMean + 2 * (runs.v.array() - kMean);
    EXPECT_NEAR(stackOf(twice, runs.v, kMean).slope, 0.5, 1e-9);
    const Vector opposite = kMean - (runs.v.array() - kMean);
    EXPECT_EQ(stackOf(opposite, runs.v, kMean).slope, 0);
    const Vector half = kMean + 0.5 * (runs.v.array() - kMean);
    EXPECT_EQ(stackOf(half, runs.v, kMean).slope, 1);
}

TEST(SourceStack, TooFewRowsAndConstantResponsesJudgeNobody) {
    const HeldOutRuns runs({0.1, 2.0});
    const SourceStack few = stackOf(runs.guesses.topRows(9), runs.v.head(9), kMean);
    const SourceStack constant = stackOf(runs.guesses, Vector::Constant(400, kMean), kMean);
    for (const SourceStack& stack : {few, constant}) {
        EXPECT_EQ(stack.weights, Vector::Constant(2, 0.5));
        EXPECT_EQ(stack.errors.size(), 0);
        EXPECT_EQ(stack.slope, 1);
    }
}

TEST(SourceStack, SmoothSourceTrustsItsProcessAndErrsLessThanThePlainMean) {
    const auto model = trainOn(source(), quick());
    const SourceStack& stack = model->parts[0].stack;
    ASSERT_EQ(stack.errors.size(), 3);
    Index best = 0;
    stack.errors.minCoeff(&best);
    EXPECT_EQ(stack.weights[best], stack.weights.maxCoeff());
    EXPECT_EQ(best, 2);
    const Dataset fresh = platform("old cluster", drawRuns(200, 9), sourceTime);
    const Vector v = fresh.response().array().log();
    const Matrix x = model->encoder.encode(rawOf(fresh, model->schema));
    const Matrix plain = 0.5 * (model->treePredictions(x) + model->networkPredictions(x));
    EXPECT_LT(normalisedError(model->encodedPredictions(x).col(0), v, variance(v)),
              0.8 * normalisedError(plain.col(0), v, variance(v)));
}

TEST(SourceStack, HeldOutErrorsAreThoseOfUnseenRuns) {
    const auto model = trainOn(source(), quick());
    const Dataset fresh = platform("old cluster", drawRuns(500, 9), sourceTime);
    const Vector v = fresh.response().array().log();
    const Matrix x = model->encoder.encode(rawOf(fresh, model->schema));
    const Vector& told = model->parts[0].stack.errors;
    const auto error = [&](const Matrix& f) { return normalisedError(f.col(0), v, variance(v)); };
    EXPECT_LT(error(model->networkPredictions(x)), 2 * told[1] + 1e-3);
    EXPECT_LT(error(model->processPredictions(x)), 2 * told[2] + 1e-3);
}

TEST(SourceStack, SourceThatCannotPredictItselfShrinksToItsMean) {
    Random random(3, "noise");
    const Dataset noise = platform("noise", drawRuns(300, 1),
                                   [&](const Execution&) { return std::exp(random.normal()); });
    const auto model = trainOn(noise, quick());
    const SourcePart& part = model->parts[0];
    EXPECT_GT(part.stack.errors.minCoeff(), 0.8);
    EXPECT_LT(part.stack.slope, 0.5);
    const Matrix f = model->predictions(rawOf(noise, model->schema));
    EXPECT_LT((f.array() - part.mean).square().mean(), 0.25 * part.deviation * part.deviation);
}

TEST(SourceStack, WideSourcesHaveNoProcess) {
    const auto narrow = trainOn(wide(40), quick()), broad = trainOn(wide(41), quick());
    EXPECT_TRUE(narrow->hasProcesses());
    EXPECT_EQ(narrow->parts[0].stack.weights.size(), 3);
    ASSERT_FALSE(broad->hasProcesses());
    EXPECT_EQ(broad->parts[0].stack.weights.size(), 2);
    const Matrix raw = Matrix::Constant(2, 41, 0.5);
    EXPECT_TRUE(broad->predictions(raw).allFinite());
    EXPECT_EQ(broad->processPredictions(broad->encoder.encode(raw)).cols(), 0);
}

TEST(SourceStack, SourceTooSmallToJudgeWeighsAllTheSame) {
    const Dataset small = platform("small", drawRuns(12, 1), sourceTime);
    const SourceStack stack = trainOn(small, quick())->parts[0].stack;
    EXPECT_EQ(stack.errors.size(), 0);
    EXPECT_EQ(stack.weights, Vector::Constant(3, 1.0 / 3));
}

}  // namespace
}  // namespace footbridge
