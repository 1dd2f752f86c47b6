// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/target_reader.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

/// Five runs of one compiler on eight threads: the shots; and one more.
std::vector<Execution> narrowRuns() {
    std::vector<Execution> runs;
    for (const double size : {20.0, 40.0, 60.0, 80.0, 100.0, 500.0}) runs.push_back({size, 8, 0});
    return runs;
}

const Rows kShots{0, 1, 2, 3, 4};

TargetReading readShots(const Scene& scene) {
    return readTarget(*scene.model, scene.target, {kShots, true}, scene.matching, {});
}

TEST(TargetReader, LetsTheSourcesRunsStandForAPoolOfShots) {
    const Scene scene(platform("new cluster", narrowRuns(), affineTime));
    const TargetReading reading = readShots(scene);
    EXPECT_EQ(reading.pool.size(), 5 + scene.model->sample.rows());
    const Index threads = reading.view.schema.indexOf("threads");
    ASSERT_GE(threads, 0);
    // Alone, the shots would say that the number of threads never changes.
    bool coded = false;
    for (const FeatureEncoder::Part& part : reading.view.encoder.parts())
        coded = coded || part.feature == threads;
    EXPECT_TRUE(coded);
    EXPECT_LT(reading.pool.raw.col(threads).minCoeff(), 8);
    EXPECT_GT(reading.pool.raw.col(threads).maxCoeff(), 8);
}

TEST(TargetReader, KnowsTheSourcesLevelsBesideThoseOfTheShots) {
    const Scene scene(platform("new cluster", narrowRuns(), affineTime));
    const TargetReading reading = readShots(scene);
    const Index compiler = reading.view.schema.indexOf("compiler");
    std::vector<std::string> levels =
        reading.view.schema.features[static_cast<std::size_t>(compiler)].levels;
    EXPECT_EQ(levels.front(), "gcc");
    std::sort(levels.begin(), levels.end());
    EXPECT_EQ(levels, (std::vector<std::string>{"clang", "gcc", "icx"}));
}

TEST(TargetReader, TakesRangesFromTheShotsAlone) {
    const Scene scene(platform("new cluster", narrowRuns(), affineTime));
    const TargetReading reading = readShots(scene);
    const auto size = static_cast<std::size_t>(reading.view.schema.indexOf("size"));
    EXPECT_EQ(reading.view.low[size], 20);
    EXPECT_EQ(reading.view.high[size], 100);
}

TEST(TargetReader, WithoutSharedColumnsThePoolIsTheShots) {
    const Scene scene(renamedTarget());
    const TargetReading reading = readShots(scene);
    EXPECT_EQ(reading.pool.size(), 5);
    EXPECT_EQ(reading.reference.size(), 5);
}

}  // namespace
}  // namespace footbridge
