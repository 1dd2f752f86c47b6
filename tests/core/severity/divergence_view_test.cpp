// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/divergence_view.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

struct Seen {
    const Scene scene{bentTarget()};
    const Rows shots = firstRows(20, 120).shots;
    const PreparedPair prepared =
        preparePair(*scene.model, scene.sources, scene.target, scene.matching, {});
    const Severity severity = scoreShots(prepared, *scene.model, scene.target, shots);
    const DivergenceView view =
        viewDivergence(prepared, *scene.model, scene.sources, scene.target, shots, severity, {});
};

const Seen& seen() {
    static const Seen one;
    return one;
}

TEST(DivergenceView, FitsTheClosestSourceToTheShots) {
    const auto& fit = seen().view.fit;
    ASSERT_TRUE(fit);
    EXPECT_EQ(fit->rows, seen().shots);
    const Vector response = seen().scene.target.response();
    double plain = 0, shifted = 0;
    for (Index i = 0; i < fit->measured.size(); ++i) {
        EXPECT_NEAR(fit->measured[i], response[seen().shots[static_cast<std::size_t>(i)]], 1e-9);
        plain += std::pow(std::log(fit->measured[i] / fit->predicted[i]), 2);
        shifted += std::pow(std::log(fit->measured[i] / fit->fitted[i]), 2);
    }
    EXPECT_LE(shifted, plain) << "an offset and a scale can only bring it closer";
    EXPECT_NEAR(fit->factor, seen().severity.factor, 1e-9) << "as the headline's sentence says";
    EXPECT_GE(fit->spread, 1);
}

TEST(DivergenceView, MapsRowsOfBothSidesWithAllShots) {
    const auto& map = seen().view.map;
    ASSERT_TRUE(map);
    EXPECT_EQ(map->target.rows(), static_cast<Index>(map->targetRows.size()));
    EXPECT_EQ(map->source.rows(), map->sourceResponse.size());
    EXPECT_EQ(map->columns, seen().prepared.map.mappedCount());
    EXPECT_GT(map->share, 0);
    EXPECT_LE(map->share, 1 + 1e-9);
    std::set<Index> shots;
    for (const Index place : map->shots)
        shots.insert(map->targetRows[static_cast<std::size_t>(place)]);
    EXPECT_EQ(shots, std::set<Index>(seen().shots.begin(), seen().shots.end()));
    Matrix all(map->source.rows() + map->target.rows(), 2);
    all << map->source, map->target;
    EXPECT_NEAR(all.col(0).mean(), 0, 1e-6);
    EXPECT_NEAR(all.col(0).dot(all.col(1)) / static_cast<double>(all.rows()), 0, 1e-6)
        << "components are uncorrelated";
    EXPECT_GE(all.col(0).squaredNorm(), all.col(1).squaredNorm());
}

TEST(DivergenceView, DrawsSeverityUpToTheShotsAndPromisesNoLessBeyond) {
    const auto& curve = seen().view.curve;
    ASSERT_GE(curve.size(), 4u);
    EXPECT_EQ(curve.front().shots, 5);
    std::size_t now = 0;
    while (curve[now].shots < 20) EXPECT_FALSE(curve[now++].expected);
    EXPECT_EQ(curve[now].shots, 20);
    EXPECT_EQ(curve[now].value, seen().severity.headline);
    EXPECT_EQ(curve[now].low, seen().severity.bandLow);
    for (std::size_t i = now + 1; i < curve.size(); ++i) {
        EXPECT_TRUE(curve[i].expected);
        EXPECT_EQ(curve[i].value, curve[now].value);
        EXPECT_LE(curve[i].high - curve[i].low, curve[i - 1].high - curve[i - 1].low);
    }
    for (const SeverityPoint& point : curve) {
        EXPECT_LE(point.low, point.value + 1e-12);
        EXPECT_GE(point.high, point.value - 1e-12);
    }
}

TEST(DivergenceView, IsTheSameEveryTime) {
    const DivergenceView again =
        viewDivergence(seen().prepared, *seen().scene.model, seen().scene.sources,
                       seen().scene.target, seen().shots, seen().severity, {});
    EXPECT_EQ(again.map->target, seen().view.map->target);
    ASSERT_EQ(again.curve.size(), seen().view.curve.size());
    for (std::size_t i = 0; i < again.curve.size(); ++i)
        EXPECT_EQ(again.curve[i].value, seen().view.curve[i].value);
}

}  // namespace
}  // namespace footbridge
