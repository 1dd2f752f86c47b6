// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/block_loops.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/graph/block_functions.h"
#include "core/graph/kernel_loops.h"
#include "core/run/random.h"

namespace footbridge::graph {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

std::vector<double> valuesOfAllSizes() {
    Random random(1, "values");
    std::vector<double> values{0, -0.0, 0.5, 1, 2, 1e-300, -1e300, kInfinity, -kInfinity};
    while (values.size() < 100003)
        values.push_back(std::exp(6 * random.normal()) * (random.uniform() < 0.5 ? -1 : 1));
    return values;
}

class Functions : public testing::TestWithParam<Unary> {};

TEST_P(Functions, GiveAValueTheSameBitsAloneAndAmongOthers) {
    const std::vector<double> x = valuesOfAllSizes();
    std::vector<double> together(x.size());
    applyFunction(GetParam(), x.data(), static_cast<Index>(x.size()), together.data());
    for (std::size_t i = 0; i < x.size(); ++i) {
        double alone = 0;
        applyFunction(GetParam(), &x[i], 1, &alone);
        ASSERT_TRUE(alone == together[i] || (std::isnan(alone) && std::isnan(together[i])))
            << "of " << x[i];
    }
}

INSTANTIATE_TEST_SUITE_P(All, Functions,
                         testing::Values(Unary::Exp, Unary::Log, Unary::Sinh, Unary::Silu,
                                         Unary::SignedLog, Unary::SiluSlope, Unary::Sqrt));

TEST(SignedLog, IsRightToTheLastDigitButOne) {
    const std::vector<double> x = valuesOfAllSizes();
    std::vector<double> y(x.size());
    applyFunction(Unary::SignedLog, x.data(), static_cast<Index>(x.size()), y.data());
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double wanted = std::copysign(std::log1p(std::abs(x[i])), x[i]);
        if (std::isinf(wanted)) {
            ASSERT_EQ(y[i], wanted);
        } else {
            ASSERT_NEAR(y[i], wanted, 5e-16 * std::abs(wanted)) << "of " << x[i];
        }
    }
}

class Kernels : public testing::TestWithParam<std::tuple<Profile, Index>> {
  protected:
    Random random{7, "kernels"};
    Matrix drawn(Index count, Index columns) {
        return Matrix::NullaryExpr(count, columns, [&] { return random.normal(); });
    }
    Profile profile = std::get<0>(GetParam());
    Index rows = std::get<1>(GetParam());
    Matrix centres = drawn(37, 5), x = drawn(rows, 5);
    BlockView view{x.data(), rows, rows};
    PackedKernel kernel{{profile, centres}};
};

TEST_P(Kernels, GiveARowTheSameBitsAloneAndAmongOthers) {
    Matrix together(rows, centres.rows());
    kernel.values(view, together.data());
    for (Index r = 0; r < rows; ++r) {
        const Matrix row = x.row(r);
        Matrix alone(1, centres.rows());
        kernel.values({row.data(), 1, 1}, alone.data());
        EXPECT_EQ(alone, Matrix(together.row(r)));
    }
}

TEST_P(Kernels, AddUpToTheSameBitsWithoutBeingHeld) {
    Matrix values(rows, centres.rows());
    kernel.values(view, values.data());
    const Weights weights = drawn(centres.rows(), 1);
    Vector inTwoSteps(rows), inOne(rows);
    linearBlock({values.data(), rows, rows}, weights, Vector::Constant(1, 0.5), inTwoSteps.data());
    kernel.sum(view, weights.data(), 0.5, inOne.data());
    EXPECT_EQ(inOne, inTwoSteps);
}

INSTANTIATE_TEST_SUITE_P(All, Kernels,
                         testing::Combine(testing::Values(Profile::Linear, Profile::Matern52,
                                                          Profile::Laplace),
                                          testing::Values(1, 3, 8, 33, 64)));

/// Distances of centres near the origin are expanded, those of far ones are not.
TEST(Matern52, IsRightWhereverTheCentresLie) {
    Random random(3, "centres");
    for (const double scale : {0.01, 1.0, 3.0, 1000.0}) {
        const Matrix centres = Matrix::NullaryExpr(20, 5, [&] { return scale * random.normal(); });
        const Matrix x = centres.topRows(9);
        Matrix values(9, 20);
        PackedKernel({Profile::Matern52, centres}).values({x.data(), 9, 9}, values.data());
        for (Index r = 0; r < 9; ++r)
            for (Index c = 0; c < 20; ++c) {
                const double s = std::sqrt(5.0) * (x.row(r) - centres.row(c)).norm();
                EXPECT_NEAR(values(r, c), (1 + s + s * s / 3) * std::exp(-s), 1e-12);
            }
    }
}

}  // namespace
}  // namespace footbridge::graph
