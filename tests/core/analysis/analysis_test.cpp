// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"
#include "tests/core/analysis/small_analysis.h"

namespace footbridge {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string errorOf(const AnalysisInput& input) {
    try {
        prepare(input);
    } catch (const Error& error) {
        return error.what();
    }
    return "no error";
}

class StageRecorder : public ProgressSink {
  public:
    void progress(const Message& stage, double fraction) override {
        EXPECT_GE(fraction, m_last);
        EXPECT_LE(fraction, 1);
        m_last = fraction;
        stages.insert(stage.code());
    }
    double last() const { return m_last; }
    std::set<std::string> stages;

  private:
    double m_last = 0;
};

TEST(Prepare, MatchesFeaturesAndDrawsShots) {
    const Analysis analysis = prepare(smallInput());
    EXPECT_EQ(analysis.split.shots.size(), 12u);
    EXPECT_EQ(analysis.split.test.size(), 48u);
    ASSERT_EQ(analysis.matching.matched.size(), 3u);
    EXPECT_TRUE(analysis.matching.onlySource.empty());
}

TEST(Prepare, UsesNoSuggestionUnlessItIsAccepted) {
    AnalysisInput input = smallInput();
    input.edits = {};
    const Analysis careful = prepare(input);
    EXPECT_EQ(careful.matching.matched.size(), 2u);
    ASSERT_FALSE(careful.matching.suggestions.empty());
    input.acceptSuggestions = 0;
    EXPECT_EQ(prepare(input).matching.matched.size(), 3u);
}

TEST(Prepare, SaysWhatIsMissing) {
    AnalysisInput input = smallInput();
    input.sources.clear();
    EXPECT_THAT(errorOf(input), HasSubstr("No source is loaded"));
    input = smallInput();
    input.target.table.reset();
    EXPECT_THAT(errorOf(input), HasSubstr("No target is loaded"));
    input = smallInput();
    input.target.roles.response.clear();
    EXPECT_THAT(errorOf(input), HasSubstr("new has no response column"));
    input = smallInput();
    input.sources[0].roles.response = "runtime";
    EXPECT_THAT(errorOf(input), HasSubstr("runtime"));
}

/// The dataset with another number in a cell.
Dataset withNumber(Dataset dataset, const std::string& column, std::size_t row, double number) {
    auto table = std::make_shared<Table>(*dataset.table);
    for (Column& each : table->columns)
        if (each.name == column) each.numbers[row] = number;
    dataset.table = std::move(table);
    return dataset;
}

TEST(Prepare, RefusesNumbersThatCannotBeComputedWith) {
    for (const double number : {1e308, -1e150}) {
        AnalysisInput input = smallInput();
        input.sources[0] = withNumber(input.sources[0], "size", 7, number);
        EXPECT_THAT(errorOf(input), HasSubstr("Data row 7 of old"));
        input = smallInput();
        input.target = withNumber(input.target, "time", 8, number);
        EXPECT_THAT(errorOf(input), HasSubstr("Data row 8 of new"));
        input = smallInput();
        input.target = withNumber(input.target, "energy", 8, number);
        EXPECT_EQ(errorOf(input), "no error") << "it is ignored";
        input = smallInput();
        input.sources[0] = withNumber(input.sources[0], "ranks", 7, number);
        EXPECT_THAT(errorOf(input), HasSubstr("Data row 7 of old"));
        input.edits.byHand.clear();
        EXPECT_EQ(errorOf(input), "no error") << "the target has nothing like it";
    }
}

TEST(TrainFor, KeepsAModelThatStillHolds) {
    const AnalysisInput input = smallInput();
    const Analysis prepared = prepare(input);
    const auto model = trainFor(input, prepared, {}, {});
    EXPECT_EQ(trainFor(input, prepared, model, {}), model);
}

TEST(TrainFor, KeepsTheModelWhenOnlyShotsOrStrategiesChange) {
    AnalysisInput input = smallInput();
    const auto model = trainFor(input, prepare(input), {}, {});
    input.shots.amount = 20;
    input.strategies.clear();
    EXPECT_EQ(trainFor(input, prepare(input), model, {}), model);
}

TEST(TrainFor, KnowsATableWithoutChecksumByItsContents) {
    AnalysisInput input = smallInput();
    Table anonymous = *input.sources[0].table;
    anonymous.checksum.clear();
    input.sources[0].table = std::make_shared<const Table>(anonymous);
    const auto model = trainFor(input, prepare(input), {}, {});
    EXPECT_EQ(trainFor(input, prepare(input), model, {}), model);
    for (Column& column : anonymous.columns)
        if (column.name == "time") column.numbers[3] *= 2;
    input.sources[0].table = std::make_shared<const Table>(std::move(anonymous));
    EXPECT_NE(trainFor(input, prepare(input), model, {}), model);
}

TEST(TrainFor, TrainsAnewWhenWhatItLearnsFromChanges) {
    const AnalysisInput input = smallInput();
    const auto model = trainFor(input, prepare(input), {}, {});
    std::vector<AnalysisInput> changed(7, input);
    changed[0].seed = 6;
    changed[1].sourceOptions.boostingRounds = 30;
    changed[2].edits = {};
    changed[3].sources[0].roles.response = "energy";
    changed[3].sources[0].roles.ignored = {"time"};
    changed[4].sources[0] = platform("old", "ranks", 150, 2);
    changed[5].sources.push_back(platform("older", "ranks", 150, 2));
    changed[6].sources[0].roles.groups = {"ranks"};
    for (std::size_t i = 0; i < changed.size(); ++i)
        EXPECT_NE(trainFor(changed[i], prepare(changed[i]), model, {}), model) << i;
}

TEST(Analyse, RunsAllStagesWithProgressThatNeverFalls) {
    StageRecorder recorder;
    RunContext context;
    context.sink = &recorder;
    int announced = 0;
    const Analysis analysis =
        analyse(smallInput(), context, {}, [&](const StrategyResult&) { ++announced; });
    ASSERT_TRUE(analysis.source && analysis.severity && analysis.adaptation);
    EXPECT_EQ(announced, 3);
    EXPECT_EQ(analysis.adaptation->results.size(), 3u);
    EXPECT_TRUE(analysis.severity->headline);
    EXPECT_TRUE(recorder.stages.count("measuring-severity"));
    EXPECT_NEAR(recorder.last(), 1, 1e-9);
}

TEST(Analyse, RepeatsToTheBitForTheSameSeed) {
    const AnalysisInput input = smallInput();
    const Analysis first = analyse(input, {}), second = analyse(input, {});
    EXPECT_EQ(first.split.shots, second.split.shots);
    EXPECT_EQ(first.severity->headline, second.severity->headline);
    for (const StrategyResult& result : first.adaptation->results)
        EXPECT_EQ(result.outOfFold, second.adaptation->find(result.strategy)->outOfFold);
}

TEST(Analyse, StopsWhenCancelled) {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    EXPECT_THROW(analyse(smallInput(), context), Cancelled);
}

}  // namespace
}  // namespace footbridge
