// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/advice.h"

#include <gtest/gtest.h>

#include <numeric>

#include "core/run/random.h"

namespace footbridge {
namespace {

Vector normals(Index n, std::uint64_t seed) {
    Random random(seed);
    Vector result(n);
    for (double& value : result) value = random.normal();
    return result;
}

std::vector<RungErrors> rungs(const std::vector<double>& errors, Index n = 20) {
    const std::vector<const char*> keys = {"source", "shift", "target-only", "residual"};
    std::vector<RungErrors> result;
    for (std::size_t i = 0; i < errors.size(); ++i)
        result.push_back({keys[i], Vector::Constant(n, errors[i])});
    return result;
}

TEST(Climb, StaysWhereNothingIsClearlyBetter) {
    EXPECT_EQ(climb(rungs({1, 0.95, 0.9, 0.85})), 0u);
}

TEST(Climb, TakesTheFirstOfRungsThatAreAsGood) {
    EXPECT_EQ(climb(rungs({1, 0.3, 0.29, 0.28})), 1u);
}

TEST(Climb, GoesOnWhereEachStepIsClearlyBetter) {
    EXPECT_EQ(climb(rungs({1, 0.5, 0.2, 0.05})), 3u);
}

TEST(Climb, DoesNotTrustAGainThatOneShotMakes) {
    auto errors = rungs({1, 1});
    errors[0].squared[3] = 30;
    EXPECT_LT(errors[1].squared.mean(), 0.5 * errors[0].squared.mean());
    EXPECT_EQ(climb(errors), 0u);
}

TEST(Climb, AsksForMoreEvidenceWhereShotsAreFew) {
    // Two shots gain: 1.8 paired standard errors of 5 shots, 1.5 of 20.
    for (const auto& [shots, climbs] : {std::pair<Index, bool>(5, false), {20, true}}) {
        auto errors = rungs({0.1, 0.1}, shots);
        errors[0].squared.head(2).array() += 5;
        EXPECT_EQ(climb(errors) == 1u, climbs) << shots;
    }
}

TEST(RungErrors, OfTheShiftAreThoseOfFitsWithoutTheShot) {
    const Vector f = normals(8, 1), v = 2 * f.array() + 1 + 0.1 * normals(8, 2).array();
    const auto errors = rungErrors(f, v, Matrix(8, 0), {}, true, 1, {});
    ASSERT_EQ(errors.size(), 2u);
    const double mean = f.mean();
    const double pull = (f.array() - mean).square().sum() / 8;
    const double spread = (v.array() - v.mean()).square().sum() / 7;
    for (Index left = 0; left < 8; ++left) {
        // Least squares of v - f on [1, f - mean] with the penalty on the slope, without one shot.
        Matrix A = Matrix::Zero(2, 2);
        Vector b = Vector::Zero(2);
        A(1, 1) = pull;
        for (Index i = 0; i < 8; ++i) {
            if (i == left) continue;
            const Vector x{{1, f[i] - mean}};
            A += x * x.transpose();
            b += x * (v[i] - f[i]);
        }
        const double determinant = A(0, 0) * A(1, 1) - A(0, 1) * A(1, 0);
        const double offset = (A(1, 1) * b[0] - A(0, 1) * b[1]) / determinant;
        const double slope = (A(0, 0) * b[1] - A(1, 0) * b[0]) / determinant;
        const double residual = v[left] - f[left] - offset - slope * (f[left] - mean);
        EXPECT_NEAR(errors[1].squared[left], residual * residual / spread, 1e-6);
    }
}

TEST(RungErrors, HoldWholeGroupsOut) {
    // Two shots of a group repeat one another: held out one by one, the other gives it away.
    const Index n = 20;
    Matrix X(n, 3);
    Vector v(n);
    std::vector<int> groups;
    Random random(3);
    for (Index i = 0; i < n; i += 2) {
        const Vector features = normals(3, 100 + static_cast<std::uint64_t>(i));
        X.row(i) = X.row(i + 1) = features.transpose();
        v[i] = v[i + 1] = random.normal();
        groups.insert(groups.end(), 2, static_cast<int>(i));
    }
    const Vector f = normals(n, 5);
    const auto errorOf = [&](const std::vector<int>& known) {
        return rungErrors(f, v, X, known, true, 1, {})[2].squared.mean();
    };
    EXPECT_LT(errorOf({}), 0.5);
    EXPECT_GT(errorOf(groups), 0.8);
}

TEST(RungErrors, SeeWhatASourceAddsToTheTargetsOwnFeatures) {
    const Index n = 40;
    Matrix X(n, 2);
    X << normals(n, 1), normals(n, 2);
    const Vector f = normals(n, 3), v = f + X.col(0) + 0.1 * normals(n, 4);
    const auto errors = rungErrors(f, v, X, {}, true, 1, {});
    ASSERT_EQ(errors.size(), 4u);
    EXPECT_LT(errors[3].squared.mean(), 0.3 * errors[1].squared.mean());
    EXPECT_LT(errors[3].squared.mean(), 0.3 * errors[2].squared.mean());
    EXPECT_EQ(adviseFrom(errors, v, false).key, "residual");
}

TEST(Advice, NotesThatRowsLieBeyondTheSource) {
    EXPECT_TRUE(adviseFrom(rungs({1, 0.3}), normals(20, 1), false).note.empty());
    const Advice advice = adviseFrom(rungs({1, 0.3}), normals(20, 1), true);
    EXPECT_EQ(advice.key, "shift");
    EXPECT_STREQ(advice.note.code(), "advice-beyond");
}

}  // namespace
}  // namespace footbridge
