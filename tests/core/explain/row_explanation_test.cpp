// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/row_explanation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "core/explain/explain_messages.h"
#include "core/transfer/mixture/leverage.h"
#include "explained_pair.h"

namespace footbridge {
namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

bool says(const RowExplanation& explanation, const MessageId& id) {
    return std::ranges::any_of(explanation.reasons, [&](const Message& reason) {
        return std::string_view(reason.code()) == id.code;
    });
}

void expectVotesToAddUp(const ExplainedPair& pair, Index row) {
    const Vector x = pair.raw.row(row);
    const MixtureVotes votes = votesOn(*pair.model, x, {});
    ASSERT_FALSE(votes.votes.empty());
    double sum = votes.shift, weights = 0;
    for (const MemberVote& vote : votes.votes) {
        sum += vote.weight * vote.v;
        weights += vote.weight;
        EXPECT_GT(vote.weight, 0);
        EXPECT_NEAR(vote.prediction, std::exp(vote.v), 1e-9 * vote.prediction);
    }
    EXPECT_NEAR(weights, 1, 1e-9);
    EXPECT_NEAR(sum, std::log(pair.model->predict(x.transpose()).value[0]), 1e-9);
}

TEST(MemberVotes, AddUpToThePrediction) {
    const ExplainedPair& pair = ExplainedPair::shared();
    for (Index row = 0; row < 12; ++row) expectVotesToAddUp(pair, row);
}

TEST(MemberVotes, AddUpWhereTheSourceIsUsedAsItIs) {
    AnalysisInput input = explainedInput();
    input.target = explainedPlatform("old2", "mpi_tasks", 60, 1);
    const ExplainedPair pair(input);
    ASSERT_LT(pair.model->mixture->gate, 1) << "the same platform twice";
    for (Index row = 0; row < 5; ++row) expectVotesToAddUp(pair, row);
    EXPECT_EQ(votesOn(*pair.model, pair.raw.row(0), {}).votes.front().name, kSourceAsItIsName);
}

TEST(MemberVotes, AddUpUnderALossThatLeans) {
    AnalysisInput input = explainedInput();
    input.costing.loss = Loss(LossKind::Pinball, 5);
    const ExplainedPair pair(input);
    for (Index row = 0; row < 5; ++row) expectVotesToAddUp(pair, row);
}

TEST(MemberVotes, SayWhatTheIntervalIsMadeOf) {
    const ExplainedPair& pair = ExplainedPair::shared();
    const MixtureParts& parts = *pair.model->mixture;
    // Worked out anew from the table: the pool is all of it.
    const Matrix encoded = FeatureEncoder::fit(pair.model->schema, pair.raw).encode(pair.raw);
    const Vector leverage =
        Leverage(encoded(pair.analysis.adaptation->split.shots, Eigen::all)).of(encoded);
    for (Index row = 0; row < 12; ++row) {
        const Vector x = pair.raw.row(row);
        const Prediction prediction = pair.model->predict(x.transpose());
        const MixtureVotes votes = votesOn(*pair.model, x, {});
        double mean = 0, disagreement = 0;
        for (const MemberVote& vote : votes.votes)
            if (vote.name != kSourceAsItIsName) mean += vote.weight / parts.gate * vote.v;
        for (const MemberVote& vote : votes.votes)
            if (vote.name != kSourceAsItIsName)
                disagreement += vote.weight * (vote.v - mean) * (vote.v - mean);
        const double square = votes.spread * votes.spread;
        EXPECT_NEAR(votes.disagreement, disagreement / square, 1e-9);
        const double open = parts.gate * parts.leastVariance * leverage[row];
        EXPECT_NEAR(square, disagreement + open + parts.leastVariance, 1e-9 * votes.spread);
        EXPECT_NEAR(votes.leverage, open / square, 1e-9);
        const auto account = intervalAccount(*pair.model, prediction, votes);
        ASSERT_TRUE(account);
        EXPECT_NEAR(account->halfWidth, account->usual * votes.spread / parts.typicalSpread, 1e-9);
        EXPECT_NEAR(account->usualError, parts.leastVariance / square, 1e-9);
        EXPECT_EQ(account->unlikeShots, votes.leverage);
        EXPECT_EQ(account->heldOut, 20);
        EXPECT_GE(static_cast<double>(account->held), 0.9 * 20);
    }
}

TEST(MemberVotes, AreNoneForASingleStrategy) {
    const ExplainedPair& pair = ExplainedPair::shared();
    const AdaptedModel& model = pair.analysis.adaptation->find(Strategy::OutputMap)->model;
    EXPECT_TRUE(votesOn(model, pair.raw.row(0), {}).votes.empty());
    ExplainedModel explained = pair.explained;
    explained.model = std::shared_ptr<const AdaptedModel>(pair.analysis.adaptation, &model);
    const RowExplanation explanation = explainRow(explained, pair.raw.row(0), 3, {});
    EXPECT_TRUE(says(explanation, messages::kIntervalSame));
    EXPECT_FALSE(explanation.interval->varies);
}

TEST(NearestRows, FindTheRowItselfAmongTheShotsAndRowsOfTheSourceLikeIt) {
    const ExplainedPair& pair = ExplainedPair::shared();
    const Index shot = pair.analysis.split.shots[4];
    const RowExplanation explanation = explainRow(pair.explained, pair.raw.row(shot), 3, {});
    ASSERT_EQ(explanation.nearest.rows.size(), 6u);
    const NearRow& first = explanation.nearest.rows.front();
    EXPECT_EQ(first.distance, 0);
    EXPECT_EQ(pair.explained.compared[first.table].rows[static_cast<std::size_t>(first.at)], shot);
    EXPECT_EQ(explanation.nearest.toShot, 0);
    EXPECT_GT(explanation.nearest.usual, 0);
    EXPECT_TRUE(says(explanation, messages::kShotItself));

    // The nearest row of the source is the one nearest in what moves the prediction.
    const ComparedRows& source = pair.explained.compared.back();
    ASSERT_TRUE(source.source);
    const Index ranks = pair.model->schema.indexOf("mpi_tasks");
    EXPECT_FALSE(source.raw.col(ranks).array().isNaN().any()) << "read through the matching";
    const auto of = [&](const NearRow& row) { return pair.explained.compared[row.table].source; };
    const auto near = std::ranges::find_if(explanation.nearest.rows, of);
    ASSERT_NE(near, explanation.nearest.rows.end());
    const Index size = pair.model->schema.indexOf("size");
    EXPECT_NEAR(std::log1p(source.raw(near->at, size)), std::log1p(pair.raw(shot, size)), 1);
}

TEST(NearestRows, LeaveOutWhatMovesNothing) {
    const ExplainedPair& pair = ExplainedPair::shared();
    const Vector row = pair.raw.row(pair.analysis.split.shots[0]);
    std::vector<FeatureEffect> effects = effectsOn(*pair.model, pair.explained.background, row, {});
    for (FeatureEffect& effect : effects)
        if (effect.feature == pair.model->schema.indexOf("chance")) effect.movement = 0;
    Vector other = row;
    other[pair.model->schema.indexOf("chance")] = 17;
    EXPECT_EQ(nearestRows(pair.explained, other, effects, 2, {}).toShot, 0);
    other[pair.model->schema.indexOf("size")] *= 3;
    EXPECT_GT(nearestRows(pair.explained, other, effects, 2, {}).toShot, 0.05);
}

TEST(RowExplanation, NamesOddValuesAndFarRows) {
    const ExplainedPair& pair = ExplainedPair::shared();
    Vector row = pair.raw.row(2);
    row[pair.model->schema.indexOf("size")] = 1e6;
    row[pair.model->schema.indexOf("kind")] = -1;
    row[pair.model->schema.indexOf("chance")] = kMissing;
    const RowExplanation explanation = explainRow(pair.explained, row, 3, {});
    EXPECT_TRUE(says(explanation, messages::kValueOutside));
    EXPECT_TRUE(says(explanation, messages::kValueUnseen));
    EXPECT_TRUE(says(explanation, messages::kValueMissing));
    EXPECT_TRUE(says(explanation, messages::kShotFar));
    EXPECT_GT(explanation.nearest.toShot, explanation.nearest.usual);
    EXPECT_TRUE(explanation.prediction.value.allFinite());
}

TEST(RowExplanation, IsTheSameTwice) {
    const ExplainedPair& pair = ExplainedPair::shared();
    const RowExplanation a = explainRow(pair.explained, pair.raw.row(9), 5, {});
    const RowExplanation b = explainRow(pair.explained, pair.raw.row(9), 5, {});
    EXPECT_EQ(a.reasons, b.reasons);
    ASSERT_EQ(a.effects.size(), b.effects.size());
    for (std::size_t i = 0; i < a.effects.size(); ++i)
        EXPECT_EQ(a.effects[i].predictions, b.effects[i].predictions);
    ASSERT_EQ(a.nearest.rows.size(), b.nearest.rows.size());
    for (std::size_t i = 0; i < a.nearest.rows.size(); ++i)
        EXPECT_EQ(a.nearest.rows[i].distance, b.nearest.rows[i].distance);
}

TEST(NearestRows, SayOfASourceThatItLacksFeatures) {
    const ExplainedPair& whole = ExplainedPair::shared();
    const Vector row = whole.raw.row(4);
    EXPECT_TRUE(explainRow(whole.explained, row, 4, {}).nearest.notes.empty());

    AnalysisInput input = explainedInput();
    input.edits.byHand.clear();  // nobody says that ranks are mpi_tasks
    const ExplainedPair pair(input);
    const RowExplanation explained = explainRow(pair.explained, pair.raw.row(4), 4, {});
    ASSERT_EQ(explained.nearest.notes.size(), 1U);
    const std::string note = explained.nearest.notes.front().text();
    EXPECT_TRUE(note.starts_with("old has ")) << note;
    std::ptrdiff_t moving = 0;
    for (const FeatureEffect& effect : explained.effects) moving += effect.movement > 0;
    EXPECT_NE(note.find(" " + std::to_string(moving - 1) + " of the " + std::to_string(moving)),
              std::string::npos)
        << note;
}

}  // namespace
}  // namespace footbridge
