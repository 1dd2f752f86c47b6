// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laws/scaling_law.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/run/error.h"

namespace footbridge {
namespace {

LawPoints pointsOf(const std::vector<double>& x, double (*law)(double)) {
    LawPoints points{Matrix(std::ssize(x), 1), Vector(std::ssize(x))};
    for (Index i = 0; i < std::ssize(x); ++i) {
        points.points(i, 0) = x[static_cast<std::size_t>(i)];
        points.values[i] = law(x[static_cast<std::size_t>(i)]);
    }
    return points;
}

TEST(ScalingLaw, FindsPowerAndLogarithmOfOneParameter) {
    const ScalingLaw law =
        findScalingLaw(pointsOf({2, 4, 8, 16, 32},
                                [](double x) { return 200 + 10 * std::sqrt(x) * std::log2(x); }),
                       {"p"});
    ASSERT_EQ(law.terms.size(), 1u);
    EXPECT_EQ(law.terms[0].factors[0], (LawFactor{0, 1, 2, 1}));
    EXPECT_NEAR(law.constant, 200, 1e-6);
    EXPECT_NEAR(law.terms[0].coefficient, 10, 1e-6);
    EXPECT_EQ(lawText(law, {"p"}), "200 + 10.0 p^(1/2) log2(p)");
}

TEST(ScalingLaw, IsAConstantWhereNothingGrows) {
    const ScalingLaw law =
        findScalingLaw(pointsOf({1, 2, 3, 4, 5}, [](double) { return 42.0; }), {"p"});
    EXPECT_TRUE(law.terms.empty());
    EXPECT_FALSE(law.leading(Vector::Ones(1)));
}

TEST(ScalingLaw, MultipliesAndAddsTermsOfTwoParameters) {
    LawPoints points{Matrix(25, 2), Vector(25)};
    for (Index i = 0; i < 25; ++i) {
        const double p = std::exp2(1 + i / 5), s = 1 + i % 5;
        points.points.row(i) << p, s;
        points.values[i] = 2 + 3 * s + 0.5 * p * s;
    }
    const ScalingLaw law = findScalingLaw(points, {"p", "s"});
    const auto leading = law.leading(points.points.colwise().maxCoeff());
    ASSERT_TRUE(leading);
    EXPECT_EQ(termText(*leading, {"p", "s"}), "p s");
    EXPECT_LT(law.error, 1e-9);
}

TEST(ScalingLaw, AveragesRepetitionsAndLeavesOutWhatIsMissing) {
    const Matrix parameters{{4}, {2}, {4}, {8}};
    const Vector responses{{1, 5, 3, std::nan("")}};
    const LawPoints points = distinctPoints(parameters, responses);
    EXPECT_EQ(points.points, (Matrix{{2}, {4}}));
    EXPECT_EQ(points.values, (Vector{{5, 2}}));
}

TEST(ScalingLaw, NeedsFivePositiveValues) {
    const auto linear = [](double x) { return x; };
    EXPECT_THROW(findScalingLaw(pointsOf({1, 2, 3, 4}, linear), {"p"}), Error);
    EXPECT_THROW(findScalingLaw(pointsOf({0, 1, 2, 3, 4}, linear), {"p"}), Error);
}

}  // namespace
}  // namespace footbridge
