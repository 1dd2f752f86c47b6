// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/schema_map.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "core/graph/interpreter.h"

namespace footbridge {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

const FeatureSchema kSource{{{"size", ColumnType::Number, "KiB", {}},
                             {"kernel", ColumnType::Category, "", {"a", "b", "c"}},
                             {"gone", ColumnType::Number, "", {}},
                             {"plain", ColumnType::Number, "", {}}}};
const FeatureSchema kTarget{{{"variant", ColumnType::Category, "", {"d", "B ", "a"}},
                             {"value", ColumnType::Number, "", {}},
                             {"bytes", ColumnType::Number, "MiB", {}}}};

Matching sampleMatching() {
    Matching matching;
    matching.matched = {{"size", "bytes", MatchKind::ByHand, 1},
                        {"kernel", "variant", MatchKind::Accepted, 0.5},
                        {"plain", "value", MatchKind::SameName, 1}};
    return matching;
}

Matrix sampleRaw() {
    Matrix raw(4, 3);
    raw << 0, 1.5, 2, 1, -0.0, 0.1, 2, kNaN, kNaN, kNaN, 7, -3;
    return raw;
}

TEST(SchemaMap, ReadsSourceFeaturesOutOfTheTarget) {
    const SchemaMap map = mapSchema(kSource, kTarget, sampleMatching());
    EXPECT_EQ(map.mappedCount(), 3);
    const Matrix mapped = map.apply(sampleRaw());
    ASSERT_EQ(mapped.cols(), 4);
    EXPECT_DOUBLE_EQ(mapped(0, 0), 2048);
    EXPECT_EQ(mapped(0, 1), -1);
    EXPECT_EQ(mapped(1, 1), 1);
    EXPECT_EQ(mapped(2, 1), 0);
    EXPECT_TRUE(std::isnan(mapped(3, 1)));
    EXPECT_EQ(mapped(3, 3), 7);
    for (Index r = 0; r < 4; ++r) EXPECT_TRUE(std::isnan(mapped(r, 2)));
}

TEST(SchemaMap, WritesSourceFeaturesIntoTheTarget) {
    Matrix source(3, 4);
    source << 2048, 0, 5, 7, 102.4, 1, 5, kNaN, 1, 2, 5, 9;  // levels a, b and c
    Matrix target = Matrix::Constant(3, 3, 42);
    mapSchema(kSource, kTarget, sampleMatching()).writeBack(source, target);
    EXPECT_EQ(target.col(0), Vector(Eigen::Vector3d(2, 1, -1)));  // c has no level there
    EXPECT_DOUBLE_EQ(target(0, 2), 2);
    EXPECT_DOUBLE_EQ(target(1, 2), 0.1);
    EXPECT_EQ(target(0, 1), 7);
    EXPECT_TRUE(std::isnan(target(1, 1)));
}

TEST(SchemaMap, LeavesColumnsWithoutAMatchWhenWriting) {
    Matching matching = sampleMatching();
    matching.matched.pop_back();
    Matrix target = Matrix::Constant(1, 3, 42);
    mapSchema(kSource, kTarget, matching).writeBack(Matrix::Ones(1, 4), target);
    EXPECT_EQ(target(0, 1), 42);
}

TEST(SchemaMap, KeepsUnseenLevelsUnseen) {
    Matrix raw(1, 3);
    raw << -1, 0, 0;
    EXPECT_EQ(mapSchema(kSource, kTarget, sampleMatching()).apply(raw)(0, 1), -1);
}

TEST(SchemaMap, IsTheSameToTheBitAsItsGraph) {
    const SchemaMap map = mapSchema(kSource, kTarget, sampleMatching());
    graph::Builder builder(3);
    const graph::Value value = map.emit(builder, builder.input());
    const graph::ModelGraph graph = builder.finish(builder.constant(Vector::Zero(1)));
    const Matrix native = map.apply(sampleRaw());
    const Matrix emitted = graph::runTo(graph, value.node, sampleRaw());
    for (Index r = 0; r < native.rows(); ++r)
        for (Index c = 0; c < native.cols(); ++c)
            EXPECT_EQ(std::bit_cast<std::uint64_t>(native(r, c)),
                      std::bit_cast<std::uint64_t>(emitted(r, c)));
}

TEST(SchemaMap, GivesNothingButMissingWithoutMatches) {
    const SchemaMap map = mapSchema(kSource, kTarget, {});
    EXPECT_EQ(map.mappedCount(), 0);
    EXPECT_TRUE(map.apply(sampleRaw()).array().isNaN().all());
}

TEST(SchemaMap, IgnoresMatchesOfOtherSchemas) {
    Matching matching;
    matching.matched = {{"nowhere", "bytes", MatchKind::ByHand, 1},
                        {"size", "variant", MatchKind::ByHand, 1}};
    EXPECT_EQ(mapSchema(kSource, kTarget, matching).mappedCount(), 0);
}

}  // namespace
}  // namespace footbridge
