// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/job_log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/run/error.h"
#include "core/scheduling/schedule_files.h"
#include "small_workloads.h"
#include "tests/core/run/packed.h"

namespace footbridge::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const std::string kSwf =
    "; Version: 2.2\n"
    "; Computer: A machine\n"
    ";MaxProcs:   64\n"
    "; MaxNodes: 8 (4 4)\n"
    "; UnixStartTime: 1000\n"
    "\n"
    "  1   0  5  100  4 99.5 -1  8  200 -1 1 3 4 5 6 7 -1 -1\n"
    "  2  10 -1   50 -1   -1 -1  1   60 -1 1 3 4 5 6 7 -1 -1\n";

std::string codeOf(const JobLog& log, std::size_t warning) {
    return log.warnings.at(warning).message.code();
}

TEST(Swf, ReadsJobsAndTheHeadersMachine) {
    const JobLog log = parseJobLog(kSwf, "log.swf");
    EXPECT_EQ(log.computer, "A machine");
    EXPECT_EQ(log.processors, 64);
    EXPECT_EQ(log.nodes, 8);
    EXPECT_EQ(log.unixStart, 1000);
    ASSERT_THAT(log.jobs, SizeIs(2));
    const LoggedJob& job = log.jobs.front();
    EXPECT_EQ(job.number, 1);
    EXPECT_EQ(job.wait, 5);
    EXPECT_EQ(job.runTime, 100);
    EXPECT_EQ(job.allocated, 4);
    EXPECT_EQ(job.processors, 8);
    EXPECT_EQ(job.request, 200);
    EXPECT_EQ(job.user, 3);
    EXPECT_EQ(job.executable, 5);
    EXPECT_EQ(job.queue, 6);
    EXPECT_EQ(job.partition, 7);
    EXPECT_EQ(job.line, 7u);
    EXPECT_THAT(log.warnings, IsEmpty());
}

TEST(Swf, LeavesBrokenLinesOutAndNamesThem) {
    const JobLog log = parseJobLog(kSwf + "3 20 1\n4 x 1 50 1 -1 -1 1 60 -1 1 3 4 5 6 7 -1 -1\n" +
                                       "5 nan 1 50 1 -1 -1 1 60 -1 1 3 4 5 6 7 -1 -1\n",
                                   "log.swf");
    EXPECT_THAT(log.jobs, SizeIs(2));
    ASSERT_THAT(log.warnings, SizeIs(3));
    EXPECT_EQ(codeOf(log, 0), "swf-fields");
    EXPECT_EQ(log.warnings[0].line, 9u);
    EXPECT_EQ(codeOf(log, 1), "swf-not-a-number");
    EXPECT_EQ(log.warnings[1].line, 10u);
    EXPECT_EQ(log.warnings[1].column, 2u);
    EXPECT_EQ(log.warnings[2].line, 11u);
}

TEST(Swf, PutsJobsInOrderAndSaysSo) {
    const JobLog log =
        parseJobLog(kSwf + "7 5 1 50 1 -1 -1 1 60 -1 1 3 4 5 6 7 -1 -1\n", "log.swf");
    EXPECT_EQ(log.jobs[1].number, 7);
    ASSERT_THAT(log.warnings, SizeIs(1));
    EXPECT_EQ(codeOf(log, 0), "log-order");
}

TEST(Swf, MayBeginWithAByteOrderMark) {
    EXPECT_EQ(parseJobLog("\xEF\xBB\xBF" + kSwf, "log").jobs, parseJobLog(kSwf, "log").jobs);
}

TEST(Swf, IsRefusedWithoutJobs) {
    EXPECT_THROW(parseJobLog("; Version: 2.2\n", "log.swf"), Error);
    EXPECT_THROW(parseJobLog("", "log.swf"), Error);
}

TEST(Compressed, GivesTheSameLog) {
    const JobLog plain = parseJobLog(kSwf, "log");
    EXPECT_EQ(parseJobLog(gzipped(kSwf), "log").jobs, plain.jobs);
    EXPECT_EQ(parseJobLog(zstandard(kSwf), "log").jobs, plain.jobs);
    const std::string half = kSwf.substr(0, 130), rest = kSwf.substr(130);
    EXPECT_EQ(parseJobLog(gzipped(half) + gzipped(rest), "log").jobs, plain.jobs)
        << "members of one file";
}

TEST(Compressed, IsUnpackedOnce) {
    EXPECT_THROW(parseJobLog(gzipped(gzipped(kSwf)), "log"), Error);
    EXPECT_THROW(parseJobLog(zstandard(gzipped(kSwf)), "log"), Error);
}

TEST(Swf, TellsUsersWithLargeNumbersApart) {
    std::string text;
    for (const char* user : {"4000000000", "4000000001", "4000000000", "12"})
        text += "1 0 -1 10 1 -1 -1 1 20 -1 1 " + std::string(user) + " 1 1 1 1 -1 -1\n";
    const JobLog log = parseJobLog(text, "log.swf");
    ASSERT_THAT(log.jobs, SizeIs(4));
    EXPECT_EQ(log.jobs[0].user, log.jobs[2].user);
    EXPECT_NE(log.jobs[0].user, log.jobs[1].user);
    EXPECT_EQ(log.jobs[3].user, 12);
}

TEST(CsvLog, ReadsTheColumnsOfTheContract) {
    const JobLog log = parseJobLog(
        "job,submit,processors,request,runtime,user\nb,1.5,2,10,5,ada\na,0.5,1,20,,bo\n",
        "log.csv");
    ASSERT_THAT(log.jobs, SizeIs(2));
    EXPECT_EQ(log.nameOf(log.jobs[0]), "a");
    EXPECT_EQ(log.jobs[0].submit, 0.5);
    EXPECT_EQ(log.jobs[0].runTime, -1);
    EXPECT_EQ(log.jobs[1].user, 0);
    EXPECT_EQ(log.jobs[0].user, 1);
}

TEST(CsvLog, TellsUsersWithLargeNumbersApart) {
    const JobLog log = parseJobLog(
        "job,submit,processors,request,runtime,user,executable\n"
        "1,0,2,10,5,3000000001,0.5\n2,1,1,20,5,3000000002,1.5\n3,2,1,20,5,3000000001,0.5\n"
        "4,3,1,20,5,7,\n5,4,1,20,5,,-1\n",
        "log.csv");
    ASSERT_THAT(log.jobs, SizeIs(5));
    EXPECT_EQ(log.jobs[0].user, log.jobs[2].user);
    EXPECT_NE(log.jobs[0].user, log.jobs[1].user);
    EXPECT_EQ(log.jobs[3].user, 7);
    EXPECT_EQ(log.jobs[4].user, -1);
    EXPECT_EQ(log.jobs[0].executable, log.jobs[2].executable);
    EXPECT_NE(log.jobs[0].executable, log.jobs[1].executable);
    EXPECT_EQ(log.jobs[3].executable, -1);
    EXPECT_EQ(log.jobs[4].executable, -1);
}

TEST(CsvLog, TakesColumnsByOtherNames) {
    LogColumns columns;
    for (const char* one : {"job=id", "submit=t", "processors=n", "request=limit", "runtime=s"})
        addLogColumn(columns, one);
    const JobLog log = parseJobLog("id,t,n,limit,s\n4,0,2,10,5\n", "log.csv", columns);
    ASSERT_THAT(log.jobs, SizeIs(1));
    EXPECT_EQ(log.jobs[0].number, 4);
    EXPECT_THROW(addLogColumn(columns, "size=n"), Error);
    EXPECT_THROW(addLogColumn(columns, "job=other"), Error);
    EXPECT_THROW(addLogColumn(columns, "job="), Error);
}

TEST(CsvLog, RefusesWhatIsMissingOrText) {
    EXPECT_THROW(parseJobLog("job,submit\n1,2\n", "log.csv"), Error);
    EXPECT_THROW(parseJobLog("job,submit,processors,request,runtime\n1,soon,2,10,5\n", "log.csv"),
                 Error);
}

TEST(Sacct, ReadsJobsAndLeavesStepsOut) {
    const JobLog log = parseJobLog(
        "JobID|User|Submit|Start|Elapsed|Timelimit|NNodes|Partition\n"
        "10|ada|2024-02-28T23:59:50|2024-02-29T00:00:10|01:00:00|1-02:00:00|4|long\n"
        "10.batch||2024-02-28T23:59:50|2024-02-29T00:00:10|01:00:00||4|\n"
        "11_3|bo|2024-02-29T00:00:00|Unknown|00:10|Partition_Limit|1|short\n"
        "12|bo|Unknown|Unknown|00:10|10:00|1|short\n"
        "13|bo|2024-02-29T99:99:99|Unknown|00:10|10:00|1|short\n",
        "sacct.txt");
    ASSERT_THAT(log.jobs, SizeIs(2));
    const LoggedJob &first = log.jobs[0], &second = log.jobs[1];
    EXPECT_EQ(log.nameOf(first), "10");
    EXPECT_EQ(first.submit, 0);
    EXPECT_EQ(first.wait, 20);
    EXPECT_EQ(first.runTime, 3600);
    EXPECT_EQ(first.request, 26 * 3600);
    EXPECT_EQ(first.processors, 4);
    EXPECT_EQ(log.nameOf(second), "11_3");
    EXPECT_EQ(log.partitionOf(first), "long");
    EXPECT_EQ(log.partitionOf(second), "short");
    EXPECT_EQ(second.submit, 10);
    EXPECT_EQ(second.request, -1);
    EXPECT_EQ(second.runTime, 10);
    EXPECT_NE(first.user, second.user);
    EXPECT_EQ(log.unixStart, 1709164790);
    EXPECT_THAT(log.warnings, SizeIs(3));
}

TEST(Sacct, LeavesOutJobsThatHaveNotEnded) {
    const std::string job = "|2024-02-28T23:59:50|00:10:00|10:00:00|";
    const JobLog states =
        parseJobLog("JobID|Submit|Elapsed|Timelimit|NNodes|State\n1" + job + "4|COMPLETED\n2" +
                        job + "4|RUNNING\n3" + job + "4|PENDING\n4" + job + "4|CANCELLED by 1000\n",
                    "sacct.txt");
    ASSERT_THAT(states.jobs, SizeIs(2));
    EXPECT_EQ(states.nameOf(states.jobs[1]), "4");
    ASSERT_THAT(states.warnings, SizeIs(1));
    EXPECT_EQ(states.warnings[0].message.text(),
              "2 jobs had not ended when the log was written and were left out.");
    const JobLog ends = parseJobLog("JobID|Submit|Elapsed|Timelimit|NNodes|End\n1" + job +
                                        "4|2024-02-29T00:10:00\n2" + job + "4|Unknown\n",
                                    "sacct.txt");
    EXPECT_THAT(ends.jobs, SizeIs(1));
}

TEST(Sacct, NamesWhatIsNoNumberAndNoTime) {
    const JobLog log = parseJobLog(
        "JobID|Submit|Elapsed|Timelimit|NNodes\n"
        "1|2024-02-28T23:59:50|00:10|10:00|1\n"
        "2|2024-02-28T23:59:50|00:10|10:00|1K\n"
        "3|-999-02-28T23:59:50|00:10|10:00|1\n",
        "sacct.txt");
    EXPECT_THAT(log.jobs, SizeIs(1));
    ASSERT_THAT(log.warnings, SizeIs(2));
    EXPECT_STREQ(log.warnings[0].message.code(), "sacct-number");
    EXPECT_STREQ(log.warnings[1].message.code(), "sacct-time");
}

TEST(Sacct, NamesTheColumnThatIsMissing) {
    try {
        parseJobLog("JobID|Submit|Elapsed|NNodes\n1|2024-02-28T23:59:50|00:10|1\n", "sacct.txt");
        FAIL() << "nothing was thrown";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("Timelimit"));
    }
}

JobLog logOf(std::vector<LoggedJob> jobs, int processors = 8) {
    JobLog log;
    log.processors = processors;
    log.jobs = std::move(jobs);
    return log;
}

LoggedJob rawJob(int number, int processors, int allocated, double request, double runTime) {
    LoggedJob job;
    job.number = number;
    job.submit = 0;
    job.processors = processors;
    job.allocated = allocated;
    job.request = request;
    job.runTime = runTime;
    return job;
}

TEST(Cleaning, ListsWhatItDid) {
    const Workload workload =
        cleanLog(logOf({rawJob(1, 2, 2, 10, 5), rawJob(2, -1, 3, 10, 5), rawJob(3, -1, -1, 10, 5),
                        rawJob(4, 9, 9, 10, 5), rawJob(5, 2, 2, 10, 0), rawJob(6, 2, 2, -1, 5),
                        rawJob(7, 2, 2, 10, 50), rawJob(8, 2, 2, 10, 60)}));
    std::vector<std::string> steps;
    for (const CleaningStep& step : workload.cleaning)
        steps.push_back(step.what.code() + std::string(" ") + std::to_string(step.jobs));
    EXPECT_THAT(steps, ElementsAre("clean-processors-filled 1", "clean-no-processors 1",
                                   "clean-too-large 1", "clean-no-run-time 1", "clean-no-request 1",
                                   "clean-overrun 2"));
    EXPECT_THAT(workload.jobs, SizeIs(4));
    EXPECT_EQ(workload.jobs[1].processors, 3);
    EXPECT_EQ(workload.jobs[3].runTime, 10);
    EXPECT_EQ(workload.killed, 2u);
}

TEST(Cleaning, LeavesOutTimesOutOfRangeFromEveryKindOfLog) {
    const std::string swf = "3 1e308 1 50 1 -1 -1 1 60 -1 1 3 4 5 6 7 -1 -1\n";
    const std::string csv =
        "job,submit,processors,request,runtime\n1,0,4,100,60\n2,5,4,1e308,1e308\n";
    const std::string sacct =
        "JobID|Submit|NNodes|Elapsed|Timelimit\n1|2024-01-01T00:00:00|1|10:00|20:00\n"
        "2|2024-01-01T00:00:01|1|10:00|2000000000-00:00:00\n";
    struct Case {
        JobLog log;
        std::size_t jobs, line;
    };
    for (const auto& [log, jobs, line] :
         {Case{parseJobLog(kSwf + swf, "log.swf"), 2, 9}, Case{parseJobLog(csv, "log.csv"), 1, 3},
          Case{parseJobLog(sacct, "log.txt"), 1, 3}}) {
        SCOPED_TRACE(log.name);
        const Workload workload = cleanLog(log, 64);
        EXPECT_THAT(workload.jobs, SizeIs(jobs));
        ASSERT_THAT(workload.cleaning, SizeIs(1));
        EXPECT_STREQ(workload.cleaning[0].what.code(), "clean-out-of-range");
        EXPECT_EQ(workload.cleaning[0].firstLine, line);
    }
}

TEST(Cleaning, TakesTimesUpToTheEndsOfTheirRange) {
    const double none = std::nan(""), never = std::numeric_limits<double>::infinity();
    const Workload workload = cleanLog(
        logOf({rawJob(1, 2, 2, kLongestTime, kShortestTime),
               rawJob(2, 2, 2, 1.01 * kLongestTime, 5), rawJob(3, 2, 2, never, 5),
               rawJob(4, 2, 2, 10, 0.99 * kShortestTime), rawJob(5, 2, 2, 5e-324, 5),
               rawJob(6, 2, 2, 10, never), rawJob(7, 2, 2, none, 5), rawJob(8, 2, 2, 10, none)}));
    ASSERT_THAT(workload.jobs, SizeIs(1));
    EXPECT_EQ(workload.jobs[0].number, 1);
    LoggedJob late = rawJob(1, 2, 2, 10, 5);
    for (const double submit : {1.01 * kLongestTime, never, none, -1.0}) {
        late.submit = submit;
        EXPECT_THROW(cleanLog(logOf({late})), Error) << submit;
    }
}

TEST(Cleaning, SaysWhyAndWhereNothingIsLeft) {
    try {
        cleanLog(
            parseJobLog("; MaxProcs: 8\n1 1e308 1 9 4 -1 -1 -1 9 -1 1 1 1 1 1 1 -1 -1\n", "a"));
        FAIL() << "nothing was thrown";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("beyond 10¹² seconds: 1, first in line 2."));
    }
}

TEST(Cleaning, TakesNoMachineThatIsTooLarge) {
    for (const int asked : {0, kMostProcessors + 1}) try {
            cleanLog(logOf({rawJob(1, 2, 2, 10, 5)}, 2'000'000'000), asked);
            FAIL() << "nothing was thrown";
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "log-machine-too-large");
        }
}

TEST(Cleaning, NeedsToKnowTheMachineAndAJobThatFits) {
    EXPECT_THROW(cleanLog(logOf({rawJob(1, 2, 2, 10, 5)}, 0)), Error);
    EXPECT_EQ(cleanLog(logOf({rawJob(1, 2, 2, 10, 5)}, 0), 4).processors, 4);
    EXPECT_THROW(cleanLog(logOf({rawJob(1, 2, 2, 10, 5)}, 8), 1), Error);
}

TEST(ScheduleFiles, SayTheSameInEveryFormat) {
    JobLog log = parseJobLog(kSwf, "log.swf");
    const Workload workload = cleanLog(log);
    SimulationOptions options;
    options.policy = Policy::EasyNodes;
    const Schedule schedule = simulate(workload, {}, options);
    EXPECT_EQ(scheduleCsv(log, workload, schedule),
              "job,submit,start,end,processors,nodes\n1,0,0,100,8,0-7\n2,10,10,60,1,8\n");
    const JobLog again = parseJobLog(scheduleSwf(log, workload, schedule), "again.swf");
    ASSERT_THAT(again.jobs, SizeIs(2));
    EXPECT_THAT(again.warnings, IsEmpty());
    EXPECT_EQ(again.processors, 64);
    EXPECT_EQ(again.jobs[1].wait, 0);
    EXPECT_EQ(again.jobs[1].runTime, 50);
    EXPECT_EQ(again.jobs[1].request, 60);
    EXPECT_THAT(scheduleOutJobs(log, workload, schedule),
                HasSubstr("\n1,log.swf,1,0,8,200,1,COMPLETED_SUCCESSFULLY,0,100,100,0,100,1,0-7,"));
}

}  // namespace
}  // namespace footbridge::tests
