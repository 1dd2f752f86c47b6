// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/job_estimates.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/bundle/bundle.h"
#include "core/run/error.h"
#include "core/scheduling/scheduling_messages.h"

namespace footbridge {
namespace {

constexpr std::size_t kSizes = kMostHalvings + 1;

/// The columns of a job log by the names that tables of jobs have.
Table tableOf(const Workload& workload, int halvings) {
    Table table;
    table.name = "the job log";
    const auto add = [&](const char* name, const std::function<double(const LoggedJob&)>& value) {
        Column column;
        column.name = name;
        for (const LoggedJob& job : workload.jobs) column.numbers.push_back(value(job));
        table.columns.push_back(std::move(column));
    };
    const auto size = [&](const LoggedJob& job) { return halved(job.processors, halvings); };
    for (const char* name :
         {"requested_processors", "allocated_processors", "processors", "nodes", "ranks", "nprocs"})
        add(name, size);
    add("job_number", [](const LoggedJob& job) { return static_cast<double>(job.number); });
    add("submit_time", [](const LoggedJob& job) { return job.submit; });
    add("wait_time", [](const LoggedJob& job) { return job.wait; });
    add("requested_time", [](const LoggedJob& job) { return job.request; });
    add("requested_memory", [](const LoggedJob& job) { return job.memory; });
    add("used_memory", [](const LoggedJob&) { return -1.0; });
    add("user_id", [](const LoggedJob& job) { return job.user; });
    add("group_id", [](const LoggedJob& job) { return job.group; });
    add("executable", [](const LoggedJob& job) { return job.executable; });
    add("queue", [](const LoggedJob& job) { return job.queue; });
    add("partition", [](const LoggedJob& job) { return job.partition; });
    add("status", [](const LoggedJob&) { return 1.0; });
    for (const char* name : {"preceding_job", "think_time"})
        add(name, [](const LoggedJob&) { return -1.0; });
    return table;
}

/// A prediction as a time that a job may take, and no less than a second.
double timeOf(double predicted) {
    return std::min(std::max(1.0, predicted), kLongestTime);
}

}  // namespace

bool isBundle(const std::string& path) {
    return path.ends_with(".zip");
}

ModelEstimates estimatesFromBundle(const Bundle& bundle, const std::string& path,
                                   const ModelQuestion& question, const Workload& workload,
                                   const RunContext& context) {
    const AdaptedModel& model = bundle.model;
    InputPolicy policy = bundle.policy;
    policy.refuseOutsideRange |= question.refuse;
    const std::size_t jobs = workload.jobs.size();
    ModelEstimates found;
    Estimates& estimates = found.estimates;
    estimates.kind = EstimateKind::Given;
    if (!question.inProportion) estimates.ratios.assign(jobs * kSizes, 1);
    std::vector<double> whole;
    const int most = question.inProportion ? 0 : kMostHalvings;
    for (int times = 0; times <= most; ++times) {
        const ModelInput input = readInput(tableOf(workload, times), model, policy);
        const Prediction prediction = model.predict(input.raw, context);
        for (std::size_t i = 0; i < jobs; ++i) {
            const auto row = static_cast<Index>(i);
            if (std::isnan(prediction.value[row]))
                throw Error(messages::kEstimatesNoNumber, {path, workload.jobs[i].line});
            const double seconds = timeOf(prediction.value[row]);
            if (times == 0) {
                whole.push_back(seconds);
                const bool bounded = prediction.upper.size() > row;
                estimates.upper.push_back(bounded ? std::max(seconds, timeOf(prediction.upper[row]))
                                                  : seconds);
                found.outside += input.flags[i].outsideRange;
                continue;
            }
            const LoggedJob& job = workload.jobs[i];
            double& ratio = estimates.ratios[i * kSizes + static_cast<std::size_t>(times)];
            const double before =
                estimates.ratios[i * kSizes + static_cast<std::size_t>(times) - 1];
            ratio = seconds / whole[i];
            if (input.flags[i].outsideRange)
                ratio = before * halved(job.processors, times - 1) / halved(job.processors, times);
            if (ratio < before) {
                ++found.faster;
                if (question.monotone) ratio = before;
            }
        }
    }
    estimates.seconds = std::move(whole);
    return found;
}

}  // namespace footbridge
