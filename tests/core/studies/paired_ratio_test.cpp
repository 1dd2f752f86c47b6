// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/summary/paired_ratio.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/run/random.h"

namespace footbridge {
namespace {

/// Cells in which "a" has `factor` times the error of "b", give or take noise.
std::vector<GridCell> cellsOf(int cells, int repeats, double factor, double noise) {
    Random random(1, "cells");
    std::vector<GridCell> result(static_cast<std::size_t>(cells));
    for (GridCell& cell : result)
        for (int repeat = 0; repeat < repeats; ++repeat) {
            const double hard = random.normal();
            cell.logErrors["b"][repeat] = hard;
            cell.logErrors["a"][repeat] = hard + std::log(factor) + noise * random.normal();
        }
    return result;
}

GridCells pointers(const std::vector<GridCell>& cells) {
    GridCells result;
    for (const GridCell& cell : cells) result.push_back(&cell);
    return result;
}

TEST(PairedRatio, IsTheGeometricMeanOfTheRatios) {
    const auto cells = cellsOf(10, 3, 0.5, 0);
    const PairedRatio ratio = pairedRatio(pointers(cells), "a", "b");
    EXPECT_NEAR(ratio.ratio, 0.5, 1e-12);
    EXPECT_NEAR(ratio.low, 0.5, 1e-12) << "hard cells are hard for both and widen nothing";
    EXPECT_NEAR(ratio.high, 0.5, 1e-12);
    EXPECT_EQ(ratio.wins, 1);
    EXPECT_EQ(ratio.cells, 10);
    EXPECT_TRUE(ratio.toldApart());
}

TEST(PairedRatio, TellsWhenRepeatsDisagree) {
    auto cells = cellsOf(2, 2, 1, 0);
    for (GridCell& cell : cells) {
        cell.logErrors["a"][0] += 1;
        cell.logErrors["a"][1] -= 1.2;
    }
    const PairedRatio ratio = pairedRatio(pointers(cells), "a", "b");
    EXPECT_NEAR(ratio.ratio, std::exp(-0.1), 1e-12);
    EXPECT_LT(ratio.low, ratio.ratio);
    EXPECT_GT(ratio.high, ratio.ratio);
    EXPECT_FALSE(ratio.toldApart());
}

// Two draws of the shots say as much as theory: the interval of a mean of 40 differences of
// deviation 1 in 20 cells reaches 1.645 / sqrt(40) to both sides.
TEST(PairedRatio, IsAsWideAsTheNoiseMakesIt) {
    const auto cells = cellsOf(20, 2, 1, 1);
    const PairedRatio ratio = pairedRatio(pointers(cells), "a", "b");
    EXPECT_NEAR(std::log(ratio.high / ratio.low) / 2, 1.645 / std::sqrt(40.0), 0.08);
}

TEST(PairedRatio, HasNoIntervalForOneRepeat) {
    const auto cells = cellsOf(5, 1, 2, 0);
    const PairedRatio ratio = pairedRatio(pointers(cells), "a", "b");
    EXPECT_NEAR(ratio.ratio, 2, 1e-12);
    EXPECT_TRUE(std::isnan(ratio.low));
    EXPECT_FALSE(ratio.toldApart());
    EXPECT_EQ(ratio.text(), "2.00");
}

TEST(PairedRatio, CountsCommonCellsAndRepeatsAlone) {
    auto cells = cellsOf(3, 2, 0.5, 0);
    cells[0].logErrors.erase("a");
    cells[1].logErrors["a"].erase(0);
    cells[1].logErrors["a"][7] = 100;
    const PairedRatio ratio = pairedRatio(pointers(cells), "a", "b");
    EXPECT_EQ(ratio.cells, 2);
    EXPECT_NEAR(ratio.ratio, 0.5, 1e-12);
    EXPECT_EQ(pairedRatio(pointers(cells), "a", "c").text(), "–");
}

}  // namespace
}  // namespace footbridge
