// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/response_shift.h"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>

#include "core/run/random.h"

namespace footbridge {
namespace {

Vector normals(Index n, std::uint64_t seed) {
    Random random(seed);
    Vector result(n);
    for (double& value : result) value = random.normal();
    return result;
}

TEST(SampleAngle, VanishesUnderOffsetAndScale) {
    const Vector f = normals(20, 1);
    EXPECT_NEAR(sampleAngle({f, 3 * f.array() + 7}), 0, 1e-14);
}

TEST(SampleAngle, IsRightForInvertedRankings) {
    const Vector f = normals(20, 1);
    EXPECT_DOUBLE_EQ(sampleAngle({f, -f}), 1);
}

TEST(SampleAngle, IsRightWhenThePredictionIsConstant) {
    EXPECT_DOUBLE_EQ(sampleAngle({Vector::Ones(9), normals(9, 1)}), 1);
    EXPECT_DOUBLE_EQ(sampleAngle({normals(9, 1), Vector::Ones(9)}), 1);
}

TEST(SampleAngle, IsCorrectedForFewRows) {
    const Vector f{{1, 2, 3, 4}}, v{{1, 3, 2, 4}};  // correlation 0.8
    EXPECT_NEAR(sampleAngle({f, v}), 1 - (0.64 - 0.36 / 2), 1e-14);
}

TEST(ResponseShift, SeparatesOffsetFromScale) {
    const Vector f = normals(50, 3);
    EXPECT_GT(responseShift({f, f.array() + 4}, 1).offset, 10);
    EXPECT_NEAR(responseShift({f, f.array() + 4}, 1).scale, 0, 1e-12);
    const Vector steeper = f.mean() + 3 * (f.array() - f.mean());
    EXPECT_NEAR(responseShift({f, steeper}, 1).offset, 0, 1e-12);
    EXPECT_GT(responseShift({f, steeper}, 1).scale, 0.3);
}

TEST(ResponseShift, IsZeroForAPerfectSource) {
    const Vector f = normals(20, 1);
    EXPECT_NEAR(responseShift({f, f}, 1).size(), 0, 1e-12);
}

TEST(NullProbability, CountsValuesNotBelow) {
    const Vector null{{1, 2, 3, 4}};
    EXPECT_DOUBLE_EQ(nullProbability(5, null), 0.2);
    EXPECT_DOUBLE_EQ(nullProbability(3, null), 0.6);
    EXPECT_DOUBLE_EQ(nullProbability(0, null), 1);
}

TEST(EvidenceRamp, FallsWithTheProbability) {
    EXPECT_EQ(evidenceRamp(0.02, 0.005, 0.02), 0);
    EXPECT_EQ(evidenceRamp(0.5, 0.005, 0.02), 0);
    EXPECT_EQ(evidenceRamp(0.001, 0.005, 0.02), 1);
    EXPECT_NEAR(evidenceRamp(0.01, 0.005, 0.02), 0.5, 1e-12);
}

TEST(CanonicalPairs, ForgetTheOrderOfTheRows) {
    const Vector f = normals(9, 1), v = normals(9, 2);
    const FittedPairs forward = canonicalPairs(f, v);
    const FittedPairs backward = canonicalPairs(f.reverse(), v.reverse());
    EXPECT_EQ(forward.f, backward.f);
    EXPECT_EQ(forward.v, backward.v);
}

TEST(CanonicalPairs, DropMissingValues) {
    EXPECT_EQ(canonicalPairs(Vector{{1, std::nan(""), 3}}, Vector{{4, 5, std::nan("")}}).size(), 1);
}

TEST(SampleAngle, TakesTheSpreadOfThePredictionsFromThePool) {
    // Shots that lie close together show mostly noise; the pool says how far the others lie apart.
    const Vector wide = normals(4000, 5), noise = 0.5 * normals(4000, 6);
    const double truth = sampleAngle({wide, wide + noise});
    Rows close;
    for (Index row = 0; row < wide.size() && close.size() < 200; ++row)
        if (std::abs(wide[row]) < 0.5) close.push_back(row);
    const FittedPairs shots{wide(close), wide(close) + noise(close)};
    EXPECT_GT(sampleAngle(shots), 2 * truth);
    EXPECT_NEAR(sampleAngle(shots, spreadOf(wide)), truth, 0.05);
}

TEST(SampleAngle, HasItsLimitsWithAPoolToo) {
    const Vector f = normals(20, 1);
    const Spread pool = spreadOf(f);
    EXPECT_NEAR(sampleAngle({f, 3 * f.array() + 7}, pool), 0, 1e-12);
    EXPECT_DOUBLE_EQ(sampleAngle({f, -f}, pool), 1);
    EXPECT_DOUBLE_EQ(sampleAngle({f, Vector::Ones(20)}, pool), 1);
}

TEST(SpreadOf, SkipsWhatIsMissing) {
    const Spread spread = spreadOf(Vector{{1, std::nan(""), 3}});
    EXPECT_EQ(spread.count, 2);
    EXPECT_DOUBLE_EQ(spread.mean, 2);
    EXPECT_DOUBLE_EQ(spread.variance, 1);
}

HeldOutPairs heldOut(Index n, std::uint64_t seed) {
    const Vector f = normals(n, seed);
    return heldOutOf(f, f + 0.5 * normals(n, seed + 1000), {});
}

TEST(NullShift, MakesTheProbabilityOfShotsFromTheSourceUniform) {
    double mean = 0;
    int small = 0;
    constexpr int kSeeds = 200;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const HeldOutPairs source = heldOut(500, seed);
        const Vector f = normals(20, 5000 + seed), v = f + 0.5 * normals(20, 9000 + seed);
        const NullShift null = drawNullShift(source, 20, {}, true, seed);
        const double p = nullProbability(sampleAngle({f, v}, source.f), null.shape);
        mean += p / kSeeds;
        small += p < 0.05;
    }
    EXPECT_NEAR(mean, 0.5, 0.08);
    EXPECT_LE(small, 24);
}

/// Groups whose residuals agree among themselves.
struct GroupedRuns {
    Vector f, v;
    std::vector<int> groups;
};

GroupedRuns groupedRuns(int groupCount, Index each, std::uint64_t seed) {
    Random random(seed);
    GroupedRuns runs{Vector(groupCount * each), Vector(groupCount * each), {}};
    for (int group = 0; group < groupCount; ++group) {
        const double centre = random.normal(), lean = 0.5 * random.normal();
        for (Index i = 0; i < each; ++i) {
            const Index row = group * each + i;
            runs.f[row] = centre + 0.1 * random.normal();
            runs.v[row] = runs.f[row] + lean + 0.1 * random.normal();
            runs.groups.push_back(group);
        }
    }
    return runs;
}

TEST(NullShift, DrawsWholeGroupsAsTheShotsDo) {
    int found = 0, foundRowByRow = 0;
    constexpr int kSeeds = 100;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const GroupedRuns source = groupedRuns(40, 8, 2 * seed);
        const GroupedRuns shots = groupedRuns(5, 4, 2 * seed + 1);
        const double shift = responseShift({shots.f, shots.v}, 1).size();
        const auto probability = [&](const std::vector<int>& groups) {
            const HeldOutPairs heldOut = heldOutOf(source.f, source.v, source.groups);
            return nullProbability(shift, drawNullShift(heldOut, 20, groups, false, seed).shift);
        };
        found += probability(shots.groups) < 0.02;
        foundRowByRow += probability({}) < 0.02;
    }
    EXPECT_LE(found, 8);
    EXPECT_GT(foundRowByRow, 20);
}

TEST(NullShift, KnowsThatGroupsAndHeavyTailsScatterMore) {
    const GroupedRuns runs = groupedRuns(40, 8, 3);
    const std::vector<int> groups(20, 1);
    const HeldOutPairs grouped = heldOutOf(runs.f, runs.v, runs.groups);
    EXPECT_GT(drawNullShift(grouped, 20, groups, false, 1).offsetNoise, 2);
    EXPECT_LT(drawNullShift(grouped, 20, {}, false, 1).offsetNoise, 1.2);
    Vector f = normals(500, 4);
    f = f.array().cube();
    const HeldOutPairs heavy = heldOutOf(f, f + 0.3 * normals(500, 5), {});
    EXPECT_GT(drawNullShift(heavy, 20, {}, false, 1).spreadNoise,
              1.5 * drawNullShift(heldOut(500, 6), 20, {}, false, 1).spreadNoise);
}

TEST(HeldOutPairs, ForgetsHowTheFileNumbersItsGroups) {
    const GroupedRuns runs = groupedRuns(6, 5, 7);
    std::vector<int> renumbered;
    for (const int group : runs.groups) renumbered.push_back(10 - group);
    const HeldOutPairs a = heldOutOf(runs.f, runs.v, runs.groups);
    const HeldOutPairs b = heldOutOf(runs.f, runs.v, renumbered);
    EXPECT_EQ(a.groups, b.groups);
}

/// 0.5 noise around a source that is known to 500 rows.
std::pair<double, double> bandOf(Index n, std::uint64_t seed) {
    const Vector f = normals(n, 2 * seed), v = f + 0.5 * normals(n, 2 * seed + 1);
    const NullShift null = drawNullShift(heldOut(500, seed), n, {}, false, seed);
    return magnitudeBand({f, v}, sampleAngle({f, v}), responseShift({f, v}, 1), null);
}

TEST(MagnitudeBand, NarrowsWithMoreShotsOnAverage) {
    double before = 2;
    for (const Index n : {5, 10, 20, 50}) {
        double width = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const auto [low, high] = bandOf(n, seed);
            width += (high - low) / 50;
        }
        EXPECT_LT(width, before) << n;
        before = width;
    }
}

TEST(MagnitudeBand, HoldsTheTruthNineTimesInTen) {
    const double truth = magnitudeOf(0.2, 0);  // 0.25 of 1.25 is noise
    for (const Index n : {10, 20, 50}) {
        int held = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const auto [low, high] = bandOf(n, seed);
            held += low <= truth && truth <= high;
        }
        EXPECT_GE(held, 174) << n;
    }
}

}  // namespace
}  // namespace footbridge
