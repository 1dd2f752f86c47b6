// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_options.h"

#include <filesystem>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/number_checks.h"
#include "app/cli/option_groups.h"
#include "core/run/number_text.h"
#include "core/run/plural.h"
#include "core/scheduling/scheduling_messages.h"

namespace footbridge {
namespace {

constexpr std::array kNamed{EstimateKind::Request, EstimateKind::Doubled, EstimateKind::Actual,
                            EstimateKind::Average, EstimateKind::Linear,  EstimateKind::Amdahl};

std::string hours(double seconds) {
    return roundedNumber(seconds / 3600, 4) + " h";
}

Json spreadJson(const OverJobs& spread) {
    return {{"mean", jsonNumber(spread.mean)},
            {"maximum", jsonNumber(spread.maximum)},
            {"rms", jsonNumber(spread.rootMeanSquare)}};
}

}  // namespace

void JobLogOptions::addTo(CLI::App& command) {
    command
        .add_option("log", path,
                    "Job log: Standard Workload Format, sacct --parsable2, or CSV with the columns "
                    "job, submit, processors, request and runtime; plain, gzip or zstd")
        ->required()
        ->type_name("LOG");
    command
        .add_option("--processors", processors,
                    "Processors of the machine (default: as the log's header says)")
        ->transform(wholeNumber(1, kMostProcessors))
        ->type_name("N");
    command
        .add_option("--column", columns,
                    "A column of a CSV that has another name, such as submit=submit_s; repeatable")
        ->expected(1)
        ->take_all()
        ->type_name("MEANING=NAME");
}

JobLog JobLogOptions::load(const Console& console) const {
    LogColumns named;
    for (const std::string& one : columns) asTyped([&] { addLogColumn(named, one); });
    return readJobLog(path, named, console.context());
}

void ScheduleRules::addTo(CLI::App& command) {
    command
        .add_option("--overrun", overrun,
                    "A job that outlives its estimate is ended (kill), believed to take twice as "
                    "long (double) or as long as its user asked (request; default)")
        ->check(CLI::IsMember({"kill", "double", "request"}))
        ->type_name("RULE");
    const auto factor = [&](const char* name, double& value, const char* text) {
        command.add_option(name, value, text)->check(finiteNumber(1, 1000))->type_name("FACTOR");
    };
    const auto share = [&](const char* name, double& value, const char* text) {
        command.add_option(name, value, text)->check(finiteNumber(0, 1))->type_name("SHARE");
    };
    factor("--slowdown", caps.slowdown,
           "Moldable: run time over that on the processors asked for, at most (default: 4)");
    factor("--node-seconds", caps.nodeSeconds,
           "Moldable: processors times run time over the same as asked, at most (default: 1.5)");
    share("--may-shrink", caps.share,
          "Moldable: share of the jobs that may run on fewer processors (default: 1)");
    share("--serial", serial,
          "Serial share of a job that --estimates amdahl believes (default: 0.05)");
    share("--truth", truth,
          "Moldable: serial share by which run times really change with processors, by "
          "Amdahl's law (default: 0, in proportion)");
}

SimulationOptions ScheduleRules::simulation(Policy policy, const Workload& workload) const {
    SimulationOptions options;
    options.policy = policy;
    options.overrun = overrun == "kill"     ? Overrun::Kill
                      : overrun == "double" ? Overrun::Double
                                            : Overrun::Request;
    options.caps = caps;
    if (truth > 0) options.truth.assign(workload.jobs.size(), truth);
    return options;
}

std::string estimateNames() {
    std::string names;
    for (const EstimateKind kind : kNamed)
        names += (names.empty() ? "" : ", ") + estimateName(kind);
    return names;
}

void ModelOptions::addTo(CLI::App& on) {
    command = &on;
    on.add_flag("--any-order", anyOrder,
                "Believe a bundle that says that fewer processors are faster");
    on.add_flag("--linear-sizes", question.inProportion,
                "Ask a bundle for the processors asked for alone; on fewer, run times grow in "
                "proportion");
    on.add_flag("--refuse-outside", question.refuse,
                "Refuse jobs outside the range that a bundle was made from");
    trust.addTo(on);
}

void ModelOptions::refuseWithoutBundle(const std::string& way) const {
    refuseUnused(*command, way,
                 {"--any-order", "--linear-sizes", "--refuse-outside", "--trusted-key"});
}

Estimates ModelOptions::load(const std::string& path, const JobLog& log, const Workload& workload,
                             const Console& console) const {
    if (!isBundle(path)) {
        refuseWithoutBundle("estimates of " + path + ", which is no bundle");
        return readEstimates(path, log, workload);
    }
    ModelQuestion asked = question;
    asked.monotone = !anyOrder;
    const RunContext context = console.context();
    ModelEstimates found =
        estimatesFromBundle(bundleFrom(path, trust, console), path, asked, workload, context);
    if (found.outside)
        context.note(Message(messages::kCliModelOutside, {found.outside, workload.jobs.size()}));
    if (found.faster && asked.monotone)
        context.note(Message(messages::kCliModelFaster, {found.faster}));
    return std::move(found.estimates);
}

Estimates estimatesFrom(const std::string& name, const ScheduleRules& rules,
                        const ModelOptions& model, const JobLog& log, const Workload& workload,
                        const Console& console) {
    for (const EstimateKind kind : kNamed)
        if (estimateName(kind) == name) {
            model.refuseWithoutBundle("--estimates " + name);
            return makeEstimates(kind, rules.serial,
                                 rules.simulation(Policy::Easy, workload).truth);
        }
    std::error_code ignored;  // a name that no file can have is of none
    if (!std::filesystem::exists(name, ignored))
        throw UsageError(messages::kEstimatesUnknown, {name, estimateNames()});
    return model.load(name, log, workload, console);
}

void printCleaning(const Console& console, const JobLog& log, const Workload& workload) {
    console.line(log.name + ": " + counted(std::ssize(log.jobs), "job") + ", " +
                 std::to_string(workload.jobs.size()) + " of them simulated, on " +
                 counted(workload.processors, "processor"));
    for (const CleaningStep& step : workload.cleaning)
        console.line("  " + step.what.text() + ": " + std::to_string(step.jobs) +
                     " (first in line " + std::to_string(step.firstLine) + ")");
    for (const ImportWarning& warning : log.warnings) console.line("  " + warning.message.text());
}

Json cleaningJson(const JobLog& log, const Workload& workload) {
    Json json{{"log", log.path},
              {"computer", log.computer},
              {"processors", workload.processors},
              {"jobs_in_log", log.jobs.size()},
              {"jobs", workload.jobs.size()}};
    json["cleaning"] = Json::array();
    for (const CleaningStep& step : workload.cleaning)
        json["cleaning"].push_back({{"code", step.what.code()},
                                    {"text", step.what.text()},
                                    {"jobs", step.jobs},
                                    {"first_line", step.firstLine}});
    json["warnings"] = Json::array();
    for (const ImportWarning& warning : log.warnings)
        json["warnings"].push_back({{"line", warning.line}, {"text", warning.message.text()}});
    return json;
}

Json scheduleJson(const ScheduleMetrics& metrics) {
    return {{"jobs", metrics.jobs},
            {"mean_turnaround", jsonNumber(metrics.turnaround.mean)},
            {"mean_wait", jsonNumber(metrics.wait.mean)},
            {"mean_slowdown", jsonNumber(metrics.slowdown.mean)},
            {"mean_bounded_slowdown", jsonNumber(metrics.boundedSlowdown.mean)},
            {"utilisation", jsonNumber(metrics.utilisation)},
            {"makespan", jsonNumber(metrics.makespan)},
            {"mean_nodes_per_job", jsonNumber(metrics.nodesPerJob)},
            {"mean_nodes_over_asked", jsonNumber(metrics.nodesPerAsked)},
            {"node_hours", jsonNumber(metrics.nodeHours)},
            {"weighted_turnaround", jsonNumber(metrics.weightedTurnaround)},
            {"user_wait_p95", jsonNumber(metrics.userWait95)},
            {"user_wait_worst", jsonNumber(metrics.userWaitWorst)},
            {"jobs_on_fewer", metrics.onFewer},
            {"killed", metrics.killed},
            {"turnaround", spreadJson(metrics.turnaround)},
            {"wait", spreadJson(metrics.wait)},
            {"slowdown", spreadJson(metrics.slowdown)},
            {"bounded_slowdown", spreadJson(metrics.boundedSlowdown)}};
}

void printSchedule(const Console& console, const ScheduleMetrics& metrics) {
    console.table(
        {"", "mean", "greatest"},
        {{"Turnaround", hours(metrics.turnaround.mean), hours(metrics.turnaround.maximum)},
         {"Wait", hours(metrics.wait.mean), hours(metrics.wait.maximum)},
         {"Slowdown", roundedNumber(metrics.slowdown.mean, 4),
          roundedNumber(metrics.slowdown.maximum, 4)},
         {"Bounded slowdown", roundedNumber(metrics.boundedSlowdown.mean, 4),
          roundedNumber(metrics.boundedSlowdown.maximum, 4)},
         {"Wait of a user, 95th percentile and worst", hours(metrics.userWait95),
          hours(metrics.userWaitWorst)}});
    console.line("Utilisation " + percentText(metrics.utilisation) + " %, makespan " +
                 hours(metrics.makespan) + ", " + roundedNumber(metrics.nodeHours, 6) +
                 " node-hours, " + roundedNumber(metrics.nodesPerJob, 4) + " nodes per job");
    console.line(counted(metrics.killed, "job") + " ended at their limit, " +
                 std::to_string(metrics.onFewer) + " ran on fewer nodes than asked for");
}

}  // namespace footbridge
