// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/importance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/explain/explain_messages.h"
#include "core/run/error.h"
#include "explained_pair.h"

namespace footbridge {
namespace {

const FeatureImportance& importanceOf(const ModelExplanation& explanation, const char* name) {
    const Index feature = explanation.schema.indexOf(name);
    return *std::ranges::find(explanation.importance.features, feature,
                              &FeatureImportance::feature);
}

TEST(Importance, IsTheErrorThatShufflingAddsOnTheLeaderboardsTestRows) {
    const ExplainedPair& pair = ExplainedPair::shared();
    const ModelExplanation explanation =
        explainModel(pair.input, pair.analysis, pair.model, pair.explained.background, {});
    const ModelImportance& importance = explanation.importance;
    EXPECT_EQ(importance.kind, UnseenKind::TestRows);
    EXPECT_EQ(importance.rows, static_cast<Index>(pair.analysis.split.test.size()));
    EXPECT_EQ(importance.nmse, pair.analysis.adaptation->find(Strategy::Auto)->test->nmse);
    EXPECT_EQ(std::string(importanceNote(importance).code()), "importance-unseen");

    const FeatureImportance& size = importanceOf(explanation, "size");
    const FeatureImportance& chance = importanceOf(explanation, "chance");
    EXPECT_EQ(importance.features.front().feature, size.feature);
    EXPECT_GT(size.increase, 0.5);
    EXPECT_LT(std::abs(chance.increase), 0.02 * size.increase);
    for (const FeatureImportance& each : importance.features) {
        EXPECT_LE(each.low, each.increase);
        EXPECT_LE(each.increase, each.high);
    }
    ASSERT_EQ(explanation.curves.size(), importance.features.size());
    EXPECT_EQ(explanation.curves.front().feature, size.feature);
}

TEST(Importance, IsTheSameForTheSameSeed) {
    const ExplainedPair& pair = ExplainedPair::shared();
    const auto increases = [&](std::uint64_t seed) {
        RunContext context;
        context.seed = seed;
        std::vector<double> values;
        for (const FeatureImportance& each :
             importanceOn({{pair.model, pair.analysis.split.test}}, UnseenKind::TestRows,
                          pair.input.target, context)
                 .features)
            values.push_back(each.increase);
        return values;
    };
    EXPECT_EQ(increases(1), increases(1));
    EXPECT_NE(increases(1), increases(2));
}

AnalysisInput withoutTestRows() {
    AnalysisInput input = explainedInput();
    input.shots = {ShotRequest::Kind::AllLabelled, 0, {}};
    input.target = explainedPlatform("new", "mpi_tasks", 24, 3, 1.8);
    input.strategies = {Strategy::Auto};
    return input;
}

TEST(Importance, IsMeasuredOnShotsHeldOutWhereNoneIsLeftToTest) {
    const ExplainedPair pair(withoutTestRows());
    const ModelExplanation explanation =
        explainModel(pair.input, pair.analysis, pair.model, pair.explained.background, {});
    EXPECT_EQ(explanation.importance.kind, UnseenKind::HeldOutShots);
    EXPECT_EQ(explanation.importance.rows, 24);
    EXPECT_GT(importanceOf(explanation, "size").increase, 0.5);
    EXPECT_LT(std::abs(importanceOf(explanation, "chance").increase), 0.1);
}

TEST(Importance, AsksModelsThatHaveNotSeenTheRow) {
    const AnalysisInput input = withoutTestRows();
    const Analysis prepared = prepare(input);
    const auto source = trainFor(input, prepared, {}, {});
    const auto modelsOf = [&](const Dataset& target) {
        return heldOutModels({*source,
                              target,
                              prepared.split.shots,
                              prepared.matching,
                              Pool::All,
                              1,
                              {},
                              Strategy::OutputMap},
                             {});
    };
    const std::vector<UnseenBy> models = modelsOf(input.target);
    std::multiset<Index> asked;
    for (const UnseenBy& each : models) asked.insert(each.rows.begin(), each.rows.end());
    const std::multiset<Index> shots(prepared.split.shots.begin(), prepared.split.shots.end());
    EXPECT_EQ(asked, shots) << "every shot is held out once";

    // Another response of a shot changes every model but the one that has not seen it.
    Table changed = *input.target.table;
    const Index row = models.front().rows.front();
    for (Column& column : changed.columns)
        if (column.name == "time") column.numbers[static_cast<std::size_t>(row)] *= 1.5;
    Dataset target = input.target;
    target.table = std::make_shared<const Table>(std::move(changed));
    const std::vector<UnseenBy> again = modelsOf(target);
    const Matrix raw = rawFeatures(input.target, models.front().model->schema);
    for (std::size_t i = 0; i < models.size(); ++i) {
        const bool same = models[i].model->predict(raw).value == again[i].model->predict(raw).value;
        EXPECT_EQ(same, i == 0) << i;
    }
}

TEST(Importance, SaysSoWhereThereAreTooFewRows) {
    const ExplainedPair& pair = ExplainedPair::shared();
    try {
        importanceOn({{pair.model, {0, 1, 2, 3}}}, UnseenKind::TestRows, pair.input.target, {});
        FAIL();
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), messages::kExplainTooFew.code);
    }
}

}  // namespace
}  // namespace footbridge
