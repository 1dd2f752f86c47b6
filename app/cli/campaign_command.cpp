// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/output_check.h"
#include "core/evaluation/campaign.h"

namespace footbridge {
namespace {

struct Options {
    std::string file, folder;
};

struct Standing {
    std::string method;
    double nmse = 0;  ///< geometric mean
    std::size_t cells = 0, failures = 0;
};

/// Geometric means per method, best first; nmse is kept within [1e-4, 10] so that one cell that
/// went wrong does not hide the others.
std::vector<Standing> standings(const CampaignResult& result) {
    std::map<std::string, Standing> byMethod;
    for (const CampaignScore& score : result.scores) {
        Standing& standing = byMethod[score.method];
        standing.method = score.method;
        if (!score.failure.empty()) {
            ++standing.failures;
            continue;
        }
        standing.nmse += std::log(std::clamp(score.nmse, 1e-4, 10.0));
        ++standing.cells;
    }
    std::vector<Standing> all;
    for (auto& [method, standing] : byMethod) {
        standing.nmse =
            standing.cells ? std::exp(standing.nmse / static_cast<double>(standing.cells)) : NAN;
        all.push_back(standing);
    }
    std::stable_sort(all.begin(), all.end(), [](const Standing& a, const Standing& b) {
        return std::isnan(b.nmse) ? !std::isnan(a.nmse) : a.nmse < b.nmse;
    });
    return all;
}

void print(const Console& console, const Campaign& campaign, const CampaignResult& result,
           const std::string& folder) {
    console.line(campaign.name + ": " + std::to_string(campaign.pairs.size()) + " pairs, " +
                 std::to_string(result.cells.size()) + " cells");
    std::vector<std::vector<std::string>> rows;
    Json methods = Json::array();
    for (const Standing& standing : standings(result)) {
        rows.push_back({standing.method, shortNumber(standing.nmse), std::to_string(standing.cells),
                        std::to_string(standing.failures)});
        methods.push_back({{"method", standing.method},
                           {"nmse", jsonNumber(standing.nmse)},
                           {"cells", standing.cells},
                           {"failures", standing.failures}});
    }
    console.table({"method", "nmse (geometric mean)", "cells", "failed"}, rows);
    console.line("Results: " + folder + " (results.csv, splits.json, summary.md)");
    console.json({{"name", campaign.name},
                  {"cells", result.cells.size()},
                  {"methods", methods},
                  {"folder", folder}});
}

void runAndPrint(const Options& options, const Console& console) {
    const Campaign campaign = readCampaign(options.file);
    makeFolder(options.folder);
    const CampaignResult result =
        runCampaign(campaign, options.folder, console.threads(), console.context(campaign.seed));
    const auto failed = std::find_if(result.scores.begin(), result.scores.end(),
                                     [](const auto& score) { return !score.failure.empty(); });
    print(console, campaign, result, options.folder);
    const bool allFailed = std::all_of(result.scores.begin(), result.scores.end(),
                                       [](const auto& score) { return !score.failure.empty(); });
    if (allFailed && failed != result.scores.end())
        throw Error(messages::kCliFailedCells,
                    {std::to_string(result.scores.size()), failed->failure});
}

}  // namespace

void addCampaign(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "campaign",
        "Runs a grid of pairs, shots and repeats; resumes where it stopped",
        "  footbridge-cli example runs\n"
        "  echo '{\"format\": \"footbridge-campaign/1\", \"name\": \"Example\", \"shots\": [10, "
        "20],\n"
        "    \"repeats\": 2, \"seed\": 1, \"pairs\": [{\"name\": \"Plain to vector\", "
        "\"sources\":\n"
        "    [\"source.csv\"], \"target\": \"target.csv\", \"response\": \"runtime_s\",\n"
        "    \"source_response\": \"time [ms]\"}]}' > runs/campaign.json\n"
        "  footbridge-cli campaign runs/campaign.json --out results");
    const auto options = std::make_shared<Options>();
    command->add_option("file", options->file, "Campaign (JSON)")->required()->type_name("FILE");
    command->add_option("--out", options->folder, "Folder for the results; made if it is not there")
        ->required()
        ->type_name("FOLDER");
    command->callback([options, &commands] {
        commands.work = [options](Console& console) { runAndPrint(*options, console); };
    });
}

}  // namespace footbridge
