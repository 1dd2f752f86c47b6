// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_process.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

const char* const kJobs =
    "job,submit,processors,request,runtime,user\n"
    "1,0,2,10,10,1\n2,1,4,5,5,2\n3,2,2,8,8,1\n4,3,2,9,9,2\n";

TEST(CliSchedule, WritesTheScheduleAndEveryMean) {
    const Folder folder;
    folder.write("jobs.csv", kJobs);
    const Outcome outcome =
        runCli(folder, {"schedule", "run", "jobs.csv", "--policy", "easy", "--estimates", "request",
                        "--processors", "4", "--out", "out.csv", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(readText(folder / "out.csv"),
              "job,submit,start,end,processors\n"
              "1,0,0,10,2\n2,1,10,15,4\n3,2,2,10,2\n4,3,15,24,2\n");
    const auto json = outcome.json();
    EXPECT_EQ(json["mean_wait"], (0 + 9 + 0 + 12) / 4.0);
    EXPECT_EQ(json["mean_turnaround"], (10 + 14 + 8 + 21) / 4.0);
    EXPECT_EQ(json["makespan"], 24);
    EXPECT_EQ(json["utilisation"], (20.0 + 20 + 16 + 18) / (4 * 24));
    for (const char* key :
         {"mean_slowdown", "mean_bounded_slowdown", "mean_nodes_per_job", "node_hours",
          "user_wait_p95", "user_wait_worst", "killed", "jobs_on_fewer", "weighted_turnaround"})
        EXPECT_TRUE(json[key].is_number()) << key;
}

TEST(CliSchedule, NamesNodesUnderPoliciesThatDo) {
    const Folder folder;
    folder.write("jobs.csv", kJobs);
    const Outcome outcome =
        runCli(folder, {"schedule", "run", "jobs.csv", "--policy", "conservative-nodes",
                        "--processors", "4", "--out", "out.csv"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_THAT(readText(folder / "out.csv"), HasSubstr("processors,nodes\n1,0,0,10,2,0-1\n"));
}

TEST(CliSchedule, TakesEstimatesFromAFile) {
    const Folder folder;
    folder.write("jobs.csv", kJobs);
    folder.write("model.csv", "job,estimate\n1,10\n2,5\n3,9\n4,9\n");
    const Outcome outcome =
        runCli(folder, {"schedule", "run", "jobs.csv", "--policy", "easy", "--estimates",
                        "model.csv", "--processors", "4", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_GT(outcome.json()["mean_wait"], (0 + 9 + 0 + 12) / 4.0)
        << "job 3 is believed to be in the way of job 2";
}

TEST(CliSchedule, WritesNoReportOverAPageOfSomebodyElse) {
    const Folder folder;
    folder.write("jobs.csv", kJobs);
    folder.write("out/report.html", "<!DOCTYPE html>\n<html><body>mine</body></html>\n");
    const Outcome outcome =
        runCli(folder, {"schedule", "compare", "jobs.csv", "--processors", "8", "--report", "out"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("report.html exists with other contents"));
    EXPECT_THAT(readText(folder / "out/report.html"), HasSubstr("mine"));
    folder.write("plots/plots/turnaround-load-60.pdf", "%PDF-1.4 mine");
    const Outcome plot = runCli(folder, {"schedule", "compare", "jobs.csv", "--processors", "8",
                                         "--load", "0.6", "--report", "plots"});
    EXPECT_EQ(plot.code, 1);
    EXPECT_THAT(plot.errors, HasSubstr("turnaround-load-60.pdf exists with other contents"));
    EXPECT_FALSE(fs::exists(folder / "plots/report.html"));
}

/// Over more than six days.
std::string sixtyJobs() {
    std::string log = "job,submit,processors,request,runtime,user\n";
    for (int i = 0; i < 60; ++i)
        log += std::to_string(i) + "," + std::to_string(9000 * i) + "," +
               std::to_string(1 << (i % 4)) + ",20000,9000," + std::to_string(i % 3) + "\n";
    return log;
}

TEST(CliSchedule, WritesNoReportOverThatOfAnotherCommand) {
    const Folder folder;
    folder.write("jobs.csv", sixtyJobs());
    const auto schedule = [&] {
        return runCli(folder, {"schedule", "compare", "jobs.csv", "--processors", "8", "--days",
                               "7", "--streams", "2", "--load", "0.6", "--report", "out"});
    };
    ASSERT_EQ(schedule().code, 0);
    ASSERT_EQ(schedule().code, 0) << "over its own";
    std::string page = readText(folder / "out/report.html");
    const std::string own = "content=\"Footbridge schedule\"";
    ASSERT_THAT(page, HasSubstr(own));
    page.replace(page.find(own), own.size(), "content=\"Footbridge campaign\"");
    folder.write("out/report.html", page);
    const Outcome outcome = schedule();
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("report.html exists with other contents"));
    EXPECT_EQ(readText(folder / "out/report.html"), page);
}

TEST(CliSchedule, WritesAReportWithItsPlots) {
    const Folder folder;
    folder.write("jobs.csv", sixtyJobs());
    const Outcome outcome =
        runCli(folder, {"schedule", "compare", "jobs.csv", "--processors", "8", "--days", "7",
                        "--streams", "3", "--loads", "0.6", "0.9", "--report", "out", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const std::string page = readText(folder / "out/report.html");
    EXPECT_THAT(page, HasSubstr("data:image/png;base64"));
    EXPECT_THAT(page, HasSubstr("Load 0.6"));
    EXPECT_THAT(page, HasSubstr("moldable-easy"));
    for (const char* plot : {"turnaround-load-60", "load-sweep", "arrivals", "sizes"}) {
        const std::string file = "out/plots/" + std::string(plot);
        EXPECT_THAT(readText(folder / (file + ".svg")), HasSubstr("<svg")) << plot;
        EXPECT_THAT(readText(folder / (file + ".pdf")), ::testing::StartsWith("%PDF")) << plot;
        EXPECT_THAT(readText(folder / (file + ".png")), HasSubstr("PNG")) << plot;
    }
    const nlohmann::json json = outcome.json();
    for (const auto& load : json["loads"])
        for (const auto& one : load["settings"])
            for (const char* key : {"turnaround", "makespan", "nodes_per_job", "user_wait_p95",
                                    "user_wait_worst", "killed"}) {
                EXPECT_LE(one[key]["low"], one[key]["mean"]) << key;
                EXPECT_EQ(one["by_stream"].size(), 3u);
            }
}

TEST(CliSchedule, SaysWhatIsMissing) {
    const Folder folder;
    folder.write("jobs.csv", kJobs);
    const Outcome machine = runCli(folder, {"schedule", "run", "jobs.csv"});
    EXPECT_EQ(machine.code, 1);
    EXPECT_THAT(machine.errors, HasSubstr("how large its machine is"));
    const Outcome estimates = runCli(
        folder, {"schedule", "run", "jobs.csv", "--processors", "4", "--estimates", "magic"});
    EXPECT_EQ(estimates.code, 2);
    EXPECT_THAT(estimates.errors, HasSubstr("magic"));
    const Outcome over =
        runCli(folder, {"schedule", "run", "jobs.csv", "--processors", "4", "--out", "jobs.csv"});
    EXPECT_EQ(over.code, 2);
    EXPECT_EQ(readText(folder / "jobs.csv"), kJobs);
    EXPECT_EQ(runCli(folder, {"schedule", "run", "jobs.csv", "--policy", "lottery"}).code, 2);
}

TEST(CliSchedule, DrawsAStreamThatItReadsAgain) {
    const Folder folder;
    folder.write("jobs.csv", kJobs);
    const Outcome drawn =
        runCli(folder, {"schedule", "synthesise", "jobs.csv", "--processors", "4", "--load", "0.01",
                        "--days", "7", "--out", "stream.swf", "--json"});
    ASSERT_EQ(drawn.code, 0) << drawn.errors;
    const Outcome seen = runCli(folder, {"schedule", "inspect", "stream.swf", "--json"});
    ASSERT_EQ(seen.code, 0) << seen.errors;
    EXPECT_EQ(seen.json()["processors"], 4);
    EXPECT_EQ(seen.json()["statistics"]["jobs"], drawn.json()["stream"]["jobs"]);
}

}  // namespace
}  // namespace footbridge::tests
