// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/plan_evidence.h"
#include "core/studies/plan_evidence_summary.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/studies/cell_store.h"
#include "tests/core/studies/small_campaign.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

/// Asks to stop at the third report, as somebody who has seen enough.
struct StopAfter : ProgressSink {
    explicit StopAfter(int reports) : left(reports) {}
    void progress(const Message&, double) override {
        if (--left == 0) stop.request_stop();
    }
    std::stop_source stop;
    int left;
};

std::size_t recordsIn(const StudyFolder& folder) {
    std::size_t records = 0;
    StoredCellReader(folder.cells()).refresh([&](const std::string&, const CellRecord&) {
        ++records;
    });
    return records;
}

TEST(PlanEvidence, MeasuresPlannedShotsAndForecastsWhateverTheJobs) {
    const TemporaryFolder folder;
    const Campaign campaign = smallCampaign(folder.path());
    const PlanEvidence evidence = measurePlans(campaign, StudyFolder(folder.path() / "one"), 1, {});
    EXPECT_TRUE(evidence.failures.empty());
    ASSERT_EQ(evidence.cells.size(), 4u);
    for (const PlanCell& cell : evidence.cells) {
        EXPECT_GT(cell.random, 0);
        EXPECT_GT(cell.planned, 0);
        EXPECT_GT(cell.more, 0);
        EXPECT_GT(cell.forecast, 0);
        EXPECT_LE(cell.forecast, 1);
    }
    const PlanEvidence again = measurePlans(campaign, StudyFolder(folder.path() / "two"), 2, {});
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(again.cells[i].planned, evidence.cells[i].planned);
        EXPECT_EQ(again.cells[i].more, evidence.cells[i].more);
        EXPECT_EQ(again.cells[i].forecast, evidence.cells[i].forecast);
    }
}

TEST(PlanEvidence, GoesOnWhereItWasStopped) {
    const TemporaryFolder folder;
    const Campaign campaign = smallCampaign(folder.path());
    const StudyFolder kept(folder.path() / "kept");
    StopAfter sink(3);
    RunContext stopped;
    stopped.stop = sink.stop.get_token();
    stopped.sink = &sink;
    EXPECT_THROW(measurePlans(campaign, kept, 1, stopped), Cancelled);
    const std::size_t measured = recordsIn(kept);
    EXPECT_GT(measured, 0u);
    EXPECT_LT(measured, 4u);

    const PlanEvidence evidence = measurePlans(campaign, kept, 1, {});
    EXPECT_EQ(recordsIn(kept), 4u);  // nothing twice
    const PlanEvidence whole = measurePlans(campaign, StudyFolder(folder.path() / "whole"), 1, {});
    ASSERT_EQ(evidence.cells.size(), 4u);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(evidence.cells[i].random, whole.cells[i].random);
        EXPECT_EQ(evidence.cells[i].planned, whole.cells[i].planned);
        EXPECT_EQ(evidence.cells[i].more, whole.cells[i].more);
        EXPECT_EQ(evidence.cells[i].before, whole.cells[i].before);
        EXPECT_EQ(evidence.cells[i].forecast, whole.cells[i].forecast);
    }
}

TEST(PlanEvidence, RefusesToMixTablesThatHaveChanged) {
    const TemporaryFolder folder;
    const Campaign campaign = smallCampaign(folder.path());
    const StudyFolder kept(folder.path() / "kept");
    measurePlans(campaign, kept, 1, {});
    writeFile(folder.path() / "b.csv", runsCsv(4, 3));
    EXPECT_THROW(measurePlans(campaign, kept, 1, {}), Error);
}

/// Writes another table when the work has begun, before any is read.
struct ReplacesTheTarget : ProgressSink {
    explicit ReplacesTheTarget(std::filesystem::path table) : target(std::move(table)) {}
    void progress(const Message&, double) override {
        if (++reports == 2) writeFile(target, runsCsv(4, 3));
    }
    std::filesystem::path target;
    int reports = 0;
};

TEST(PlanEvidence, IsNotOfTablesThatChangeMeanwhile) {
    const TemporaryFolder folder;
    const Campaign campaign = smallCampaign(folder.path());
    ReplacesTheTarget sink(folder.path() / "b.csv");
    RunContext context;
    context.sink = &sink;
    try {
        measurePlans(campaign, StudyFolder(folder.path() / "kept"), 1, context);
        FAIL() << "nobody noticed";
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "campaign-tables-changed");
    }
    EXPECT_GE(sink.reports, 2);
    writeFile(folder.path() / "b.csv", runsCsv(4, 2));
    const PlanEvidence evidence =
        measurePlans(campaign, StudyFolder(folder.path() / "kept"), 1, {});
    const PlanEvidence clean = measurePlans(campaign, StudyFolder(folder.path() / "one"), 1, {});
    ASSERT_EQ(evidence.cells.size(), clean.cells.size());
    for (std::size_t i = 0; i < clean.cells.size(); ++i)
        EXPECT_EQ(evidence.cells[i].random, clean.cells[i].random) << "nothing of the other table";
}

TEST(PlanEvidence, RandomShotsErrAsInACampaign) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    writeFile(folder.path() / "b.csv", runsCsv(1, 2));
    campaign.strategies = {Strategy::Auto};
    const CampaignResult scored = runCampaign(campaign, folder.path() / "out", 1, {});

    const PlanEvidence evidence =
        measurePlans(campaign, StudyFolder(folder.path() / "plans"), 1, {});

    ASSERT_EQ(evidence.cells.size(), scored.scores.size());
    for (std::size_t i = 0; i < evidence.cells.size(); ++i) {
        ASSERT_EQ(evidence.cells[i].shots, scored.scores[i].shots);
        EXPECT_EQ(evidence.cells[i].random, scored.scores[i].nmse);
    }
}

TEST(PlanEvidence, SaysWhatCameOfIt) {
    const TemporaryFolder folder;
    PlanEvidence evidence;
    for (int repeat = 0; repeat < 2; ++repeat) {
        PlanCell cell;
        cell.pair = "a, b";
        cell.shots = 5;
        cell.repeat = repeat;
        cell.random = 0.4;
        cell.planned = repeat == 0 ? 0.1 : 0.4;
        cell.before = 0.4;
        cell.more = 0.2;
        cell.forecast = 0.25;
        evidence.cells.push_back(cell);
    }
    writePlanEvidence(evidence, folder.path());
    const std::string summary = readFile(folder.path() / "summary.md");
    EXPECT_NE(summary.find("| all pairs | 5 | 0.50 | 100 % | 1 |"), std::string::npos) << summary;
    EXPECT_NE(summary.find("| 5 | 0.25 | 0.50 |"), std::string::npos) << summary;
    EXPECT_NE(readFile(folder.path() / "plans.csv").find("\"a, b\",,,5,1,0,0.4,0.4"),
              std::string::npos);
}

}  // namespace
}  // namespace footbridge
