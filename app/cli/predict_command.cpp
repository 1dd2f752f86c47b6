// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/option_groups.h"
#include "app/cli/prediction_file.h"
#include "app/cli/trust_options.h"
#include "core/bundle/bundle.h"
#include "core/run/file.h"
#include "core/table/table_reader.h"

namespace footbridge {
namespace {

struct Options {
    std::string bundle, file;
    OutputOption out;
    ReadingOptions reading;
    TrustOptions trust;
};

Json vectorJson(const Vector& values) {
    Json json = Json::array();
    for (const double value : values) json.push_back(jsonNumber(value));
    return json;
}

void predict(const Options& options, const Console& console) {
    std::vector<std::string> inputs = options.trust.files;
    inputs.insert(inputs.end(),
                  {options.bundle, options.file, signaturePath(options.bundle).string()});
    checkOutputs(askedFor({&options.out}), inputs);
    const RunContext context = console.context();
    const Bundle bundle = readBundle(options.bundle, options.trust.load());
    const AdaptedModel& model = bundle.model;
    const Table table = readTable(options.file, options.reading.csv(), context.part(0, 0.5));
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
        console.line(std::to_string(table.rows()) + " predictions of " + model.responseName +
                     " in " + options.out.path());
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
    const auto options = std::make_shared<Options>();
    command->add_option("bundle", options->bundle, "Exported model")
        ->required()
        ->type_name("BUNDLE");
    command->add_option("file", options->file, "CSV with the model's features, in any order")
        ->required()
        ->type_name("FILE");
    options->out.addTo(*command, "--out", "Where to write (default: the standard output)", "FILE");
    options->reading.addTo(*command);
    options->trust.addTo(*command);
    whenAsked(*command, commands, options, predict, kReadsOnly);
}

}  // namespace footbridge
