// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/next_runs.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/run/error.h"
#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

/// Rows in three heaps along n; the response is missing from row `measured` on.
Dataset heaps(const std::string& name, Index rows, Index measured) {
    Random random(5, name);
    std::string csv = "n,kernel,time\n";
    for (Index row = 0; row < rows; ++row) {
        const double n = 100.0 * static_cast<double>(row % 3) + random.uniform();
        csv += formatNumber(n) + ",k" + std::to_string(row % 2) + "," +
               (row < measured ? formatNumber(1 + n * 0.1) : "") + "\n";
    }
    Roles roles;
    roles.response = "time";
    return makeDataset(std::make_shared<const Table>(parseCsv(csv, name)), roles, name);
}

AnalysisInput input(Index measured) {
    AnalysisInput input;
    input.sources = {heaps("old", 60, 60)};
    input.target = heaps("new", 45, measured);
    input.sourceOptions = {1, 40, 20, 4000, 6000, 60};
    return input;
}

std::set<Index> heapsOf(const Rows& rows) {
    std::set<Index> heaps;
    for (const Index row : rows) heaps.insert(row % 3);
    return heaps;
}

/// Runs of a program; the first `measured` ones have a response and a counter.
Dataset counted(const std::string& name, Index rows, Index measured) {
    Random random(7, name);
    std::string csv = "size,ranks,flops,time,hours\n";
    for (Index row = 0; row < rows; ++row) {
        const double size = std::exp(4 * random.uniform());
        const auto ranks = static_cast<double>(1 + random.below(16));
        const double time = std::pow(size, 1.2) / ranks;
        const bool done = row < measured;
        csv += formatNumber(size) + "," + formatNumber(ranks) + "," +
               (done ? formatNumber(100 * size) : "") + "," + (done ? formatNumber(time) : "") +
               "," + formatNumber(1 + random.uniform()) + "\n";
    }
    Roles roles;
    roles.response = "time";
    return makeDataset(std::make_shared<const Table>(parseCsv(csv, name + ".csv")), roles, name);
}

AnalysisInput counterInput(Index measured) {
    AnalysisInput input;
    input.sources = {counted("old", 120, 120)};
    input.target = counted("new", 60, measured);
    input.target.roles.afterRun = {"flops"};
    input.sourceOptions.networks = 1;
    input.sourceOptions.networkSteps = 60;
    input.sourceOptions.boostingRounds = 40;
    return input;
}

NextRuns planned(const AnalysisInput& input, Index count, const std::string& costColumn) {
    return nextRuns(input, trainForNextRuns(input, {}), {count, {}, costColumn}, {});
}

}  // namespace

TEST(NextRuns, AreSpreadOverWhatHasNotBeenMeasured) {
    const NextRuns next = nextRuns(input(9), {}, {3, {}, {}}, {});

    EXPECT_FALSE(next.measuredAlready);
    ASSERT_EQ(next.rows.size(), 3U);
    for (const Index row : next.rows) EXPECT_GE(row, 9);
    EXPECT_EQ(heapsOf(next.rows).size(), 3U);
}

TEST(NextRuns, AskASourceModelWhereThereIsOne) {
    AnalysisInput in = input(9);
    const Analysis analysis = analyse(in, {});

    const NextRuns next = nextRuns(in, analysis.source, {5, {}, {}}, {});
    const NextRuns again = nextRuns(in, analysis.source, {5, {}, {}}, {});

    EXPECT_EQ(next.rows.size(), 5U);
    EXPECT_EQ(next.rows, again.rows);
}

TEST(NextRuns, NeedNoMeasuredRowAtAll) {
    const NextRuns next = nextRuns(input(0), {}, {3, {}, {}}, {});

    EXPECT_EQ(heapsOf(next.rows).size(), 3U);
}

TEST(NextRuns, AreTakenAmongTheOthersWhereAllAreMeasured) {
    AnalysisInput in = input(45);
    in.shots = {ShotRequest::Kind::Rows, 0, {0, 1, 2, 3}};

    const NextRuns next = nextRuns(in, {}, {4, {}, {}}, {});

    EXPECT_TRUE(next.measuredAlready);
    for (const Index row : next.rows) EXPECT_GT(row, 3);
}

TEST(NextRuns, ChoosesRunsWithoutAResponseByWhatIsKnown) {
    const NextRuns plan = planned(counterInput(12), 7, "");
    EXPECT_EQ(plan.rows.size(), 7u);
    for (const Index row : plan.rows) EXPECT_GE(row, 12);
    EXPECT_EQ(plan.features, (std::vector<std::string>{"size", "ranks", "hours"}));
    EXPECT_GT(plan.errorRatio, 0);
    EXPECT_LE(plan.errorRatio, 1);
}

TEST(NextRuns, CostsAreNoFeature) {
    const NextRuns plan = planned(counterInput(12), 5, "hours");
    EXPECT_EQ(plan.features, (std::vector<std::string>{"size", "ranks"}));
    EXPECT_GT(plan.cost, 5);
    EXPECT_LT(plan.cost, 10);
    EXPECT_THROW(planned(counterInput(12), 5, "no such column"), Error);
}

TEST(NextRuns, StartsWithNothingMeasured) {
    AnalysisInput fresh = counterInput(0);
    fresh.target.roles.response.clear();
    fresh.target.roles.ignored = {"time"};
    const NextRuns plan = planned(fresh, 5, "");
    EXPECT_EQ(plan.rows.size(), 5u);
    EXPECT_TRUE(std::isnan(plan.errorRatio));
}

TEST(NextRuns, AreRefusedWhereEveryRowIsAShot) {
    EXPECT_THROW(nextRuns(input(45), {}, {4, {}, {}}, {}), Error);
}

TEST(NextRuns, RefuseNumbersThatCannotBeComputedWith) {
    const auto with = [](const std::string& column) {
        AnalysisInput input = counterInput(20);
        Table table = *input.target.table;
        for (Column& each : table.columns)
            if (each.name == column) each.numbers[40] = 1e308;
        input.target.table = std::make_shared<const Table>(std::move(table));
        return input;
    };
    EXPECT_THROW(nextRuns(with("size"), {}, {5, {}, {}}, {}), Error);
    EXPECT_THROW(nextRuns(with("hours"), {}, {5, {}, "hours"}, {}), Error);
    EXPECT_EQ(nextRuns(counterInput(20), {}, {5, {}, "hours"}, {}).rows.size(), 5U);
}

TEST(NextRuns, AreListedWithTheResponseLeftToFillIn) {
    const Dataset target = heaps("new", 3, 3);

    const std::string csv = nextRunsCsv(target, {2, 0});

    const Table back = parseCsv(csv, "list");
    ASSERT_EQ(back.rows(), 2);
    EXPECT_EQ(back.column("row").numbers, (std::vector<double>{2, 0}));
    EXPECT_EQ(back.column("kernel").text(0), "k0");
    EXPECT_EQ(back.column("time").missingCount(), 2U);
}

}  // namespace footbridge
