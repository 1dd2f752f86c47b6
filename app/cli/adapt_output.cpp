// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/adapt_output.h"

#include <cmath>

#include "app/cli/analysis_options.h"
#include "app/cli/matching_output.h"
#include "core/metrics/metrics_messages.h"

namespace footbridge {
namespace {

std::string shotsText(const Analysis& analysis) {
    return std::to_string(analysis.split.shots.size()) + " shots, " +
           std::to_string(analysis.split.test.size()) + " other labelled rows to test on";
}

/// Says so where fewer shots are used than were asked for.
void printLimit(const Console& console, const Split& split) {
    if (split.asked <= split.shots.size()) return;
    console.line(Message(messages::kShotsLimited, {split.asked, split.shots.size()}).text());
}

void printLeaderboard(const Console& console, const Adaptation& adaptation) {
    console.line("Leaderboard (nmse: 0 is perfect, 1 is no better than the mean)");
    std::vector<std::vector<std::string>> rows;
    for (const StrategyResult& result : adaptation.results) {
        if (!result.available) continue;
        rows.push_back(
            {std::string(strategyName(result.strategy)), shortNumber(result.outOfFoldNmse),
             shortNumber(result.outOfFoldMape), result.test ? shortNumber(result.test->nmse) : "–",
             result.test ? shortNumber(result.test->mape) : "–", shortNumber(result.seconds, 2)});
    }
    console.table({"strategy", "out-of-fold nmse", "out-of-fold MAPE %", "test nmse", "test MAPE %",
                   "seconds"},
                  rows);
    for (const StrategyResult& result : adaptation.results)
        if (!result.available)
            console.line("  " + std::string(strategyName(result.strategy)) +
                         " is not listed: " + result.reason.text());
}

void printFiles(const Console& console, const WrittenFiles& written) {
    if (!written.predictions.empty()) console.line("Predictions: " + written.predictions);
    if (!written.report.empty()) console.line("Report: " + written.report);
    if (!written.plots.empty()) console.line("Plots: " + joined(written.plots));
    if (written.check)
        console.line("Bundle: " + written.bundle + " (" + std::to_string(written.check->bytes) +
                     " bytes; reloaded and compared on " + std::to_string(written.check->samples) +
                     " samples and " + std::to_string(written.check->randomRows) +
                     " random rows: largest difference " +
                     shortNumber(written.check->torchDifference, 2) + " in model.pt, " +
                     shortNumber(written.check->onnxDifference, 2) + " in model.onnx)");
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
        json["compared_samples"] = written.check->samples;
        json["compared_random_rows"] = written.check->randomRows;
    }
    return json;
}

}  // namespace

void printAdaptation(const Console& console, const AnalysisInput& input, const Analysis& analysis,
                     const StrategyResult& chosen, const std::optional<Yardstick>& yardstick,
                     const WrittenFiles& written) {
    printTables(console, input);
    console.line("  " + shotsText(analysis));
    printLimit(console, analysis.split);
    printMatching(console, analysis.matching);
    if (analysis.severity) printSeverity(console, *analysis.severity);
    printLeaderboard(console, *analysis.adaptation);
    printVerdict(console, verdictOf(*analysis.adaptation), before(analysis));
    if (const StrategyResult* mixture = analysis.adaptation->find(Strategy::Auto))
        printMixture(console, *mixture);
    if (yardstick)
        console.line("Yardstick: a supervised model on " + std::to_string(yardstick->labelledRows) +
                     " labelled rows, up to 100 times the shots, has a test nmse of " +
                     shortNumber(yardstick->nmse) + " and a test MAPE of " +
                     shortNumber(yardstick->mape) + " %");
    const AdaptedModel& model = chosen.model;
    std::string used =
        "Predicted with " + std::string(strategyName(chosen.strategy)) + ": " + model.responseName;
    if (model.interval) {
        used +=
            ", with intervals for " + shortNumber(100 * model.interval->level) + " % of the rows";
        if (model.interval->level < kIntervalLevel)
            used += " (" + shortNumber(100 * kIntervalLevel) + " % needs at least " +
                    std::to_string(fewestResiduals(kIntervalLevel)) + " shots)";
    }
    console.line(used);
    if (const auto& noise = analysis.adaptation->noise)
        console.line("Repeated measurements spread by a factor of " +
                     shortNumber(std::exp(std::sqrt(noise->variance)), 3) + " (" +
                     std::to_string(noise->rows) + " rows have a twin)");
    printFiles(console, written);
}

Json adaptationJson(const AnalysisInput& input, const Analysis& analysis,
                    const StrategyResult& chosen, const std::optional<Yardstick>& yardstick,
                    const WrittenFiles& written) {
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
    for (const StrategyResult& result : analysis.adaptation->results)
        leaderboard.push_back(resultJson(result));
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
