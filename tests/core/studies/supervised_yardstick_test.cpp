// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/supervised_yardstick.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/run/error.h"
#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

/// Runs of ten inputs; their time follows from the size, or from nothing at all.
Dataset runs(int count, bool noise, bool grouped) {
    Random random(5, "runs");
    std::string csv = "input,size,time\n";
    for (int i = 0; i < count; ++i) {
        const double size = 1 + 99 * random.uniform();
        const double time = noise ? std::exp(random.normal()) : size * size;
        csv += "in" + std::to_string(i % 10) + "," + formatNumber(size) + "," + formatNumber(time) +
               "\n";
    }
    Roles roles;
    roles.response = "time";
    if (grouped) roles.groups = {"input"};
    return makeDataset(std::make_shared<const Table>(parseCsv(csv, "runs.csv")), roles);
}

Split splitOf(const Dataset& dataset, double shots, std::size_t testRows) {
    return drawSplit(dataset.labelledRows(), dataset.groupKeys(), dataset.table->rows(),
                     {ShotRequest::Kind::Count, shots, {}}, testRows, 1);
}

TEST(SupervisedYardstick, LearnsFromAHundredTimesTheShots) {
    const Dataset dataset = runs(1000, false, false);
    const Yardstick yardstick = supervisedYardstick(dataset, splitOf(dataset, 4, 200), {});
    EXPECT_EQ(yardstick.labelledRows, 400);
    EXPECT_EQ(yardstick.testRows, 200);
    EXPECT_LT(yardstick.nmse, 0.01);
}

TEST(SupervisedYardstick, ReachesAsFarAsLabelledRowsDo) {
    const Dataset dataset = runs(300, false, false);
    const Split split = splitOf(dataset, 10, 2000);
    ASSERT_EQ(split.test.size(), 290u) << "no other row is left";
    const Yardstick yardstick = supervisedYardstick(dataset, split, {});
    EXPECT_EQ(yardstick.testRows, 290);
    EXPECT_GT(yardstick.labelledRows, 200);
    EXPECT_LT(yardstick.labelledRows, 290);
}

// A model that had seen the rows it is tested on would know their noise.
TEST(SupervisedYardstick, NeverLearnsFromTheRowsItIsTestedOn) {
    const Dataset dataset = runs(300, true, false);
    EXPECT_GT(supervisedYardstick(dataset, splitOf(dataset, 10, 2000), {}).nmse, 0.9);
    EXPECT_GT(supervisedYardstick(dataset, splitOf(dataset, 3, 20), {}).nmse, 0.7);
}

TEST(SupervisedYardstick, NeverLearnsFromGroupsItIsTestedOn) {
    const Dataset dataset = runs(400, false, true);
    const Split split = splitOf(dataset, 3, 40);
    // Five groups of 40 rows may teach; the tested ones may not, though only 40 of their rows are
    // tested.
    const Yardstick yardstick = supervisedYardstick(dataset, split, {});
    EXPECT_LE(yardstick.labelledRows, 360);
    EXPECT_EQ(yardstick.testRows, 40);
}

TEST(SupervisedYardstick, IsTheSameForTheSameSeed) {
    const Dataset dataset = runs(300, false, false);
    const Split split = splitOf(dataset, 10, 100);
    EXPECT_EQ(supervisedYardstick(dataset, split, {}).nmse,
              supervisedYardstick(dataset, split, {}).nmse);
}

TEST(SupervisedYardstick, NeedsRowsToBeTestedOn) {
    const Dataset dataset = runs(20, false, false);
    EXPECT_THROW(supervisedYardstick(dataset, {{0, 1, 2}, {}}, {}), Error);
}

}  // namespace
}  // namespace footbridge
