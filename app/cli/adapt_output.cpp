// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/adapt_output.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "app/cli/analysis_options.h"
#include "app/cli/cost_options.h"
#include "app/cli/matching_output.h"
#include "core/metrics/metrics_messages.h"
#include "core/run/plural.h"

namespace footbridge {
namespace {

std::string shotsText(const Analysis& analysis) {
    return std::to_string(analysis.split.shots.size()) + " shots, " +
           counted(std::ssize(analysis.split.test), "other labelled row") + " to test on";
}

/// Says so where fewer shots are used than were asked for.
void printLimit(const Console& console, const Split& split) {
    if (split.asked <= split.shots.size()) return;
    console.line(Message(messages::kShotsLimited, {split.asked, split.shots.size()}).text());
}

/// By what requests cost out of fold, those without requests last; null: as they are.
std::vector<const StrategyResult*> ranked(const Adaptation& adaptation, const CostMetric* rank) {
    std::vector<const StrategyResult*> order;
    for (const StrategyResult& result : adaptation.results) order.push_back(&result);
    const auto costOf = [&](const StrategyResult* each) {
        return each->practices ? each->practices->rule.metrics.*rank->member
                               : std::numeric_limits<double>::infinity();
    };
    if (rank)
        std::stable_sort(order.begin(), order.end(),
                         [&](const auto* a, const auto* b) { return costOf(a) < costOf(b); });
    return order;
}

std::string ruleText(const RequestRule& rule) {
    if (rule.limit) return "the limit of each run";
    if (rule.kind == RequestRule::Kind::Padded)
        return roundedNumber(rule.factor) + " × the prediction";
    return "upper bound at " + roundedNumber(100 * rule.level) + " %";
}

/// What requests by each strategy cost; nothing where nobody asked for requests.
void printCosts(const Console& console, const Adaptation& adaptation, const CostMetric* rank) {
    std::vector<std::vector<std::string>> rows;
    double ratio = 1;
    for (const StrategyResult* result : ranked(adaptation, rank)) {
        if (!result->available || !result->practices) continue;
        const PracticeCosts& practices = *result->practices;
        ratio = result->model.costing.loss.ratio();
        const auto cell = [](const std::optional<CostMetrics>& costs, double CostMetrics::*metric,
                             double times) {
            return costs ? roundedNumber(times * ((*costs).*metric)) : "–";
        };
        rows.push_back({std::string(strategyName(result->strategy)), ruleText(practices.rule.rule),
                        roundedNumber(practices.rule.metrics.totalCost),
                        cell(practices.request, &CostMetrics::totalCost, 1),
                        cell(practices.request, &CostMetrics::underestimates, 100),
                        cell(practices.request, &CostMetrics::waste, 100),
                        cell(practices.fixedFactor, &CostMetrics::totalCost, 1),
                        cell(practices.adjusted, &CostMetrics::totalCost, 1)});
    }
    if (rows.empty()) return;
    console.line("Requests, an underestimate " + roundedNumber(ratio) +
                 " times as bad; a cost of 1 is a perfect request");
    console.table({"strategy", "request", "out-of-fold cost", "test cost", "test killed %",
                   "test waste %", "cost of 1.5 × the prediction", "cost by adjustment factor"},
                  rows);
}

void printLeaderboard(const Console& console, const Adaptation& adaptation,
                      const CostMetric* rank) {
    console.line("Leaderboard (nmse: 0 is perfect, 1 is no better than the mean)");
    std::vector<std::vector<std::string>> rows;
    for (const StrategyResult* each : ranked(adaptation, rank)) {
        const StrategyResult& result = *each;
        if (!result.available) continue;
        rows.push_back({std::string(strategyName(result.strategy)),
                        roundedNumber(result.outOfFoldNmse), roundedNumber(result.outOfFoldMape),
                        result.test ? roundedNumber(result.test->nmse) : "–",
                        result.test ? roundedNumber(result.test->mape) : "–",
                        roundedNumber(result.seconds, 2)});
    }
    console.table({"strategy", "out-of-fold nmse", "out-of-fold MAPE %", "test nmse", "test MAPE %",
                   "seconds"},
                  rows);
    printCosts(console, adaptation, rank);
    for (const StrategyResult& result : adaptation.results)
        if (!result.available)
            console.line("  " + std::string(strategyName(result.strategy)) +
                         " is not listed: " + result.reason.text());
}

void printFiles(const Console& console, const WrittenFiles& written) {
    if (!written.predictions.empty()) console.line("Predictions: " + written.predictions);
    if (!written.report.empty()) console.line("Report: " + written.report);
    if (!written.plots.empty()) console.line("Plots: " + joined(written.plots));
    if (written.check) {
        const std::optional<double> code = written.check->codeDifference;
        console.line(
            "Bundle: " + written.bundle + " (" + std::to_string(written.check->bytes) +
            " bytes; reloaded and compared on " + std::to_string(written.check->samples) +
            " samples and " + std::to_string(written.check->randomRows) +
            " random rows: largest difference " + roundedNumber(written.check->torchDifference, 2) +
            " in model.pt by LibTorch, " + roundedNumber(written.check->onnxDifference, 2) +
            " in model.onnx by Footbridge's own reader, " +
            (code ? roundedNumber(*code, 2) + " in model.c by cc)"
                  : "none known in model.c, which was not compiled)"));
    }
}

/// Members and what the processes expect to explain the response, largest first.
void printMixture(const Console& console, const StrategyResult& mixture) {
    constexpr double kWorthTelling = 0.005;
    const auto percent = [](double share) {
        return std::to_string(std::lround(100 * share)) + " %";
    };
    std::vector<std::string> members, shares;
    for (const MemberWeight& member : mixture.members)
        if (member.weight >= kWorthTelling)
            members.push_back(member.name + " " + percent(member.weight));
    for (const PriorShare& share : mixture.shares)
        shares.push_back(std::string(priorFamilyName(share.family)) + " " + percent(share.share));
    if (!members.empty()) console.line("auto is made of: " + joined(members));
    if (!shares.empty()) console.line("auto is explained by: " + joined(shares));
    if (mixture.leaning != Leaning::None)
        console.line(mixture.leaning == Leaning::Quantile
                         ? "auto leans by the quantile of what it expects, which cost less out of "
                           "fold than weights by the loss"
                         : "auto leans by weights that the loss chose, which cost less out of fold "
                           "than the quantile of what it expects");
}

std::optional<Verdict> before(const Analysis& analysis) {
    if (!analysis.severity) return {};
    return preliminaryVerdict(*analysis.severity);
}

Json mixtureJson(const StrategyResult& mixture) {
    Json json{{"members", Json::array()}, {"prior_variance", Json::object()}};
    for (const MemberWeight& member : mixture.members)
        json["members"].push_back({{"name", member.name},
                                   {"weight", jsonNumber(member.weight)},
                                   {"out_of_fold_nmse", jsonNumber(member.outOfFoldNmse)}});
    for (const PriorShare& share : mixture.shares)
        json["prior_variance"][std::string(priorFamilyName(share.family))] = share.share;
    return json;
}

Json practicesJson(const PracticeCosts& practices) {
    const RequestRule& rule = practices.rule.rule;
    Json json = ruleJson(rule);
    json["out_of_fold"] = metricsJson(practices.rule.metrics);
    json["adjustment_factor"] = practices.adjustment;
    if (practices.request) json["test"] = metricsJson(*practices.request);
    if (practices.fixedFactor) json["test_factor_1.5"] = metricsJson(*practices.fixedFactor);
    if (practices.adjusted) json["test_adjustment_factor"] = metricsJson(*practices.adjusted);
    return json;
}

Json resultJson(const StrategyResult& result) {
    Json json{{"strategy", strategyName(result.strategy)}, {"available", result.available}};
    if (!result.available) {
        json["reason"] = result.reason.text();
        return json;
    }
    json["out_of_fold_nmse"] = jsonNumber(result.outOfFoldNmse);
    json["out_of_fold_mape"] = jsonNumber(result.outOfFoldMape);
    if (!result.members.empty()) json["mixture"] = mixtureJson(result);
    json["seconds"] = result.seconds;
    if (result.test)
        json["test"] = {{"rows", result.test->rows},
                        {"nmse", jsonNumber(result.test->nmse)},
                        {"mape", jsonNumber(result.test->mape)},
                        {"r2", jsonNumber(result.test->r2)},
                        {"coverage", jsonNumber(result.test->coverage)}};
    if (result.testCosts) json["test_costs"] = metricsJson(*result.testCosts);
    if (result.leaning != Leaning::None)
        json["leans_by"] = result.leaning == Leaning::Quantile ? "quantile" : "weights";
    if (result.practices) json["requests"] = practicesJson(*result.practices);
    return json;
}

Json filesJson(const WrittenFiles& written) {
    Json json = Json::object();
    if (!written.predictions.empty()) json["predictions"] = written.predictions;
    if (!written.report.empty()) json["report"] = written.report;
    if (!written.plots.empty()) json["plots"] = written.plots;
    if (written.check) {
        json["bundle"] = written.bundle;
        json["bundle_bytes"] = written.check->bytes;
        json["largest_difference"] = jsonNumber(written.check->largestDifference);
        json["torch_difference"] = jsonNumber(written.check->torchDifference);
        json["onnx_difference"] = jsonNumber(written.check->onnxDifference);
        json["code_bytes"] = written.check->codeBytes;
        if (written.check->codeDifference)
            json["code_difference"] = jsonNumber(*written.check->codeDifference);
        json["compared_samples"] = written.check->samples;
        json["compared_random_rows"] = written.check->randomRows;
    }
    return json;
}

}  // namespace

void printAdaptation(const Console& console, const AnalysisInput& input, const Analysis& analysis,
                     const StrategyResult& chosen, const std::optional<Yardstick>& yardstick,
                     const WrittenFiles& written, const CostMetric* rank) {
    printTables(console, input);
    console.line("  " + shotsText(analysis));
    printLimit(console, analysis.split);
    printMatching(console, analysis.matching);
    if (analysis.severity) printSeverity(console, *analysis.severity);
    printLeaderboard(console, *analysis.adaptation, rank);
    printVerdict(console, verdictOf(*analysis.adaptation), before(analysis));
    if (const StrategyResult* mixture = analysis.adaptation->find(Strategy::Auto))
        printMixture(console, *mixture);
    if (yardstick)
        console.line("Yardstick: a supervised model on " + std::to_string(yardstick->labelledRows) +
                     " labelled rows, up to 100 times the shots, has a test nmse of " +
                     roundedNumber(yardstick->nmse) + " and a test MAPE of " +
                     roundedNumber(yardstick->mape) + " %");
    const AdaptedModel& model = chosen.model;
    std::string used =
        "Predicted with " + std::string(strategyName(chosen.strategy)) + ": " + model.responseName;
    if (model.interval) {
        used +=
            ", with intervals for " + roundedNumber(100 * model.interval->level) + " % of the rows";
        if (model.interval->level < kIntervalLevel)
            used += " (" + roundedNumber(100 * kIntervalLevel) + " % needs at least " +
                    std::to_string(fewestResiduals(kIntervalLevel)) + " shots)";
    }
    console.line(used);
    if (const auto& noise = analysis.adaptation->noise)
        console.line("Repeated measurements spread by a factor of " +
                     roundedNumber(std::exp(std::sqrt(noise->variance)), 3) + " (" +
                     counted(noise->rows, "row") + " with a twin)");
    printFiles(console, written);
}

Json adaptationJson(const AnalysisInput& input, const Analysis& analysis,
                    const StrategyResult& chosen, const std::optional<Yardstick>& yardstick,
                    const WrittenFiles& written, const CostMetric* rank) {
    Json json = tablesJson(input);
    json["seed"] = input.seed;
    json["pool"] = input.pool == Pool::All ? "all" : "shots";
    json["shots"] = analysis.split.shots.size();
    json["shots_asked"] = analysis.split.asked;
    json["shot_rows"] = analysis.split.shots;
    json["test_rows"] = analysis.split.test;
    json["matching"] = matchingJson(analysis.matching);
    if (analysis.severity) json["severity"] = severityJson(*analysis.severity);
    Json leaderboard = Json::array();
    for (const StrategyResult* result : ranked(*analysis.adaptation, rank))
        leaderboard.push_back(resultJson(*result));
    const Costing& costing = chosen.model.costing;
    json["loss"] = lossName(costing.loss.kind());
    json["cost_ratio"] = costing.loss.ratio();
    json["leaderboard"] = leaderboard;
    json["verdict"] = verdictJson(verdictOf(*analysis.adaptation), before(analysis));
    if (yardstick)
        json["yardstick"] = {{"name", kYardstickName},
                             {"labelled_rows", yardstick->labelledRows},
                             {"test_rows", yardstick->testRows},
                             {"nmse", jsonNumber(yardstick->nmse)},
                             {"mape", jsonNumber(yardstick->mape)}};
    json["strategy"] = strategyName(chosen.strategy);
    if (chosen.model.interval) json["interval_level"] = chosen.model.interval->level;
    if (const auto& noise = analysis.adaptation->noise)
        json["noise"] = {{"variance", noise->variance}, {"rows", noise->rows}};
    json["files"] = filesJson(written);
    return json;
}

}  // namespace footbridge
