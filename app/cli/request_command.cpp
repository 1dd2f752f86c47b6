// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <filesystem>
#include <memory>
#include <system_error>

#include "app/cli/analysis_options.h"
#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/cost_options.h"
#include "app/cli/output_options.h"
#include "app/cli/trust_options.h"
#include "core/bundle/bundle.h"
#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/run/plural.h"
#include "core/table/csv_writer.h"
#include "core/table/number_column.h"
#include "core/table/table_reader.h"
#include "core/transfer/planned_runs.h"

namespace footbridge {
namespace {

const OptionNames kOptionsOfTraining{"--loss", "--seed"};

struct RequestCommandOptions {
    AnalysisOptions analysis;
    std::vector<std::string> files;
    std::string nodes, atMost;
    CostingOptions costs;
    OutputOption out;
    TrustOptions trust;

    bool fromTables() const { return !analysis.tables.sources.empty(); }
    bool plansRowsOfTheTarget() const {
        std::error_code none;
        const std::string& target = analysis.tables.target;
        return fromTables() &&
               (planned() == target || std::filesystem::equivalent(planned(), target, none));
    }
    const std::string& planned() const { return files.back(); }
};

/// A model, and what of rows it refuses.
struct AskedModel {
    AdaptedModel model;
    InputPolicy policy;
    std::optional<RequestRule> rule;  // chosen with the tables; nothing: as a model alone does
    double underestimated = 0;        // share of the shots that took more than by that rule
};

AskedModel startFrom(const RequestCommandOptions& options, const Console& console) {
    if (!options.fromTables()) {
        const Bundle bundle = bundleFrom(options.files.front(), options.trust, console);
        return {bundle.model, bundle.policy, std::nullopt};
    }
    AnalysisInput input = options.analysis.load(console, true);
    input.costing = options.costs.costing();
    if (!input.costing.requests) input.costing.requests.emplace();
    input.costing.requests->atMost = options.atMost;
    input.strategies = {Strategy::Auto};
    const Analysis analysis = analyse(input, console.context(input.seed).part(0.02, 0.9));
    const StrategyResult& result = analysis.adaptation->chosen();
    if (!result.available)
        throw Error(messages::kCliStrategyUnavailable,
                    {std::string(strategyName(result.strategy)), result.reason.text()});
    if (!result.practices) return {result.model, {}, std::nullopt};
    const ScoredRule& chosen = result.practices->rule;
    return {result.model, {}, chosen.rule, chosen.metrics.underestimates};
}

struct Request {
    double predicted = 0, request = 0;
    Outlook outlook;
};

std::string requestsCsv(const std::vector<Request>& requests) {
    std::string csv = "row,predicted,request,chance_killed,expected_cost\n";
    for (std::size_t row = 0; row < requests.size(); ++row) {
        const Request& each = requests[row];
        csv += csvRecord({std::to_string(row), formatNumber(each.predicted),
                          formatNumber(each.request), formatNumber(each.outlook.chanceKilled),
                          formatNumber(each.outlook.cost)}) +
               "\n";
    }
    return csv;
}

Json requestsJson(const std::vector<Request>& requests) {
    Json json = Json::array();
    for (std::size_t row = 0; row < requests.size(); ++row)
        json.push_back({{"row", row},
                        {"predicted", jsonNumber(requests[row].predicted)},
                        {"request", jsonNumber(requests[row].request)},
                        {"chance_killed", jsonNumber(requests[row].outlook.chanceKilled)},
                        {"expected_cost", jsonNumber(requests[row].outlook.cost)}});
    return json;
}

std::string ruleSentence(const RequestRule& rule, const RequestCommandOptions& options,
                         const AdaptedModel& model) {
    const std::string basis = ", chosen on out-of-fold predictions of " +
                              std::to_string(model.residuals.size()) + " shots";
    if (rule.limit) return "Requested is what “" + options.atMost + "” says" + basis;
    if (rule.kind == RequestRule::Kind::Padded)
        return "Requested is " + roundedNumber(rule.factor, 3) + " times the prediction of " +
               model.responseName + basis;
    return "Requested is the upper bound at " + roundedNumber(100 * rule.level, 3) + " % of " +
           model.responseName + basis;
}

void request(const RequestCommandOptions& options, const Console& console) {
    if (options.files.size() != (options.fromTables() ? 1U : 2U))
        throw UsageError(messages::kCliRequestOfWhat);
    if (options.fromTables())
        refuseUnused(*options.out.command, "tables", {"--trusted-key"});
    else
        for (const OptionNames& names : {kOptionsOfAPair, kOptionsOfColumns, kOptionsOfTraining})
            refuseUnused(*options.out.command, "a bundle", names);
    const Costing asked = options.costs.costing();  // complains before anything is trained
    const RunContext context = console.context();
    const Table table =
        readTable(options.planned(), options.analysis.reading.csv(), context.part(0, 0.01));
    // The target is read again to learn from, and what is odd about it is said then.
    if (!options.plansRowsOfTheTarget()) sayWarnings(table, context);
    const std::vector<double>* nodes =
        options.nodes.empty() ? nullptr : &numbersOf(table, options.nodes);
    const std::vector<double>* most =
        options.atMost.empty() ? nullptr : &numbersOf(table, options.atMost);
    const AskedModel start = startFrom(options, console);
    const AdaptedModel& model = start.model;
    if (model.residuals.empty()) throw Error(messages::kCliNoResiduals, {options.files.front()});
    const ModelInput input = readInput(table, model, start.policy);
    for (const Message& note : input.notes) context.note(note);
    std::vector<PlannedRun> runs =
        plannedRuns(model, model.predict(input.raw, context.part(0.92, 0.95)));
    for (std::size_t i = 0; most && i < runs.size(); ++i) runs[i].most = mostOf((*most)[i]);
    const Costing costing = options.fromTables() ? asked : options.costs.costingFor(model.costing);
    const CostSettings settings = costing.settings();
    const Backward backward = backwardOf(model);
    const bool bound = costing.requests && costing.requests->probability;
    const RequestRule rule = start.rule && !bound ? *start.rule : ruleFor(model, costing, runs);
    std::vector<Request> requests;
    double killed = 0, cost = 0;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        context.checkCancelled();
        Request one{backward(runs[i].predicted),
                    settings.site.rounded(rule.request(runs[i], backward)),
                    {}};
        one.outlook = outlookOf(one.request, runs[i], model.residuals, backward, settings);
        if (rule.limit && std::isfinite(runs[i].most))
            one.outlook.chanceKilled = chanceAbove(start.underestimated, model.residuals.size());
        if (nodes) one.outlook.cost *= (*nodes)[i];
        killed += one.outlook.chanceKilled / static_cast<double>(runs.size());
        cost += one.outlook.cost;
        requests.push_back(one);
    }
    console.line(ruleSentence(rule, options, model));
    console.line(counted(requests.size(), "run") + ": " + roundedNumber(100 * killed, 3) +
                 " % are expected to be killed; expected cost together " + roundedNumber(cost, 4) +
                 (model.responseUnit.empty() ? "" : " " + model.responseUnit) +
                 ", an underestimate " + roundedNumber(settings.ratio, 3) + " times as bad");
    Json json{{"rows", requests.size()},
              {"response", model.responseName},
              {"unit", model.responseUnit},
              {"rule", ruleJson(rule)},
              {"shots", model.residuals.size()},
              {"cost_ratio", settings.ratio},
              {"expected_killed", jsonNumber(killed)},
              {"expected_cost", jsonNumber(cost)},
              {"file", options.out ? Json(options.out.path()) : Json(nullptr)}};
    if (options.out) {
        writeFile(options.out.path(), requestsCsv(requests));
        console.line("Requests: " + options.out.path());
    } else if (!console.wantsJson()) {
        console.raw(requestsCsv(requests));
    } else {
        json["requests"] = requestsJson(requests);
    }
    console.json(json);
}

}  // namespace

void addRequest(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "request",
        "Says what to request for planned runs, so that few are killed and little is wasted",
        "  footbridge-cli example runs\n"
        "  footbridge-cli adapt --source runs/source.csv --target runs/target.csv --shots 20 \\\n"
        "      --loss expectile --cost-ratio 5 --bundle model.zip\n"
        "  footbridge-cli request model.zip runs/target.csv --probability 0.9 --granularity 0.001 "
        "--out requests.csv");
    const auto options = std::make_shared<RequestCommandOptions>();
    command
        ->add_option("files", options->files,
                     "A bundle and a CSV with the planned runs; with --source the CSV alone")
        ->required()
        ->expected(1, 2)
        ->type_name("[BUNDLE] PLANNED");
    AnalysisOptions& asked = options->analysis;
    asked.addTo(*command, false, "Shots: target rows with a response to learn from");
    asked.tables.source->needs(asked.tables.newTarget);
    options->costs.addLossTo(*command);
    options->costs.addTo(*command);
    command->add_option("--nodes", options->nodes, "Column with the nodes of each run")
        ->type_name("COLUMN");
    command
        ->add_option("--at-most", options->atMost,
                     "Column with the most that each run can take, such as its user's own request")
        ->type_name("COLUMN");
    options->trust.addTo(*command);
    options->out.addTo(*command, "--out", "Where to write (default: the standard output)", "FILE");
    whenAsked(*command, commands, options, request);
}

}  // namespace footbridge
