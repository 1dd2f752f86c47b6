// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_state.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/run/error.h"
#include "core/source/source_training.h"
#include "tests/core/grouped_platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

std::shared_ptr<const SourceModel> trained(const std::vector<std::string>& common) {
    const std::vector<Dataset> sources{source(), affineTarget()};
    return trainSource(sources, common, ResponseTransform::Kind::Log, quick(), {});
}

std::string failureOf(const std::string& bytes) {
    try {
        readSourceModel(bytes, "state");
    } catch (const Error& error) {
        return error.message().code();
    }
    return "";
}

TEST(SourceState, ReadsBackTheSameModelToTheBit) {
    for (const auto& common : {std::vector<std::string>{"size", "threads", "compiler"}, {}}) {
        const auto model = trained(common);
        const std::string bytes = writeSourceModel(*model);

        const auto again = readSourceModel(bytes, "state");

        const Matrix raw = rawOf(bentTarget(), model->schema);
        EXPECT_EQ(again->schema, model->schema);
        EXPECT_EQ(again->options, model->options);
        EXPECT_EQ(again->seed, model->seed);
        EXPECT_EQ(again->sharesColumns, model->sharesColumns);
        EXPECT_EQ(again->predictions(raw), model->predictions(raw));
        EXPECT_EQ(again->latents(model->encoder.encode(raw)),
                  model->latents(model->encoder.encode(raw)));
        EXPECT_EQ(again->profiles.size(), model->profiles.size());
        ASSERT_EQ(again->parts.size(), model->parts.size());
        EXPECT_EQ(again->parts[1].heldOutPredictions, model->parts[1].heldOutPredictions);
        ASSERT_TRUE(again->parts[1].process);
        EXPECT_EQ(again->parts[1].process->points, model->parts[1].process->points);
        EXPECT_EQ(again->parts[1].stack.weights, model->parts[1].stack.weights);
        EXPECT_EQ(again->parts[1].stack.errors, model->parts[1].stack.errors);
        EXPECT_EQ(again->parts[1].stack.slope, model->parts[1].stack.slope);
        EXPECT_EQ(again->parts[1].transform, model->parts[1].transform);
        EXPECT_EQ(writeSourceModel(*again), bytes);
    }
}

TEST(SourceState, KeepsTheGroupsOfHeldOutRows) {
    const Dataset source = scattered("old cluster", 100, {5, 0.2, 0.1}, 1);
    const auto model =
        trainSource(std::span(&source, 1), {"size"}, ResponseTransform::Kind::Log, quick(), {});
    ASSERT_EQ(model->parts[0].heldOutGroups.size(), 100u);
    const auto again = readSourceModel(writeSourceModel(*model), "state");
    EXPECT_EQ(again->parts[0].heldOutGroups, model->parts[0].heldOutGroups);
}

TEST(SourceState, IsDamagedWhereGroupsAreNotThoseOfTheHeldOutRows) {
    SourceModel model = *trained({"size"});
    model.parts[0].heldOutGroups = {1, 2};
    EXPECT_EQ(failureOf(writeSourceModel(model)), "state-damaged");
}

TEST(SourceState, HoldsNoFolderOfTheTables) {
    Table table = *source().table;
    table.path = "/home/somebody/secret project/old.csv";
    const Dataset lying =
        makeDataset(std::make_shared<const Table>(std::move(table)), source().roles, "old");
    const auto model =
        trainSource(std::span(&lying, 1), {"size"}, ResponseTransform::Kind::Log, quick(), {});
    EXPECT_EQ(model->parts[0].fileName, "old.csv");
    EXPECT_EQ(writeSourceModel(*model).find("secret project"), std::string::npos);
    SourceModel old = *model;  // as earlier versions stored it
    old.parts[0].fileName = lying.table->path;
    EXPECT_EQ(readSourceModel(writeSourceModel(old), "state")->parts[0].fileName, "old.csv");
}

TEST(SourceState, ReadsBackAModelWithoutProcesses) {
    SourceOptions options = quick();
    options.processRows = 0;
    const std::vector<Dataset> sources{source()};
    const auto model = trainSource(sources, {"size"}, ResponseTransform::Kind::Log, options, {});
    const auto again = readSourceModel(writeSourceModel(*model), "state");
    EXPECT_FALSE(again->hasProcesses());
    const Matrix raw = rawOf(bentTarget(), model->schema);
    EXPECT_EQ(again->predictions(raw), model->predictions(raw));
}

TEST(SourceState, AdaptsToTheSameBits) {
    const auto model = trained({"size", "threads", "compiler"});
    const auto again = readSourceModel(writeSourceModel(*model), "state");
    const Dataset target = affineTarget();
    Split split;
    for (Index row = 0; row < 12; ++row) split.shots.push_back(row);
    AdaptOptions options;
    options.strategies = {Strategy::OutputMap, Strategy::LinearProbing};
    std::vector<Dataset> sources{source(), affineTarget()};
    const Matching matching = matchFeatures(sources, target);
    const Adaptation first = adapt(*model, target, split, matching, options, {});
    const Adaptation second = adapt(*again, target, split, matching, options, {});
    for (const StrategyResult& result : first.results)
        EXPECT_EQ(result.outOfFold, second.find(result.strategy)->outOfFold);
}

TEST(SourceState, RefusesWhatIsCutShortOrTooLong) {
    const std::string bytes = writeSourceModel(*trained({"size", "threads"}));
    for (std::size_t size = 0; size < bytes.size(); size += 1 + size / 30)
        EXPECT_EQ(failureOf(bytes.substr(0, size)), "state-damaged") << size;
    EXPECT_EQ(failureOf(bytes + "x"), "state-damaged");
    // Lengths that promise up to eight bytes more than there are.
    for (char length = 1; length < 12; ++length)
        EXPECT_EQ(failureOf(length + std::string(7, '\0') + std::string(length - 1, 'x')),
                  "state-damaged");
    EXPECT_EQ(failureOf(std::string(100, '\xff')), "state-damaged");
}

TEST(SourceState, IsDamagedWhereItsSettingsCannotBe) {
    SourceModel model = *trained({"size", "threads"});
    model.options.networks = 0;
    EXPECT_EQ(failureOf(writeSourceModel(model)), "state-damaged");
}

/// Inputs that nothing but their profiles tells apart are paired by them.
TEST(SourceState, IsDamagedWhereItsProfilesTellNothing) {
    const auto model = trained({});
    ASSERT_FALSE(model->profiles.empty());
    EXPECT_EQ(failureOf(writeSourceModel(*model)), "");
    const auto failureWith = [&](const auto& edit) {
        SourceModel other = *model;
        edit(other.profiles);
        return failureOf(writeSourceModel(other));
    };
    using Profiles = std::vector<InputProfile>;
    const auto shorter = [](Profiles& profiles) {
        for (InputProfile& profile : profiles) profile.quantiles.conservativeResize(1);
    };
    EXPECT_EQ(failureWith(shorter), "state-damaged");
    EXPECT_EQ(failureWith([](Profiles& profiles) { profiles[0].correlation = NAN; }),
              "state-damaged");
    EXPECT_EQ(failureWith([](Profiles& profiles) { profiles[0].correlation = 2; }),
              "state-damaged");
    EXPECT_EQ(failureWith([](Profiles& profiles) { profiles[0].quantiles[3] = NAN; }),
              "state-damaged");
    EXPECT_EQ(failureWith([](Profiles& profiles) { profiles.clear(); }), "state-damaged");
}

TEST(SourceState, RefusesANewerFormat) {
    std::string bytes = writeSourceModel(*trained({"size", "threads"}));
    bytes[8 + std::string_view("footbridge-source").size()] = 9;
    EXPECT_EQ(failureOf(bytes), "state-too-new");
}

TEST(SourceState, DamageIsReadOrRefusedButNeverCrashes) {
    const std::string sound = writeSourceModel(*trained({"size", "threads", "compiler"}));
    Random random(1, "state damage");
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
        std::string bytes = sound;
        for (int k = 0; k < 3; ++k)
            bytes[random.below(i % 2 ? bytes.size() : 600)] = static_cast<char>(random.below(256));
        refused += failureOf(bytes) != "";
    }
    EXPECT_GT(refused, 50);
}

}  // namespace
}  // namespace footbridge
