// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include "app/cli/command.h"
#include "app/cli/option_groups.h"
#include "app/cli/output_options.h"
#include "app/cli/schedule_options.h"
#include "core/run/file.h"
#include "core/scheduling/partitions.h"
#include "core/scheduling/schedule_files.h"

namespace footbridge {
namespace {

const OptionNames kOptionsOfMoldable{"--slowdown", "--node-seconds", "--may-shrink", "--truth",
                                     "--serial"};
const OptionNames kSerial{"--serial"};

struct ScheduleCommandOptions {
    JobLogOptions log;
    ScheduleRules rules;
    ModelOptions model;
    std::string policy = "easy", estimates = "request";
    std::vector<std::string> partitions;
    OutputOption out, swf, outJobs;
};

const char* const kExampleLog =
    "  printf "
    "'job,submit,processors,request,runtime\\n1,0,4,100,60\\n2,5,8,60,60\\n3,9,2,50,40\\n' "
    "> jobs.csv\n";

void write(const OutputOption& option, const std::string& text, const Console& console) {
    if (!option) return;
    writeFile(option.path(), text);
    console.line("Written: " + option.path());
}

void run(const ScheduleCommandOptions& options, const Console& console) {
    const Policy policy = parsePolicy(options.policy);
    if (policy != Policy::MoldableEasy)
        refuseUnused(*options.out.command, "--policy " + options.policy, kOptionsOfMoldable);
    if (options.estimates != estimateName(EstimateKind::Amdahl))
        refuseUnused(*options.out.command, "--estimates " + options.estimates, kSerial);
    PartitionSizes partitions;
    for (const std::string& one : options.partitions)
        asTyped([&] { addPartition(partitions, one); });
    const JobLog log = options.log.load(console);
    const Workload workload = cleanLog(log, options.log.processors);
    const Estimates estimates =
        estimatesFrom(options.estimates, options.rules, options.model, log, workload, console);
    const SimulationOptions simulation = options.rules.simulation(policy, workload);
    const Schedule schedule = simulateInPartitions(log, workload, estimates, simulation, partitions,
                                                   console.context().part(0.1, 1));
    const ScheduleMetrics metrics = measureSchedule(workload, schedule);

    printCleaning(console, log, workload);
    console.line();
    printSchedule(console, metrics);
    if (options.out) write(options.out, scheduleCsv(log, workload, schedule), console);
    if (options.swf) write(options.swf, scheduleSwf(log, workload, schedule), console);
    if (options.outJobs) write(options.outJobs, scheduleOutJobs(log, workload, schedule), console);
    Json json = cleaningJson(log, workload);
    json["policy"] = options.policy;
    json["estimates"] = options.estimates;
    json.update(scheduleJson(metrics));
    console.json(json);
}

void addRun(CLI::App& schedule, Commands& commands) {
    CLI::App* command = addCommand(schedule, commands, "run", "Simulates one policy on a job log",
                                   std::string(kExampleLog) +
                                       "  footbridge-cli schedule run jobs.csv --processors 8 "
                                       "--policy easy --out schedule.csv");
    const auto options = std::make_shared<ScheduleCommandOptions>();
    options->log.addTo(*command);
    std::vector<std::string> policies;
    for (const Policy policy : kPolicies) policies.push_back(policyName(policy));
    command->add_option("--policy", options->policy, "Who starts when (default: easy)")
        ->check(CLI::IsMember(policies))
        ->type_name("NAME");
    command
        ->add_option(
            "--estimates", options->estimates,
            "What is believed of run times: " + estimateNames() +
                ", a CSV with the columns job and estimate, or a bundle (default: request)")
        ->type_name("NAME|FILE");
    command
        ->add_option("--partition", options->partitions,
                     "Processors of a partition of the log, such as debug=64, on which its jobs "
                     "run alone; repeatable")
        ->expected(1)
        ->take_all()
        ->type_name("NAME=N");
    options->rules.addTo(*command);
    options->model.addTo(*command);
    options->out.addTo(*command, "--out", "Write the schedule as CSV", "FILE");
    options->swf.addTo(*command, "--swf", "Write it in Standard Workload Format", "FILE");
    options->outJobs.addTo(*command, "--out-jobs", "Write it as Batsim's out_jobs.csv", "FILE");
    whenAsked(*command, commands, options, run);
}

}  // namespace

void addSchedule(CLI::App& root, Commands& commands) {
    CLI::App* schedule = root.add_subcommand(
        "schedule", "Simulates a batch system: what estimates of run times are worth to it");
    schedule->require_subcommand(1);
    schedule->footer(
        "Each has its own help with an example: footbridge-cli schedule SUBCOMMAND --help");
    addRun(*schedule, commands);
    addScheduleStudies(*schedule, commands);
}

}  // namespace footbridge
