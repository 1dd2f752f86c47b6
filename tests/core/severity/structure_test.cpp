// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/structure.h"

#include <gtest/gtest.h>

#include "core/run/error.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

/// Rows whose two leading directions run along the given columns.
Matrix alongColumns(Index rows, Index first, Index second, std::uint64_t seed) {
    Random random(seed);
    Matrix Z(rows, 8);
    for (Index row = 0; row < rows; ++row)
        for (Index column = 0; column < 8; ++column)
            Z(row, column) = random.normal() * (column == first || column == second ? 6 : 1);
    return Z;
}

TEST(StructureDistance, IsZeroForTwoPartsOfOneTable) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto structure = structureDistance(
            {alongColumns(200, 0, 1, 2 * seed), alongColumns(200, 0, 1, 2 * seed + 1)}, {}, seed,
            {});
        ASSERT_TRUE(structure);
        EXPECT_EQ(structure->directions, 2);
        EXPECT_LT(structure->calibrated, 0.05) << seed;
    }
}

TEST(StructureDistance, IsOneForOrthogonalDirections) {
    const auto structure =
        structureDistance({alongColumns(200, 0, 1, 1), alongColumns(200, 2, 3, 2)}, {}, 1, {});
    ASSERT_TRUE(structure);
    EXPECT_GT(structure->calibrated, 0.95);
    EXPECT_LT(structure->floor, 0.2);
    EXPECT_LT(structure->noise, 0.3);
}

TEST(StructureDistance, SeesHalfOfTheDirectionsChange) {
    const auto structure =
        structureDistance({alongColumns(300, 0, 1, 1), alongColumns(300, 0, 3, 2)}, {}, 1, {});
    ASSERT_TRUE(structure);
    EXPECT_NEAR(structure->distance, std::sqrt(0.5), 0.1);
    EXPECT_GT(structure->calibrated, 0.4);
}

TEST(StructureDistance, NeedsTwoColumnsAndRowsToSplit) {
    EXPECT_FALSE(structureDistance({Matrix::Random(50, 1), Matrix::Random(50, 1)}, {}, 1, {}));
    EXPECT_FALSE(structureDistance({Matrix::Random(4, 3), Matrix::Random(50, 3)}, {}, 1, {}));
}

/// Groups of ten rows that lean their own way, so that rows of a group are alike.
struct Grouped {
    Matrix Z;
    std::vector<int> groups;
};

Grouped grouped(int groupCount, std::uint64_t seed) {
    Random random(seed);
    Grouped result{Matrix(10 * groupCount, 5), {}};
    for (int group = 0; group < groupCount; ++group) {
        Vector centre(5);
        for (double& value : centre) value = 3 * random.normal();
        for (Index row = 10 * group; row < 10 * (group + 1); ++row) {
            for (Index column = 0; column < 5; ++column)
                result.Z(row, column) = centre[column] + 0.1 * random.normal();
            result.groups.push_back(group);
        }
    }
    return result;
}

TEST(StructureDistance, KeepsGroupsWholeWhereItLearnsWhatNoiseIs) {
    int differ = 0, differRowByRow = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Grouped source = grouped(12, 2 * seed), target = grouped(12, 2 * seed + 1);
        const SharedScores scores{source.Z, target.Z};
        differ += structureDistance(scores, source.groups, seed, {})->calibrated > 0.05;
        differRowByRow += structureDistance(scores, {}, seed, {})->calibrated > 0.05;
    }
    EXPECT_LE(differ, 6);
    EXPECT_GT(differRowByRow, differ);
}

TEST(StructureDistance, StopsWhenCancelled) {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    EXPECT_THROW(structureDistance({Matrix::Random(50, 3), Matrix::Random(50, 3)}, {}, 1, context),
                 Cancelled);
}

}  // namespace
}  // namespace footbridge
