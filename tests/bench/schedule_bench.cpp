// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs a second of each policy on one core, beside a plain Python loop on the same jobs.
//
//     schedule_bench [LOG [PROCESSORS]] [--python FILE]
//
// Without a log, 200 000 jobs are drawn at a load of .85.
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/scheduling/comparison.h"
#include "core/scheduling/schedule_files.h"

namespace footbridge {
namespace {

constexpr std::size_t kJobs = 200'000;

/// Jobs of powers of two with run times over four decades, asked for with a generous hand.
Workload drawnWorkload(double load) {
    Random random(1, "schedule benchmark");
    Workload workload;
    workload.processors = 512;
    double area = 0;
    for (std::size_t i = 0; i < kJobs; ++i) {
        LoggedJob job;
        job.number = static_cast<std::int64_t>(i + 1);
        job.processors = job.allocated = 1 << random.below(8);
        job.runTime = std::ceil(std::exp(6.5 + 1.8 * random.normal()));
        job.request = std::ceil(job.runTime * (1 + 4 * random.uniform()) / 60) * 60;
        job.user = static_cast<int>(random.below(200));
        area += job.runTime * job.processors;
        workload.jobs.push_back(job);
    }
    const double pause = area / (load * workload.processors * kJobs);
    double time = 0;
    for (LoggedJob& job : workload.jobs) {
        time += -std::log(1 - random.uniform()) * pause;
        job.submit = std::floor(time);
    }
    return workload;
}

double secondsOf(const std::function<void()>& work) {
    double least = 1e9;
    for (int round = 0; round < 3; ++round) {
        timespec begin{}, end{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
        work();
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
        least = std::min(least, static_cast<double>(end.tv_sec - begin.tv_sec) +
                                    1e-9 * static_cast<double>(end.tv_nsec - begin.tv_nsec));
    }
    return least;
}

void printSpeed(const std::string& name, std::size_t jobs, double seconds, double wait) {
    std::printf("%-34s %12.0f jobs/s  mean wait %.6f s\n", name.c_str(),
                static_cast<double>(jobs) / seconds, wait);
    std::fflush(stdout);
}

void measurePolicies(const Workload& workload) {
    for (const auto& [policy, kind] : {std::pair(Policy::Fcfs, EstimateKind::Request),
                                       {Policy::Easy, EstimateKind::Request},
                                       {Policy::Easy, EstimateKind::Average},
                                       {Policy::EasySjbf, EstimateKind::Request},
                                       {Policy::Conservative, EstimateKind::Request},
                                       {Policy::MoldableEasy, EstimateKind::Linear}}) {
        SimulationOptions options;
        options.policy = policy;
        const Estimates estimates = makeEstimates(kind, 0, {});
        Schedule schedule;
        const double seconds =
            secondsOf([&] { schedule = simulate(workload, estimates, options); });
        printSpeed(policyName(policy) + ", " + estimateName(kind), workload.jobs.size(), seconds,
                   measureSchedule(workload, schedule).wait.mean);
    }
}

void measureStreams(const Workload& workload) {
    const StreamSource source(workload);
    ComparisonOptions options;
    options.stream.days = 28;
    for (const int threads : {1, 2}) {
        RunContext context;
        context.threads = ThreadBudget(threads);
        const auto begin = std::chrono::steady_clock::now();
        comparePolicies(source, options, context);
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        std::printf("ten streams of four weeks, all settings, %d thread(s): %.2f s\n", threads,
                    seconds.count());
    }
}

int measure(const std::string& logPath, int processors, const std::string& python) {
    const Workload workload =
        logPath.empty() ? drawnWorkload(0.85) : cleanLog(readJobLog(logPath), processors);
    std::printf("%zu jobs on %d processors, load %.3f\n", workload.jobs.size(), workload.processors,
                offeredLoad(workload));
    measurePolicies(workload);
    if (!python.empty()) {
        std::string csv = "submit,processors,request,runtime\n";
        for (const LoggedJob& job : workload.jobs)
            csv += formatNumber(job.submit) + ',' + std::to_string(job.processors) + ',' +
                   formatNumber(job.request) + ',' + formatNumber(job.runTime) + '\n';
        const auto file = std::filesystem::temp_directory_path() /
                          ("footbridge-schedule-bench-" + std::to_string(::getpid()) + ".csv");
        writeFile(file, csv);
        const int code = std::system(("python3 '" + python + "' '" + file.string() + "' " +
                                      std::to_string(workload.processors))
                                         .c_str());
        std::filesystem::remove(file);
        if (code != 0) return 1;
    }
    measureStreams(workload);
    return 0;
}

}  // namespace
}  // namespace footbridge

int main(int count, char** arguments) {
    std::string log, python;
    int processors = 0;
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        if (argument == "--python" && i + 1 < count)
            python = arguments[++i];
        else if (log.empty())
            log = argument;
        else
            processors = std::atoi(argument.c_str());
    }
    return footbridge::measure(log, processors, python);
}
