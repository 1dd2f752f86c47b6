// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/canonical_columns.h"

#include <gtest/gtest.h>

#include <numeric>

#include "core/run/random.h"

namespace footbridge {
namespace {

const ThreadBudget one(1);

/// Columns with equal distributions (each holds 0 … n-1) and different company.
Matrix shuffledCounts(Index rows, Index columns, std::uint64_t seed) {
    Matrix table(rows, columns);
    for (Index column = 0; column < columns; ++column) {
        const Rows order = Random(seed + static_cast<std::uint64_t>(column)).permutation(rows);
        for (Index row = 0; row < rows; ++row)
            table(row, column) = static_cast<double>(order[static_cast<std::size_t>(row)]);
    }
    return table;
}

std::vector<double> firstRowIn(const Matrix& table, const Rows& order) {
    std::vector<double> values;
    for (const Index column : order) values.push_back(table(0, column));
    return values;
}

TEST(CanonicalColumns, FollowTheContentsOfTheColumns) {
    const std::vector<bool> numbers(6, false);
    const Matrix source = shuffledCounts(40, 6, 1), target = shuffledCounts(30, 6, 50);
    const Rows moved = {4, 2, 5, 0, 1, 3};
    const Matrix movedSource = source(Eigen::all, moved), movedTarget = target(Eigen::all, moved);
    EXPECT_EQ(firstRowIn(source, canonicalColumns(source, target, numbers, one)),
              firstRowIn(movedSource, canonicalColumns(movedSource, movedTarget, numbers, one)));
}

TEST(CanonicalColumns, DoNotKnowTheOrderOfTheRows) {
    const std::vector<bool> numbers(6, false);
    const Matrix source = shuffledCounts(40, 6, 1), target = shuffledCounts(30, 6, 50);
    EXPECT_EQ(
        canonicalColumns(source, target, numbers, one),
        canonicalColumns(source.colwise().reverse(), target.colwise().reverse(), numbers, one));
}

TEST(CanonicalColumns, DoNotKnowTheUnit) {
    const std::vector<bool> numbers(6, false);
    const Matrix source = shuffledCounts(40, 6, 1), target = shuffledCounts(30, 6, 50);
    const Matrix scaled = (source.array() * 0.001 + 3).matrix();
    EXPECT_EQ(canonicalColumns(source, target, numbers, one),
              canonicalColumns(scaled, target, numbers, one));
}

}  // namespace
}  // namespace footbridge
