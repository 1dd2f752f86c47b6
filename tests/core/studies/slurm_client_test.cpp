// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/slurm_client.h"

#include <gtest/gtest.h>

#include "core/studies/slurm_options.h"

namespace footbridge {
namespace {

TEST(SlurmClient, ReadsTimeLimitsAsSlurmDoes) {
    EXPECT_EQ(slurmSeconds("30"), 1800);
    EXPECT_EQ(slurmSeconds("10:30"), 630);
    EXPECT_EQ(slurmSeconds("1:00:00"), 3600);
    EXPECT_EQ(slurmSeconds("2-12"), 216'000);
    EXPECT_EQ(slurmSeconds("1-00:30"), 88'200);
    for (const char* wrong :
         {"", "0", "soon", "1:2:3:4", "-5", "1h", "1-", "999999999999999999:00:00",
          "106751991167300-00", "9000000000000000000"})
        EXPECT_FALSE(slurmSeconds(wrong)) << wrong;
}

TEST(SlurmClient, ReadsTheQueueAndPassesOverGarbage) {
    const auto tasks = parseQueue(
        "12|3|footbridge-a|RUNNING|2026-01-02T03:04:05\n"
        "slurm_load_jobs error: Invalid job id specified\n"
        "13|N/A|other|RUNNING|2026-01-02T03:04:05\n"
        "||||\n99999999999999999999|1|x|RUNNING|t\n");
    ASSERT_EQ(tasks.size(), 1u);
    EXPECT_EQ(tasks[0], (SlurmTask{"footbridge-a", 12, 3, "RUNNING", "2026-01-02T03:04:05"}));
}

TEST(SlurmClient, ReadsAccountingAndTheController) {
    const auto ended = parseAccounting(
        "12_3|footbridge-a|CANCELLED by 1000|2026-01-02T03:04:05\n12|x|FAILED|t\nnonsense\n");
    ASSERT_EQ(ended.size(), 1u);
    EXPECT_EQ(ended[0].state, "CANCELLED");
    const auto jobs = parseJobs(
        "JobId=14 ArrayJobId=12 ArrayTaskId=3 JobName=footbridge-a UserId=root(0) "
        "JobState=NODE_FAIL Reason=NodeDown SubmitTime=2026-01-02T03:04:05\nslurm_load_jobs "
        "error\n");
    ASSERT_EQ(jobs.size(), 1u);
    EXPECT_EQ(jobs[0], (SlurmTask{"footbridge-a", 12, 3, "NODE_FAIL", "2026-01-02T03:04:05"}));
}

TEST(SlurmClient, ReadsLimits) {
    const SlurmLimits limits = parseLimits("MaxArraySize            = 501\nMaxJobCount = 77\n");
    EXPECT_EQ(limits.arraySize, 500);
    EXPECT_EQ(limits.jobs, 77);
    EXPECT_EQ(parseLimits("slurm_load_ctl_conf error").arraySize, 1000);
}

TEST(SlurmClient, ReadsWhatSbatchSays) {
    EXPECT_EQ(parseSubmission("1234\n"), 1234);
    EXPECT_EQ(parseSubmission("sbatch: hello\n1234;cluster\n"), 1234);
    EXPECT_FALSE(parseSubmission("Submitted\n"));
    EXPECT_FALSE(parseSubmission(""));
}

TEST(SlurmClient, KnowsEveryStateAndClaimsNothingOfUnknownOnes) {
    for (const char* state : {"PENDING", "RUNNING", "COMPLETING", "REQUEUED", "SUSPENDED"})
        EXPECT_TRUE(slurmAlive(state) && !slurmEnded(state)) << state;
    for (const char* state : {"COMPLETED", "FAILED", "TIMEOUT", "NODE_FAIL", "PREEMPTED",
                              "OUT_OF_MEMORY", "BOOT_FAIL", "CANCELLED", "DEADLINE"})
        EXPECT_TRUE(!slurmAlive(state) && slurmEnded(state)) << state;
    EXPECT_FALSE(slurmAlive("QUANTUM") || slurmEnded("QUANTUM"));
}

}  // namespace
}  // namespace footbridge
