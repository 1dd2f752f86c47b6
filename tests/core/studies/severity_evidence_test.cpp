// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/severity_evidence.h"
#include "core/studies/severity_evidence_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/studies/evidence_records.h"
#include "core/studies/severity_advice_evidence.h"
#include "core/studies/severity_band_evidence.h"
#include "tests/core/studies/small_campaign.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

using ::testing::HasSubstr;

EvidenceCell cellWith(const std::string& family, const std::vector<double>& realised,
                      const std::vector<double>& ladder) {
    EvidenceCell cell;
    cell.pair = family;
    cell.family = family;
    cell.shots = 20;
    cell.realised = realised;
    Advice advice;
    const char* keys[] = {"source", "shift", "target-only", "residual"};
    for (std::size_t i = 0; i < ladder.size(); ++i)
        advice.rungs.push_back({keys[i], ladder[i], Vector::Constant(20, ladder[i])});
    advice.key = "shift";
    cell.severity.advice = advice;
    return cell;
}

const AdviceScore& scoreOf(const std::vector<AdviceScore>& scores, const std::string& rule) {
    for (const AdviceScore& score : scores)
        if (score.rule == rule) return score;
    throw std::out_of_range(rule);
}

TEST(ScoreAdvice, ComparesWhatWasAdvisedWithWhatTurnedOut) {
    // Realised: source, shift, target-only, alignment, residual.
    const std::vector<EvidenceCell> cells{
        cellWith("a", {1, 0.1, 0.5, 0.3, 0.1}, {1, 0.1, 0.5, 0.1}),
        cellWith("b", {1, 0.4, 0.5, 0.3, 0.1}, {1, 0.4, 0.5, 0.1})};
    const auto scores = scoreAdvice(cells, 20);
    EXPECT_DOUBLE_EQ(scoreOf(scores, "advice").hit, 0.5);
    EXPECT_DOUBLE_EQ(scoreOf(scores, "advice").regret, 2);
    EXPECT_DOUBLE_EQ(scoreOf(scores, "constants chosen on the other families").hit, 1);
    EXPECT_DOUBLE_EQ(scoreOf(scores, "constants chosen on the other families").regret, 1);
    EXPECT_DOUBLE_EQ(scoreOf(scores, "always residual").near, 1);
    EXPECT_TRUE(scoreAdvice(cells, 50).empty());
}

TEST(ScoreAdvice, FallsBackWhereARungCannotRun) {
    const double none = EvidenceCell::kNone;
    const auto scores = scoreAdvice({cellWith("a", {none, none, 0.5, 0.3, 0.3}, {1, 0.9})}, 20);
    EXPECT_DOUBLE_EQ(scoreOf(scores, "always shift").regret, 1);
}

EvidenceCell cellWithBand(const std::string& family, double low, double high, double allLabels) {
    EvidenceCell cell;
    cell.family = family;
    cell.shots = 20;
    cell.allLabels = allLabels;
    cell.severity.headline = 0.5;
    cell.severity.bandLow = low;
    cell.severity.bandHigh = high;
    return cell;
}

TEST(ScoreBands, CountsWhatTheBandsHoldAndJudgesTheirWidthOnOtherFamilies) {
    // Family a needs bands half as wide, b needs them as they are.
    const std::vector<EvidenceCell> cells{
        cellWithBand("a", 0.3, 0.7, 0.6), cellWithBand("a", 0.3, 0.7, 0.4),
        cellWithBand("b", 0.3, 0.7, 0.7), cellWithBand("b", 0.3, 0.7, 0.3)};
    const std::vector<BandScore> scores = scoreBands(cells);
    ASSERT_EQ(scores.size(), 1u);
    EXPECT_EQ(scores[0].cells, 4u);
    EXPECT_DOUBLE_EQ(scores[0].held, 1);
    EXPECT_NEAR(scores[0].width, 0.4, 1e-12);
    EXPECT_NEAR(scores[0].error, 0.15, 1e-12);
    EXPECT_DOUBLE_EQ(scores[0].factorLow, 0.5);  // what a asks for is too narrow for b
    EXPECT_DOUBLE_EQ(scores[0].factorHigh, 1);
    EXPECT_DOUBLE_EQ(scores[0].heldElsewhere, 0.5);
}

TEST(ScoreBands, TakesAClosedGateAsABandFromZero) {
    EvidenceCell cell = cellWithBand("a", 0, 0.4, 0.02);
    cell.severity.gate = 0;
    cell.severity.headline = 0;
    EXPECT_DOUBLE_EQ(scoreBands({cell}).front().held, 1);
}

TEST(ScoreBands, LeavesOutPairsThatShareNothing) {
    EvidenceCell cell = cellWithBand("a", 0, 1, 0.5);
    cell.shared = false;
    EXPECT_TRUE(scoreBands({cell}).empty());
}

TEST(SeverityEvidence, MeasuresPairsAndTheirTablesAgainstThemselves) {
    const TemporaryFolder folder;
    const Campaign campaign = smallCampaign(folder.path());
    EvidenceOptions options;
    options.draws = 2;
    options.strategyDraws = 1;
    options.halves = 1;
    const SeverityEvidence evidence =
        measureEvidence(campaign, StudyFolder(folder.path() / "pairs"), options, {});
    EXPECT_TRUE(evidence.failures.empty());
    ASSERT_EQ(evidence.cells.size(), 4u);
    for (const EvidenceCell& cell : evidence.cells) {
        EXPECT_TRUE(cell.severity.headline);
        EXPECT_TRUE(std::isfinite(cell.allLabels));
        EXPECT_GT(cell.zeroShot, cell.shift);  // four times slower
        EXPECT_EQ(cell.realised.size(), cell.draw == 0 ? realisedRungs().size() : 0);
        EXPECT_EQ(cell.severity.advice.has_value(), cell.draw == 0);
    }
    // The records hold all that the tables and the summary tell.
    const SeverityEvidence again =
        measureEvidence(campaign, StudyFolder(folder.path() / "pairs"), options, {});
    writeEvidence(evidence, folder.path());
    const std::string tables =
        readFile(folder.path() / "severity.csv") + readFile(folder.path() / "ladder.csv") +
        readFile(folder.path() / "identical.csv") + readFile(folder.path() / "summary.md");
    writeEvidence(again, folder.path());
    EXPECT_EQ(readFile(folder.path() / "severity.csv") + readFile(folder.path() / "ladder.csv") +
                  readFile(folder.path() / "identical.csv") +
                  readFile(folder.path() / "summary.md"),
              tables);
    ASSERT_EQ(evidence.identical.size(), 12u);  // two tables, two numbers of shots, three draws

    writeEvidence(evidence, folder.path());
    EXPECT_THAT(readFile(folder.path() / "summary.md"), HasSubstr("## Two halves of one table"));
    EXPECT_THAT(readFile(folder.path() / "summary.md"), HasSubstr("always residual"));
    EXPECT_THAT(readFile(folder.path() / "severity.csv"), HasSubstr("homogeneous"));
    EXPECT_THAT(readFile(folder.path() / "ladder.csv"), HasSubstr("target-only"));
}

TEST(SeverityEvidence, RefusesRecordsWhosePartsDoNotFitTogether) {
    const EvidenceCell whole = cellWith("a", {1, 0.4, 0.5, 0.3, 0.1}, {1, 0.4, 0.5, 0.1});
    const auto refused = [](const EvidenceCell& cell) {
        EvidenceCell read;
        try {
            readRecord(recordOf(cell), "cells", read);
            return false;
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "campaign-folder-damaged");
            return true;
        }
    };
    EXPECT_FALSE(refused(whole));
    for (const std::size_t errors : {1u, 2u, 4u, 6u, 9u}) {
        EvidenceCell cell = whole;
        cell.realised.resize(errors, 0.5);
        EXPECT_TRUE(refused(cell)) << errors;
    }
    EvidenceCell cell = whole;
    cell.severity.advice->rungs[1].squared = Vector::Constant(3, 0.5);
    EXPECT_TRUE(refused(cell));
    PlanCell plan;
    std::vector<IdenticalCell> identical;
    for (const std::string bytes : {"", "x", "\xf6", "\x81\x80"}) {
        EXPECT_THROW(readRecord(bytes, "cells", cell), Error) << bytes;
        EXPECT_THROW(readRecord(bytes, "cells", plan), Error) << bytes;
        EXPECT_THROW(readRecord(bytes, "cells", identical), Error) << bytes;
    }
}

TEST(SeverityEvidence, DoesNotDependOnTheJobs) {
    const TemporaryFolder folder;
    const Campaign campaign = smallCampaign(folder.path());
    EvidenceOptions options;
    options.draws = 1;
    options.halves = 1;
    options.strategyDraws = 0;
    const SeverityEvidence one =
        measureEvidence(campaign, StudyFolder(folder.path() / "one"), options, {});
    options.jobs = 2;
    const SeverityEvidence two =
        measureEvidence(campaign, StudyFolder(folder.path() / "two"), options, {});
    ASSERT_EQ(one.cells.size(), two.cells.size());
    for (std::size_t i = 0; i < one.cells.size(); ++i)
        EXPECT_EQ(one.cells[i].severity.headline, two.cells[i].severity.headline);
    for (std::size_t i = 0; i < one.identical.size(); ++i)
        EXPECT_EQ(one.identical[i].severity.headline, two.identical[i].severity.headline);
}

TEST(SeverityEvidence, TestsOnNothingThatTheSourceKnows) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.pairs[0].target = campaign.pairs[0].sources[0];
    EvidenceOptions options;
    options.draws = 1;
    options.halves = 0;
    const SeverityEvidence evidence =
        measureEvidence(campaign, StudyFolder(folder.path() / "pairs"), options, {});
    ASSERT_EQ(evidence.cells.size(), 2u);
    for (const EvidenceCell& cell : evidence.cells) {
        EXPECT_TRUE(cell.severity.headline);
        EXPECT_TRUE(std::isnan(cell.zeroShot)) << "no row is left to test on";
    }
}

TEST(SeverityEvidence, SaysWhichPairCannotBeRead) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.pairs[0].target = folder.path() / "missing.csv";
    EvidenceOptions options;
    options.halves = 0;
    const SeverityEvidence evidence =
        measureEvidence(campaign, StudyFolder(folder.path() / "none"), options, {});
    EXPECT_TRUE(evidence.cells.empty());
    ASSERT_EQ(evidence.failures.size(), 1u);
    EXPECT_THAT(evidence.failures[0], HasSubstr("missing.csv"));
}

}  // namespace
}  // namespace footbridge
