// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/run/error.h"
#include "core/scheduling/partitions.h"
#include "core/scheduling/schedule_files.h"
#include "naive_simulator.h"
#include "small_workloads.h"

namespace footbridge::tests {
namespace {

struct Case {
    Policy policy;
    EstimateKind estimates;
};

void PrintTo(const Case& one, std::ostream* out) {
    *out << policyName(one.policy) << " " << estimateName(one.estimates);
}

SimulationOptions optionsOf(Policy policy, const Workload& workload) {
    SimulationOptions options;
    options.policy = policy;
    Random random(workload.jobs.size(), "truth");
    for (std::size_t i = 0; i < workload.jobs.size(); ++i)
        options.truth.push_back(0.2 * random.uniform());
    return options;
}

/// For moldable jobs that never outlive what was believed of them: Amdahl with the truth's shares.
Estimates estimatesOf(EstimateKind kind, const SimulationOptions& options) {
    Estimates estimates = makeEstimates(kind, 0.2, options.truth);
    estimates.serial = options.truth;
    return estimates;
}

class EveryPolicy : public ::testing::TestWithParam<Case> {};

void expectThePlainSchedule(const Workload& workload, const Case& one) {
    const SimulationOptions options = optionsOf(one.policy, workload);
    const Estimates estimates = estimatesOf(one.estimates, options);
    const Schedule ours = simulate(workload, estimates, options);
    const Schedule plain = simulateNaively(workload, estimates, options);
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        ASSERT_EQ(ours.placements[i].start, plain.placements[i].start) << "job " << i;
        ASSERT_EQ(ours.placements[i].processors, plain.placements[i].processors) << "job " << i;
    }
    ASSERT_EQ(ours.nodes, plain.nodes);
}

TEST_P(EveryPolicy, AgreesWithThePlainImplementationOnRandomStreams) {
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        SCOPED_TRACE(seed);
        expectThePlainSchedule(randomWorkload(seed), GetParam());
        if (HasFatalFailure()) return;
    }
}

TEST_P(EveryPolicy, AgreesWithItWhereJobsHavePriorities) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        SCOPED_TRACE(seed);
        Workload workload = randomWorkload(seed);
        Random random(seed, "priorities");
        for (LoggedJob& job : workload.jobs) job.priority = static_cast<double>(random.below(3));
        expectThePlainSchedule(workload, GetParam());
        if (HasFatalFailure()) return;
    }
}

TEST_P(EveryPolicy, EndsWhereTimesAreAtTheEndsOfTheirRange) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        SCOPED_TRACE(seed);
        Workload workload = randomWorkload(seed);
        Random random(seed, "extremes");
        // Seven long ones are all that fit on the clock one after the other.
        for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
            LoggedJob& job = workload.jobs[i];
            job.runTime = i % 6 == 0 ? kLongestTime : kShortestTime;
            job.request = random.below(2) == 0 ? kLongestTime : job.runTime;
        }
        for (const Overrun overrun : {Overrun::Kill, Overrun::Double, Overrun::Request}) {
            SimulationOptions options = optionsOf(GetParam().policy, workload);
            options.overrun = overrun;
            options.truth.assign(workload.jobs.size(), 1);  // shrinking makes none longer
            const Schedule schedule =
                simulate(workload, estimatesOf(GetParam().estimates, options), options);
            for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
                const Placement& placed = schedule.placements[i];
                ASSERT_GE(placed.start, workload.jobs[i].submit);
                ASSERT_GT(placed.end, placed.start);
                ASSERT_LE(placed.start, 8e12);
            }
            nodesOf(workload, schedule);
        }
    }
}

TEST_P(EveryPolicy, SaysThatTheClockHasItsEnd) {
    Workload workload;
    workload.processors = 1;
    for (int i = 1; i <= 20; ++i)
        workload.jobs.push_back(smallJob(i, 0, 1, kLongestTime, kLongestTime));
    const SimulationOptions options = optionsOf(GetParam().policy, workload);
    try {
        simulate(workload, estimatesOf(GetParam().estimates, options), options);
        FAIL() << "nothing was thrown";
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "simulated-too-long");
    }
}

TEST(Conservative, AgreesWithThePlainImplementationOnALongQueue) {
    Workload workload = randomWorkload(77, 110);
    workload.processors = 16;
    for (LoggedJob& job : workload.jobs) {
        job.submit = std::floor(job.submit / 3);
        job.request *= 5;
    }
    for (const EstimateKind kind : {EstimateKind::Request, EstimateKind::Actual})
        expectThePlainSchedule(workload, {Policy::Conservative, kind});
}

TEST(Priority, StandsBeforeWhoCameEarlier) {
    Workload workload;
    workload.processors = 4;
    workload.jobs = {smallJob(1, 0, 4, 10, 10), smallJob(2, 1, 4, 10, 10),
                     smallJob(3, 2, 4, 10, 10)};
    workload.jobs[2].priority = 1;
    for (const Policy policy : kPolicies) {
        SimulationOptions options;
        options.policy = policy;
        options.caps.share = 0;
        const Schedule schedule = simulate(workload, {}, options);
        // On named nodes a reservation that was given is kept.
        const bool isKept = policy == Policy::ConservativeNodes;
        EXPECT_EQ(schedule.placements[2].start, isKept ? 20 : 10) << policyName(policy);
        EXPECT_EQ(schedule.placements[1].start, isKept ? 10 : 20) << policyName(policy);
    }
}

std::vector<double> instantsOf(const Workload& workload, const Schedule& schedule) {
    std::vector<double> times;
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        times.push_back(workload.jobs[i].submit);
        times.push_back(schedule.placements[i].start);
        times.push_back(schedule.placements[i].end);
    }
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

int inUse(const Schedule& schedule, double time) {
    int sum = 0;
    for (const Placement& one : schedule.placements)
        if (one.start <= time && time < one.end) sum += one.processors;
    return sum;
}

/// The first job in order of submission that waits at that time.
const LoggedJob* headAt(const Workload& workload, const Schedule& schedule, double time) {
    for (std::size_t i = 0; i < workload.jobs.size(); ++i)
        if (workload.jobs[i].submit <= time && schedule.placements[i].start > time)
            return &workload.jobs[i];
    return nullptr;
}

TEST_P(EveryPolicy, KeepsItsPromisesOnAThousandRandomStreams) {
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        const Workload workload = randomWorkload(1000 + seed);
        const SimulationOptions options = optionsOf(GetParam().policy, workload);
        const Schedule schedule =
            simulate(workload, estimatesOf(GetParam().estimates, options), options);
        double work = 0, done = 0;
        for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
            const LoggedJob& job = workload.jobs[i];
            const Placement& placed = schedule.placements[i];
            ASSERT_GE(placed.start, job.submit) << "stream " << seed << ", job " << i;
            const double ratio = amdahlRatio(options.truth[i], job.processors, placed.processors);
            work += job.runTime * ratio * placed.processors;
            done += (placed.end - placed.start) * placed.processors;
            if (GetParam().policy != Policy::MoldableEasy) {
                ASSERT_EQ(placed.processors, job.processors);
            }
        }
        ASSERT_NEAR(done, work, 1e-9 * work) << "stream " << seed;
        for (const double time : instantsOf(workload, schedule)) {
            const int used = inUse(schedule, time);
            ASSERT_LE(used, workload.processors) << "stream " << seed << " at " << time;
            if (namesNodes(GetParam().policy) || GetParam().policy == Policy::MoldableEasy ||
                GetParam().policy == Policy::Sjf)
                continue;
            const LoggedJob* head = headAt(workload, schedule, time);
            if (head) {
                ASSERT_GT(head->processors, workload.processors - used)
                    << "stream " << seed << " at " << time << ": the head fits and waits";
            }
        }
    }
}

std::vector<Case> allCases() {
    std::vector<Case> cases;
    for (const Policy policy : kPolicies)
        for (const EstimateKind kind :
             {EstimateKind::Request, EstimateKind::Doubled, EstimateKind::Actual})
            cases.push_back({policy, kind});
    return cases;
}

INSTANTIATE_TEST_SUITE_P(Policies, EveryPolicy, ::testing::ValuesIn(allCases()),
                         [](const auto& one) {
                             std::string name = policyName(one.param.policy) + "_" +
                                                estimateName(one.param.estimates);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST(NamedNodes, AreNeverHeldTwice) {
    for (const Policy policy : {Policy::EasyNodes, Policy::ConservativeNodes})
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const Workload workload = randomWorkload(seed);
            const SimulationOptions options = optionsOf(policy, workload);
            const Schedule schedule = simulate(workload, {}, options);
            for (const double time : instantsOf(workload, schedule)) {
                std::vector<int> holders(static_cast<std::size_t>(workload.processors), 0);
                for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
                    const Placement& placed = schedule.placements[i];
                    if (placed.start > time || time >= placed.end) continue;
                    for (const auto& [first, last] : schedule.nodes[i])
                        for (int node = first; node <= last; ++node)
                            ++holders[static_cast<std::size_t>(node)];
                }
                ASSERT_LE(*std::ranges::max_element(holders), 1) << "stream " << seed;
            }
        }
}

/// With all requests true, what EASY promised the head at an instant is when it can start at the
/// latest.
TEST(Easy, NeverDelaysTheHeadsReservation) {
    for (const Policy policy : {Policy::Easy, Policy::EasySjbf})
        for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
            const Workload workload = randomWorkload(5000 + seed);
            const SimulationOptions options = optionsOf(policy, workload);
            const Schedule schedule = simulate(workload, {}, options);
            for (const double time : instantsOf(workload, schedule)) {
                const LoggedJob* head = headAt(workload, schedule, time);
                if (!head) continue;
                // Everything that runs after the pass at this instant, as it was believed.
                std::vector<std::pair<double, int>> ends;
                int free = workload.processors;
                for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
                    const Placement& placed = schedule.placements[i];
                    if (placed.start > time || placed.end <= time) continue;
                    free -= placed.processors;
                    ends.emplace_back(placed.start + workload.jobs[i].request, placed.processors);
                }
                std::ranges::sort(ends);
                double promised = time;
                for (const auto& [end, processors] : ends) {
                    if (free >= head->processors) break;
                    free += processors;
                    promised = end;
                }
                const auto place = static_cast<std::size_t>(head - workload.jobs.data());
                ASSERT_LE(schedule.placements[place].start, promised)
                    << "stream " << seed << " at " << time;
            }
        }
}

Workload outlivedWorkload() {
    Workload workload;
    workload.processors = 4;
    workload.jobs = {smallJob(1, 0, 4, 100, 35, 1), smallJob(2, 1, 4, 100, 10, 1)};
    return workload;
}

Estimates given(std::vector<double> seconds) {
    Estimates estimates;
    estimates.kind = EstimateKind::Given;
    estimates.seconds = std::move(seconds);
    return estimates;
}

TEST(Overrun, EndsAJobThatOutlivesItsEstimateOnlyWhereSaidSo) {
    const Workload workload = outlivedWorkload();
    SimulationOptions options;
    options.overrun = Overrun::Kill;
    const Schedule killed = simulate(workload, given({10, 10}), options);
    options.overrun = Overrun::Double;
    const Schedule doubled = simulate(workload, given({10, 10}), options);

    EXPECT_TRUE(killed.placements[0].killed);
    EXPECT_EQ(killed.placements[0].end, 10);
    EXPECT_FALSE(doubled.placements[0].killed);
    EXPECT_EQ(doubled.placements[0].end, 35);
    EXPECT_EQ(doubled.placements[1].start, 35);
}

TEST(Overrun, ExtendedBeliefsLetOthersBackfillFurther) {
    // LoggedJob 1 is believed to end at 10, then at 20, 40 (doubled) or 100 (its request).
    // LoggedJob 3 needs 30 s beside it before job 2 can start.
    Workload workload;
    workload.processors = 4;
    workload.jobs = {smallJob(1, 0, 3, 100, 35, 1), smallJob(2, 1, 4, 10, 10, 1),
                     smallJob(3, 2, 1, 30, 30, 1)};
    SimulationOptions options;
    options.overrun = Overrun::Double;
    const Estimates estimates = given({10, 10, 30});
    for (const Policy policy : {Policy::Easy, Policy::EasyNodes, Policy::MoldableEasy}) {
        options.policy = policy;
        options.caps.share = 0;
        options.overrun = Overrun::Double;
        EXPECT_EQ(simulate(workload, estimates, options).placements[2].start, 45)
            << policyName(policy) << ": 20 + 30 > 40 and 10 + 30 > 20";
        options.overrun = Overrun::Request;
        EXPECT_EQ(simulate(workload, estimates, options).placements[2].start, 10)
            << policyName(policy);
    }
}

TEST(Average, TakesTheUsersLastTwoJobsThatEndedAndAtMostTheRequest) {
    RecentAverage average;
    const LoggedJob job = smallJob(1, 0, 1, 100, 50, 7);
    EXPECT_EQ(average.of(job), 100);
    average.ended(job, 10);
    EXPECT_EQ(average.of(job), 10);
    average.ended(job, 30);
    EXPECT_EQ(average.of(job), 20);
    average.ended(job, 400);
    EXPECT_EQ(average.of(job), 100);
    EXPECT_EQ(average.of(smallJob(2, 0, 1, 60, 5, 8)), 60) << "another user";
}

TEST(Moldable, StartsOnFewerProcessorsOnlyWhereTheJobThenEndsEarlier) {
    Workload workload;
    workload.processors = 4;
    // Half the machine is held until 100. On 2 processors job 2 ends at 1 + 2 * 60, on 4 at 160.
    workload.jobs = {smallJob(1, 0, 2, 100, 100), smallJob(2, 1, 4, 60, 60)};
    SimulationOptions options;
    options.policy = Policy::MoldableEasy;
    const Schedule flexible =
        simulate(workload, makeEstimates(EstimateKind::Linear, 0, {}), options);
    options.caps.slowdown = 1.9;
    const Schedule capped = simulate(workload, makeEstimates(EstimateKind::Linear, 0, {}), options);

    EXPECT_EQ(flexible.placements[1].start, 1);
    EXPECT_EQ(flexible.placements[1].processors, 2);
    EXPECT_EQ(flexible.placements[1].end, 121);
    EXPECT_EQ(capped.placements[1].start, 100);
    EXPECT_EQ(capped.placements[1].processors, 4);
}

TEST(Partitions, AreMachinesApart) {
    Workload workload;
    workload.processors = 6;
    workload.jobs = {smallJob(1, 0, 4, 10, 10), smallJob(2, 1, 2, 10, 10),
                     smallJob(3, 2, 4, 10, 10), smallJob(4, 3, 2, 10, 10)};
    JobLog log;
    log.partitions = {"batch", "debug"};
    for (std::size_t i = 0; i < 4; ++i) workload.jobs[i].partition = static_cast<int>(i % 2);
    SimulationOptions options;
    options.policy = Policy::EasyNodes;
    PartitionSizes partitions;
    addPartition(partitions, "debug=2");
    const Schedule schedule = simulateInPartitions(log, workload, {}, options, partitions);
    EXPECT_EQ(schedule.placements[2].start, 10);
    EXPECT_EQ(schedule.placements[3].start, 11) << "four others are free, but not its own";
    EXPECT_EQ(rangesText(schedule.nodes[0]), "2-5");
    EXPECT_EQ(rangesText(schedule.nodes[1]), "0-1");

    const auto codeOf = [&](const PartitionSizes& sizes) -> std::string {
        try {
            simulateInPartitions(log, workload, {}, options, sizes);
        } catch (const Error& error) {
            return error.message().code();
        }
        return {};
    };
    EXPECT_EQ(codeOf({{"debug", 7}}), "partitions-too-large");
    EXPECT_EQ(codeOf({{"debug", 1}}), "partition-too-small");
    EXPECT_EQ(codeOf({{"debug", 2}, {"night", 1}}), "partition-too-small");
    EXPECT_EQ(codeOf({{"debug", 2}, {"batch", 4}, {"night", 0}}), "partition-unknown");
    EXPECT_EQ(codeOf({{"batch", 2'147'483'647}, {"debug", 2'147'483'647}}), "partitions-too-large")
        << "the sum of both is no int";
    for (const char* text :
         {"debug", "=2", "debug=", "debug=x", "debug=-2", "debug=0", "debug=100000001"})
        EXPECT_THROW(addPartition(partitions, text), Error) << text;
    for (const char* text : {"debug=2", "debug=4"}) {
        try {
            addPartition(partitions, text);
            ADD_FAILURE() << text;
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "partition-twice");
        }
    }
    EXPECT_EQ(partitions, (PartitionSizes{{"debug", 2}}));
}

TEST(NodesOfASchedule, AreTheLowestFreeAtEachStart) {
    Workload workload;
    workload.processors = 4;
    workload.jobs = {smallJob(1, 0, 1, 10, 10), smallJob(2, 0, 1, 20, 20),
                     smallJob(3, 10, 3, 10, 10)};
    SimulationOptions options;
    const Schedule schedule = simulate(workload, {}, options);
    const std::vector<NodeRanges> nodes = nodesOf(workload, schedule);
    EXPECT_EQ(rangesText(nodes[0]), "0");
    EXPECT_EQ(rangesText(nodes[1]), "1");
    EXPECT_EQ(rangesText(nodes[2]), "0 2-3");
}

}  // namespace
}  // namespace footbridge::tests
