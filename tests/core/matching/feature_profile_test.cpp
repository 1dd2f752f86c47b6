// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/feature_profile.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/run/random.h"

namespace footbridge {
namespace {

const Feature kNumber{"x", ColumnType::Number, "", {}};

Vector vectorOf(std::initializer_list<double> values) {
    Vector vector(static_cast<Index>(values.size()));
    std::ranges::copy(values, vector.data());
    return vector;
}

Vector normals(std::uint64_t seed, Index count) {
    Random random(seed);
    return Vector::NullaryExpr(count, [&] { return random.normal(); });
}

TEST(RankCorrelation, IsTheCorrelationOfAverageRanks) {
    const auto correlation = rankCorrelation(vectorOf({1, 2, 2, 3, 10}), vectorOf({1, 5, 4, 8, 7}));
    ASSERT_TRUE(correlation);
    // Ranks 1, 2.5, 2.5, 4, 5 and 1, 3, 2, 5, 4: covariance 8.5 over sqrt(9.5 * 10).
    EXPECT_NEAR(correlation->value, 8.5 / std::sqrt(95.0), 1e-12);
    EXPECT_EQ(correlation->rows, 5u);
}

TEST(RankCorrelation, IsUnknownForFewOrConstantValues) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_FALSE(rankCorrelation(vectorOf({1, 2, 3, nan}), vectorOf({1, 2, 3, 4})));
    EXPECT_FALSE(rankCorrelation(vectorOf({1, 1, 1, 1}), vectorOf({1, 2, 3, 4})));
}

TEST(Shape, IsFullForTheSameValuesAndLowForOthers) {
    const FeatureProfile a = profileOf(kNumber, normals(1, 500));
    EXPECT_DOUBLE_EQ(shapeSimilarity(a, a), 1);
    EXPECT_GT(shapeSimilarity(a, profileOf(kNumber, normals(2, 500))), 0.8);
    const FeatureProfile spiky = profileOf(kNumber, normals(3, 500).array().pow(4) * 1e6);
    EXPECT_LT(shapeSimilarity(a, spiky), 0.5);
}

TEST(Shape, ComparesFewValuesByWhatTheyAre) {
    const FeatureProfile tiles = profileOf(kNumber, vectorOf({1, 2, 4, 8, 16}));
    const FeatureProfile same = profileOf(kNumber, vectorOf({16, 8, 4, 2, 1, 1}));
    const FeatureProfile odd = profileOf(kNumber, vectorOf({3, 5, 7, 11, 13}));
    EXPECT_GT(shapeSimilarity(tiles, same), shapeSimilarity(tiles, odd) + 0.3);
}

TEST(Shape, ComparesCategoriesByTheShareOfTheirLevels) {
    const Feature a{"a", ColumnType::Category, "", {"x", "y"}};
    const Feature b{"b", ColumnType::Category, "", {"Y ", "z"}};
    const FeatureProfile first = profileOf(a, vectorOf({0, 1, 1, 1}));
    const FeatureProfile second = profileOf(b, vectorOf({0, 1, 0, 1}));
    EXPECT_DOUBLE_EQ(shapeSimilarity(first, second), 0.5);
    EXPECT_EQ(shapeSimilarity(first, profileOf(kNumber, vectorOf({0, 1, 1, 1}))), 0);
}

TEST(Shape, SaysLittleForColumnsOfTwoValuesAndNothingForConstantOnes) {
    const FeatureProfile flag = profileOf(kNumber, vectorOf({0, 1, 0, 1}));
    const FeatureProfile constant = profileOf(kNumber, vectorOf({1, 1, 1}));
    const FeatureProfile many = profileOf(kNumber, normals(1, 100));
    EXPECT_DOUBLE_EQ(shapeEvidence(flag, many), 0.25);
    EXPECT_EQ(shapeEvidence(constant, many), 0);
    EXPECT_EQ(shapeEvidence(many, many), 1);
}

}  // namespace
}  // namespace footbridge
