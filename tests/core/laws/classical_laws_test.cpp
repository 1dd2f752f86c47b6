// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laws/classical_laws.h"

#include <gtest/gtest.h>

#include <cmath>

namespace footbridge {
namespace {

const Vector kProcessors{{1, 2, 4, 8, 16, 32}};

Vector timesOf(const FittedLaw& law) {
    return kProcessors.unaryExpr([&](double p) { return law.at(p); });
}

TEST(ClassicalLaws, FindTheirOwnCoefficientsAgain) {
    const FittedLaw amdahl{.law = ClassicalLaw::Amdahl, .one = 100, .serial = 0.1};
    EXPECT_NEAR(fitClassicalLaw(ClassicalLaw::Amdahl, kProcessors, timesOf(amdahl)).serial, 0.1,
                1e-9);
    const FittedLaw gustafson{.law = ClassicalLaw::Gustafson, .one = 70, .serial = 0.3};
    const FittedLaw again =
        fitClassicalLaw(ClassicalLaw::Gustafson, kProcessors, timesOf(gustafson));
    EXPECT_NEAR(again.serial, 0.3, 1e-6);
    EXPECT_NEAR(again.one, 70, 1e-3);
    const FittedLaw universal{
        .law = ClassicalLaw::Universal, .one = 50, .contention = 0.05, .coherency = 0.002};
    const FittedLaw found =
        fitClassicalLaw(ClassicalLaw::Universal, kProcessors, timesOf(universal));
    EXPECT_NEAR(found.contention, 0.05, 1e-9);
    EXPECT_NEAR(found.coherency, 0.002, 1e-9);
    EXPECT_LT(found.error, 1e-9);
}

TEST(ClassicalLaws, SharesStayBetweenNothingAndAll) {
    const Vector superlinear = 100 / kProcessors.array().pow(1.3);
    for (const auto law : {ClassicalLaw::Amdahl, ClassicalLaw::Gustafson}) {
        const FittedLaw fit = fitClassicalLaw(law, kProcessors, superlinear);
        EXPECT_GE(fit.serial, 0);
        EXPECT_LE(fit.serial, 1);
    }
}

TEST(FeatureLaw, LearnsTheCoefficientFromFeatures) {
    Matrix X(40, 1);
    Vector law(40), y(40);
    for (Index i = 0; i < 40; ++i) {
        X(i, 0) = static_cast<double>(i % 8);
        law[i] = 1 + static_cast<double>(i);
        y[i] = std::exp(0.5 + 0.3 * X(i, 0)) * law[i];
    }
    FeatureLaw model;
    model.fit(law, X, y, {});
    EXPECT_LT(((model.predict(law, X) - y).array() / y.array()).abs().maxCoeff(), 0.02);
}

}  // namespace
}  // namespace footbridge
