// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/training_time.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/run/error.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

/// Runs whose time is a bent function of three features, `factor` times as long.
Dataset platform(int rows, double factor, std::uint64_t seed, const std::string& last = "c") {
    Random random(seed);
    std::string csv = last == "c" ? "a,b,c,time\n" : "x,y,z,time\n";
    for (int i = 0; i < rows; ++i) {
        const double a = random.uniform(), b = random.uniform(), c = random.uniform();
        csv += std::to_string(a) + "," + std::to_string(b) + "," + std::to_string(c) + "," +
               std::to_string(factor * std::exp(2 * std::sin(4 * a) * b + c)) + "\n";
    }
    return makeDataset(std::make_shared<const Table>(parseCsv(csv, "platform")),
                       {.response = "time"});
}

TrainingTimeOptions smallStudy() {
    TrainingTimeOptions options;
    options.training.hidden = {16, 16};
    options.training.epochs = 25;
    options.seeds = 2;
    return options;
}

TEST(TrainingTime, WeightsOfTheSameFunctionSaveTraining) {
    const TrainingTime result =
        measureTrainingTime(platform(400, 1, 1), platform(120, 3, 2), smallStudy(), {});
    ASSERT_EQ(result.ways.size(), 1u + 3u);
    EXPECT_FALSE(result.ways[0].frozen);
    EXPECT_EQ(result.ways[0].reached, 2);
    const TrainingWay& carried = result.ways[1];
    ASSERT_TRUE(carried.rowsSaved);
    EXPECT_GT(carried.rowsSaved->median, 0.5);
    EXPECT_LE(carried.rows.median, result.ways[0].rows.median);
    EXPECT_EQ(carried.curve.size(), 25u);
}

TEST(TrainingTime, FindsFeaturesUnderTheirOtherNames) {
    TrainingTimeOptions options = smallStudy();
    const Dataset known = platform(400, 1, 1);
    const auto rowsOf = [&](const Dataset& target) {
        return measureTrainingTime(known, target, options, {}).ways[1].rows.median;
    };
    const double named = rowsOf(platform(120, 3, 2));
    options.matched = {{"a", "x"}, {"b", "y"}, {"c", "z"}};
    EXPECT_EQ(rowsOf(platform(120, 3, 2, "z")), named);
}

TEST(TrainingTime, IsTheSameEveryTimeButForTheClock) {
    const auto curve = [] {
        return measureTrainingTime(platform(100, 1, 1), platform(60, 3, 2), smallStudy(), {})
            .ways[2]
            .curve.back()
            .error;
    };
    EXPECT_EQ(curve(), curve());
}

TEST(TrainingTime, FrozenLayersKeepTheirWeights) {
    const Network start = freshNetwork(3, {8, 8}, 1, 1);
    Random random(3);
    TrainingRows rows{Matrix(40, 3), Matrix(10, 3), Matrix(40, 1), Matrix(10, 1)};
    for (double& value : rows.X.reshaped()) value = random.normal();
    for (double& value : rows.validationX.reshaped()) value = random.normal();
    rows.v = rows.X.rowwise().sum();
    rows.validationV = rows.validationX.rowwise().sum();
    const TrainingCurve curve = trainWatched(start, rows, {.epochs = 30, .frozen = 1}, {});
    EXPECT_EQ(curve.network.layers[0].weight, start.layers[0].weight);
    EXPECT_NE(curve.network.layers[1].weight, start.layers[1].weight);
    EXPECT_LT(curve.points.back().error, curve.points.front().error);
}

TEST(TrainingTime, RefusesNumbersThatCannotBeComputedWith) {
    for (const char* column : {"b", "time"}) {
        Table table = *platform(50, 1, 2).table;
        for (Column& each : table.columns)
            if (each.name == column) each.numbers[3] = 1e308;
        const Dataset target =
            makeDataset(std::make_shared<const Table>(std::move(table)), {.response = "time"});
        EXPECT_THROW(measureTrainingTime(platform(50, 1, 1), target, smallStudy(), {}), Error)
            << column;
    }
}

TEST(TrainingTime, RefusesTablesThatShareNothingOrAreTooSmall) {
    EXPECT_THROW(measureTrainingTime(platform(50, 1, 1), platform(50, 1, 2, "z"), smallStudy(), {}),
                 Error);
    EXPECT_THROW(measureTrainingTime(platform(50, 1, 1), platform(5, 1, 2), smallStudy(), {}),
                 Error);
}

}  // namespace
}  // namespace footbridge
