// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/verdict.h"

#include <gmock/gmock.h>

#include <cmath>

namespace footbridge {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

Severity withRungs(const std::vector<std::pair<std::string, double>>& rungs, Index shots = 20) {
    Severity severity;
    severity.shots = shots;
    severity.headline = 0.2;
    severity.advice.emplace();
    for (const auto& [key, error] : rungs) {
        Vector squared = Vector::Constant(shots, error);
        for (Index i = 0; i < shots; ++i) squared[i] *= i % 2 == 0 ? 0.9 : 1.1;
        severity.advice->rungs.push_back({key, error, squared});
    }
    return severity;
}

StrategyResult result(Strategy strategy, double outOfFold, double test, double mape) {
    StrategyResult result;
    result.strategy = strategy;
    result.available = true;
    result.outOfFoldNmse = outOfFold;
    result.outOfFoldMape = mape;
    if (std::isfinite(test)) {
        result.test.emplace();
        result.test->rows = 280;
        result.test->nmse = test;
        result.test->mape = mape;
    }
    return result;
}

Adaptation adaptation(std::vector<StrategyResult> results) {
    Adaptation all;
    all.results = std::move(results);
    all.split.shots.resize(20);
    return all;
}

TEST(Verdict, FollowsTheBestWayWithTheSourceNotTheSimplest) {
    // What was once advised here was “target only”, though a correction of the source is better.
    const Severity severity = withRungs(
        {{"source", 0.12}, {"shift", 0.075}, {"target-only", 0.033}, {"residual", 0.019}});
    const Verdict verdict = preliminaryVerdict(severity);
    EXPECT_EQ(verdict.answer, TransferAnswer::Pays);
    EXPECT_EQ(verdict.way, "residual");
    EXPECT_THAT(verdictSentence(verdict).text(), StartsWith("Preliminary: transfer should pay."));
    EXPECT_THAT(verdictSentence(verdict).text(), HasSubstr("0.019"));
}

TEST(Verdict, IsOpenWithinChanceAndSaysNoWhereTheShotsAloneDoBetter) {
    const auto answer = [](double source, double alone) {
        return preliminaryVerdict(withRungs({{"source", source}, {"target-only", alone}})).answer;
    };
    EXPECT_EQ(answer(0.10, 0.10), TransferAnswer::Open);
    EXPECT_EQ(answer(0.095, 0.10), TransferAnswer::Open);
    EXPECT_EQ(answer(0.5, 0.1), TransferAnswer::DoesNotPay);
    EXPECT_EQ(answer(0.1, 0.5), TransferAnswer::Pays);
}

TEST(Verdict, NeedsBothSidesBeforehand) {
    EXPECT_EQ(preliminaryVerdict(Severity{}).answer, TransferAnswer::Unknown);
    EXPECT_EQ(preliminaryVerdict(withRungs({{"target-only", 0.1}})).answer,
              TransferAnswer::Unknown);
    EXPECT_THAT(verdictSentence(preliminaryVerdict(Severity{})).text(), StartsWith("Preliminary:"));
}

TEST(Verdict, ReadsALadderThatKeptItsMeansAlone) {
    Severity severity = withRungs({{"shift", 0.1}, {"target-only", 0.5}});
    for (AdviceRung& rung : severity.advice->rungs) rung.squared = {};
    EXPECT_EQ(preliminaryVerdict(severity).answer, TransferAnswer::Pays);
}

TEST(Verdict, QuotesTheLeaderboardOnRunsNotSeen) {
    const Verdict verdict = verdictOf(adaptation({
        result(Strategy::Auto, 0.015, 0.023, 25.1),
        result(Strategy::TargetRidge, 0.046, 0.077, 52.2),
        result(Strategy::TargetGaussianProcess, 0.063, 0.068, 48.6),
    }));
    EXPECT_EQ(verdict.answer, TransferAnswer::Pays);
    EXPECT_EQ(verdict.alone, Strategy::TargetGaussianProcess) << "the best with hindsight";
    const std::string text = verdictSentence(verdict).text();
    for (const char* part : {"Transfer pays here.", "25.1 %", "280 runs", "48.6 %"})
        EXPECT_THAT(text, HasSubstr(part));
}

TEST(Verdict, SaysInPlainWordsWhereTransferDoesNotPay) {
    const Verdict verdict = verdictOf(adaptation(
        {result(Strategy::Auto, 0.1, 0.2, 40), result(Strategy::TargetRidge, 0.1, 0.1, 20)}));
    EXPECT_EQ(verdict.answer, TransferAnswer::DoesNotPay);
    EXPECT_THAT(verdictSentence(verdict).text(), StartsWith("Transfer does not pay here."));
    EXPECT_THAT(verdictSentence(verdict).text(), HasSubstr("The source is not needed."));
}

TEST(Verdict, QuotesNoPercentageThatTellsAnotherStory) {
    const Verdict verdict = verdictOf(adaptation(
        {result(Strategy::Auto, 0.1, 0.1, 40), result(Strategy::TargetRidge, 0.2, 0.2, 20)}));
    EXPECT_EQ(verdict.answer, TransferAnswer::Pays);
    EXPECT_FALSE(verdict.percent);
    EXPECT_DOUBLE_EQ(verdict.transferError, 0.1);
}

TEST(Verdict, GivesTheReasonBesideWhatIsBetterStill) {
    const Verdict verdict = verdictOf(adaptation({
        result(Strategy::Auto, 0.02, 0.05, 25),
        result(Strategy::InputAlignment, 0.03, 0.03, 18),
        result(Strategy::TargetRidge, 0.05, 0.08, 50),
    }));
    EXPECT_EQ(verdict.transfer, Strategy::Auto);
    EXPECT_EQ(verdict.least, Strategy::InputAlignment);
    std::string notes;
    for (const Message& note : verdictNotes(verdict, {})) notes += note.text();
    EXPECT_THAT(notes,
                HasSubstr("With hindsight input alignment does best here, with an error of 18"));
}

TEST(Verdict, SaysNothingFalseOfTheErrorOnHeldOutShots) {
    const Verdict verdict = verdictOf(adaptation({
        result(Strategy::Auto, 0.0161, 0.0221, 24.1),
        result(Strategy::InputAlignment, 0.0136, 0.0197, 22.5),
        result(Strategy::TargetGaussianProcess, 0.0617, 0.0681, 48.6),
    }));
    EXPECT_EQ(verdict.least, Strategy::InputAlignment);
    std::string notes;
    for (const Message& note : verdictNotes(verdict, {})) notes += note.text();
    EXPECT_THAT(notes, HasSubstr("so few shots cannot tell that reliably beforehand"));
}

TEST(Verdict, FallsBackOnHeldOutShotsAndMissesWhatWasNotCompared) {
    const double none = std::nan("");
    const Verdict shots = verdictOf(adaptation(
        {result(Strategy::Auto, 0.1, none, 10), result(Strategy::TargetRidge, 0.2, none, 20)}));
    EXPECT_EQ(shots.rows, 0);
    EXPECT_THAT(verdictSentence(shots).text(), HasSubstr("20 shots, each held out"));
    const Verdict alone = verdictOf(adaptation({result(Strategy::TargetRidge, 0.2, 0.2, 20)}));
    EXPECT_EQ(alone.answer, TransferAnswer::Unknown);
    EXPECT_THAT(verdictSentence(alone).text(), HasSubstr("no strategy that uses the source"));
    const Verdict source = verdictOf(adaptation({result(Strategy::Auto, 0.2, 0.2, 20)}));
    EXPECT_THAT(verdictSentence(source).text(), HasSubstr("no model of the shots alone"));
    const Verdict constant = verdictOf(adaptation(
        {result(Strategy::Auto, 0.1, none, 10), result(Strategy::TargetRidge, none, none, none)}));
    EXPECT_EQ(constant.answer, TransferAnswer::Unknown);
    EXPECT_THAT(verdictSentence(constant).text(),
                HasSubstr("the response is the same in all rows"));
}

TEST(Verdict, TellsWhetherItWasForeseen) {
    const Verdict after = verdictOf(adaptation(
        {result(Strategy::Auto, 0.1, 0.1, 10), result(Strategy::TargetRidge, 0.2, 0.2, 20)}));
    const auto said = [&](TransferAnswer answer) {
        Verdict before;
        before.answer = answer;
        std::string notes;
        for (const Message& note : verdictNotes(after, before)) notes += note.text();
        return notes;
    };
    EXPECT_THAT(said(TransferAnswer::Pays), HasSubstr("said the same"));
    EXPECT_THAT(said(TransferAnswer::Open), HasSubstr("left it open"));
    EXPECT_THAT(said(TransferAnswer::DoesNotPay), HasSubstr("said otherwise"));
}

}  // namespace
}  // namespace footbridge
