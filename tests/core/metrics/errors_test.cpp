// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/errors.h"

#include <gtest/gtest.h>

#include <cmath>

namespace footbridge {
namespace {

Vector vectorOf(std::initializer_list<double> values) {
    Vector result(static_cast<Index>(values.size()));
    std::copy(values.begin(), values.end(), result.data());
    return result;
}

TEST(Errors, MeanSquaredErrorAveragesSquares) {
    EXPECT_DOUBLE_EQ(meanSquaredError(vectorOf({1, 2, 3}), vectorOf({1, 4, 6})), 13.0 / 3);
    EXPECT_TRUE(std::isnan(meanSquaredError(Vector(), Vector())));
}

TEST(Errors, NormalisedErrorOfTheMeanIsOne) {
    const Vector truth = vectorOf({1, 2, 6});
    EXPECT_DOUBLE_EQ(normalisedError(Vector::Constant(3, 3), truth, variance(truth)), 1);
    EXPECT_DOUBLE_EQ(rSquared(Vector::Constant(3, 3), truth), 0);
}

TEST(Errors, NormalisedErrorWithoutVarianceIsUndefined) {
    EXPECT_TRUE(std::isnan(normalisedError(vectorOf({1}), vectorOf({2}), 0)));
}

TEST(Errors, PercentageErrorsAreRelativeToTheTruth) {
    const Vector prediction = vectorOf({11, -1, 30}), truth = vectorOf({10, -2, 20});
    EXPECT_DOUBLE_EQ(meanAbsolutePercentageError(prediction, truth), 110.0 / 3);
    EXPECT_DOUBLE_EQ(medianAbsolutePercentageError(prediction, truth), 50);
}

TEST(Errors, PercentageErrorsLeaveOutZeroTruths) {
    EXPECT_DOUBLE_EQ(meanAbsolutePercentageError(vectorOf({5, 3}), vectorOf({0, 2})), 50);
    EXPECT_TRUE(std::isnan(meanAbsolutePercentageError(vectorOf({5}), vectorOf({0}))));
}

TEST(Errors, RanksShareTies) {
    EXPECT_EQ(ranks(vectorOf({30, 10, 20, 20})), vectorOf({4, 1, 2.5, 2.5}));
}

TEST(Errors, SpearmanSeesOnlyTheOrder) {
    EXPECT_DOUBLE_EQ(spearman(vectorOf({1, 2, 3, 4}), vectorOf({1, 10, 100, 1000})), 1);
    EXPECT_DOUBLE_EQ(spearman(vectorOf({1, 2, 3}), vectorOf({9, 5, 2})), -1);
    EXPECT_TRUE(std::isnan(spearman(vectorOf({1, 1, 1}), vectorOf({1, 2, 3}))));
}

TEST(Errors, QuantilesInterpolateBetweenNeighbours) {
    EXPECT_DOUBLE_EQ(median(vectorOf({4, 1, 3, 2})), 2.5);
    EXPECT_DOUBLE_EQ(quantile(vectorOf({10, 0, 20}), 0.25), 5);
    EXPECT_DOUBLE_EQ(quantile(vectorOf({10, 0, 20}), 1), 20);
    EXPECT_TRUE(std::isnan(median(Vector())));
}

TEST(Errors, TheUpperMedianIsOneOfTheValues) {
    EXPECT_EQ(upperMedian({4, 1, 3, 2}), 3);
    EXPECT_EQ(upperMedian({3, 1, 2}), 2);
    EXPECT_TRUE(std::isnan(upperMedian({})));
}

TEST(Errors, QuantilesOfSortedValuesAreThoseOfTheValues) {
    const std::vector<double> sorted{-1, 0.1, 0.7, 3, 11};
    for (const double share : {0.0, 0.03, 0.25, 0.5, 0.77, 1.0})
        EXPECT_EQ(quantileOfSorted(sorted, share),
                  quantile(vectorOf({0.7, 11, -1, 3, 0.1}), share));
}

TEST(Errors, VarianceDividesByTheNumberOfValues) {
    EXPECT_DOUBLE_EQ(variance(vectorOf({1, 3})), 1);
    EXPECT_DOUBLE_EQ(variance(vectorOf({5})), 0);
}

}  // namespace
}  // namespace footbridge
