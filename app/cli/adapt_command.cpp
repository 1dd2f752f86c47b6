// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <memory>

#include "app/cli/adapt_output.h"
#include "app/cli/analysis_options.h"
#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/cost_options.h"
#include "app/cli/matching_output.h"
#include "app/cli/output_options.h"
#include "app/cli/pictures.h"
#include "app/cli/prediction_file.h"
#include "app/cli/trust_options.h"
#include "core/analysis/continuation.h"
#include "core/bundle/bundle_contents.h"
#include "core/bundle/bundle_messages.h"
#include "core/bundle/report_explanation.h"
#include "core/run/file.h"
#include "widgets/charts/picture_file.h"

namespace footbridge {
namespace {

struct AdaptCommandOptions {
    AnalysisOptions analysis;
    CostingOptions costs;
    std::string rankBy;
    std::string strategy = "auto", from;
    OutputOption predictions, bundle, report, plots;
    std::vector<std::string> refused;
    bool withoutShots = false;
    TrustOptions trust;
};

/// What an adaptation starts from: tables, or a bundle and a table with more shots.
struct Start {
    AnalysisInput input;
    Analysis analysis;
    InputPolicy policy;
    std::vector<TableOrigin> sources;  ///< of the bundle
    std::size_t oldShots = 0;          ///< of the bundle
    Index before = 0;                  ///< of these, those that stand before the table's rows
    std::vector<Message> doubts;       ///< about the tables
};

Strategy readStrategy(const std::string& name) {
    if (const auto strategy = strategyFromName(name)) return *strategy;
    std::vector<std::string> names;
    for (const Strategy strategy : allStrategies()) names.emplace_back(strategyName(strategy));
    throw UsageError(messages::kCliUnknownStrategy, {name, joined(names)});
}

/// Nothing for the error.
const CostMetric* rankingOf(const std::string& name) {
    if (name.empty()) return nullptr;
    if (const CostMetric* metric = costMetricFromName(name)) return metric;
    std::vector<std::string> names;
    for (const CostMetric& metric : allCostMetrics()) names.emplace_back(metric.key);
    throw UsageError(messages::kCliRankBy, {name, joined(names)});
}

const StrategyResult& resultOf(const Adaptation& adaptation, Strategy strategy) {
    const StrategyResult* result = adaptation.find(strategy);
    if (result && result->available) return *result;
    throw Error(messages::kCliStrategyUnavailable,
                {std::string(strategyName(strategy)), result ? result->reason.text() : ""});
}

/// Nothing where the shots are all that is labelled.
std::optional<Yardstick> yardstickOf(const AnalysisInput& input, const Analysis& analysis,
                                     const RunContext& context) {
    if (analysis.split.test.empty()) return std::nullopt;
    try {
        return supervisedYardstick(input.target, analysis.split, context);
    } catch (const Error&) {
        return std::nullopt;
    }
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

/// What the model rests on, where there are rows to measure that on.
std::string explanationOf(const Start& start, const StrategyResult& result, const Matrix& raw,
                          const RunContext& context) {
    if (start.analysis.split.test.size() < kFewestUnseen) return {};
    ReportExplanations explanations;
    explanations.model =
        explainModel(start.input, start.analysis,
                     std::shared_ptr<const AdaptedModel>(start.analysis.adaptation, &result.model),
                     backgroundOf(raw), context);
    return explanationSection(explanations, {});
}

/// Pictures that show single runs are left out with the shots.
std::string reportOf(const Provenance& provenance, const Analysis& analysis,
                     const std::vector<NamedPicture>& pictures, const std::string& explanation) {
    std::vector<ReportPicture> shown;
    for (const NamedPicture& named : pictures)
        if (provenance.shotsLeftOut == 0 || !named.showsRuns) shown.push_back(named.picture);
    return htmlReport(provenance, analysis.matching, *analysis.adaptation, shown, {}, explanation);
}

InputPolicy policyOf(InputPolicy policy, const std::vector<std::string>& refused) {
    for (const std::string& what : refused) {
        if (what == "missing-value") policy.refuseMissing = true;
        if (what == "unseen-level") policy.refuseUnseenLevel = true;
        if (what == "outside-range") policy.refuseOutsideRange = true;
        if (what == "other-unit") policy.refuseOtherUnit = true;
    }
    return policy;
}

Provenance provenanceOf(const Start& start) {
    Provenance provenance = provenanceOf(start.input, start.analysis);
    if (!start.sources.empty()) provenance.sources = start.sources;
    provenance.doubts = start.doubts;
    return provenance;
}

/// Everything that was asked for; `raw` are all rows of the target.
WrittenFiles writeOutputs(const AdaptCommandOptions& options, const Start& start,
                          const StrategyResult& result, const Matrix& raw,
                          const Prediction& prediction, const RunContext& context) {
    const AnalysisInput& input = start.input;
    const Analysis& analysis = start.analysis;
    WrittenFiles written;
    std::vector<NamedPicture> pictures;
    if (options.report || options.plots || options.bundle)
        pictures = Pictures().draw(analysis, result, prediction);
    std::string explanation;
    if (options.report || options.bundle) explanation = explanationOf(start, result, raw, context);
    context.checkCancelled();
    if (options.plots) writePictures(options.plots.path(), pictures, written);
    if (options.predictions) {
        const Table& table = *input.target.table;
        writeFile(options.predictions.path(),
                  withPredictions(table, prediction, result.model.flags(raw),
                                  usesOf(analysis, table.rows()), context));
        written.predictions = options.predictions.path();
    }
    if (options.report) {
        writeFile(options.report.path(),
                  reportOf(provenanceOf(start), analysis, pictures, explanation));
        written.report = options.report.path();
    }
    if (options.bundle) {
        BundleContents contents =
            bundleContents(input, analysis, result.model, raw, start.policy, !options.withoutShots);
        if (!start.sources.empty()) contents.provenance.sources = start.sources;
        contents.provenance.doubts = start.doubts;
        written.check =
            writeBundle(options.bundle.path(), result.model, contents.provenance, contents.samples,
                        reportOf(contents.provenance, analysis, pictures, explanation),
                        context.part(0.95, 1), contents.extras);
        written.bundle = options.bundle.path();
    }
    return written;
}

/// Costs of requests order the leaderboard, whether or not somebody asked for them besides.
void costRequestsToRank(const AdaptCommandOptions& options, AnalysisInput& input) {
    if (!options.rankBy.empty() && !input.costing.requests) input.costing.requests.emplace();
}

Start startFromTables(const AdaptCommandOptions& options, const Console& console) {
    if (options.analysis.tables.sources.empty()) throw UsageError(messages::kCliNoStart);
    Start start;
    start.input = options.analysis.load(console, true, &start.doubts);
    start.input.costing = options.costs.costing();
    costRequestsToRank(options, start.input);
    start.analysis = analyse(start.input, console.context(start.input.seed).part(0.02, 0.93));
    start.policy = policyOf({}, options.refused);
    return start;
}

Start startFromBundle(const AdaptCommandOptions& options, const Console& console) {
    const std::optional<ShotRequest> shots = options.analysis.shots.request(kFewestMoreShots);
    const Bundle bundle = bundleFrom(options.from, options.trust, console);
    if (!bundle.state) throw Error(messages::kNoState, {options.from});
    const RunContext context = console.context(bundle.state->seed);
    const AnalysisOptions& asked = options.analysis;
    const Table more = asked.reading.read(asked.tables.target, context.part(0, 0.02));
    Continuation continuation = continueFrom(*bundle.state, more, shots.value_or(ShotRequest{}));
    for (const Message& note : continuation.notes) console.doubt(note);
    continuation.input.costing = options.costs.costingFor(continuation.input.costing);
    costRequestsToRank(options, continuation.input);
    Start start;
    start.analysis = analyse(*bundle.state, continuation, context.part(0.02, 0.93));
    start.input = std::move(continuation.input);
    start.policy = policyOf(bundle.policy, options.refused);
    start.sources = bundle.provenance.sources;
    start.oldShots = continuation.oldShots;
    start.before = continuation.before;
    start.doubts = continuation.notes;
    console.line(Message(messages::kCliShotsOfBundle, {start.oldShots, options.from}).text());
    if (start.before > 0)
        console.line(
            Message(messages::kCliShotsBefore, {start.before, asked.tables.target}).text());
    return start;
}

/// Before anything is trained.
void checkPlaces(const AdaptCommandOptions& options) {
    std::vector<OutputFile> outputs = besidesBundle(options.bundle);
    if (options.plots) {
        makeOutputFolder(options.plots.path());
        for (const char* name : Pictures::kFileNames)
            outputs.push_back(pictureFile(std::filesystem::path(options.plots.path()) / name));
    }
    checkOutputsOf(*options.plots.command, outputs);
}

void adaptAndWrite(const AdaptCommandOptions& options, const Console& console) {
    const Strategy strategy = readStrategy(options.strategy);
    const CostMetric* rank = rankingOf(options.rankBy);
    options.costs.costing();  // complains before anything is trained
    checkPlaces(options);

    const Start start = options.from.empty() ? startFromTables(options, console)
                                             : startFromBundle(options, console);
    const AnalysisInput& input = start.input;
    const Analysis& analysis = start.analysis;
    const RunContext context = console.context(input.seed);
    const StrategyResult& result = resultOf(*analysis.adaptation, strategy);
    const Matrix raw = rawFeatures(input.target, result.model.schema);
    const Prediction prediction = result.model.predict(raw, context.part(0.93, 0.95));
    const WrittenFiles written = writeOutputs(options, start, result, raw, prediction, context);
    const std::optional<Yardstick> yardstick = yardstickOf(input, analysis, context);
    printAdaptation(console, input, analysis, result, yardstick, written, rank);
    Json json = adaptationJson(input, analysis, result, yardstick, written, rank);
    json["warnings"] = Json::array();
    for (const Message& doubt : start.doubts)
        json["warnings"].push_back({{"code", doubt.code()}, {"text", doubt.text()}});
    if (!options.from.empty()) {
        json["shots_of_bundle"] = start.oldShots;
        json["rows_before_target"] = start.before;
    }
    console.json(json);
}

}  // namespace

void addAdapt(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "adapt",
        "Trains on the sources, adapts to the target and compares all strategies",
        "  footbridge-cli example runs\n"
        "  footbridge-cli adapt --source runs/source.csv --target runs/target.csv --shots 20 \\\n"
        "      --accept-suggestions 0.5 --predictions predictions.csv --bundle model.zip \\\n"
        "      --report report.html --plots plots\n"
        "  footbridge-cli adapt --from model.zip --target runs/target.csv --shots 10 "
        "--bundle better.zip");
    const auto options = std::make_shared<AdaptCommandOptions>();
    AnalysisOptions& asked = options->analysis;
    asked.addTo(*command, true, "Shots: target rows with a response to learn from");
    CLI::Option* from =
        command
            ->add_option("--from", options->from,
                         "Go on from a bundle: its source model and shots, and more shots of "
                         "--target; everything else is as in the bundle")
            ->type_name("BUNDLE");
    // What a bundle answers already.
    for (CLI::Option* answered : {asked.tables.source, asked.pool.option, asked.seed.option})
        from->excludes(answered);
    for (const auto* group : {&asked.response.options, &asked.matching.options})
        for (CLI::Option* answered : *group) from->excludes(answered);
    options->trust.addTo(*command);
    command->get_option("--trusted-key")->needs(from);
    options->costs.addLossTo(*command);
    options->costs.addTo(*command);
    command
        ->add_option("--rank-by", options->rankBy,
                     "Order the leaderboard by a cost of the requests out of fold, such as cost or "
                     "underestimates (default: by the error)")
        ->type_name("METRIC");
    command
        ->add_option("--strategy", options->strategy,
                     "Strategy to predict with: auto, zero-shot (the source model as it is, "
                     "without any shot) or another of the leaderboard (default: auto)")
        ->type_name("NAME");
    const std::string group = "Results";
    const auto output = [&](const char* name, OutputOption& path, const char* text,
                            const char* type) {
        path.addTo(*command, name, text, type)->group(group);
    };
    output("--predictions", options->predictions, "Write the target's rows with their predictions",
           "FILE");
    output("--bundle", options->bundle, "Write the adapted model as a zip bundle", "FILE");
    CLI::Option* bundle = command->get_option("--bundle");
    command
        ->add_flag("--without-shots", options->withoutShots,
                   "Leave the shots out of the bundle: only what prediction needs stays")
        ->needs(bundle)
        ->group(group);
    command
        ->add_option("--refuse", options->refused,
                     "What the bundle shall refuse instead of flagging it: missing-value, "
                     "unseen-level, outside-range, or other-unit instead of converting; repeatable")
        ->expected(1)
        ->take_all()
        ->check(CLI::IsMember({"missing-value", "unseen-level", "outside-range", "other-unit"}))
        ->needs(bundle)
        ->type_name("WHAT")
        ->group(group);
    output("--report", options->report, "Write a report as HTML", "FILE");
    output("--plots", options->plots, "Write the plots as PNG", "FOLDER");
    whenAsked(*command, commands, options, adaptAndWrite);
}

}  // namespace footbridge
