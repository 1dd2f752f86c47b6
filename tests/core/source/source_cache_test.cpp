// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_cache.h"

#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <thread>

#include "core/run/error.h"
#include "core/source/source_samples.h"
#include "tests/core/changed_inputs.h"
#include "tests/core/platforms.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

using namespace platforms;

SourceOptions tiny() {
    return {1, 20, 5, 4000, 6000};
}

std::shared_ptr<const SourceModel> get(SourceCache& cache, const Dataset& dataset,
                                       const RunContext& context = {},
                                       const SourceOptions& options = tiny()) {
    const std::vector<Dataset> sources{dataset};
    return cache.get(sources, {"size", "threads"}, ResponseTransform::Kind::Log, options, context);
}

Dataset changed(const Dataset& dataset, const std::function<void(Table&, Roles&)>& change) {
    Table table = *dataset.table;
    Roles roles = dataset.roles;
    change(table, roles);
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles, dataset.label);
}

TEST(SourceCache, TheSameDataIsTrainedOnce) {
    SourceCache cache;
    const auto first = get(cache, source());
    EXPECT_EQ(get(cache, source()), first);
    EXPECT_EQ(cache.size(), 1u);
}

TEST(SourceCache, WhatTrainingDoesNotReadChangesNothing) {
    SourceCache cache;
    const auto first = get(cache, source());
    const Dataset other =
        changed(source(), [](Table&, Roles& roles) { roles.ignored.push_back("compiler"); });
    EXPECT_EQ(get(cache, other), first);
}

TEST(SourceCache, AMovedTableIsNotTrainedAnew) {
    SourceCache cache;
    const auto lying = [](const char* path) {
        return changed(source(), [path](Table& table, Roles&) { table.path = path; });
    };
    const auto first = get(cache, lying("/home/somebody/runs/source.csv"));
    EXPECT_EQ(get(cache, lying("/archive/2026/source.csv")), first);
    EXPECT_EQ(get(cache, lying("/archive/2026/renamed.csv")), first);
}

class SourceCacheChange
    : public testing::TestWithParam<std::pair<const char*, std::function<void(Table&, Roles&)>>> {};

TEST_P(SourceCacheChange, IsTrainedAnew) {
    SourceCache cache;
    const auto first = get(cache, source());
    const auto second = get(cache, changed(source(), GetParam().second));
    EXPECT_NE(second, first);
    EXPECT_NE(second->digest, first->digest);
    EXPECT_EQ(get(cache, source()), first);
}

INSTANTIATE_TEST_SUITE_P(
    Of, SourceCacheChange,
    testing::Values(
        std::pair{"value", [](Table& table, Roles&) { table.columns[0].numbers[7] *= 2; }},
        std::pair{"response", [](Table& table, Roles&) { table.columns[3].numbers[7] *= 2; }},
        std::pair{"label",
                  [](Table& table, Roles&) {
                      table.columns[3].numbers[7] = std::numeric_limits<double>::quiet_NaN();
                  }},
        std::pair{"responseRole",
                  [](Table& table, Roles& roles) {
                      table.columns.push_back(table.columns[3]);
                      table.columns.back().name = "energy";
                      for (double& value : table.columns.back().numbers) value *= value;
                      roles.response = "energy";
                      roles.ignored = {"time"};
                  }},
        std::pair{"groupRole", [](Table&, Roles& roles) { roles.groups = {"threads"}; }},
        std::pair{"checksum", [](Table& table, Roles&) { table.checksum = "another"; }}),
    [](const auto& test) { return test.param.first; });

TEST(SourceCache, OtherColumnsOptionsAndSeedsAreTrainedAnew) {
    SourceCache cache;
    const auto first = get(cache, source());
    RunContext seeded;
    seeded.seed = 2;
    EXPECT_NE(get(cache, source(), seeded), first);
    SourceOptions longer = tiny();
    longer.boostingRounds = 6;
    EXPECT_NE(get(cache, source(), {}, longer), first);
    const std::vector<Dataset> sources{source()};
    EXPECT_NE(cache.get(sources, {"size"}, ResponseTransform::Kind::Log, tiny(), {}), first);
    EXPECT_NE(cache.get(sources, {"size", "threads"}, ResponseTransform::Kind::Asinh, tiny(), {}),
              first);
    EXPECT_EQ(get(cache, source()), first);
}

TEST(SourceCache, EveryOptionIsTrainedAnew) {
    const std::vector<Dataset> sources{source()};
    const auto digestOf = [&](const SourceOptions& options) {
        return drawSamples(sources, {"size"}, ResponseTransform::Kind::Log, options, {}).digest();
    };
    for (const auto& change : optionChanges()) {
        SourceOptions options = tiny();
        change(options);
        EXPECT_NE(digestOf(options), digestOf(tiny()));
    }
}

TEST(SourceCache, ForgetsTheModelThatWasNotAskedForLongest) {
    SourceCache cache(2);
    RunContext second, third;
    second.seed = 2;
    third.seed = 3;
    const auto first = get(cache, source());
    const auto other = get(cache, source(), second);
    EXPECT_EQ(get(cache, source()), first);
    get(cache, source(), third);
    EXPECT_EQ(cache.size(), 2u);
    EXPECT_EQ(get(cache, source()), first);
    EXPECT_NE(get(cache, source(), second), other);
}

TEST(SourceCache, AFileUnderAnotherNameIsNotTaken) {
    const TemporaryFolder folder;
    const std::filesystem::path& shared = folder.path();
    SourceCache writer(8, shared);
    const auto first = get(writer, source());
    const auto second = get(writer, affineTarget());
    ASSERT_NE(first->digest, second->digest);
    std::filesystem::copy_file(shared / (second->digest + ".model"),
                               shared / (first->digest + ".model"),
                               std::filesystem::copy_options::overwrite_existing);
    SourceCache reader(8, shared);
    EXPECT_EQ(get(reader, source())->digest, first->digest);
    EXPECT_EQ(get(reader, affineTarget())->digest, second->digest);
}

TEST(SourceCache, ThreadsThatAskAtOnceGetOneModel) {
    SourceCache cache;
    std::vector<std::shared_ptr<const SourceModel>> models(4);
    {
        std::vector<std::jthread> threads;
        for (auto& model : models) threads.emplace_back([&] { model = get(cache, source()); });
    }
    for (const auto& model : models) EXPECT_EQ(model, models.front());
    EXPECT_EQ(cache.size(), 1u);
}

TEST(SourceCache, WhoeverWaitsTrainsWhereTheFirstWasCancelled) {
    SourceCache cache;
    std::stop_source stop;
    RunContext first;
    first.stop = stop.get_token();
    SourceOptions endless = tiny();
    endless.networkSteps = 400;
    std::shared_ptr<const SourceModel> model;
    {
        const std::jthread cancelled([&] {
            try {
                get(cache, source(), first, endless);
            } catch (const Cancelled&) {
            }
        });
        const std::jthread waiting([&] { model = get(cache, source(), {}, endless); });
        stop.request_stop();
    }
    ASSERT_TRUE(model);
    EXPECT_EQ(cache.size(), 1u);
}

TEST(SourceCache, TakesAwayOnlyWhatItShared) {
    const TemporaryFolder place;
    const std::filesystem::path& folder = place.path();
    SourceCache cache(8, folder);
    get(cache, source());
    EXPECT_FALSE(std::filesystem::is_empty(folder));
    const std::string digest(64, 'a');
    for (const std::string& name : {std::string("weights.bin"), std::string("notes.model"), digest,
                                    digest + "b.model", std::string(63, 'a') + ".model"})
        std::ofstream(folder / name) << "mine";
    std::filesystem::create_directory(folder / (digest + ".lock"));
    SourceCache::removeShared(folder);
    std::size_t left = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder)) ++left;
    EXPECT_EQ(left, 6u);
    SourceCache::removeShared(folder / "gone");
}

TEST(SourceCache, WaitingCanBeCancelled) {
    SourceCache cache;
    std::stop_source training, waiting;
    RunContext trains, waits;
    trains.stop = training.get_token();
    waits.stop = waiting.get_token();
    SourceOptions endless = tiny();
    endless.networkSteps = 100000000;
    const std::jthread first(
        [&] { EXPECT_THROW(get(cache, source(), trains, endless), Cancelled); });
    const std::jthread second([&] {
        EXPECT_THROW(get(cache, source(), waits, endless), Cancelled);
        training.request_stop();
    });
    waiting.request_stop();
}

TEST(SourceCache, AFailureLeavesNothingBehind) {
    SourceCache cache;
    const std::vector<Dataset> sources{platform("tiny", drawRuns(4, 1), sourceTime)};
    EXPECT_THROW(cache.get(sources, {"size"}, ResponseTransform::Kind::Log, tiny(), {}), Error);
    EXPECT_EQ(cache.size(), 0u);
}

}  // namespace
}  // namespace footbridge
