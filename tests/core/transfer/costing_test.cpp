// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

#include "core/transfer/adapter.h"
#include "core/transfer/planned_runs.h"
#include "tests/core/platforms.h"

// Losses that lean, and requests, of every strategy.

namespace footbridge {
namespace {

using namespace platforms;

/// The bent target with noise, so that there is something to lean against.
Dataset noisyTarget() {
    return platform("new cluster", drawRuns(160, 2),
                    [random = Random(9)](const Execution& run) mutable {
                        return bentTime(run) * std::exp(0.4 * random.normal());
                    });
}

Adaptation adaptedWith(const Costing& costing) {
    static const Scene scene(noisyTarget());
    AdaptOptions options;
    options.costing = costing;
    return adapt(*scene.model, scene.target, firstRows(40, scene.target.table->rows()),
                 scene.matching, options, {});
}

const Adaptation& plain() {
    static const Adaptation adaptation = adaptedWith({});
    return adaptation;
}

const Adaptation& dear() {
    static const Adaptation adaptation =
        adaptedWith({Loss(LossKind::Expectile, 10), RequestSettings{}});
    return adaptation;
}

TEST(Costing, AtARatioOfOneChangesNoBit) {
    for (const LossKind kind : {LossKind::Pinball, LossKind::Linex, LossKind::Expectile}) {
        const Adaptation one = adaptedWith({Loss(kind, 1), RequestSettings{}});
        for (const StrategyResult& result : plain().results) {
            const StrategyResult& other = *one.find(result.strategy);
            ASSERT_EQ(result.available, other.available);
            EXPECT_EQ(result.outOfFold, other.outOfFold) << strategyName(result.strategy);
            EXPECT_EQ(result.test->nmse, other.test->nmse) << strategyName(result.strategy);
            EXPECT_EQ(result.test->coverage, other.test->coverage) << strategyName(result.strategy);
        }
    }
}

TEST(Costing, LetsEveryStrategyThatTrainsLean) {
    for (const StrategyResult& result : dear().results) {
        if (result.strategy == Strategy::ZeroShot) continue;
        const StrategyResult& before = *plain().find(result.strategy);
        EXPECT_LT(result.testCosts->underestimates, before.testCosts->underestimates)
            << strategyName(result.strategy);
        const Loss& loss = result.model.costing.loss;
        EXPECT_EQ(loss, Loss(LossKind::Expectile, 10));
        EXPECT_GT(result.outOfFoldLoss, 0);
    }
    EXPECT_NE(dear().find(Strategy::Auto)->leaning, Leaning::None);
    EXPECT_EQ(plain().find(Strategy::Auto)->leaning, Leaning::None);
}

TEST(Costing, OrdersTheLeaderboardByTheLoss) {
    std::vector<double> losses;
    for (const StrategyResult& result : dear().results) losses.push_back(result.outOfFoldLoss);
    EXPECT_TRUE(std::is_sorted(losses.begin(), losses.end()));
}

TEST(Requests, AreAnOutputOfTheGraphThatTheRuleExplains) {
    for (const StrategyResult& result : dear().results) {
        const AdaptedModel& model = result.model;
        ASSERT_TRUE(model.rule) << strategyName(result.strategy);
        Matrix raw(2, 3);
        raw << 100, 4, 1, 20, 1, 0;
        const Prediction prediction = model.predict(raw);
        ASSERT_EQ(prediction.request.size(), 2);
        const std::vector<PlannedRun> runs = plannedRuns(model, prediction);
        for (Index i = 0; i < 2; ++i) {
            const double request =
                model.rule->request(runs[static_cast<std::size_t>(i)], backwardOf(model));
            EXPECT_NEAR(prediction.request[i] / request, 1, 1e-9) << strategyName(result.strategy);
        }
    }
    EXPECT_FALSE(plain().chosen().model.graph.hasRequest());
}

TEST(Requests, AtAProbabilityAreEnoughThatOften) {
    const Adaptation adaptation =
        adaptedWith({Loss(LossKind::Squared, 5), RequestSettings{{}, 0.9, {}}});
    const StrategyResult& result = adaptation.chosen();
    EXPECT_EQ(result.model.rule->level, 0.9);
    EXPECT_NEAR(result.practices->request->underestimates, 0.1, 0.09);
    EXPECT_EQ(result.outOfFold, plain().chosen().outOfFold);  // squares are trained on
}

TEST(Requests, KeepToALimitThatIsCheapAndTellBundlesOfNone) {
    const Dataset target = noisyTarget();
    Table table = *target.table;
    Column asked{"asked", ColumnType::Number, {}, {}, {}};
    for (const double time : table.column("time").numbers) asked.numbers.push_back(1.2 * time);
    asked.numbers.back() = 0;
    table.columns.push_back(asked);
    Roles roles = target.roles;
    roles.ignored = {"asked"};
    const Scene scene(makeDataset(std::make_shared<const Table>(std::move(table)), roles, "new"));
    AdaptOptions options;
    options.strategies = {Strategy::TargetRidge};
    options.costing = {Loss(LossKind::Squared, 5), RequestSettings{}};
    const StrategyResult free = scene.adapt(options, 40).chosen();
    options.costing.requests->atMost = "asked";
    const StrategyResult held = scene.adapt(options, 40).chosen();
    ASSERT_TRUE(free.practices && held.practices && free.model.rule && held.model.rule);
    EXPECT_FALSE(free.practices->rule.rule.limit);
    EXPECT_TRUE(held.practices->rule.rule.limit);
    EXPECT_FALSE(held.model.rule->limit);
    EXPECT_EQ(held.model.rule->factor, free.model.rule->factor);
    EXPECT_EQ(held.model.rule->shift, free.model.rule->shift);
    const Matrix rows = rawOf(scene.target, held.model.schema);
    EXPECT_EQ(held.model.predict(rows).request, free.model.predict(rows).request);
    // Of the test rows all but the last have a limit that is enough.
    EXPECT_LE(held.practices->request->underestimates * 120, 1 + 1e-9);
    EXPECT_GT(free.practices->request->underestimates * 120, 1 + 1e-9);
    EXPECT_LT(held.practices->request->totalCost, free.practices->request->totalCost);
}

TEST(Requests, ThatSoFewShotsCannotPromiseAreRefused) {
    const Adaptation adaptation =
        adaptedWith({Loss(LossKind::Squared, 5), RequestSettings{{}, 0.99, {}}});
    for (const StrategyResult& result : adaptation.results) {
        EXPECT_FALSE(result.available);
        EXPECT_STREQ(result.reason.code(), "cost-too-few-for-probability");
    }
}

}  // namespace
}  // namespace footbridge
