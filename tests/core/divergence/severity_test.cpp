// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/divergence/severity.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/run/error.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

using ::testing::HasSubstr;

/// Runs of a platform: five features (one a category) and a response that depends on them.
struct Platform {
    Matrix X;
    Vector v;
};

double behaviour(const Matrix& X, Index row) {
    return 1.5 * X(row, 0) - X(row, 1) + 0.5 * std::sin(3 * X(row, 2)) + 0.4 * X(row, 4);
}

Platform measure(Index rows, std::uint64_t seed) {
    Random random(seed);
    Platform platform{Matrix(rows, 5), Vector(rows)};
    for (Index row = 0; row < rows; ++row) {
        for (Index column = 0; column < 4; ++column) platform.X(row, column) = random.normal();
        platform.X(row, 3) += 0.9 * platform.X(row, 0);
        platform.X(row, 4) = static_cast<double>(random.below(3));
        platform.v[row] = behaviour(platform.X, row) + 0.2 * random.normal();
    }
    return platform;
}

/// What a model that knows the behaviour up to a small error says.
Vector modelled(const Matrix& X, std::uint64_t seed) {
    Random random(seed);
    Vector f(X.rows());
    for (Index row = 0; row < X.rows(); ++row) f[row] = behaviour(X, row) + 0.1 * random.normal();
    return f;
}

/// Source and target of 300 rows each that behave the same, with the given number of shots.
SeverityInput sameBehaviour(Index shots, std::uint64_t seed) {
    const Platform source = measure(300, 4 * seed), target = measure(300, 4 * seed + 1);
    SeverityInput input;
    input.sources.push_back({"known", modelled(target.X, 4 * seed + 2).head(shots),
                             modelled(source.X, 4 * seed + 3), source.v});
    input.shotResponses = target.v.head(shots);
    input.sourceFeatures = source.X;
    input.targetFeatures = target.X;
    input.isCategory = {false, false, false, false, true};
    input.seed = seed + 1;
    return input;
}

double valueOf(const Severity& severity, const char* key) {
    const SeverityComponent* component = severity.find(key);
    return component ? component->value : std::numeric_limits<double>::quiet_NaN();
}

bool hasFlag(const Severity& severity, const std::string& code) {
    return std::any_of(severity.flags.begin(), severity.flags.end(),
                       [&](const Message& flag) { return code == flag.code(); });
}

void expectSane(const Severity& severity) {
    EXPECT_GE(severity.bandLow, 0);
    EXPECT_LE(severity.bandHigh, 1);
    if (severity.headline) {
        EXPECT_GE(*severity.headline, severity.bandLow);
        EXPECT_LE(*severity.headline, severity.bandHigh);
    }
    for (const SeverityComponent& component : severity.components) {
        EXPECT_GE(component.value, 0) << component.key;
        EXPECT_LE(component.value, 1) << component.key;
        EXPECT_FALSE(component.explanation.empty()) << component.key;
        EXPECT_THAT(component.explanation.text(), Not(HasSubstr("%1")));
    }
    EXPECT_FALSE(severity.summary.empty());
}

TEST(Severity, StaysInItsRangeWhateverTheNumberOfShots) {
    for (const Index shots : {0, 1, 3, 4, 5, 8, 20, 100}) {
        const Severity severity = measureSeverity(sameBehaviour(shots, 1), {});
        expectSane(severity);
        EXPECT_EQ(severity.headline.has_value(), shots >= 4) << shots;
        EXPECT_EQ(severity.shots, shots);
    }
}

TEST(Severity, IsNotMeasurableBelowFourShots) {
    const Severity severity = measureSeverity(sameBehaviour(3, 1), {});
    EXPECT_FALSE(severity.headline);
    EXPECT_EQ(severity.bandLow, 0);
    EXPECT_EQ(severity.bandHigh, 1);
    EXPECT_TRUE(hasFlag(severity, "severity-not-measurable"));
    EXPECT_FALSE(severity.find("shape"));
    EXPECT_TRUE(severity.find("structure"));
}

TEST(Severity, IsRoughBelowEightShots) {
    EXPECT_TRUE(hasFlag(measureSeverity(sameBehaviour(5, 1), {}), "severity-rough"));
    EXPECT_FALSE(hasFlag(measureSeverity(sameBehaviour(20, 1), {}), "severity-rough"));
}

TEST(Severity, IsNearZeroForIdenticalBehaviour) {
    int small = 0;
    constexpr int kSeeds = 100;
    double shapeProbability = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const Severity severity = measureSeverity(sameBehaviour(20, seed), {});
        small += *severity.headline < 0.05;
        shapeProbability += *severity.find("shape")->p / kSeeds;
    }
    EXPECT_GE(small, 95);
    EXPECT_NEAR(shapeProbability, 0.5, 0.1);
}

TEST(Severity, SaysHowMuchCouldHideWhereNothingShows) {
    const Severity severity = measureSeverity(sameBehaviour(20, 1), {});
    ASSERT_EQ(severity.gate, 0);
    EXPECT_STREQ(severity.summary.code(), "severity-nothing-seen");
    EXPECT_EQ(severity.bandLow, 0);
    EXPECT_GT(severity.bandHigh, 0);
}

TEST(Severity, SeesAPureShiftAsLevelAlone) {
    SeverityInput input = sameBehaviour(20, 2);
    const double shape = valueOf(measureSeverity(input, {}), "shape");
    input.shotResponses.array() += std::log(30);
    const Severity shifted = measureSeverity(input, {});
    EXPECT_NEAR(valueOf(shifted, "shape"), shape, 1e-12);
    EXPECT_GT(valueOf(shifted, "level"), 0.7);
    EXPECT_LE(*shifted.headline, 0.35 + shape);
    EXPECT_EQ(shifted.gate, 1);
    EXPECT_NEAR(shifted.factor, 30, 4);
    expectSane(shifted);
}

TEST(Severity, IsOneForAnInvertedRanking) {
    SeverityInput input = sameBehaviour(20, 3);
    input.shotResponses = -input.shotResponses;
    const Severity severity = measureSeverity(input, {});
    EXPECT_EQ(valueOf(severity, "shape"), 1);
    EXPECT_EQ(*severity.headline, 1);
    EXPECT_STREQ(severity.summary.code(), "severity-little");
}

TEST(Severity, FindsUnrelatedResponsesHardToTransfer) {
    double shape = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        SeverityInput input = sameBehaviour(50, seed);
        Random random(seed);
        for (double& v : input.shotResponses) v = random.normal();
        shape += valueOf(measureSeverity(input, {}), "shape") / 20;
    }
    EXPECT_GE(shape, 0.8);
}

TEST(Severity, IgnoresOffsetAndScaleInShape) {
    SeverityInput input = sameBehaviour(20, 4);
    input.shotResponses = 3 * input.sources[0].shotPredictions.array() + 7;
    EXPECT_NEAR(valueOf(measureSeverity(input, {}), "shape"), 0, 1e-12);
}

void expectSame(const Severity& a, const Severity& b) {
    EXPECT_EQ(a.headline, b.headline);
    EXPECT_EQ(a.bandLow, b.bandLow);
    EXPECT_EQ(a.bandHigh, b.bandHigh);
    ASSERT_EQ(a.components.size(), b.components.size());
    for (std::size_t i = 0; i < a.components.size(); ++i) {
        EXPECT_EQ(a.components[i].value, b.components[i].value) << a.components[i].key;
        EXPECT_EQ(a.components[i].raw, b.components[i].raw) << a.components[i].key;
    }
}

/// A pair that differs in every component, so that an invariance is not one of zeros.
SeverityInput differingInEverything() {
    SeverityInput input = sameBehaviour(20, 5);
    Random random(9);
    input.shotResponses.array() += 1;
    for (double& v : input.shotResponses) v += random.normal();
    input.targetFeatures.col(1).array() += 1;
    input.targetFeatures.col(2) += 3 * input.targetFeatures.col(1);
    for (double& x : input.targetFeatures.col(3)) x = random.normal();
    return input;
}

TEST(Severity, DoesNotKnowTheOrderOfRowsShotsAndColumns) {
    const SeverityInput input = differingInEverything();
    SeverityInput moved = input;
    const Rows columns = {3, 1, 4, 0, 2};
    moved.isCategory = {false, false, true, false, false};
    moved.sourceFeatures = input.sourceFeatures(Random(1).permutation(300), columns);
    moved.targetFeatures = input.targetFeatures(Random(2).permutation(300), columns);
    const Rows shots = Random(3).permutation(20);
    moved.shotResponses = input.shotResponses(shots);
    moved.sources[0].shotPredictions = input.sources[0].shotPredictions(shots);
    const Rows heldOut = Random(4).permutation(300);
    moved.sources[0].heldOutPredictions = input.sources[0].heldOutPredictions(heldOut);
    moved.sources[0].heldOutResponses = input.sources[0].heldOutResponses(heldOut);

    const Severity severity = measureSeverity(input, {});
    EXPECT_GT(valueOf(severity, "inputs"), 0.1);
    EXPECT_GT(valueOf(severity, "structure"), 0.1);
    expectSame(severity, measureSeverity(moved, {}));
}

TEST(Severity, DoesNotKnowTheUnitOfAFeature) {
    const SeverityInput input = differingInEverything();
    SeverityInput scaled = input;
    for (Matrix* X : {&scaled.sourceFeatures, &scaled.targetFeatures}) X->col(2) *= 1024;
    expectSame(measureSeverity(input, {}), measureSeverity(scaled, {}));
}

TEST(Severity, IgnoresConstantColumns) {
    const SeverityInput input = differingInEverything();
    SeverityInput wider = input;
    for (Matrix* X : {&wider.sourceFeatures, &wider.targetFeatures}) {
        X->conservativeResize(Eigen::NoChange, 6);
        X->col(5).setConstant(42);
    }
    wider.isCategory.push_back(false);
    const Severity a = measureSeverity(input, {}), b = measureSeverity(wider, {});
    EXPECT_EQ(valueOf(a, "structure"), valueOf(b, "structure"));
    EXPECT_EQ(valueOf(a, "support"), valueOf(b, "support"));
    EXPECT_EQ(a.headline, b.headline);
}

TEST(Severity, RepeatsForTheSameSeed) {
    const SeverityInput input = differingInEverything();
    expectSame(measureSeverity(input, {}), measureSeverity(input, {}));
}

TEST(Severity, NamesTheClosestSource) {
    SeverityInput input = sameBehaviour(20, 6);
    const Platform foreign = measure(300, 1000);
    SourceEvidence stranger{"stranger", -input.sources[0].shotPredictions, -foreign.v, -foreign.v};
    input.sources.insert(input.sources.begin(), stranger);
    Matrix features(600, 5);
    features << foreign.X.array() + 3, input.sourceFeatures;
    input.sourceFeatures = features;
    input.rowSource.assign(300, 0);
    input.rowSource.resize(600, 1);
    const Severity severity = measureSeverity(input, {});
    EXPECT_EQ(severity.closest, 1u);
    ASSERT_EQ(severity.sourceAngles.size(), 2u);
    EXPECT_EQ(severity.sourceAngles[0], 1);
    EXPECT_LT(*severity.headline, 0.05);
}

TEST(Severity, MeasuresWhatItCanWithoutSharedColumns) {
    SeverityInput input = sameBehaviour(20, 7);
    input.sourceFeatures.resize(300, 0);
    input.targetFeatures.resize(300, 0);
    input.isCategory.clear();
    input.sources[0].shotPredictions.resize(0);
    input.schemaDistance = 1;
    const Severity severity = measureSeverity(input, {});
    EXPECT_FALSE(severity.headline);
    EXPECT_TRUE(hasFlag(severity, "severity-no-shared-columns"));
    EXPECT_EQ(valueOf(severity, "schema"), 1);
    EXPECT_EQ(severity.gate, 1);
    expectSane(severity);
}

TEST(Severity, NeverThrowsForEmptyInput) {
    expectSane(measureSeverity({}, {}));
}

TEST(Severity, DoesNotTrustAWeakSource) {
    SeverityInput input = sameBehaviour(20, 8);
    Random random(1);
    for (double& f : input.sources[0].heldOutPredictions) f = random.normal();
    const Severity severity = measureSeverity(input, {});
    EXPECT_TRUE(hasFlag(severity, "severity-weak-source"));
    EXPECT_STREQ(severity.summary.code(), "severity-weak-source");
}

TEST(Severity, OpensTheGateWhenTheSourceNeedsMissingColumns) {
    SeverityInput input = sameBehaviour(20, 1);
    ASSERT_EQ(measureSeverity(input, {}).gate, 0);
    input.schemaCost = 0.3;
    EXPECT_EQ(measureSeverity(input, {}).gate, 1);
}

TEST(Severity, FlagsTheWordsThatTheBandAlsoAllows) {
    const Severity severity = measureSeverity(differingInEverything(), {});
    ASSERT_GT(severity.bandHigh - severity.bandLow, 0.2);
    EXPECT_THAT(severity.summary.code(), HasSubstr("maybe"));
    EXPECT_TRUE(std::any_of(severity.flags.begin(), severity.flags.end(), [](const Message& flag) {
        return std::string(flag.code()).starts_with("band-");
    }));
}

TEST(Severity, StopsWhenCancelled) {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    EXPECT_THROW(measureSeverity(sameBehaviour(20, 1), context), Cancelled);
}

}  // namespace
}  // namespace footbridge
