// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <memory>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/interrupt.h"
#include "app/cli/number_checks.h"
#include "app/cli/option_groups.h"
#include "app/cli/output_options.h"
#include "app/cli/trust_options.h"
#include "core/analysis/law_base.h"
#include "core/analysis/stream_base.h"
#include "core/bundle/stream_bundle.h"
#include "core/online/live_follow.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/plural.h"
#include "core/table/table_reader.h"

namespace footbridge {
namespace {

struct WatchCommandOptions {
    std::string stream, response, model;
    std::vector<std::string> sources, ignored, law;
    Index initial = 50, batch = 32;
    bool replay = false;
    int exported = 0;  ///< version; 0: the last one
    OutputOption out, bundle;
    SeedOption seed;
    TrustOptions trust;
};

Json versionsJson(const OnlineLearner& learner) {
    constexpr std::array kReasons{"initial", "drift", "refitted", "recognised", "taken back"};
    Json versions = Json::array();
    for (const StreamVersion& version : learner.versions()) {
        Json json{{"version", version.number},
                  {"from_run", version.from},
                  {"runs", version.runs},
                  {"reason", kReasons[static_cast<std::size_t>(version.reason)]},
                  {"error", jsonNumber(version.error())},
                  {"coverage", jsonNumber(version.coverage())}};
        if (version.other > 0) json["taken_up"] = version.other;
        if (version.reason == VersionReason::Drift) json["factor"] = jsonNumber(version.factor);
        versions.push_back(std::move(json));
    }
    return versions;
}

Json scoreJson(const PrequentialScore& score) {
    return {{"batch_error", jsonNumber(score.batchError())},
            {"mean_error", jsonNumber(score.meanError())},
            {"rank_correlation", jsonNumber(score.rank())}};
}

Json resultJson(const FollowResult& result, double falseAlarms) {
    const LiveStream& stream = *result.stream;
    Json json{{"runs", stream.score().runs()},
              {"batch_error", jsonNumber(stream.score().batchError())},
              {"mean_error", jsonNumber(stream.score().meanError())},
              {"rank_correlation", jsonNumber(stream.score().rank())},
              {"coverage", jsonNumber(stream.coverage())},
              {"runs_without_interval", stream.withoutInterval()},
              {"drifts", stream.drifts()},
              {"false_alarms_to_expect_per_10000_runs", 1e4 * falseAlarms},
              {"versions", versionsJson(stream.learner())},
              {"update_seconds", jsonNumber(result.updateSeconds)},
              {"longest_update_seconds", jsonNumber(result.longestUpdate)},
              {"seconds_waited_for_refits", jsonNumber(result.waitedSeconds)},
              {"resumed_rows", result.resumed}};
    if (const StreamBounds* bounds = stream.bounds())
        json["bounds"] = {
            {"first_model_kept", scoreJson(bounds->score(StreamBounds::First))},
            {"retrained_on_all", scoreJson(bounds->score(StreamBounds::Retrained))},
            {"median_of_last_batch", scoreJson(bounds->score(StreamBounds::LastBatch))}};
    return json;
}

void printResult(const Console& console, const FollowResult& result) {
    const LiveStream& stream = *result.stream;
    const auto percent = [](double share) { return roundedNumber(100 * share) + " %"; };
    console.line(counted(stream.score().runs(), "run") + ", " +
                 counted(std::ssize(stream.drifts()), "drift") + ", version " +
                 std::to_string(stream.learner().version().number));
    std::vector<std::vector<std::string>> rows;
    const auto row = [&](const std::string& name, const PrequentialScore& score) {
        rows.push_back({name, percent(score.batchError()), roundedNumber(score.rank())});
    };
    row("online", stream.score());
    if (const StreamBounds* bounds = stream.bounds()) {
        row("retrained on all", bounds->score(StreamBounds::Retrained));
        row("first model kept", bounds->score(StreamBounds::First));
        row("median of the last batch", bounds->score(StreamBounds::LastBatch));
    }
    console.table({"", "error", "rank correlation"}, rows);
    console.line("Inside the intervals: " + percent(stream.coverage()) +
                 "; no interval yet: " + counted(stream.withoutInterval(), "run"));
    console.line("An update took " + roundedNumber(1e3 * result.updateSeconds) + " ms");
}

FollowTask taskOf(const WatchCommandOptions& options, const Console& console) {
    FollowTask task;
    task.stream = options.stream;
    task.response = options.response;
    task.ignored = options.ignored;
    task.log = options.out.path();
    task.replay = options.replay;
    task.options.initial = options.initial;
    task.options.batch = options.batch;
    task.options.online.seed = options.seed.seed;
    if (!options.model.empty()) {
        const auto bundle =
            std::make_shared<const Bundle>(bundleFrom(options.model, options.trust, console));
        task.basis = options.model;
        task.base = [bundle](StreamFormat& format, const RunContext&) {
            format.use(bundle->model.schema);
            return streamBase(bundle->model);
        };
    } else if (!options.sources.empty()) {
        task.basis = joined(options.sources);
        task.baseAgain = true;
        task.base = [sources = options.sources](StreamFormat& format, const RunContext& context) {
            std::vector<std::shared_ptr<const Table>> tables;
            for (const std::string& path : sources) {
                tables.push_back(std::make_shared<const Table>(readTable(path, {}, context)));
                sayWarnings(*tables.back(), context);
            }
            const AdaptedModel model = adaptToStream(tables, format.first(), context);
            format.use(model.schema);
            return streamBase(model);
        };
    } else if (!options.law.empty()) {
        task.basis = "law of " + joined(options.law);
        task.baseAgain = true;
        task.base = [law = options.law](StreamFormat& format, const RunContext& context) {
            return lawBase(format, law, context);
        };
    }
    return task;
}

Json exportVersion(const WatchCommandOptions& options, const LiveStream& stream,
                   const Console& console) {
    const int version = options.exported > 0 ? options.exported : stream.learner().version().number;
    const auto made = streamExport(stream, version, options.stream);
    if (!made)
        throw Error(messages::kCliVersionNotKept, {version, stream.learner().version().number});
    // Ctrl-C ends the following; what was asked for behind it is still done.
    RunContext context = console.context(options.seed.seed);
    context.stop = {};
    const ExportReport report = writeStreamBundle(options.bundle.path(), *made, context);
    console.line("Version " + std::to_string(version) + " exported to " + options.bundle.path() +
                 "; largest difference " + roundedNumber(report.largestDifference));
    return {{"file", options.bundle.path()},
            {"version", version},
            {"bytes", report.bytes},
            {"largest_difference", jsonNumber(report.largestDifference)}};
}

void watch(const WatchCommandOptions& options, const Console& console, int& code) {
    std::vector<OutputFile> outputs = besidesBundle(options.bundle);
    const std::string journal = options.replay ? "" : journalPath(options.out.path());
    if (!journal.empty()) outputs.push_back({journal});
    checkOutputsOf(*options.out.command, outputs);
    const RunContext context = console.context(options.seed.seed);
    const FollowTask task = taskOf(options, console);
    FollowEvents events;
    events.onNews = [&](const Message& news) { context.note(news); };
    const FollowResult result = followStream(task, events, context);
    if (result.stopped) code = kExitCancelled;
    if (!result.stream) throw Cancelled();
    printResult(console, result);
    Json json = resultJson(result, task.options.online.falseAlarms);
    json["file"] = options.out.path();
    if (options.bundle) json["bundle"] = exportVersion(options, *result.stream, console);
    console.json(json);
    if (result.lost) throw Error(*result.lost);
}

}  // namespace

void addWatch(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "watch",
        "Predicts the runs of a table that grows, each before it is learned from",
        "  footbridge-cli example runs\n"
        "  footbridge-cli watch runs/target.csv --response runtime_s --initial 20 --replay \\\n"
        "      --out log.csv");
    const auto options = std::make_shared<WatchCommandOptions>();
    command
        ->add_option("stream", options->stream,
                     "CSV that grows; it is followed until Ctrl-C. - is the standard input")
        ->required()
        ->type_name("STREAM");
    command->add_option("--response", options->response, "Column to predict")
        ->required()
        ->type_name("NAME");
    CLI::Option* model =
        command->add_option("--model", options->model, "Start from an exported model")
            ->type_name("BUNDLE");
    CLI::Option* law =
        command
            ->add_option("--law", options->law,
                         "Start from a performance law of the first runs over these columns")
            ->delimiter(',')
            ->type_name("NAMES")
            ->excludes(model);
    command
        ->add_option("--source", options->sources,
                     "Start from a model adapted from tables of known platforms; repeatable")
        ->expected(1)
        ->take_all()
        ->type_name("FILE")
        ->excludes(model)
        ->excludes(law);
    command->add_option("--ignore", options->ignored, "A column that is no feature; repeatable")
        ->expected(1)
        ->take_all()
        ->type_name("NAME");
    command
        ->add_option("--initial", options->initial,
                     "Measured runs to start from, which are not predicted (default: 50)")
        ->transform(wholeNumber(5, 100000))
        ->type_name("N");
    command
        ->add_option("--batch", options->batch,
                     "Runs whose errors are averaged together (default: 32)")
        ->transform(wholeNumber(1, 100000))
        ->type_name("N");
    command->add_flag("--replay", options->replay,
                      "End at the end of the file instead of waiting for more");
    options->out
        .addTo(*command, "--out",
               "Log with a line for each run; a killed program goes on where it was", "LOG")
        ->required();
    CLI::Option* bundle = options->bundle.addTo(
        *command, "--bundle", "Exports a version of the model when the stream has ended", "ZIP");
    command
        ->add_option("--export-version", options->exported,
                     "Version that --bundle exports (default: the last one)")
        ->transform(wholeNumber(1, 1000000))
        ->needs(bundle)
        ->type_name("N");
    options->seed.addTo(*command);
    options->trust.addTo(*command);
    command->get_option("--trusted-key")->needs(model);
    command->callback([options, &commands] {
        commands.tidiesUp = true;
        commands.work = [options, &commands](Console& console) {
            watch(*options, console, commands.code);
        };
    });
}

}  // namespace footbridge
