// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include "app/cli/command.h"
#include "app/cli/number_checks.h"
#include "app/cli/option_groups.h"
#include "app/cli/output_options.h"
#include "app/cli/schedule_options.h"
#include "app/cli/schedule_output.h"
#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/scheduling/class_law.h"
#include "core/scheduling/comparison.h"
#include "core/scheduling/schedule_files.h"
#include "core/scheduling/workload_statistics.h"

namespace footbridge {
namespace {

const char* const kPolicyExample =
    "  printf 'job,submit,processors,request,runtime,user\\n1,0,4,900,600,1\\n2,5000,8,600,600,2\\n"
    "3,9000,2,500,400,1\\n4,30000,6,900,300,2\\n' > jobs.csv\n";

struct ScheduleStudyCommandOptions {
    JobLogOptions log;
    ScheduleRules rules;
    ModelOptions ask;
    std::string model, truth = "common";
    std::vector<double> loads;
    int streams = 10;
    double days = 28, load = 0;
    SeedOption seed;
    OutputOption out, report;
};

Json statisticsJson(const WorkloadStatistics& statistics) {
    return {{"jobs", statistics.jobs},
            {"users", statistics.users},
            {"sessions", statistics.sessions},
            {"jobs_per_session", statistics.jobsPerSession},
            {"days", statistics.days},
            {"load", statistics.load},
            {"median_processors", statistics.medianProcessors},
            {"mean_processors", statistics.meanProcessors},
            {"median_run_time", statistics.medianRunTime},
            {"mean_run_time", statistics.meanRunTime},
            {"median_request_over_run_time", statistics.medianRequestRatio},
            {"arrivals_by_hour", statistics.byHour},
            {"arrivals_by_weekday", statistics.byWeekday},
            {"share_by_size", statistics.bySize}};
}

std::vector<std::string> statisticsRow(const std::string& name, const WorkloadStatistics& of) {
    return {name,
            std::to_string(of.jobs),
            std::to_string(of.users),
            roundedNumber(of.days, 4),
            roundedNumber(of.load, 3),
            roundedNumber(of.jobsPerSession, 3),
            roundedNumber(of.medianProcessors, 3),
            roundedNumber(of.medianRunTime, 4),
            roundedNumber(of.medianRequestRatio, 3)};
}

const std::vector<std::string> kStatisticsTitles{
    "", "jobs", "users", "days", "load", "jobs/session", "size", "run time [s]", "request/run"};

void inspect(const ScheduleStudyCommandOptions& options, const Console& console) {
    const JobLog log = options.log.load(console);
    const Workload workload = cleanLog(log, options.log.processors);
    const WorkloadStatistics statistics = statisticsOf(workload, log.unixStart, log.timeZone);
    printCleaning(console, log, workload);
    console.line();
    console.table(kStatisticsTitles, {statisticsRow(log.name, statistics)});
    const ClassLaw law = fitScalingLaw(workload);
    console.line("Job classes seen on several sizes: " + std::to_string(law.classes) +
                 ", median serial share " + roundedNumber(law.common, 3));
    Json json = cleaningJson(log, workload);
    json["statistics"] = statisticsJson(statistics);
    json["job_classes"] = law.classes;
    json["serial_share"] = law.common;
    console.json(json);
}

void synthesise(const ScheduleStudyCommandOptions& options, const Console& console) {
    const JobLog log = options.log.load(console);
    const Workload workload = cleanLog(log, options.log.processors);
    const StreamSource source(workload, log.unixStart, log.timeZone);
    const Stream stream = source.draw({options.days, options.load}, options.seed.seed);
    const WorkloadStatistics ofLog = statisticsOf(workload, log.unixStart, log.timeZone);
    const WorkloadStatistics ofStream = statisticsOf(stream.workload, kStreamUnixStart);
    const StreamDistance distance = distanceOf(workload, ofLog, stream.workload, ofStream);
    JobLog drawn;
    drawn.computer = log.computer;
    drawn.unixStart = kStreamUnixStart;
    if (options.out) writeFile(options.out.path(), workloadSwf(drawn, stream.workload));

    console.table(kStatisticsTitles,
                  {statisticsRow(log.name, ofLog), statisticsRow("stream", ofStream)});
    console.line("Distance of the stream from the log, 0 to 1: sizes " +
                 roundedNumber(distance.processors, 2) + ", run times " +
                 roundedNumber(distance.runTime, 2) + ", requests " +
                 roundedNumber(distance.requestRatio, 2) + ", sessions " +
                 roundedNumber(distance.sessions, 2) + ", hours " +
                 roundedNumber(distance.byHour, 2) + ", weekdays " +
                 roundedNumber(distance.byWeekday, 2) + ", users " +
                 roundedNumber(distance.byUser, 2));
    if (options.out) console.line("Written: " + options.out.path());
    console.json({{"log", statisticsJson(ofLog)},
                  {"stream", statisticsJson(ofStream)},
                  {"distance",
                   {{"processors", distance.processors},
                    {"run_time", distance.runTime},
                    {"request_over_run_time", distance.requestRatio},
                    {"jobs_per_session", distance.sessions},
                    {"by_hour", distance.byHour},
                    {"by_weekday", distance.byWeekday},
                    {"by_user", distance.byUser}}},
                  {"file", options.out ? Json(options.out.path()) : Json(nullptr)}});
}

Json estimatedJson(const Estimated& value) {
    return {{"mean", jsonNumber(value.mean)},
            {"low", jsonNumber(value.mean - value.halfWidth)},
            {"high", jsonNumber(value.mean + value.halfWidth)}};
}

std::string settingName(const Setting& setting) {
    const bool model = setting.estimates == EstimateKind::Given;
    return policyName(setting.policy) + ", " +
           (model ? std::string("model") : estimateName(setting.estimates));
}

std::string withWidth(const Estimated& value, double unit, int digits) {
    return roundedNumber(value.mean / unit, digits) + " ± " +
           roundedNumber(value.halfWidth / unit, 2);
}

void printComparison(const Console& console, const Comparison& comparison) {
    console.line("Load " + roundedNumber(comparison.load, 3) + ", " +
                 std::to_string(comparison.streams) + " streams, means with 95 % intervals");
    std::vector<std::vector<std::string>> rows;
    for (const SettingResult& one : comparison.results)
        rows.push_back({settingName(one.setting), withWidth(one.turnaround, 3600, 4),
                        withWidth(one.wait, 3600, 4), withWidth(one.boundedSlowdown, 1, 4),
                        percentText(one.utilisation.mean), withWidth(one.userWait95, 3600, 3),
                        withWidth(one.saved, 0.01, 3)});
    console.table({"", "turnaround [h]", "wait [h]", "bounded slowdown", "utilisation [%]",
                   "95 % of users wait [h]", "saved [%]"},
                  rows);
    for (const Message& sentence : ablationSentences(comparison)) console.line(sentence.text());
    console.line();
}

Json comparisonJson(const Comparison& comparison) {
    Json json{{"load", comparison.load}, {"streams", comparison.streams}};
    json["settings"] = Json::array();
    for (const SettingResult& one : comparison.results) {
        Json entry{{"policy", policyName(one.setting.policy)},
                   {"estimates", one.setting.estimates == EstimateKind::Given
                                     ? std::string("model")
                                     : estimateName(one.setting.estimates)},
                   {"turnaround", estimatedJson(one.turnaround)},
                   {"wait", estimatedJson(one.wait)},
                   {"bounded_slowdown", estimatedJson(one.boundedSlowdown)},
                   {"slowdown", estimatedJson(one.slowdown)},
                   {"utilisation", estimatedJson(one.utilisation)},
                   {"makespan", estimatedJson(one.makespan)},
                   {"nodes_per_job", estimatedJson(one.nodesPerJob)},
                   {"node_hours", estimatedJson(one.nodeHours)},
                   {"user_wait_p95", estimatedJson(one.userWait95)},
                   {"user_wait_worst", estimatedJson(one.userWaitWorst)},
                   {"killed", estimatedJson(one.killed)},
                   {"saved", estimatedJson(one.saved)}};
        entry["by_stream"] = Json::array();
        for (const ScheduleMetrics& metrics : one.streams)
            entry["by_stream"].push_back(scheduleJson(metrics));
        json["settings"].push_back(std::move(entry));
    }
    json["sentences"] = Json::array();
    for (const Message& sentence : ablationSentences(comparison))
        json["sentences"].push_back(sentence.text());
    return json;
}

std::string comparisonCsv(const std::vector<Comparison>& sweep) {
    std::string text =
        "load,policy,estimates,stream,turnaround,wait,slowdown,bounded_slowdown,utilisation,"
        "makespan,nodes_per_job,node_hours,user_wait_p95,user_wait_worst,on_fewer,killed\n";
    for (const Comparison& comparison : sweep)
        for (const SettingResult& one : comparison.results)
            for (std::size_t i = 0; i < one.streams.size(); ++i) {
                const ScheduleMetrics& m = one.streams[i];
                text += formatNumber(comparison.load) + ',' + policyName(one.setting.policy) + ',' +
                        estimateName(one.setting.estimates) + ',' + std::to_string(i);
                for (const double value :
                     {m.turnaround.mean, m.wait.mean, m.slowdown.mean, m.boundedSlowdown.mean,
                      m.utilisation, m.makespan, m.nodesPerJob, m.nodeHours, m.userWait95,
                      m.userWaitWorst, static_cast<double>(m.onFewer),
                      static_cast<double>(m.killed)})
                    text += ',' + formatNumber(value);
                text += '\n';
            }
    return text;
}

void compare(const ScheduleStudyCommandOptions& options, const Console& console) {
    if (options.truth == "fitted") refuseUnused(*options.ask.command, "--law fitted", {"--truth"});
    if (options.model.empty()) options.ask.refuseWithoutBundle("estimates without --model");
    const JobLog log = options.log.load(console);
    const Workload workload = cleanLog(log, options.log.processors);
    const StreamSource source(workload, log.unixStart, log.timeZone);
    std::vector<double> loads = options.loads;
    if (loads.empty()) loads.push_back(options.load > 0 ? options.load : source.load());
    if (options.report)
        checkOutputsOf(*options.report.command, scheduleOutputs(options.report.path(), loads));
    ComparisonOptions asked;
    asked.streams = options.streams;
    asked.stream = {options.days, options.load};
    asked.caps = options.rules.caps;
    asked.serial = options.rules.serial;
    asked.overrun = options.rules.simulation(Policy::Easy, workload).overrun;
    asked.truth = options.truth == "fitted"
                      ? fitScalingLaw(workload).serial
                      : std::vector<double>(workload.jobs.size(), options.rules.truth);
    if (!options.model.empty())
        asked.model = options.ask.load(options.model, log, workload, console);
    const std::vector<Comparison> sweep =
        sweepLoads(source, asked, loads, console.context(options.seed.seed));
    if (options.out) writeFile(options.out.path(), comparisonCsv(sweep));

    printCleaning(console, log, workload);
    console.line("Serial share by which run times change with processors: " +
                 (options.truth == "fitted" ? std::string("fitted to job classes")
                                            : roundedNumber(options.rules.truth, 3)));
    console.line();
    for (const Comparison& comparison : sweep) printComparison(console, comparison);
    if (options.out) console.line("Written: " + options.out.path());
    if (options.report) {
        writeScheduleReport(options.report.path(), log, workload, sweep);
        console.line("Written: report.html and the folder plots in " + options.report.path());
    }
    Json json = cleaningJson(log, workload);
    json["law"] = options.truth;
    json["loads"] = Json::array();
    for (const Comparison& comparison : sweep) json["loads"].push_back(comparisonJson(comparison));
    console.json(json);
}

using Work = void (*)(const ScheduleStudyCommandOptions&, const Console&);

CLI::App* addOne(CLI::App& schedule, Commands& commands, const std::string& name,
                 const std::string& description, const std::string& example, Work work,
                 const std::shared_ptr<ScheduleStudyCommandOptions>& options) {
    CLI::App* command = addCommand(schedule, commands, name, description, kPolicyExample + example);
    options->log.addTo(*command);
    whenAsked(*command, commands, options, work);
    return command;
}

void addStreamOptions(CLI::App& command, ScheduleStudyCommandOptions& options) {
    command.add_option("--days", options.days, "Length of a stream (default: 28)")
        ->check(finiteNumber(1, 10000))
        ->type_name("DAYS");
    command
        .add_option("--load", options.load,
                    "Processor time asked for over that there is (default: as in the log)")
        ->check(finiteNumber(0.01, 10))
        ->type_name("SHARE");
    options.seed.addTo(command);
}

}  // namespace

void addScheduleStudies(CLI::App& schedule, Commands& commands) {
    addOne(schedule, commands, "inspect", "Shows what a job log holds and what cleaning does",
           "  footbridge-cli schedule inspect jobs.csv --processors 8", inspect,
           std::make_shared<ScheduleStudyCommandOptions>());

    const auto synthetic = std::make_shared<ScheduleStudyCommandOptions>();
    CLI::App* command = addOne(
        schedule, commands, "synthesise",
        "Draws a stream of jobs from a log's sessions at a stated load",
        "  footbridge-cli schedule synthesise jobs.csv --processors 8 --load 0.5 --out stream.swf",
        synthesise, synthetic);
    addStreamOptions(*command, *synthetic);
    synthetic->out.addTo(*command, "--out", "Write it in Standard Workload Format", "FILE");

    const auto compared = std::make_shared<ScheduleStudyCommandOptions>();
    command =
        addOne(schedule, commands, "compare",
               "Compares policies and estimates on streams drawn from a log",
               "  footbridge-cli schedule compare jobs.csv --processors 8 --days 7 --load 0.5",
               compare, compared);
    addStreamOptions(*command, *compared);
    compared->rules.addTo(*command);
    compared->ask.addTo(*command);
    command->add_option("--streams", compared->streams, "Streams to draw (default: 10)")
        ->transform(wholeNumber(2, 10000))
        ->type_name("N");
    command
        ->add_option("--loads", compared->loads,
                     "Compare at each of these loads, such as 0.6 0.7 0.8 0.9 1.0 1.1")
        ->check(finiteNumber(0.01, 10))
        ->excludes(command->get_option("--load"))
        ->type_name("SHARE");
    command
        ->add_option("--model", compared->model,
                     "Estimates of an adapted model: a CSV with the columns job and estimate, and "
                     "perhaps upper and processors, or a bundle")
        ->type_name("FILE");
    command
        ->add_option("--law", compared->truth,
                     "How run times really change with processors: common with the serial share of "
                     "--truth (default), or fitted to the log's job classes, which takes larger "
                     "problems on more processors for a serial share")
        ->check(CLI::IsMember({"fitted", "common"}))
        ->type_name("LAW");
    compared->out.addTo(*command, "--out", "Write every figure of every stream as CSV", "FILE");
    compared->report.addTo(*command, "--report", "Write a report and its plots into this folder",
                           "FOLDER");
}

}  // namespace footbridge
