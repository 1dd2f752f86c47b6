// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/prepared_severity.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/metrics/errors.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "tests/core/severity/measured_platforms.h"

namespace footbridge {
namespace {

using ::testing::HasSubstr;

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

TEST(Severity, HardlyKnowsTheSignOfAFeature) {
    const SeverityInput input = differingInEverything();
    SeverityInput mirrored = input;
    for (Matrix* X : {&mirrored.sourceFeatures, &mirrored.targetFeatures}) X->col(2) *= -1;
    const Severity a = measureSeverity(input, {}), b = measureSeverity(mirrored, {});
    EXPECT_NEAR(*a.headline, *b.headline, 0.06);
    EXPECT_NEAR(valueOf(a, "structure"), valueOf(b, "structure"), 0.06);
}

TEST(Severity, DoesNotKnowTheUnitOfTheResponse) {
    const SeverityInput input = differingInEverything();
    SeverityInput scaled = input;
    const double unit = std::log(1000);
    scaled.shotResponses.array() += unit;
    for (Vector* values :
         {&scaled.sources[0].shotPredictions, &scaled.sources[0].heldOutPredictions,
          &scaled.sources[0].heldOutResponses})
        values->array() += unit;
    const Severity a = measureSeverity(input, {}), b = measureSeverity(scaled, {});
    EXPECT_NEAR(*a.headline, *b.headline, 1e-6);
    EXPECT_NEAR(a.bandHigh, b.bandHigh, 1e-6);
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
    SeverityInput noise = input;
    for (double& f : noise.sources[0].heldOutPredictions) f = random.normal();
    const Severity nothing = measureSeverity(noise, {});
    EXPECT_FALSE(nothing.headline);
    EXPECT_TRUE(nothing.weakSource);
    EXPECT_STREQ(nothing.summary.code(), "severity-source-knows-nothing");
    EXPECT_EQ(nothing.labelFreeGate, 1);

    SourceEvidence& source = input.sources[0];
    const double spread = std::sqrt(variance(source.heldOutResponses));
    for (Index i = 0; i < source.heldOutPredictions.size(); ++i)
        source.heldOutPredictions[i] = 0.4 * source.heldOutResponses[i] + spread * random.normal();
    const Severity weak = measureSeverity(input, {});
    EXPECT_TRUE(weak.headline);
    EXPECT_TRUE(hasFlag(weak, "severity-weak-source"));
    EXPECT_STREQ(weak.summary.code(), "severity-weak-source");
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

TEST(Severity, SaysHowFarTheResponsesLieApart) {
    SeverityInput input = sameBehaviour(20, 2);
    EXPECT_LT(valueOf(measureSeverity(input, {}), "labels"), 0.4);
    input.shotResponses.array() += 20;
    const Severity severity = measureSeverity(input, {});
    EXPECT_EQ(valueOf(severity, "labels"), 1);
    EXPECT_EQ(severity.responseDistance, 1);
}

TEST(Severity, OfMatchedColumnsIsFlaggedAndNeverGatedAway) {
    SeverityInput input = sameBehaviour(20, 7);
    input.sourceFeatures.resize(300, 0);
    input.targetFeatures.resize(300, 0);
    input.isCategory.clear();
    input.schemaDistance = 1;
    input.matched = true;
    const Severity severity = measureSeverity(input, {});
    ASSERT_TRUE(severity.headline);
    EXPECT_EQ(severity.gate, 1);
    EXPECT_GT(*severity.headline, 0);
    EXPECT_TRUE(hasFlag(severity, "severity-matched"));
    expectSane(severity);
}

TEST(Severity, OfMatchedColumnsNeedsFiveShots) {
    SeverityInput input = sameBehaviour(4, 7);
    input.matched = true;
    input.sources[0].shotPredictions.resize(0);
    const Severity severity = measureSeverity(input, {});
    EXPECT_FALSE(severity.headline);
    EXPECT_TRUE(hasFlag(severity, "severity-too-few-to-match"));
}

/// The same tables in groups of rows that repeat one another; each half has groups of its own.
SeverityInput identicalGroups(std::uint64_t seed, bool tell) {
    constexpr Index kGroups = 40, kEach = 8;
    Random random(seed);
    const auto draw = [&](Platform& platform, std::vector<int>& groups, Vector& f) {
        for (Index group = 0; group < kGroups; ++group) {
            Vector centre(5);
            for (double& value : centre) value = random.normal();
            const double lean = 0.4 * random.normal();
            for (Index row = group * kEach; row < (group + 1) * kEach; ++row) {
                for (Index column = 0; column < 5; ++column)
                    platform.X(row, column) = centre[column] + 0.02 * random.normal();
                f[row] = behaviour(platform.X, row);
                platform.v[row] = f[row] + lean + 0.05 * random.normal();
                groups.push_back(static_cast<int>(group));
            }
        }
    };
    constexpr Index kRows = kGroups * kEach;
    Platform source{Matrix(kRows, 5), Vector(kRows)}, target = source;
    Vector heldOut(kRows), predicted(kRows);
    SeverityInput input;
    std::vector<int> sourceGroups, targetGroups;
    draw(source, sourceGroups, heldOut);
    draw(target, targetGroups, predicted);
    Rows shots;
    for (Index i = 0; i < 20; ++i) shots.push_back(2 * i);  // of five groups
    input.sources.push_back({"known", predicted(shots), heldOut, source.v});
    input.shotResponses = target.v(shots);
    input.sourceFeatures = source.X;
    input.targetFeatures = target.X;
    input.isCategory.assign(5, false);
    input.seed = seed + 1;
    if (!tell) return input;
    input.sources[0].heldOutGroups = input.sourceGroups = sourceGroups;
    input.targetGroups = targetGroups;
    for (const Index row : shots) input.shotGroups.push_back(targetGroups[std::size_t(row)]);
    return input;
}

TEST(Severity, IsNearZeroForIdenticalHalvesSplitByGroup) {
    int small = 0, smallWithoutGroups = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        small += *measureSeverity(identicalGroups(seed, true), {}).headline < 0.05;
        smallWithoutGroups += *measureSeverity(identicalGroups(seed, false), {}).headline < 0.05;
    }
    EXPECT_GE(small, 36);
    EXPECT_LT(smallWithoutGroups, 30);
}

TEST(Severity, ScoresANewSetOfShotsFromWhatIsPrepared) {
    SeverityInput input = differingInEverything();
    const PreparedSeverity prepared = prepareSeverity(input, {});
    input.shotResponses = Vector(input.shotResponses.head(12));
    input.sources[0].shotPredictions = Vector(input.sources[0].shotPredictions.head(12));
    const Severity fresh = measureSeverity(input, {});
    const Severity scored = scoreSeverity(prepared, shotEvidence(input));
    expectSame(fresh, scored);
    EXPECT_EQ(scored.shots, 12);
}

TEST(Severity, NeverWidensItsBandWithMoreShotsOnAverage) {
    double before = 2;
    for (const Index shots : {5, 10, 20, 50}) {
        double width = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            SeverityInput input = sameBehaviour(shots, seed);
            input.shotResponses.array() += 3;
            const Severity severity = measureSeverity(input, {});
            width += (severity.bandHigh - severity.bandLow) / 20;
        }
        EXPECT_LT(width, before) << shots;
        before = width;
    }
}

TEST(Severity, RanksTheFeaturesThatMoved) {
    SeverityInput input = differingInEverything();
    input.features = {{"size", "MiB"},
                      {"threads", ""},
                      {"clock", "GHz"},
                      {"depth", ""},
                      {"compiler", "", {"gcc", "clang", "icx"}}};
    const Severity severity = measureSeverity(input, {});
    ASSERT_EQ(severity.featureShifts.size(), 5u);
    EXPECT_EQ(severity.featureShifts.front().name, "clock");
    EXPECT_TRUE(severity.featureShifts.front().moved());
    EXPECT_THAT(severity.featureShifts.front().explanation.text(), HasSubstr("GHz"));
    EXPECT_FALSE(severity.featureShifts.back().moved());
    for (std::size_t i = 1; i < 5; ++i)
        EXPECT_GE(severity.featureShifts[i - 1].distance, severity.featureShifts[i].distance);
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
