// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/recommendation.h"

#include <gmock/gmock.h>

#include <cmath>

#include "core/run/error.h"

namespace footbridge {
namespace {

double same(double v) {
    return v;
}

Alternative place(const char* name, double time, double nodes, double price, double request) {
    Alternative alternative{name, nodes, price, request, {time, 1}, {}, same};
    for (int i = -2; i <= 2; ++i) alternative.residuals.push_back(0.1 * time * i);
    return alternative;
}

const std::vector<Alternative> kPlaces{
    place("slow", 100, 1, 1, 150),
    place("fast", 40, 4, 1, 60),
    place("worse", 120, 2, 1, 200),
};

TEST(PlaceRecommendation, TakesTheCheapestThatMeetsTheDeadline) {
    Limits limits;
    limits.risk = 0.2;
    EXPECT_EQ(recommend(kPlaces, limits).best, 0U);
    limits.deadline = 60;
    const PlaceRecommendation hurried = recommend(kPlaces, limits);
    EXPECT_EQ(hurried.best, 1U);
    EXPECT_TRUE(hurried.withinRisk);
    EXPECT_EQ(hurried.assessments[0].chanceMissed, 1);
    EXPECT_NEAR(hurried.assessments[1].chanceMissed, 1.0 / 6, 1e-12);
}

TEST(PlaceRecommendation, TakesTheFastestThatTheBudgetAllows) {
    Limits limits;
    limits.risk = 0.2;
    limits.budget = 250;
    EXPECT_EQ(recommend(kPlaces, limits).best, 1U);
    limits.budget = 125;
    EXPECT_EQ(recommend(kPlaces, limits).best, 0U);
}

TEST(PlaceRecommendation, TakesNoPlaceWithoutNodes) {
    for (const double nodes : {0.0, -4.0, std::nan("")}) {
        const PlaceRecommendation recommendation =
            recommend({place("free", 10, nodes, 1, 15), kPlaces[0]}, {});
        EXPECT_EQ(recommendation.best, 1U) << nodes;
        EXPECT_TRUE(std::isnan(recommendation.assessments[0].price)) << nodes;
        EXPECT_FALSE(recommendation.assessments[0].onFront) << nodes;
    }
}

TEST(PlaceRecommendation, SaysWhenNoneIsWithinTheRisk) {
    Limits limits;
    limits.deadline = 1;
    const PlaceRecommendation none = recommend(kPlaces, limits);
    EXPECT_TRUE(none.best);
    EXPECT_FALSE(none.withinRisk);
    EXPECT_FALSE(recommend({}, {}).best);
    limits.deadline = 0;
    EXPECT_THROW(recommend(kPlaces, limits), Error);
}

TEST(PlaceRecommendation, KnowsTheParetoFront) {
    const auto assessments = recommend(kPlaces, {}).assessments;
    EXPECT_TRUE(assessments[0].onFront);
    EXPECT_TRUE(assessments[1].onFront);
    EXPECT_FALSE(assessments[2].onFront);
    EXPECT_EQ(assessments[1].price, 160);
    EXPECT_EQ(assessments[1].time, 40);
}

}  // namespace
}  // namespace footbridge
