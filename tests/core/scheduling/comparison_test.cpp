// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/comparison.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "core/run/error.h"
#include "core/scheduling/class_law.h"
#include "core/scheduling/workload_statistics.h"
#include "small_workloads.h"

namespace footbridge::tests {
namespace {

using ::testing::DoubleNear;
using ::testing::ElementsAre;
using ::testing::SizeIs;

constexpr double kHour = 3600, kDay = 24 * kHour;

/// Four weeks of working hours: three users, each with a session of four jobs a day.
Workload officeLog() {
    Workload workload;
    workload.processors = 16;
    Random random(1, "office");
    for (int day = 0; day < 28; ++day) {
        if (day % 7 >= 5) continue;
        for (int user = 1; user <= 3; ++user) {
            double time = day * kDay + (8 + 2 * user) * kHour;
            for (int i = 0; i < 4; ++i) {
                time += static_cast<double>(random.below(600));
                const double run = 600 + static_cast<double>(random.below(9000));
                workload.jobs.push_back(smallJob(
                    0, time, 1 << (user + static_cast<int>(random.below(2))), 2 * run, run, user));
            }
        }
    }
    std::ranges::stable_sort(workload.jobs, {}, &LoggedJob::submit);
    return workload;
}

TEST(StreamSource, FindsSessionsByPausesBetweenSubmissions) {
    EXPECT_EQ(StreamSource(officeLog()).sessions(), 60u);
}

TEST(StreamSource, DrawsAStreamOfTheLoadThatWasAskedFor) {
    const Workload log = officeLog();
    const StreamSource source(log, kStreamUnixStart);
    for (const double load : {0.3, 0.6, 1.0}) {
        const Stream stream = source.draw({56, load}, 7);
        double area = 0;
        for (const LoggedJob& job : stream.workload.jobs) area += job.runTime * job.processors;
        EXPECT_NEAR(area / (16 * 56 * kDay), load, 0.01);
    }
}

TEST(StreamSource, KeepsHoursDaysAndSessions) {
    const Workload log = officeLog();
    const StreamSource source(log, kStreamUnixStart);
    const Stream stream = source.draw({28, 0.5}, 3);
    const WorkloadStatistics before = statisticsOf(log, kStreamUnixStart);
    const WorkloadStatistics after = statisticsOf(stream.workload, kStreamUnixStart);
    const StreamDistance distance = distanceOf(log, before, stream.workload, after);
    EXPECT_LT(distance.byHour, 0.1);
    EXPECT_LT(distance.byWeekday, 0.1);
    EXPECT_LT(distance.processors, 0.1);
    EXPECT_LT(distance.runTime, 0.1);
    EXPECT_EQ(distanceOf(log, before, log, before).sessions, 0);
    EXPECT_GT(distance.sessions, 0.3) << "two sessions of one user meet when both begin at eight";
    EXPECT_LT(distance.byUser, 0.1);
    Workload alone = stream.workload;
    std::erase_if(alone.jobs, [](const LoggedJob& job) { return job.user != 1; });
    EXPECT_NEAR(distanceOf(log, before, alone, statisticsOf(alone, kStreamUnixStart)).byUser,
                2.0 / 3, 1e-9)
        << "two users of three are missing";
    EXPECT_EQ(after.byWeekday[5] + after.byWeekday[6], 0) << "nobody works at the weekend";
    for (std::size_t i = 0; i < stream.drawnFrom.size(); ++i) {
        const LoggedJob &drawn = stream.workload.jobs[i], &from = log.jobs[stream.drawnFrom[i]];
        ASSERT_EQ(drawn.runTime, from.runTime);
        ASSERT_EQ(drawn.user, from.user);
        ASSERT_EQ(std::fmod(drawn.submit, 7 * kDay), std::fmod(from.submit, 7 * kDay));
    }
}

TEST(StreamSource, IsTheSameForTheSameSeed) {
    const Workload log = officeLog();
    const StreamSource source(log);
    EXPECT_EQ(source.draw({28, 0.5}, 3).workload.jobs, source.draw({28, 0.5}, 3).workload.jobs);
    EXPECT_NE(source.draw({28, 0.5}, 3).drawnFrom, source.draw({28, 0.5}, 4).drawnFrom);
}

TEST(StreamSource, DrawsNoMoreJobsThanAMemoryHolds) {
    Workload log = officeLog();
    log.processors = kMostProcessors;
    for (LoggedJob& job : log.jobs) job.runTime = kShortestTime;
    try {
        StreamSource(log).draw({28, 1}, 1);
        FAIL() << "nothing was thrown";
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "stream-too-long");
    }
}

TEST(Window, TakesThePartOfTheLog) {
    const Workload log = officeLog();
    const Stream window = windowOf(log, kDay, 2 * kDay);
    ASSERT_THAT(window.workload.jobs, SizeIs(12));
    EXPECT_EQ(window.workload.jobs.front().submit, log.jobs[12].submit - kDay);
    EXPECT_THROW(windowOf(log, 5 * kDay, 6 * kDay), Error);
}

TEST(Statistics, DescribeTheLog) {
    const WorkloadStatistics statistics = statisticsOf(officeLog(), kStreamUnixStart);
    EXPECT_EQ(statistics.jobs, 240u);
    EXPECT_EQ(statistics.users, 3u);
    EXPECT_EQ(statistics.jobsPerSession, 4);
    EXPECT_EQ(statistics.medianRequestRatio, 2);
    EXPECT_THAT(statistics.byWeekday,
                ElementsAre(DoubleNear(0.2, 1e-9), DoubleNear(0.2, 1e-9), DoubleNear(0.2, 1e-9),
                            DoubleNear(0.2, 1e-9), DoubleNear(0.2, 1e-9), 0, 0));
}

TEST(ClassLaw, FindsTheSerialShareOfAClass) {
    Workload workload;
    workload.processors = 64;
    for (const auto& [user, serial] : {std::pair(1, 0.1), {2, 0.5}})
        for (int times = 0; times <= 6; ++times) {
            const int n = 1 << times;
            const double run = 1000 * (serial + (1 - serial) / n);
            workload.jobs.push_back(smallJob(0, 0, n, 1e6, run, user));
        }
    workload.jobs.push_back(smallJob(0, 0, 4, 100, 50, 3));
    const ClassLaw law = fitScalingLaw(workload);
    EXPECT_EQ(law.classes, 2u);
    EXPECT_NEAR(law.serial[0], 0.1, 1e-9);
    EXPECT_NEAR(law.serial[7], 0.5, 1e-9);
    EXPECT_EQ(law.serial[14], law.common);
}

TEST(Estimated, HasTheIntervalOfStudentsT) {
    const Estimated value = estimated({1, 2, 3, 4});
    EXPECT_EQ(value.mean, 2.5);
    EXPECT_NEAR(value.halfWidth, 3.182 * std::sqrt(5.0 / 3 / 4), 1e-12);
}

ComparisonOptions smallOptions() {
    ComparisonOptions options;
    options.streams = 10;
    options.stream = {28, 0.8};
    return options;
}

TEST(Comparison, DoesNotDependOnHowManyStreamsRunAtATime) {
    const Workload log = officeLog();
    const StreamSource source(log);
    RunContext one, two;
    one.threads = ThreadBudget(1);
    two.threads = ThreadBudget(2);
    const Comparison a = comparePolicies(source, smallOptions(), one);
    const Comparison b = comparePolicies(source, smallOptions(), two);
    ASSERT_EQ(a.results.size(), b.results.size());
    for (std::size_t i = 0; i < a.results.size(); ++i) {
        EXPECT_EQ(a.results[i].turnaround.mean, b.results[i].turnaround.mean);
        EXPECT_EQ(a.results[i].saved.halfWidth, b.results[i].saved.halfWidth);
    }
}

TEST(Comparison, IsPairedByStream) {
    const Workload log = officeLog();
    const StreamSource source(log);
    const Comparison comparison = comparePolicies(source, smallOptions(), {});
    const Setting baseline{Policy::Easy, EstimateKind::Request};
    EXPECT_EQ(comparison.find(baseline)->saved.mean, 0);
    EXPECT_EQ(comparison.find(baseline)->saved.halfWidth, 0);
    const Setting flexible{Policy::MoldableEasy, EstimateKind::Linear};
    const Setting actual{Policy::MoldableEasy, EstimateKind::Actual};
    EXPECT_NEAR(savedBetween(comparison, baseline, actual).mean,
                savedBetween(comparison, baseline, flexible).mean +
                    savedBetween(comparison, flexible, actual).mean,
                1e-12)
        << "the parts of the sentence add up";
    EXPECT_EQ(comparison.find({Policy::Fcfs, EstimateKind::Doubled}), nullptr);
    const SettingResult& fcfs = *comparison.find({Policy::Fcfs, EstimateKind::Request});
    std::vector<double> waits;
    for (const ScheduleMetrics& metrics : fcfs.streams) waits.push_back(metrics.userWait95);
    EXPECT_EQ(fcfs.userWait95.mean, estimated(waits).mean);
    EXPECT_EQ(fcfs.userWait95.halfWidth, estimated(waits).halfWidth);
    EXPECT_GE(fcfs.userWaitWorst.mean, fcfs.userWait95.mean);
}

TEST(Comparison, UsesTheModelOfTheJobsThatWereDrawn) {
    const Workload log = officeLog();
    const StreamSource source(log);
    ComparisonOptions options = smallOptions();
    options.model = Estimates{};
    options.model->kind = EstimateKind::Given;
    for (const LoggedJob& job : log.jobs) options.model->seconds.push_back(job.runTime);
    options.settings = {{Policy::Easy, EstimateKind::Request},
                        {Policy::EasySjbf, EstimateKind::Actual},
                        {Policy::EasySjbf, EstimateKind::Given}};
    const Comparison comparison = comparePolicies(source, options, {});
    EXPECT_EQ(comparison.results[1].turnaround.mean, comparison.results[2].turnaround.mean)
        << "a model that knows everything is clairvoyant";
}

Comparison answerOf(double easy, double linear, double doubled, double best) {
    Comparison comparison;
    comparison.streams = 2;
    const auto add = [&](Policy policy, EstimateKind kind, double hours) {
        SettingResult result;
        result.setting = {policy, kind};
        for (const double wobble : {-0.01, 0.01}) {
            ScheduleMetrics metrics;
            metrics.turnaround.mean = kHour * (hours + wobble * hours);
            result.streams.push_back(metrics);
        }
        result.turnaround.mean = kHour * hours;
        comparison.results.push_back(result);
    };
    add(Policy::Easy, EstimateKind::Request, easy);
    add(Policy::MoldableEasy, EstimateKind::Linear, linear);
    add(Policy::MoldableEasy, EstimateKind::Doubled, doubled);
    add(Policy::MoldableEasy, EstimateKind::Given, best);
    return comparison;
}

std::vector<std::string> codesOf(const std::vector<Message>& messages) {
    std::vector<std::string> codes;
    for (const Message& message : messages) codes.emplace_back(message.code());
    return codes;
}

TEST(Ablation, SaysWhatFlexibilityAndTheModelBring) {
    const auto sentences = ablationSentences(answerOf(10, 8, 9.5, 6));
    EXPECT_THAT(codesOf(sentences), ElementsAre("ablation-model-falls", "ablation-flexibility",
                                                "ablation-worse-do-worse"));
    EXPECT_THAT(sentences.front().text(),
                ::testing::HasSubstr("falls by 40 %, from 10.0 h to 6.00 h: 20 points come "
                                     "from flexibility alone, 20 ("));
}

TEST(Ablation, SetsTheModelAgainstEasyWhereThereIsOneAndElseTheTruth) {
    Comparison comparison = answerOf(10, 8, 9.5, 6);
    EXPECT_EQ(answeredSetting(comparison), (Setting{Policy::MoldableEasy, EstimateKind::Given}));
    comparison.results.back().setting.estimates = EstimateKind::Actual;
    EXPECT_EQ(answeredSetting(comparison), (Setting{Policy::MoldableEasy, EstimateKind::Actual}));
    EXPECT_THAT(codesOf(ablationSentences(comparison)), testing::Contains("ablation-truth-falls"));
}

TEST(Ablation, SaysWhenWorseEstimatesDoAsWellAndWhenTheModelAddsNothing) {
    EXPECT_THAT(codesOf(ablationSentences(answerOf(10, 6, 5.9, 6))),
                ElementsAre("ablation-model-falls", "ablation-flexibility",
                            "ablation-model-adds-nothing", "ablation-worse-do-as-well"));
    EXPECT_THAT(
        codesOf(ablationSentences(answerOf(10, 12, 11, 13))),
        ElementsAre("ablation-model-rises", "ablation-flexibility", "ablation-worse-do-as-well"));
}

}  // namespace
}  // namespace footbridge::tests
