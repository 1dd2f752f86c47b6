// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <filesystem>
#include <memory>
#include <set>

#include "app/cli/adapt_output.h"
#include "app/cli/analysis_options.h"
#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/matching_output.h"
#include "app/cli/output_check.h"
#include "app/cli/pictures.h"
#include "app/cli/prediction_file.h"
#include "core/run/file.h"

namespace footbridge {
namespace {

struct Options {
    AnalysisOptions analysis;
    std::string strategy = "auto", predictions, bundle, report, plots;
};

Strategy readStrategy(const std::string& name) {
    if (const auto strategy = strategyFromName(name)) return *strategy;
    std::vector<std::string> names;
    for (const Strategy strategy : allStrategies()) names.emplace_back(strategyName(strategy));
    throw UsageError(messages::kCliUnknownStrategy, {name, joined(names)});
}

const StrategyResult& resultOf(const Adaptation& adaptation, Strategy strategy) {
    const StrategyResult* result = adaptation.find(strategy);
    if (result && result->available) return *result;
    throw Error(messages::kCliStrategyUnavailable,
                {std::string(strategyName(strategy)), result ? result->reason.text() : ""});
}

/// The rows that go into the bundle as samples: evenly spread over the target.
Matrix sampleRows(const Matrix& raw) {
    constexpr Index kMost = 200;
    const Index count = std::min(kMost, raw.rows());
    Matrix samples(count, raw.cols());
    for (Index i = 0; i < count; ++i) samples.row(i) = raw.row(i * raw.rows() / count);
    return samples;
}

std::vector<std::string> usesOf(const Analysis& analysis, Index rows) {
    std::vector<std::string> uses(static_cast<std::size_t>(rows));
    for (const Index row : analysis.split.shots) uses[static_cast<std::size_t>(row)] = "shot";
    for (const Index row : analysis.split.test) uses[static_cast<std::size_t>(row)] = "test";
    return uses;
}

void writePictures(const std::string& folder, const std::vector<NamedPicture>& pictures,
                   WrittenFiles& written) {
    for (const NamedPicture& named : pictures) {
        const std::string path = (std::filesystem::path(folder) / named.fileName).string();
        writeFile(path, named.picture.png);
        written.plots.push_back(path);
    }
}

std::string reportOf(const AnalysisInput& input, const Analysis& analysis,
                     const std::vector<NamedPicture>& pictures) {
    std::vector<ReportPicture> shown;
    for (const NamedPicture& named : pictures) shown.push_back(named.picture);
    return htmlReport(provenanceOf(input, analysis), analysis.matching, *analysis.adaptation,
                      shown);
}

/// Everything that was asked for; `raw` are all rows of the target.
WrittenFiles writeOutputs(const Options& options, const AnalysisInput& input,
                          const Analysis& analysis, const StrategyResult& result, const Matrix& raw,
                          const Prediction& prediction, const RunContext& context) {
    WrittenFiles written;
    std::vector<NamedPicture> pictures;
    if (!options.report.empty() || !options.plots.empty())
        pictures = Pictures().draw(analysis, result, prediction);
    context.checkCancelled();
    if (!options.plots.empty()) writePictures(options.plots, pictures, written);
    if (!options.predictions.empty()) {
        const Table& table = *input.target.table;
        writeFile(options.predictions, withPredictions(table, prediction, result.model.flags(raw),
                                                       usesOf(analysis, table.rows()), context));
        written.predictions = options.predictions;
    }
    std::string report;
    if (!options.report.empty() || !options.bundle.empty())
        report = reportOf(input, analysis, pictures);
    if (!options.report.empty()) {
        writeFile(options.report, report);
        written.report = options.report;
    }
    if (!options.bundle.empty()) {
        written.check = writeBundle(options.bundle, result.model, provenanceOf(input, analysis),
                                    sampleRows(raw), report, context.part(0.95, 1));
        written.bundle = options.bundle;
    }
    return written;
}

void adaptAndWrite(const Options& options, const Console& console) {
    const AnalysisOptions& asked = options.analysis;
    const Strategy strategy = readStrategy(options.strategy);
    std::vector<std::string> inputs = asked.sources;
    inputs.insert(inputs.end(), {asked.target, asked.aliases, asked.shotRows});
    checkOutputs({options.predictions, options.bundle, options.report}, inputs);
    if (!options.plots.empty()) makeFolder(options.plots);

    const AnalysisInput input = asked.load(console, true);
    const RunContext context = console.context(input.seed);
    const Analysis analysis = analyse(input, context.part(0.02, 0.93));
    const StrategyResult& result = resultOf(*analysis.adaptation, strategy);
    const Matrix raw = rawFeatures(input.target, result.model.schema);
    const Prediction prediction = result.model.predict(raw, context.part(0.93, 0.95));
    const WrittenFiles written =
        writeOutputs(options, input, analysis, result, raw, prediction, context);
    printAdaptation(console, input, analysis, result, written);
    console.json(adaptationJson(input, analysis, result, written));
}

}  // namespace

void addAdapt(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "adapt",
        "Trains on the sources, adapts to the target and compares all strategies",
        "  footbridge-cli example runs\n"
        "  footbridge-cli adapt --source runs/source.csv --target runs/target.csv --shots 20 \\\n"
        "      --accept-suggestions 0.5 --predictions predictions.csv --bundle model.zip \\\n"
        "      --report report.html --plots plots");
    const auto options = std::make_shared<Options>();
    options->analysis.addTo(*command);
    command->add_option("--strategy", options->strategy, "What to predict with (default: auto)")
        ->type_name("NAME");
    const std::string group = "Results";
    const auto output = [&](const char* name, std::string& path, const char* text,
                            const char* type) {
        command->add_option(name, path, text)->type_name(type)->group(group);
    };
    output("--predictions", options->predictions, "Write the target's rows with their predictions",
           "FILE");
    output("--bundle", options->bundle, "Write the adapted model as a zip bundle", "FILE");
    output("--report", options->report, "Write a report as HTML", "FILE");
    output("--plots", options->plots, "Write the plots as PNG", "FOLDER");
    command->callback([options, &commands] {
        commands.work = [options](Console& console) { adaptAndWrite(*options, console); };
    });
}

}  // namespace footbridge
