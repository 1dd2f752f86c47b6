// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <map>

#include "core/scheduling/schedule_files.h"
#include "core/scheduling/schedule_metrics.h"
#include "core/table/table_reader.h"
#include "small_workloads.h"
#include "tests/core/reference_data.h"

namespace footbridge::tests {
namespace {

namespace fs = std::filesystem;

fs::path folderOf(const char* name) {
    return referencePath("scheduling") / name;
}

Schedule scheduled(const Workload& workload, Policy policy,
                   EstimateKind kind = EstimateKind::Request,
                   std::optional<Instant> instant = std::nullopt) {
    SimulationOptions options;
    options.policy = policy;
    options.instant = instant;
    return simulate(workload, makeEstimates(kind, 0, {}), options);
}

class Batsim : public ::testing::TestWithParam<Policy> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Batsim);

TEST_P(Batsim, HasTheSameStartTimesAndNodes) {
    const fs::path folder = folderOf("batsim-medium-late");
    LogColumns columns;
    for (const char* one : {"job=job_id", "submit=submit_s", "processors=nodes",
                            "request=walltime_s", "runtime=run_s"})
        addLogColumn(columns, one);
    const JobLog log = readJobLog(folder / "jobs.csv", columns);
    const Workload workload = cleanLog(log, 32);
    const Schedule schedule = scheduled(workload, GetParam());
    const Table expected =
        readTable(folder / (GetParam() == Policy::EasyNodes ? "easy.csv" : "conservative.csv"));

    ASSERT_EQ(expected.rows(), 801);
    ASSERT_EQ(workload.jobs.size(), 801u);
    int agree = 0, sameNodes = 0;
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        ASSERT_EQ(static_cast<double>(workload.jobs[i].number),
                  expected.column("job_id").numbers[i]);
        agree +=
            std::abs(schedule.placements[i].start - expected.column("start_s").numbers[i]) < 1e-9;
        sameNodes += rangesText(schedule.nodes[i]) ==
                     expected.column("node_ids").text(static_cast<Index>(i));
    }
    EXPECT_EQ(agree, 801);
    EXPECT_EQ(sameNodes, 801);
}

INSTANTIATE_TEST_SUITE_P(
    Reference, Batsim,
    ::testing::ValuesIn(whereReferenceIs<Policy>({Policy::EasyNodes, Policy::ConservativeNodes})),
    [](const auto& one) {
        return std::string(one.param == Policy::EasyNodes ? "easy" : "conservative");
    });

/// A row of what the reference simulator said of the log.
struct KthRow {
    const char *name, *backfill, *knows;
    Policy policy;
    EstimateKind estimates;
};

void PrintTo(const KthRow& row, std::ostream* out) {
    *out << row.name;
}

std::map<std::string, double> figuresOf(const KthRow& one) {
    const Table table = readTable(folderOf("kth-sp2") / "reference.csv");
    std::map<std::string, double> figures;
    for (Index row = 0; row < table.rows(); ++row) {
        if (table.column("backfill").text(row) != one.backfill ||
            table.column("run_time_known_as").text(row) != one.knows)
            continue;
        for (const Column& column : table.columns)
            if (column.type == ColumnType::Number)
                figures[column.name] = column.numbers[static_cast<std::size_t>(row)];
    }
    return figures;
}

class Kth : public ::testing::TestWithParam<KthRow> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Kth);

TEST_P(Kth, HasTheSameFiguresToTwelveDigits) {
    const JobLog log = readJobLog(folderOf("kth-sp2") / "log.swf.gz");
    const Workload workload = cleanLog(log);
    const ScheduleMetrics ours =
        measureSchedule(workload, scheduled(workload, GetParam().policy, GetParam().estimates));

    const std::map<std::string, double> figures{
        {"jobs", static_cast<double>(ours.jobs)},
        {"mean_flow_s", ours.turnaround.mean},
        {"max_flow_s", ours.turnaround.maximum},
        {"rms_flow_s", ours.turnaround.rootMeanSquare},
        {"mean_stretch", ours.slowdown.mean},
        {"max_stretch", ours.slowdown.maximum},
        {"mean_bounded_slowdown", ours.boundedSlowdown.mean},
        {"max_bounded_slowdown", ours.boundedSlowdown.maximum},
        {"rms_bounded_slowdown", ours.boundedSlowdown.rootMeanSquare}};
    const auto theirs = figuresOf(GetParam());
    ASSERT_EQ(theirs.size(), figures.size());
    for (const auto& [name, expected] : theirs)
        EXPECT_NEAR(figures.at(name), expected, 1e-12 * std::abs(expected)) << name;
}

constexpr const char *kAsked = "user estimate", *kTrue = "actual run time (clairvoyant)";

INSTANTIATE_TEST_SUITE_P(
    Reference, Kth,
    ::testing::ValuesIn(whereReferenceIs<KthRow>(
        {{"easy_request", "EASY", kAsked, Policy::Easy, EstimateKind::Request},
         {"easy_actual", "EASY", kTrue, Policy::Easy, EstimateKind::Actual},
         {"easy_sjbf_request", "EASY-SJBF", kAsked, Policy::EasySjbf, EstimateKind::Request},
         {"easy_sjbf_actual", "EASY-SJBF", kTrue, Policy::EasySjbf, EstimateKind::Actual}})),
    [](const auto& one) { return std::string(one.param.name); });

struct HandPolicy {
    const char* column;
    Policy policy;
    std::optional<Instant> instant;
};

void PrintTo(const HandPolicy& one, std::ostream* out) {
    *out << one.column;
}

class HandMade : public ::testing::TestWithParam<HandPolicy> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(HandMade);

TEST_P(HandMade, HasEveryStartTime) {
    const fs::path folder = folderOf("hand-made");
    const Table cases = readTable(folder / "cases.csv"), jobs = readTable(folder / "jobs.csv");
    const auto number = [&](const char* column, Index row) {
        return jobs.column(column).numbers[static_cast<std::size_t>(row)];
    };
    int compared = 0;
    for (Index one = 0; one < cases.rows(); ++one) {
        const std::string name = cases.column("case").text(one);
        Workload workload;
        workload.processors =
            static_cast<int>(cases.column("machine_nodes").numbers[static_cast<std::size_t>(one)]);
        std::vector<std::pair<LoggedJob, double>> expected;
        for (Index row = 0; row < jobs.rows(); ++row) {
            if (jobs.column("case").text(row) != name) continue;
            expected.emplace_back(
                smallJob(static_cast<std::int64_t>(number("job_id", row)), number("submit_s", row),
                         static_cast<int>(number("nodes", row)), number("walltime_s", row),
                         number("run_s", row)),
                number(GetParam().column, row));
        }
        std::ranges::sort(expected, {}, [](const auto& pair) {
            return std::pair(pair.first.submit, pair.first.number);
        });
        for (const auto& [job, start] : expected) workload.jobs.push_back(job);
        const Schedule schedule =
            scheduled(workload, GetParam().policy, EstimateKind::Request, GetParam().instant);
        for (std::size_t i = 0; i < expected.size(); ++i, ++compared)
            EXPECT_EQ(schedule.placements[i].start, expected[i].second)
                << name << ", job " << expected[i].first.number;
    }
    EXPECT_EQ(compared, 424);
}

INSTANTIATE_TEST_SUITE_P(Reference, HandMade,
                         ::testing::ValuesIn(whereReferenceIs<HandPolicy>(
                             {{"start_fcfs", Policy::Fcfs, {}},
                              {"start_easy", Policy::Easy, Instant::Together},
                              {"start_conservative", Policy::Conservative, {}},
                              {"start_easy_nodes", Policy::EasyNodes, {}},
                              {"start_conservative_nodes", Policy::ConservativeNodes, {}}})),
                         [](const auto& one) { return std::string(one.param.column); });

}  // namespace
}  // namespace footbridge::tests
