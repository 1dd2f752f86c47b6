// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/shot_curve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/run/error.h"
#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

Dataset platform(const std::string& name, Index rows, double factor) {
    Random random(3, name);
    std::string csv = "n,m,time\n";
    for (Index row = 0; row < rows; ++row) {
        const double n = 1 + 9 * random.uniform(), m = 1 + 9 * random.uniform();
        csv += formatNumber(n) + "," + formatNumber(m) + "," +
               formatNumber(factor * n * m * std::exp(0.1 * random.normal())) + "\n";
    }
    Roles roles;
    roles.response = "time";
    return makeDataset(std::make_shared<const Table>(parseCsv(csv, name)), roles, name);
}

AnalysisInput input() {
    AnalysisInput input;
    input.sources = {platform("old", 80, 1)};
    input.target = platform("new", 60, 3);
    input.shots = {ShotRequest::Kind::Count, 12, {}};
    input.sourceOptions = {1, 40, 30, 4000, 6000, 100};
    return input;
}

}  // namespace

TEST(ShotCurveCounts, GrowFromFiveAndHoldWhatIsUsedNow) {
    EXPECT_EQ(shotCurveCounts(300, 20), (std::vector<Index>{5, 10, 20, 25, 50}));
    EXPECT_EQ(shotCurveCounts(1000, 100), (std::vector<Index>{5, 10, 25, 50, 100, 250}));
}

TEST(ShotCurveCounts, LeaveRowsToTestWith) {
    EXPECT_EQ(shotCurveCounts(30, 12), (std::vector<Index>{5, 10, 12}));
    EXPECT_TRUE(shotCurveCounts(10, 5).empty());
}

TEST(ShotCurve, HasAPointForEveryStrategyAndNumberAndIsTheSameAgain) {
    const ShotCurveOptions options{{Strategy::OutputMap, Strategy::TargetRidge}, 2};
    int heard = 0;

    const auto points =
        shotCurve(input(), {}, options, {}, [&](const ShotCurvePoint&) { ++heard; });
    const auto again = shotCurve(input(), {}, options, {}, {});

    ASSERT_EQ(points.size(), 2 * shotCurveCounts(60, 12).size());
    EXPECT_EQ(heard, static_cast<int>(points.size()));
    for (std::size_t i = 0; i < points.size(); ++i) {
        EXPECT_LE(points[i].low, points[i].nmse);
        EXPECT_LE(points[i].nmse, points[i].high);
        EXPECT_EQ(points[i].nmse, again[i].nmse);
    }
}

TEST(ShotCurve, TheFirstDrawIsTheOneOfTheAnalysis) {
    const ShotCurveOptions options{{Strategy::TargetRidge}, 1};
    AnalysisInput same = input();
    same.strategies = {Strategy::TargetRidge};

    const auto points = shotCurve(input(), {}, options, {}, {});
    const Analysis analysis = analyse(same, {});

    const auto now = std::ranges::find(points, 12, &ShotCurvePoint::shots);
    ASSERT_NE(now, points.end());
    EXPECT_DOUBLE_EQ(now->nmse, analysis.adaptation->results.front().test->nmse);
}

TEST(ShotCurve, AdaptsToATargetLikeItsSourceAsTheAnalysisDoes) {
    AnalysisInput same = input();
    same.target = platform("same", 60, 1);
    same.strategies = {Strategy::Auto};
    for (const ShotRequest& shots :
         {ShotRequest{ShotRequest::Kind::Count, 12, {}},
          ShotRequest{ShotRequest::Kind::Percent, 20, {}},
          ShotRequest{ShotRequest::Kind::Rows, 0, {1, 4, 9, 16, 25, 36, 49, 59, 2, 3, 5, 7}}}) {
        same.shots = shots;
        const Analysis analysis = analyse(same, {});
        ASSERT_LT(analysis.severity->labelFreeGate, 1) << "the target is not like its source";

        const auto points = shotCurve(same, {}, {{Strategy::Auto}, 1}, {}, {});

        const auto now = std::ranges::find(points, 12, &ShotCurvePoint::shots);
        ASSERT_NE(now, points.end());
        EXPECT_EQ(now->nmse, analysis.adaptation->results.front().test->nmse);
    }
}

TEST(ShotCurve, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();

    EXPECT_THROW(shotCurve(input(), {}, {{Strategy::TargetRidge}, 1}, context, {}), Cancelled);
}

}  // namespace footbridge
