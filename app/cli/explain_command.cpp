// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>
#include <memory>

#include "app/cli/analysis_options.h"
#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/explain_output.h"
#include "app/cli/number_checks.h"
#include "app/cli/option_groups.h"
#include "app/cli/trust_options.h"
#include "core/analysis/proposal.h"
#include "core/bundle/bundle.h"
#include "core/bundle/bundle_explanation.h"

namespace footbridge {
namespace {

struct ExplainCommandOptions {
    std::string bundle, file, sourceResponse;
    Index row = -1;
    std::size_t nearest = 5;
    std::vector<std::string> sources;
    ReadingOptions reading;
    TrustOptions trust;
};

std::vector<Dataset> readSources(const ExplainCommandOptions& options, const std::string& response,
                                 const RunContext& context) {
    std::vector<Dataset> sources;
    const std::string& wanted = options.sourceResponse.empty() ? response : options.sourceResponse;
    for (const std::string& file : options.sources) {
        auto table = std::make_shared<const Table>(options.reading.read(file, context));
        if (!options.sourceResponse.empty()) table->column(wanted);
        Roles roles = proposedSourceRoles(*table, wanted);
        if (roles.response.empty())
            throw Error(messages::kCliNoResponse, {file, "--source-response", columnNames(*table)});
        checkRoles(*table, roles);
        sources.push_back(makeDataset(std::move(table), std::move(roles)));
    }
    return sources;
}

/// What the table says was measured in a row.
double measuredIn(const Table& table, const AdaptedModel& model, Index row) {
    const auto column = measuredColumn(table, model);
    return column ? column->numbers[static_cast<std::size_t>(row)]
                  : std::numeric_limits<double>::quiet_NaN();
}

void explainOne(const ExplainCommandOptions& options, const Console& console, const Bundle& bundle,
                const Table& table, const RunContext& context) {
    if (options.row >= table.rows())
        throw Error(messages::kCliNoSuchRow, {options.file, options.row, table.rows() - 1});
    const ModelInput input = readInput(table, bundle.model, bundle.policy);
    for (const Message& note : input.notes) context.note(note);
    const ExplainedModel explained =
        explainedBundle(bundle, readSources(options, bundle.model.responseName, context));
    const RowExplanation explanation =
        explainRow(explained, input.raw.row(options.row), options.nearest, context);
    const NamedRow named{options.row, measuredIn(table, bundle.model, options.row)};
    printExplanation(console, explained, explanation, named);
    console.json(explanationJson(explained, explanation, named));
}

void explain(const ExplainCommandOptions& options, const Console& console) {
    const RunContext context = console.context();
    const Bundle bundle = bundleFrom(options.bundle, options.trust, console);
    const Table table = options.reading.read(options.file, context.part(0, 0.1));
    if (options.row >= 0) return explainOne(options, console, bundle, table, context.part(0.1, 1));
    const ModelExplanation explanation =
        explainBundle(bundle, table, options.bundle, context.part(0.1, 1));
    printExplanation(console, bundle.model, explanation);
    console.json(explanationJson(bundle.model, explanation));
}

}  // namespace

void addExplain(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "explain",
        "Says why a prediction of an exported model is what it is, or what the model rests on",
        "  footbridge-cli example runs\n"
        "  footbridge-cli adapt --source runs/source.csv --target runs/target.csv --shots 20 "
        "--bundle model.zip\n"
        "  footbridge-cli explain model.zip runs/target.csv --row 12 --source runs/source.csv\n"
        "  footbridge-cli explain model.zip runs/target.csv");
    const auto options = std::make_shared<ExplainCommandOptions>();
    command->add_option("bundle", options->bundle, "Exported model")
        ->required()
        ->type_name("BUNDLE");
    command
        ->add_option("file", options->file,
                     "CSV with the model's features, in any order, and the response where it was "
                     "measured")
        ->required()
        ->type_name("FILE");
    CLI::Option* row =
        command
            ->add_option("--row", options->row,
                         "Explain this row, data rows counted from 0 (default: the model as a "
                         "whole)")
            ->transform(wholeNumber())
            ->type_name("N");
    CLI::Option* source =
        command
            ->add_option(
                "--source", options->sources,
                "CSV of a source, to find its nearest rows; repeatable, in the order in which "
                "the model was trained on them")
            ->expected(1)
            ->take_all()
            ->needs(row)
            ->type_name("FILE");
    command
        ->add_option("--source-response", options->sourceResponse,
                     "Response of the sources (default: as in the model, else proposed)")
        ->needs(source)
        ->type_name("NAME");
    command
        ->add_option("--nearest", options->nearest,
                     "How many shots and how many rows of the sources (default: 5)")
        ->transform(wholeNumber(1, 1000))
        ->needs(row)
        ->type_name("N");
    options->reading.addTo(*command);
    options->trust.addTo(*command);
    whenAsked(*command, commands, options, explain, kReadsOnly);
}

}  // namespace footbridge
