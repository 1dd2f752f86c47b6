// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <algorithm>
#include <memory>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/line_server.h"
#include "app/cli/option_groups.h"
#include "app/cli/output_options.h"
#include "app/cli/owner_socket.h"
#include "app/cli/prediction_file.h"
#include "app/cli/row_service.h"
#include "app/cli/trust_options.h"
#include "core/bundle/bundle.h"
#include "core/run/file.h"
#include "core/run/plural.h"

namespace footbridge {
namespace {

struct PredictCommandOptions {
    std::string bundle, file;
    OutputOption out;
    ReadingOptions reading;
    TrustOptions trust;
    bool serve = false;
    std::string socket;
};

Json vectorJson(const Vector& values) {
    Json json = Json::array();
    for (const double value : values) json.push_back(jsonNumber(value));
    return json;
}

void serve(const PredictCommandOptions& options, const Console& console) {
    const RunContext context = console.context();
    const Bundle bundle = bundleFrom(options.bundle, options.trust, console);
    RowService service(bundle);
    LineServer server;
    // What was read is answered even when the program is asked to end.
    RunContext answering = context;
    answering.stop = {};
    answering.sink = nullptr;
    server.answer = [&](const std::vector<std::string_view>& lines) {
        return service.answer(lines, answering);
    };
    server.tooLong = [] { return RowService::tooLong(kLongestLine); };
    server.stop = context.stop;
    if (options.socket.empty()) return server.serveStreams(STDIN_FILENO, STDOUT_FILENO);
    const OwnerSocket socket(options.socket);
    context.note(Message(messages::kCliServing, {options.socket}));
    server.serveSocket(socket);
}

void predict(const PredictCommandOptions& options, const Console& console) {
    if (options.serve != options.file.empty()) throw UsageError(messages::kCliServeOrFile);
    if (options.serve) {
        refuseUnused(*options.out.command, "--serve", kOptionsOfReading);
        return serve(options, console);
    }
    const RunContext context = console.context();
    const Bundle bundle = bundleFrom(options.bundle, options.trust, console);
    const AdaptedModel& model = bundle.model;
    const Table table = options.reading.read(options.file, context.part(0, 0.5));
    const ModelInput input = readInput(table, model, bundle.policy);
    const Prediction prediction = model.predict(input.raw, context.part(0.5, 1));
    const std::vector<RowFlags>& flags = input.flags;
    for (const Message& note : input.notes) context.note(note);
    const auto flagged =
        std::count_if(flags.begin(), flags.end(), [](const RowFlags& flag) { return flag.any(); });
    Json json{{"rows", table.rows()},
              {"flagged", flagged},
              {"response", model.responseName},
              {"unit", model.responseUnit},
              {"strategy", strategyName(model.strategy)}};
    if (!input.notes.empty()) {
        Json notes = Json::array();
        for (const Message& note : input.notes) notes.push_back(note.text());
        json["notes"] = notes;
    }
    if (options.out) {
        writeFile(options.out.path(), withPredictions(table, prediction, flags, {}, context));
        console.line(counted(table.rows(), "prediction") + " of " + model.responseName + " in " +
                     options.out.path());
        if (flagged)
            console.line("Rows marked under flags, where the model knows less: " +
                         std::to_string(flagged));
        json["file"] = options.out.path();
    } else if (!console.wantsJson()) {
        console.raw(withPredictions(table, prediction, flags, {}, context));
    } else {
        json["prediction"] = vectorJson(prediction.value);
        json["lower"] = vectorJson(prediction.lower);
        json["upper"] = vectorJson(prediction.upper);
        Json texts = Json::array();
        for (const RowFlags& flag : flags) texts.push_back(flagText(flag));
        json["flags"] = texts;
    }
    console.json(json);
}

}  // namespace

void addPredict(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "predict", "Predicts the rows of a CSV with an exported model",
        "  footbridge-cli example runs\n"
        "  footbridge-cli adapt --source runs/source.csv --target runs/target.csv --shots 20 "
        "--bundle model.zip\n"
        "  footbridge-cli predict model.zip runs/target.csv --out predictions.csv");
    const auto options = std::make_shared<PredictCommandOptions>();
    command->add_option("bundle", options->bundle, "Exported model")
        ->required()
        ->type_name("BUNDLE");
    CLI::Option* file =
        command->add_option("file", options->file, "CSV with the model's features, in any order")
            ->type_name("FILE");
    CLI::Option* out = options->out.addTo(*command, "--out",
                                          "Where to write (default: the standard output)", "FILE");
    CLI::Option* serving =
        command
            ->add_flag("--serve", options->serve,
                       "Answers rows as JSON lines on the standard input and output, until it ends")
            ->excludes(file)
            ->excludes(out);
    command
        ->add_option("--socket", options->socket,
                     "Serves on a Unix socket that you alone may open, until Ctrl-C or SIGTERM")
        ->needs(serving)
        ->type_name("PATH");
    options->reading.addTo(*command);
    options->trust.addTo(*command);
    whenAsked(*command, commands, options, predict, kReadsOnly);
}

}  // namespace footbridge
