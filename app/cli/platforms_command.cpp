// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>
#include <chrono>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/platforms_options.h"
#include "core/platforms/platform_evaluation.h"
#include "core/platforms/platforms_messages.h"
#include "core/run/number_text.h"

namespace footbridge {
namespace {

struct EvaluateOptions {
    PlatformTableOptions tables;
    std::string leave = "application";
    std::vector<int> shots{0, 3, 5, 10, 20};
    int repeats = 5;
    bool ablation = false;
    SeedOption seed;
};

Json boundedJson(const BoundedScore& score) {
    return {{"value", jsonNumber(score.value)},
            {"lower", jsonNumber(score.lower)},
            {"upper", jsonNumber(score.upper)}};
}

/// The names are those of ../shared reference tables of such scores.
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
    const auto start = std::chrono::steady_clock::now();
    const PlatformEvaluation result =
        evaluateApplications(data, asked, console.context(options.seed.seed));
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    console.line(std::to_string(result.items) + " runs on " +
                 std::to_string(result.platforms.size()) + " platforms, each of " +
                 std::to_string(result.groups.size()) + " groups left out in turn");
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
    console.json({{"leave", "application"},
                  {"items", result.items},
                  {"platforms", result.platforms},
                  {"groups", result.groups},
                  {"seconds", jsonNumber(seconds)},
                  {"winner", result.methods.front().key},
                  {"methods", methods}});
}

void leavePlatforms(const PlatformData& data, const EvaluateOptions& options,
                    const Console& console) {
    const auto scores =
        evaluatePlatforms(data, options.shots, options.repeats, console.context(options.seed.seed));
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
    console.json({{"leave", "platform"},
                  {"items", data.items()},
                  {"platforms", data.platforms},
                  {"repeats", options.repeats},
                  {"curves", curves}});
}

void evaluate(const EvaluateOptions& options, const Console& console) {
    const PlatformData data = options.tables.read(console.context());
    if (options.leave == "platform")
        leavePlatforms(data, options, console);
    else
        leaveApplications(data, options, console);
}

void addEvaluate(CLI::App& parent, Commands& commands) {
    CLI::App* command = addCommand(
        parent, commands, "evaluate",
        "Says how well relative run times are predicted where nothing was measured",
        "  for a in 1 2 3 4; do for n in 1 2 3; do for d in 1 3; do\n"
        "    echo \"app$a,$n,$((a * n)),machine$d,$((9 * n + d * a))\"; done; done; done |\n"
        "      sed '1i application,size,work,device,time_us' > runs.csv\n"
        "  footbridge-cli platforms evaluate runs.csv --platform device --time time_us \\\n"
        "      --group application --leave application --json");
    const auto options = std::make_shared<EvaluateOptions>();
    options->tables.addTo(*command);
    command
        ->add_option("--leave", options->leave,
                     "What is left out in turn: application (a group of runs) or platform")
        ->check(CLI::IsMember({"application", "platform"}))
        ->type_name("WHAT");
    command
        ->add_option("--shots", options->shots,
                     "Runs on the platform left out (default: 0,3,5,10,20)")
        ->delimiter(',')
        ->check(CLI::NonNegativeNumber)
        ->type_name("LIST");
    command->add_option("--repeats", options->repeats, "Draws of such runs (default: 5)")
        ->check(CLI::Range(1, 1000))
        ->type_name("N");
    command->add_flag("--ablation", options->ablation,
                      "Also the published model without each of its parts");
    options->seed.addTo(*command);
    command->callback([options, &commands] {
        commands.readsOnly = true;
        commands.work = [options](Console& console) { evaluate(*options, console); };
    });
}

}  // namespace

void addPlatforms(CLI::App& root, Commands& commands) {
    CLI::App* platforms =
        root.add_subcommand("platforms",
                            "Which machine will run it fastest: relative run times on "
                            "several platforms");
    platforms->require_subcommand(1);
    addEvaluate(*platforms, commands);
}

}  // namespace footbridge
