// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laws/classical_laws.h"

#include <gtest/gtest.h>

#include <cmath>

namespace footbridge {
namespace {

const Vector kProcessors{{1, 2, 4, 8, 16, 32}};

TEST(ClassicalLaws, FindTheirOwnCoefficientsAgain) {
    const auto& p = kProcessors.array();
    const FittedLaw amdahl =
        fitClassicalLaw(ClassicalLaw::Amdahl, kProcessors, 100 * (0.1 + 0.9 / p));
    EXPECT_NEAR(amdahl.serial, 0.1, 1e-9);
    EXPECT_NEAR(amdahl.at(64), 100 * (0.1 + 0.9 / 64), 1e-6);
    const FittedLaw gustafson =
        fitClassicalLaw(ClassicalLaw::Gustafson, kProcessors, 70 / (p - 0.3 * (p - 1)));
    EXPECT_NEAR(gustafson.serial, 0.3, 1e-6);
    EXPECT_NEAR(gustafson.one, 70, 1e-3);
    EXPECT_NEAR(gustafson.at(64), 70 / (64 - 0.3 * 63), 1e-3);
    const FittedLaw universal = fitClassicalLaw(
        ClassicalLaw::Universal, kProcessors, 50 * (1 + 0.05 * (p - 1) + 0.002 * p * (p - 1)) / p);
    EXPECT_NEAR(universal.contention, 0.05, 1e-9);
    EXPECT_NEAR(universal.coherency, 0.002, 1e-9);
    EXPECT_NEAR(universal.at(64), 50 * (1 + 0.05 * 63 + 0.002 * 64 * 63) / 64, 1e-6);
    EXPECT_LT(universal.error, 1e-9);
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
