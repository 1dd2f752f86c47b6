// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/planning/run_plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/run/error.h"
#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

const Scene& bent() {
    static const Scene scene(bentTarget());
    return scene;
}

Rows range(Index from, Index end) {
    Rows rows;
    for (Index row = from; row < end; ++row) rows.push_back(row);
    return rows;
}

RunPlan planned(const Dataset& target, const RunPlanRequest& request) {
    return planRuns(bent().model.get(), target, bent().matching, request, {});
}

TEST(RunPlan, ChoosesCandidatesThatCoverTheTarget) {
    const RunPlan plan = planned(bent().target, {12, range(0, 20), range(20, 120), {}});
    ASSERT_EQ(plan.rows.size(), 12u);
    std::set<double> threads;
    for (const Index row : plan.rows) {
        EXPECT_GE(row, 20);
        threads.insert(bent().target.table->column("threads").numbers[std::size_t(row)]);
    }
    EXPECT_GE(threads.size(), 4u);
    EXPECT_EQ(plan.columns, (std::vector<std::string>{"size", "threads", "compiler"}));
}

TEST(RunPlan, DoesNotLookAtResponsesThatAreNotMeasured) {
    Table table = *bent().target.table;
    for (Column& column : table.columns)
        if (column.name == "time")
            for (std::size_t row = 20; row < column.numbers.size(); ++row)
                column.numbers[row] = std::nan("");
    const Dataset blind =
        makeDataset(std::make_shared<const Table>(std::move(table)), bent().target.roles);
    const RunPlanRequest request{8, range(0, 20), range(20, 120), {}};
    const RunPlan seen = planned(bent().target, request), unseen = planned(blind, request);
    EXPECT_EQ(seen.rows, unseen.rows);
    EXPECT_EQ(seen.errorRatio, unseen.errorRatio);
}

TEST(RunPlan, ExpectsMoreOfMoreRuns) {
    const auto ratio = [](Index count) {
        return planned(bent().target, {count, range(0, 6), range(6, 120), {}}).errorRatio;
    };
    const double few = ratio(1), many = ratio(30);
    EXPECT_LT(few, 1);
    EXPECT_GT(many, 0);
    EXPECT_LT(many, few);
}

TEST(RunPlan, SaysNothingOfWorthBeforeThreeRunsAreMeasured) {
    EXPECT_TRUE(std::isnan(planned(bent().target, {5, {}, range(0, 120), {}}).errorRatio));
    EXPECT_TRUE(std::isnan(planned(bent().target, {5, {0, 1}, range(2, 120), {}}).errorRatio));
}

TEST(RunPlan, PrefersCheapRunsAndAddsTheirCostsUp) {
    Vector costs = Vector::Constant(120, 10);
    const RunPlan dear = planned(bent().target, {5, {}, range(0, 120), costs});
    EXPECT_NEAR(dear.cost, 50, 1e-9);
    for (const Index row : dear.rows) costs[row] = 100;
    EXPECT_NEAR(planned(bent().target, {5, {}, range(0, 120), costs}).cost, 50, 1e-9);
}

TEST(RunPlan, RefusesCostsThatAreNone) {
    for (const double none : {0.0, std::nan("")}) {
        Vector costs = Vector::Ones(120);
        costs[7] = none;
        EXPECT_THROW(planned(bent().target, {3, {}, range(0, 120), costs}), Error);
    }
}

TEST(RunPlan, DoesWithoutASource) {
    const RunPlan plan = planRuns(nullptr, bent().target, bent().matching,
                                  {6, range(0, 20), range(20, 120), {}}, {});
    EXPECT_EQ(plan.rows.size(), 6u);
    EXPECT_TRUE(std::isnan(plan.errorRatio));
}

TEST(RunPlan, TakesNewGroupsFirst) {
    Table table = *bent().target.table;
    Column group{"case", ColumnType::Number, {}, {}, {}};
    for (int row = 0; row < 120; ++row) group.numbers.push_back(row % 12);
    table.columns.push_back(group);
    Roles roles = bent().target.roles;
    roles.groups = {"case"};
    roles.ignored = {"case"};
    const Dataset grouped = makeDataset(std::make_shared<const Table>(std::move(table)), roles);
    const RunPlan plan = planned(grouped, {6, {0, 1, 2, 3}, range(4, 120), {}});
    std::set<Index> groups{0, 1, 2, 3};
    for (const Index row : plan.rows) groups.insert(row % 12);
    EXPECT_EQ(groups.size(), 10u);
}

TEST(BeforeRun, LeavesOutWhatOnlyARunTells) {
    Dataset target = bent().target;
    target.roles.afterRun = {"threads"};
    const FeatureSchema schema = beforeRun(target).schema();
    EXPECT_EQ(schema.indexOf("threads"), -1);
    EXPECT_EQ(schema.size(), 2);
    target.roles.afterRun = {"size", "threads", "compiler"};
    EXPECT_THROW(planned(beforeRun(target), {3, {}, range(0, 120), {}}), Error);
}

}  // namespace
}  // namespace footbridge
