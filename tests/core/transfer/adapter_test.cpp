// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/adapter.h"

#include <gtest/gtest.h>

#include <chrono>
#include <set>
#include <thread>

#include "core/metrics/errors.h"
#include "core/run/error.h"
#include "core/source/source_training.h"
#include "core/transfer/transfer_messages.h"
#include "tests/core/grouped_platforms.h"
#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

const Scene& bentScene() {
    static const Scene scene(bentTarget());
    return scene;
}

const Adaptation& bentAdaptation() {
    static const Adaptation adaptation = bentScene().adapt();
    return adaptation;
}

TEST(Adapter, RunsEveryStrategyWhereColumnsAreShared) {
    ASSERT_EQ(bentAdaptation().results.size(), allStrategies().size());
    for (const StrategyResult& result : bentAdaptation().results) {
        EXPECT_TRUE(result.available) << strategyName(result.strategy);
        EXPECT_TRUE(result.outOfFold.allFinite());
        ASSERT_TRUE(result.test);
        EXPECT_EQ(result.test->rows, 100);
        EXPECT_TRUE(std::isfinite(result.test->nmse));
    }
}

TEST(Adapter, BelievesAUnitSetByHandOverTheOneInTheName) {
    const auto runs = drawRuns(120, 2);
    const std::vector<Dataset> sources{
        platform("old", drawRuns(300, 1), sourceTime, {.size = "size [MiB]"})};
    const Dataset named = platform("new", runs, bentTime, {.size = "size [MiB]"});
    Dataset corrected = platform("new", runs, bentTime, {.size = "size [KiB]"});
    corrected.roles.units["size [KiB]"] = "MiB";
    const Matching matching = matchFeatures(sources, named);
    const auto model = train(sources, matching);
    AdaptOptions options;
    options.strategies = {Strategy::OutputMap, Strategy::TargetRidge};
    const Split split = firstRows(20, 120);

    const Adaptation expected = adapt(*model, named, split, matching, options, {});
    const Adaptation found =
        adapt(*model, corrected, split, matchFeatures(sources, corrected), options, {});

    for (const Strategy strategy : options.strategies)
        EXPECT_EQ(found.find(strategy)->outOfFold, expected.find(strategy)->outOfFold)
            << strategyName(strategy);
}

TEST(Adapter, OrdersByOutOfFoldErrorAndChoosesAuto) {
    const auto& results = bentAdaptation().results;
    for (std::size_t i = 1; i < results.size(); ++i)
        EXPECT_LE(results[i - 1].outOfFoldNmse, results[i].outOfFoldNmse);
    EXPECT_EQ(bentAdaptation().chosen().strategy, Strategy::Auto);
}

TEST(Adapter, AutoTellsWhatItIsMadeOf) {
    const StrategyResult& chosen = *bentAdaptation().find(Strategy::Auto);
    double weights = 0, shares = 0;
    for (const MemberWeight& member : chosen.members) weights += member.weight;
    for (const PriorShare& share : chosen.shares) shares += share.share;
    EXPECT_NEAR(weights, 1, 1e-9);
    EXPECT_NEAR(shares, 1, 1e-9);
}

double weightAsItIs(const Adaptation& adaptation) {
    for (const MemberWeight& member : adaptation.chosen().members)
        if (member.name == "source as it is") return member.weight;
    return 0;
}

TEST(Adapter, UsesTheSourceAsItIsUnlessFeaturesOrShotsSpeakAgainstIt) {
    AdaptOptions options;
    options.strategies = {Strategy::Auto};
    options.labelFreeGate = 0;
    const Scene same(platform("old cluster again", drawRuns(120, 2), sourceTime));
    const Adaptation untouched = same.adapt(options, 5);
    EXPECT_EQ(weightAsItIs(untouched), 1);
    EXPECT_EQ(weightAsItIs(bentScene().adapt(options)), 0) << "the shots show the difference";
    options.labelFreeGate = 1;
    const Adaptation adapted = same.adapt(options, 5);
    EXPECT_EQ(weightAsItIs(adapted), 0);
    EXPECT_LE(untouched.chosen().test->nmse, adapted.chosen().test->nmse);
    EXPECT_TRUE(untouched.chosen().model.graph.hasInterval());
}

TEST(Adapter, PromisesNoIntervalFromShotsOfTooFewGroups) {
    struct Notes : Log {
        int ofGroups = 0;
        void write(const Message& line) override {
            ofGroups += std::string_view(line.code()) == messages::kTooFewGroups.code ? 1 : 0;
        }
    };
    const Scene scene(scattered("new cluster", 120, {.perGroup = 8, .ofRuns = 0.1}, 2));
    AdaptOptions options;
    options.strategies = {Strategy::OutputMap};
    for (const auto& [shots, groups] : {std::pair{16, 2}, std::pair{24, 3}, std::pair{80, 10}}) {
        Notes notes;
        RunContext context;
        context.log = &notes;
        const Adaptation adaptation = scene.adapt(options, shots, context);
        const auto& interval = adaptation.chosen().model.interval;
        EXPECT_EQ(interval.has_value(), groups > 2) << groups;
        EXPECT_EQ(notes.ofGroups, groups > 2 ? 0 : 1) << groups;
        if (interval) {
            EXPECT_EQ(interval->level, groups > 3 ? 0.9 : 0.5) << groups;
        }
    }
}

TEST(Adapter, MixtureIsNotMuchWorseThanTheBestStrategy) {
    double best = 1e9;
    for (const StrategyResult& result : bentAdaptation().results)
        best = std::min(best, result.test->nmse);
    EXPECT_LT(bentAdaptation().find(Strategy::Auto)->test->nmse, 1.5 * best);
}

TEST(Adapter, OutputMapCarriesAnAffineShiftOver) {
    const Scene scene(affineTarget());
    AdaptOptions options;
    options.strategies = {Strategy::ZeroShot, Strategy::OutputMap};
    const Adaptation adaptation = scene.adapt(options);
    EXPECT_LT(adaptation.find(Strategy::OutputMap)->test->nmse, 0.05);
    EXPECT_GT(adaptation.find(Strategy::ZeroShot)->test->nmse, 0.2);
}

TEST(Adapter, ResidualCorrectsWhatAnAffineMapCannot) {
    const Adaptation adaptation = bentScene().adapt({}, 60);
    EXPECT_LT(adaptation.find(Strategy::ResidualAugmentation)->test->nmse,
              0.9 * adaptation.find(Strategy::OutputMap)->test->nmse);
}

TEST(Adapter, SameSeedGivesTheSameBits) {
    const Adaptation again = bentScene().adapt();
    const Matrix raw = rawOf(bentScene().target, again.chosen().model.schema);
    for (const StrategyResult& result : again.results) {
        const StrategyResult& before = *bentAdaptation().find(result.strategy);
        EXPECT_EQ(result.outOfFold, before.outOfFold) << strategyName(result.strategy);
        EXPECT_EQ(result.model.predict(raw).value, before.model.predict(raw).value);
    }
}

TEST(Adapter, ReportsEveryStrategyAsItFinishesAndAutoFirst) {
    std::vector<Strategy> seen;
    AdaptOptions options;
    options.onResult = [&](const StrategyResult& result) { seen.push_back(result.strategy); };
    bentScene().adapt(options, 5);
    EXPECT_EQ(std::set<Strategy>(seen.begin(), seen.end()).size(), allStrategies().size());
    EXPECT_EQ(seen.front(), Strategy::Auto);
}

TEST(Adapter, ListsOnlyTheStrategiesThatWereAskedFor) {
    AdaptOptions options;
    options.strategies = {Strategy::Auto, Strategy::TargetRidge};
    const Adaptation adaptation = bentScene().adapt(options, 5);
    ASSERT_EQ(adaptation.results.size(), 2u);
    EXPECT_EQ(adaptation.chosen().strategy, Strategy::Auto);
}

TEST(Adapter, ResponsesOfOtherRowsChangeNothingButTheTestErrors) {
    const Scene& scene = bentScene();
    Scene other = scene;
    other.target = withOtherRows(scene.target, "time", 20);
    const Adaptation adaptation = other.adapt();
    const Matrix raw = rawOf(scene.target, adaptation.chosen().model.schema);
    for (const StrategyResult& result : adaptation.results) {
        const StrategyResult& before = *bentAdaptation().find(result.strategy);
        EXPECT_EQ(result.outOfFold, before.outOfFold) << strategyName(result.strategy);
        EXPECT_EQ(result.model.predict(raw).value, before.model.predict(raw).value);
        EXPECT_NE(result.test->nmse, before.test->nmse);
    }
}

TEST(Adapter, ResponsesOfOtherRowsLeaveEveryStrategyInTheMixture) {
    // So large that the squared errors of the test rows overflow.
    const Scene& scene = bentScene();
    Table table = *scene.target.table;
    for (Column& column : table.columns)
        if (column.name == "time")
            for (std::size_t row = 20; row < column.numbers.size(); ++row)
                column.numbers[row] = row % 2 == 0 ? -1e308 : 1e308;
    Scene other = scene;
    other.target =
        makeDataset(std::make_shared<const Table>(std::move(table)), scene.target.roles, "target");
    const Adaptation adaptation = other.adapt();
    for (const StrategyResult& result : adaptation.results)
        EXPECT_TRUE(result.available) << strategyName(result.strategy);
    const StrategyResult& chosen = *adaptation.find(Strategy::Auto);
    const StrategyResult& before = *bentAdaptation().find(Strategy::Auto);
    ASSERT_EQ(chosen.members.size(), before.members.size());
    for (std::size_t i = 0; i < chosen.members.size(); ++i)
        EXPECT_EQ(chosen.members[i].weight, before.members[i].weight);
}

TEST(Adapter, AConstantResponseHasNoNormalisedError) {
    const Scene scene(platform("target", drawRuns(60, 2), [](const Execution&) { return 7.0; }));
    AdaptOptions options;
    options.strategies = {Strategy::TargetForest};
    const Adaptation adaptation = scene.adapt(options);
    EXPECT_TRUE(adaptation.chosen().available);
    EXPECT_TRUE(std::isnan(adaptation.chosen().test->nmse));
}

TEST(Adapter, PoolOfShotsIgnoresTheFeaturesOfOtherRows) {
    const Scene& scene = bentScene();
    AdaptOptions options;
    options.pool = Pool::Shots;
    options.outOfFold = false;
    options.strategies = {Strategy::ZeroShot,
                          Strategy::FineTuning,
                          Strategy::InputAlignment,
                          Strategy::ResidualAugmentation,
                          Strategy::TargetGaussianProcess,
                          Strategy::TargetForest};
    const Adaptation before = scene.adapt(options);
    Scene other = scene;
    other.target = withOtherRows(withOtherRows(scene.target, "size", 20), "compiler", 20);
    const Adaptation after = other.adapt(options);
    EXPECT_EQ(before.chosen().model.schema, after.chosen().model.schema);
    const Matrix raw = rawOf(scene.target, before.chosen().model.schema);
    for (const StrategyResult& result : after.results)
        EXPECT_EQ(result.model.predict(raw).value,
                  before.find(result.strategy)->model.predict(raw).value)
            << strategyName(result.strategy);
}

TEST(Adapter, PoolOfAllRowsUsesTheirFeatures) {
    const Scene& scene = bentScene();
    Scene other = scene;
    other.target = withOtherRows(scene.target, "size", 20);
    AdaptOptions options;
    options.strategies = {Strategy::TargetRidge};
    const Matrix raw = rawOf(scene.target, bentAdaptation().chosen().model.schema);
    EXPECT_NE(other.adapt(options).chosen().model.predict(raw).value,
              bentAdaptation().find(Strategy::TargetRidge)->model.predict(raw).value);
}

TEST(Adapter, OneRowABatchAndAPermutationAgreeToTheBit) {
    const Matrix raw = rawOf(bentScene().target, bentAdaptation().chosen().model.schema);
    for (const StrategyResult& result : bentAdaptation().results) {
        const Vector batch = result.model.predict(raw).value;
        const Vector reversed = result.model.predict(raw.colwise().reverse()).value;
        EXPECT_EQ(Vector(reversed.reverse()), batch) << strategyName(result.strategy);
        for (const Index row : {0, 57, 119})
            EXPECT_EQ(result.model.predict(raw.row(row)).value[0], batch[row]);
    }
}

TEST(Adapter, SaysWhyStrategiesNeedSharedColumns) {
    const Scene scene(renamedTarget());
    ASSERT_TRUE(scene.matching.matched.empty());
    const Adaptation adaptation = scene.adapt();
    for (const Strategy strategy :
         {Strategy::ZeroShot, Strategy::OutputMap, Strategy::LinearProbing, Strategy::FineTuning}) {
        EXPECT_FALSE(adaptation.find(strategy)->available);
        EXPECT_STREQ(adaptation.find(strategy)->reason.code(), "needs-shared-columns");
    }
    for (const Strategy strategy : {Strategy::Auto, Strategy::InputAlignment,
                                    Strategy::ResidualAugmentation, Strategy::TargetForest})
        EXPECT_TRUE(adaptation.find(strategy)->available) << strategyName(strategy);
    EXPECT_LT(adaptation.find(Strategy::InputAlignment)->test->nmse, 1);
    EXPECT_FALSE(adaptation.results.back().available);
}

TEST(Adapter, SurvivesASourceThatSaysTheSameForEveryShot) {
    const auto byCompiler = [](const Execution& run) { return std::exp(double(run.compiler)); };
    Scene scene(bentTarget());
    scene.sources = {platform("old cluster", drawRuns(300, 1), byCompiler)};
    std::erase_if(scene.matching.matched, [](const Match& m) { return m.source != "compiler"; });
    scene.model = train(scene.sources, scene.matching);
    std::vector<Execution> runs = drawRuns(120, 2);
    for (Execution& run : runs) run.compiler = 1;
    scene.target = platform("one compiler", runs, bentTime);
    const Adaptation adaptation = scene.adapt();
    for (const StrategyResult& result : adaptation.results)
        EXPECT_TRUE(result.available) << strategyName(result.strategy) << result.reason.text();
}

TEST(Adapter, IntervalsHoldTheValueAndMostTestRows) {
    const StrategyResult& chosen = bentAdaptation().chosen();
    ASSERT_TRUE(chosen.model.interval);
    const Prediction prediction =
        chosen.model.predict(rawOf(bentScene().target, chosen.model.schema));
    EXPECT_TRUE((prediction.lower.array() < prediction.value.array()).all());
    EXPECT_TRUE((prediction.upper.array() > prediction.value.array()).all());
    EXPECT_GT(chosen.test->coverage, 0.6);
}

TEST(Adapter, WithoutOutOfFoldThereIsNoIntervalAndNoOrder) {
    AdaptOptions options;
    options.strategies = {Strategy::OutputMap};
    options.outOfFold = false;
    const Adaptation adaptation = bentScene().adapt(options);
    EXPECT_FALSE(adaptation.chosen().model.interval);
    EXPECT_TRUE(std::isnan(adaptation.chosen().outOfFoldNmse));
    EXPECT_TRUE(std::isnan(adaptation.chosen().test->coverage));
}

TEST(Adapter, FlagsMissingUnseenAndOutsideRows) {
    const AdaptedModel& model = bentAdaptation().chosen().model;
    Matrix raw = rawOf(bentScene().target, model.schema).topRows(4);
    raw(1, model.schema.indexOf("size")) = std::nan("");
    raw(2, model.schema.indexOf("compiler")) = -1;
    raw(3, model.schema.indexOf("threads")) = 1024;
    const std::vector<RowFlags> flags = model.flags(raw);
    EXPECT_FALSE(flags[0].any());
    EXPECT_TRUE(flags[1].missing);
    EXPECT_TRUE(flags[2].unseenLevel);
    EXPECT_TRUE(flags[3].outsideRange);
    EXPECT_TRUE(model.predict(raw).value.allFinite());
}

TEST(Adapter, NeedsThreeShotsWithAPositiveResponse) {
    const Scene& scene = bentScene();
    EXPECT_THROW(scene.adapt({}, 2), Error);
    Scene negative = scene;
    negative.target = platform("new", drawRuns(120, 2), [](const Execution&) { return -1.0; });
    EXPECT_THROW(negative.adapt(), Error);
}

TEST(Adapter, ResponsesOfBothSignsAreModelledToo) {
    const auto signedTime = [](const Execution& run) { return run.logTime() - 3; };
    const std::vector<Dataset> sources{platform("old", drawRuns(300, 1), signedTime)};
    const Dataset target = platform("new", drawRuns(120, 2),
                                    [&](const Execution& run) { return 2 * signedTime(run) + 1; });
    const auto model = trainSource(sources, {"size", "threads", "compiler"},
                                   ResponseTransform::Kind::Asinh, quick(), {});
    const Adaptation adaptation =
        adapt(*model, target, firstRows(30, 120), matchFeatures(sources, target), {}, {});
    EXPECT_LT(adaptation.chosen().test->nmse, 0.2);
}

TEST(Adapter, CancelEndsItWhereverItIs) {
    for (const int wait : {30, 150, 400}) {
        std::stop_source stop;
        RunContext context;
        context.stop = stop.get_token();
        const std::jthread canceller([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(wait));
            stop.request_stop();
        });
        EXPECT_THROW(for (;;) bentScene().adapt({}, 80, context), Cancelled) << wait;
    }
}

}  // namespace
}  // namespace footbridge
