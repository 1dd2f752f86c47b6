// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/number_checks.h"
#include "app/cli/output_options.h"
#include "app/cli/platforms_options.h"
#include "app/cli/trust_options.h"
#include "core/bundle/platform_bundle.h"
#include "core/platforms/platform_advice.h"
#include "core/platforms/platform_evaluation.h"
#include "core/platforms/platform_input.h"
#include "core/platforms/platforms_messages.h"
#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/run/plural.h"

namespace footbridge {
namespace {

const std::string kExampleTable =
    "  for a in 1 2 3 4; do for n in 1 2 3; do for d in 1 3; do\n"
    "    echo \"app$a,$n,$((a * n)),machine$d,$((9 * n + d * a))\"; done; done; done |\n"
    "      sed '1i application,size,work,device,time_us' > runs.csv\n";

struct EvaluateOptions {
    PlatformTableOptions tables;
    std::string leave = "application";
    std::vector<int> shots;
    int repeats = 5;
    bool ablation = false;
    SeedOption seed;
    CLI::App* command = nullptr;
};

Json scoresJson(const OrderScores& scores) {
    Json json{{"items", scores.items}};
    const std::pair<const char*, const BoundedScore*> fields[] = {
        {"pair_accuracy", &scores.pairs},
        {"pair_accuracy_gap10", &scores.pairsApart},
        {"whole_order_exact", &scores.wholeOrder},
        {"kendall_tau", &scores.tau},
        {"top1_accuracy", &scores.top},
        {"top1_regret_mean", &scores.regret},
        {"top1_regret_median", &scores.regretMedian},
        {"r2_log_relative", &scores.r2},
        {"mae_log_relative", &scores.mae},
        {"auc_reference_order", &scores.auc},
        {"interval_coverage", &scores.coverage}};
    Json bounds = Json::object();
    for (const auto& [name, score] : fields) {
        json[name] = jsonNumber(score->value);
        bounds[name] = {jsonNumber(score->lower), jsonNumber(score->upper)};
    }
    json["intervals"] = bounds;
    return json;
}

std::string figure(double value) {
    return fixedNumber(value, 3);
}

void leaveApplications(const PlatformData& data, const EvaluateOptions& options,
                       const Console& console) {
    EvaluationOptions asked;
    asked.ablation = options.ablation;
    asked.known = options.shots;
    const auto start = std::chrono::steady_clock::now();
    const PlatformEvaluation result =
        evaluateApplications(data, asked, console.context(options.seed.seed));
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    console.line(counted(result.items, "run") + " on " + std::to_string(result.platforms.size()) +
                 " platforms, each of " + counted(std::ssize(result.groups), "group") +
                 " left out in turn");
    std::vector<std::vector<std::string>> rows;
    Json methods = Json::array();
    for (const EvaluatedMethod& method : result.methods) {
        const OrderScores& s = method.scores;
        rows.push_back({method.name.text(), figure(s.pairs.value), figure(s.pairsApart.value),
                        figure(s.tau.value), figure(s.regret.value), figure(s.wholeOrder.value),
                        figure(method.skill), figure(s.r2.value), figure(s.auc.value),
                        figure(s.coverage.value)});
        Json json = scoresJson(s);
        json["method"] = method.key;
        json["skill"] = jsonNumber(method.skill);
        methods.push_back(std::move(json));
    }
    console.table(
        {"model", "pairs", "apart", "tau", "regret", "exact", "skill", "R2", "AUC", "coverage"},
        rows);
    console.line(
        "pairs: share of two platforms in the right order; apart: of those more than "
        "10 % apart; regret: time lost by trusting the recommendation");
    rows.clear();
    Json known = Json::array();
    for (std::size_t k = 0; k < result.known.size(); ++k) {
        const OrderScores& s = result.known[k];
        rows.push_back({std::to_string(options.shots[k]), figure(s.pairs.value),
                        figure(s.pairsApart.value), figure(s.tau.value), figure(s.regret.value),
                        figure(s.r2.value)});
        Json json = scoresJson(s);
        json["platforms_known"] = options.shots[k];
        known.push_back(std::move(json));
    }
    if (!rows.empty()) {
        console.line("auto, where what was left out was run on some platforms, on the others:");
        console.table({"known", "pairs", "apart", "tau", "regret", "R2"}, rows);
    }
    console.json({{"leave", "application"},
                  {"items", result.items},
                  {"platforms", result.platforms},
                  {"groups", result.groups},
                  {"seconds", jsonNumber(seconds)},
                  {"winner", result.methods.front().key},
                  {"known", known},
                  {"methods", methods}});
}

void leavePlatforms(const PlatformData& data, const EvaluateOptions& options,
                    const Console& console) {
    const std::vector<int> shots =
        options.shots.empty() ? std::vector<int>{0, 3, 5, 10, 20} : options.shots;
    const auto scores =
        evaluatePlatforms(data, shots, options.repeats, console.context(options.seed.seed));
    console.line("Each of " + std::to_string(data.panel()) +
                 " platforms left out in turn, with a few runs on it");
    std::vector<std::vector<std::string>> rows;
    Json curves = Json::array();
    for (const NewPlatformScores& s : scores) {
        rows.push_back({std::to_string(s.shots), s.method, figure(s.pairs), figure(s.pairsApart),
                        figure(s.r2), figure(s.factor), figure(s.regret), figure(s.coverage)});
        curves.push_back({{"shots", s.shots},
                          {"method", s.method},
                          {"pair_accuracy", jsonNumber(s.pairs)},
                          {"pair_accuracy_gap10", jsonNumber(s.pairsApart)},
                          {"r2_log_relative", jsonNumber(s.r2)},
                          {"median_abs_factor", jsonNumber(s.factor)},
                          {"top1_regret_mean", jsonNumber(s.regret)},
                          {"interval_coverage", jsonNumber(s.coverage)}});
    }
    console.table({"runs", "model", "pairs", "apart", "R2", "factor", "regret", "coverage"}, rows);
    for (const int count : shots)
        if (std::ranges::find(scores, count, &NewPlatformScores::shots) == scores.end())
            console.line("No platform has " + counted(count, "run") + " and five more to judge by");
    console.json({{"leave", "platform"},
                  {"items", data.items()},
                  {"platforms", data.platforms},
                  {"repeats", options.repeats},
                  {"curves", curves}});
}

void evaluate(const EvaluateOptions& options, const Console& console) {
    const bool platforms = options.leave == "platform";
    refuseUnused(*options.command, "--leave " + options.leave,
                 platforms ? OptionNames{"--ablation"} : OptionNames{"--repeats"});
    const PlatformData data = options.tables.read(console.context());
    if (platforms)
        leavePlatforms(data, options, console);
    else
        leaveApplications(data, options, console);
}

void addEvaluate(CLI::App& parent, Commands& commands) {
    CLI::App* command = addCommand(
        parent, commands, "evaluate",
        "Says how well relative run times are predicted where nothing was measured",
        kExampleTable +
            "  footbridge-cli platforms evaluate runs.csv --platform device --time time_us \\\n"
            "      --group application --leave application --json");
    const auto options = std::make_shared<EvaluateOptions>();
    options->command = command;
    options->tables.addTo(*command);
    command
        ->add_option("--leave", options->leave,
                     "What is left out in turn: application (a group of runs) or platform")
        ->check(CLI::IsMember({"application", "platform"}))
        ->type_name("WHAT");
    command
        ->add_option("--shots", options->shots,
                     "Runs on the platform left out (default: 0,3,5,10,20), or platforms that "
                     "the application left out was run on (default: none)")
        ->delimiter(',')
        ->transform(wholeNumber(0, 1000000))
        ->type_name("LIST");
    command
        ->add_option("--repeats", options->repeats,
                     "Draws of runs on the platform left out (default: 5)")
        ->transform(wholeNumber(1, 1000))
        ->type_name("N");
    command->add_flag("--ablation", options->ablation,
                      "Also the published model without each of its parts");
    options->seed.addTo(*command);
    whenAsked(*command, commands, options, evaluate, kReadsOnly);
}

struct TrainOptions {
    PlatformTableOptions tables;
    std::string reference = kFastest, model = "auto";
    OutputOption out;
    SeedOption seed;
};

void train(const TrainOptions& options, const Console& console) {
    checkOutputsOf(*options.out.command, besidesBundle(options.out));
    const RunContext context = console.context(options.seed.seed);
    PlatformOptions asked;
    asked.reference = options.reference;
    asked.chosen = asTyped([&] { return methodFromKey(options.model); });
    const PlatformData data = options.tables.read(context.part(0, 0.1));
    const auto start = std::chrono::steady_clock::now();
    const TrainedPlatforms trained = trainPlatforms(data, asked, context.part(0.1, 0.8));
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const PlatformBundleReport report =
        writePlatformBundle(options.out.path(), trained.model, trained.leaderboard, data.features,
                            options.seed.seed, context.part(0.8, 1));
    console.line(counted(data.items(), "run") + " on " + std::to_string(data.panel()) +
                 " platforms; scores with whole groups left out:");
    std::vector<std::vector<std::string>> rows;
    Json board = Json::array();
    for (const MethodScore& score : trained.leaderboard) {
        rows.push_back({methodName(score.method).text(), figure(score.scores.pairs.value),
                        figure(score.scores.tau.value), figure(score.scores.regret.value),
                        figure(score.scores.r2.value), figure(score.weight)});
        Json json = scoresJson(score.scores);
        json["method"] = methodKey(score.method);
        json["weight"] = jsonNumber(score.weight);
        board.push_back(std::move(json));
    }
    console.table({"model", "pairs", "tau", "regret", "R2", "weight"}, rows);
    console.line(options.out.path() + ": " + methodKey(trained.model.method) + ", checked on " +
                 std::to_string(report.samples + report.randomRows) +
                 " rows as TorchScript by LibTorch (" + roundedNumber(report.torchDifference, 2) +
                 ") and as ONNX by Footbridge's own reader (" +
                 roundedNumber(report.onnxDifference, 2) + ")");
    console.json({{"file", options.out.path()},
                  {"bytes", report.bytes},
                  {"model", methodKey(trained.model.method)},
                  {"items", data.items()},
                  {"platforms", data.platforms},
                  {"reference", options.reference},
                  {"seconds", jsonNumber(seconds)},
                  {"torch_difference", jsonNumber(report.torchDifference)},
                  {"onnx_difference", jsonNumber(report.onnxDifference)},
                  {"leaderboard", board}});
}

void addTrain(CLI::App& parent, Commands& commands) {
    CLI::App* command = addCommand(
        parent, commands, "train", "Learns relative run times on several platforms",
        kExampleTable +
            "  footbridge-cli platforms train runs.csv --platform device --time time_us \\\n"
            "      --group application --out model.zip");
    const auto options = std::make_shared<TrainOptions>();
    options->tables.addTo(*command);
    command
        ->add_option("--reference", options->reference,
                     "What times are relative to: fastest, slowest or a platform (default: "
                     "fastest)")
        ->type_name("NAME");
    command
        ->add_option("--model", options->model,
                     "auto, forest, ridge, boosted trees, gaussian process, nearest neighbours, "
                     "published, mean vector or majority order (default: auto)")
        ->type_name("NAME");
    options->out.addTo(*command, "--out", "Where to write the model", "FILE")->required();
    options->seed.addTo(*command);
    whenAsked(*command, commands, options, train);
}

struct PredictOptions {
    std::string model, rows;
    bool measured = false;
    OutputOption out;
    ReadingOptions reading;
    TrustOptions trust;
};

/// A list a row, in the order of the platforms.
Json vectorsJson(const Matrix& vectors) {
    Json json = Json::array();
    for (Index row = 0; row < vectors.rows(); ++row) {
        Json cells = Json::array();
        for (const double value : vectors.row(row)) cells.push_back(jsonNumber(value));
        json.push_back(std::move(cells));
    }
    return json;
}

void predictVectors(const PredictOptions& options, const Console& console) {
    const RunContext context = console.context();
    const PlatformModel model = platformBundleFrom(options.model, options.trust, console).model;
    const Table table = options.reading.read(options.rows, context.part(0, 0.5));
    const Matrix raw = platformInput(table, model);
    const auto start = std::chrono::steady_clock::now();
    VectorPrediction vectors = model.predict(raw, context.part(0.5, 1));
    if (options.measured)
        vectors = withMeasured(model, vectors, measuredTimes(table, model, context));
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const std::string csv = vectorsCsv(model, vectors);
    Json json{{"rows", table.rows()},
              {"platforms", model.platforms},
              {"reference", model.reference},
              {"seconds", jsonNumber(seconds)}};
    if (options.out) {
        writeFile(options.out.path(), csv);
        console.line(counted(table.rows(), "vector") + " of relative times in " +
                     options.out.path());
        json["file"] = options.out.path();
    } else if (!console.wantsJson()) {
        console.raw(csv);
    } else {
        json["relative"] = vectorsJson(vectors.value);
        json["lower"] = vectorsJson(vectors.lower);
        json["upper"] = vectorsJson(vectors.upper);
    }
    console.json(json);
}

void addPredictVectors(CLI::App& parent, Commands& commands) {
    CLI::App* command = addCommand(
        parent, commands, "predict", "Predicts relative run times on all platforms of a model",
        kExampleTable +
            "  footbridge-cli platforms train runs.csv --platform device --time time_us \\\n"
            "      --group application --out model.zip\n"
            "  footbridge-cli platforms predict model.zip runs.csv --out vectors.csv");
    const auto options = std::make_shared<PredictOptions>();
    command->add_option("model", options->model, "What platforms train has written")
        ->required()
        ->type_name("MODEL");
    command->add_option("rows", options->rows, "CSV with the model's features, in any order")
        ->required()
        ->type_name("ROWS");
    command->add_flag("--measured", options->measured,
                      "Columns of ROWS with the name of a platform hold run times measured there; "
                      "the vectors are corrected by them");
    options->out.addTo(*command, "--out", "Where to write (default: the standard output)", "FILE");
    options->reading.addTo(*command);
    options->trust.addTo(*command);
    whenAsked(*command, commands, options, predictVectors, kReadsOnly);
}

}  // namespace

void addPlatforms(CLI::App& root, Commands& commands) {
    CLI::App* platforms =
        root.add_subcommand("platforms",
                            "Which machine will run it fastest: relative run times on "
                            "several platforms");
    platforms->require_subcommand(1);
    platforms->footer(
        "Each has its own help with an example: footbridge-cli platforms SUBCOMMAND --help");
    addTrain(*platforms, commands);
    addPredictVectors(*platforms, commands);
    addEvaluate(*platforms, commands);
}

}  // namespace footbridge
