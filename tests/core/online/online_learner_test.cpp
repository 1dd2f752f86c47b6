// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/online_learner.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/graph/interpreter.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr Index kFeatures = 4;

FeatureSchema schemaOf() {
    FeatureSchema schema;
    for (Index i = 0; i < kFeatures; ++i) {
        Feature feature;
        feature.name = "x" + std::to_string(i);
        schema.features.push_back(std::move(feature));
    }
    return schema;
}

/// Runs on a machine whose speed can change.
class Machine {
  public:
    explicit Machine(std::uint64_t seed) : m_random(seed) {}
    Vector configuration() {
        return Vector::NullaryExpr(kFeatures,
                                   [&](Index) { return static_cast<double>(m_random.below(4)); });
    }
    double run(const Vector& x, double factor) {
        const double cost = x[3] > 1 ? 0.3 * x[1] : 0.6 * x[2];
        return factor * std::exp(0.5 * x[0] + cost + 0.02 * m_random.normal());
    }

  private:
    Random m_random;
};

OnlineLearner begin(Machine& machine, Index rows = 50) {
    Matrix X(rows, kFeatures);
    Vector y(rows);
    for (Index i = 0; i < rows; ++i) {
        X.row(i) = machine.configuration();
        y[i] = machine.run(X.row(i), 1);
    }
    return {schemaOf(), X, y, nullptr, {}, {}};
}

struct Outcome {
    double error = 0, coverage = 0;
    int drifts = 0;
};

Outcome goOn(OnlineLearner& learner, Machine& machine, int runs, double factor) {
    Outcome outcome;
    int intervals = 0;
    for (int i = 0; i < runs; ++i) {
        const Vector x = machine.configuration();
        const double y = machine.run(x, factor);
        const OnlinePrediction said = learner.predict(x);
        outcome.error += std::abs(said.value - y) / y / runs;
        if (said.lower) ++intervals, outcome.coverage += y >= *said.lower && y <= *said.upper;
        outcome.drifts += learner.learn(x, y).drift.has_value();
        if (const auto refit = learner.wantedRefit()) learner.adopt(*refit, refit->run({}));
    }
    outcome.coverage /= std::max(1, intervals);
    return outcome;
}

TEST(OnlineLearner, BecomesBetterRunByRunAndStaysCalibrated) {
    Machine machine(1);
    OnlineLearner learner = begin(machine);
    const double early = goOn(learner, machine, 50, 1).error;
    goOn(learner, machine, 500, 1);
    const Outcome late = goOn(learner, machine, 400, 1);
    EXPECT_LT(late.error, early / 2);
    EXPECT_LT(late.error, 0.05);
    EXPECT_NEAR(late.coverage, 0.9, 0.05);
}

TEST(OnlineLearner, NoticesADriftKeepsTheOldVersionAndRecoversSoon) {
    Machine machine(2);
    OnlineLearner learner = begin(machine);
    goOn(learner, machine, 400, 1);
    ASSERT_EQ(learner.versions().size(), 1u);
    const Outcome change = goOn(learner, machine, 20, 5);
    EXPECT_EQ(change.drifts, 1);
    EXPECT_GE(learner.versions().size(), 2u);
    EXPECT_NEAR(learner.versions()[1].factor, 5, 0.5);
    EXPECT_EQ(learner.versions()[0].reason, VersionReason::Initial);
    EXPECT_LT(goOn(learner, machine, 50, 5).error, 0.15);
}

TEST(OnlineLearner, TakesTheVersionOfAnEnvironmentThatComesBackUpAgain) {
    Machine machine(3);
    OnlineLearner learner = begin(machine);
    goOn(learner, machine, 300, 1);
    goOn(learner, machine, 300, 8);
    goOn(learner, machine, 40, 1);
    EXPECT_EQ(learner.version().reason, VersionReason::Recognised);
    EXPECT_EQ(learner.version().other, 1);
    EXPECT_LT(goOn(learner, machine, 20, 1).error, 0.06);
}

TEST(OnlineLearner, GoesBackToAVersionAsANewOne) {
    Machine machine(4);
    OnlineLearner learner = begin(machine);
    goOn(learner, machine, 200, 1);
    goOn(learner, machine, 100, 6);
    const int before = learner.version().number;
    ASSERT_TRUE(learner.goBack(1));
    EXPECT_EQ(learner.version().number, before + 1);
    EXPECT_EQ(learner.version().other, 1);
    EXPECT_FALSE(learner.goBack(999));
    EXPECT_LT(goOn(learner, machine, 30, 1).error, 0.1);
}

TEST(OnlineLearner, GivesTheSameBitsForTheSameRuns) {
    double values[2];
    for (double& value : values) {
        Machine machine(5);
        OnlineLearner learner = begin(machine);
        goOn(learner, machine, 150, 1);
        goOn(learner, machine, 60, 3);
        value = learner.predict(machine.configuration()).value;
    }
    EXPECT_EQ(values[0], values[1]);
}

TEST(OnlineLearner, KeepsAsManyRunsAsItsWindowHolds) {
    Machine machine(6);
    Matrix X(20, kFeatures);
    Vector y(20);
    for (Index i = 0; i < 20; ++i)
        X.row(i) = machine.configuration(), y[i] = machine.run(X.row(i), 1);
    OnlineLearner learner(schemaOf(), X, y, nullptr, {.window = 100}, {});
    goOn(learner, machine, 300, 1);
    EXPECT_LE(learner.window().size(), 100u);
}

TEST(OnlineLearner, ItsGraphPredictsCloseToIt) {
    Machine machine(7);
    OnlineLearner learner = begin(machine);
    goOn(learner, machine, 400, 1);
    const graph::ModelGraph graph = learner.snapshot(learner.version().number)->graph;
    graph.check();
    const Vector x = machine.configuration();
    const double said = learner.predict(x).value;
    EXPECT_NEAR(graph::run(graph, x.transpose())[0], said, 0.1 * said);
}

TEST(OnlineLearner, LearnsRunsMeasuredAsZero) {
    Machine machine(8);
    OnlineLearner learner = begin(machine);
    const Vector x = machine.configuration();
    learner.predict(x);
    learner.learn(x, 0);
    EXPECT_TRUE(std::isfinite(learner.predict(x).value));
}

}  // namespace
}  // namespace footbridge
