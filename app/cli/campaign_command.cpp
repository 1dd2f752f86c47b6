// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <memory>

#include "app/cli/campaign_output.h"
#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/cost_options.h"
#include "app/cli/number_checks.h"
#include "app/cli/option_groups.h"
#include "app/cli/output_options.h"
#include "core/metrics/metrics_messages.h"
#include "core/metrics/splits.h"
#include "core/run/plural.h"
#include "core/studies/campaign.h"
#include "core/studies/campaign_files.h"
#include "core/studies/campaign_methods.h"
#include "core/studies/campaign_reader.h"
#include "core/studies/campaign_shots.h"
#include "core/studies/local_executor.h"
#include "core/studies/slurm_executor.h"
#include "core/studies/studies_messages.h"
#include "core/studies/study_driver.h"
#include "core/studies/summary/campaign_grid.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/supervised_yardstick.h"

namespace footbridge {
namespace {

const OptionNames kOptionsOfSlurm{"--partition",    "--account", "--time",  "--memory",
                                  "--processors",   "--workers", "--setup", "--sbatch",
                                  "--replacements", "--poll",    "--grace"};
const OptionNames kOptionsOfThisMachine{"--jobs"};

struct CampaignCommandOptions {
    std::string file, pool, engine = "local";
    OutputOption folder;
    std::vector<std::string> strategies, shots;
    int jobs = 0, repeats = 0;
    bool anyVersion = false;
    SlurmOptions slurm;  ///< what of it was typed
    CLI::App* command = nullptr;
    std::string loss, rankBy;
    double ratio = 0;
};

void chooseStrategies(const std::vector<std::string>& names, Campaign& campaign) {
    if (names.empty()) return;
    if (const auto unknown = setCampaignMethods(campaign, names))
        throw UsageError(messages::kCliUnknownStrategy, {*unknown, joined(knownCampaignMethods())});
}

void chooseShots(const std::vector<std::string>& shots, Campaign& campaign) {
    if (shots.empty()) return;
    campaign.shots.clear();
    for (const std::string& text : shots) {
        asTyped([&] { return parseShotRequest(text); });
        const auto plain = plainShots(text);
        if (!plain) throw UsageError(messages::kShotsNotANumber, {text});
        campaign.shots.push_back(*plain);
    }
}

/// What the command line says of Slurm, over what the file says.
void chooseSlurm(const CampaignCommandOptions& options, SlurmOptions& slurm) {
    const auto take = [&](const char* name, auto SlurmOptions::*member) {
        if (options.command->count(name) > 0) slurm.*member = options.slurm.*member;
    };
    take("--partition", &SlurmOptions::partition);
    take("--account", &SlurmOptions::account);
    take("--time", &SlurmOptions::time);
    take("--memory", &SlurmOptions::memory);
    take("--processors", &SlurmOptions::processors);
    take("--workers", &SlurmOptions::workers);
    take("--setup", &SlurmOptions::setup);
    take("--sbatch", &SlurmOptions::extra);
    take("--replacements", &SlurmOptions::replacements);
    take("--poll", &SlurmOptions::poll);
    take("--grace", &SlurmOptions::grace);
}

/// The campaign of the file with what the command line says instead.
Campaign chosenCampaign(const CampaignCommandOptions& options) {
    Campaign campaign = readCampaign(options.file);
    chooseStrategies(options.strategies, campaign);
    chooseShots(options.shots, campaign);
    if (options.repeats > 0) campaign.repeats = options.repeats;
    chooseSlurm(options, campaign.slurm);
    if (!options.loss.empty() || options.ratio > 0) {
        const Loss& loss = campaign.costing.loss;
        campaign.costing.loss =
            Loss(options.loss.empty() ? loss.kind() : *lossFromName(options.loss),
                 options.ratio > 0 ? options.ratio : loss.ratio());
        if (options.ratio > 0 && !campaign.costing.requests) campaign.costing.requests.emplace();
    }
    if (!options.rankBy.empty()) campaign.rankBy = options.rankBy;
    if (!options.pool.empty())
        for (CampaignPair& pair : campaign.pairs)
            pair.pool = options.pool == "shots" ? Pool::Shots : Pool::All;
    return campaign;
}

/// This program as a worker.
std::vector<std::string> workerCommand() {
    return {std::filesystem::read_symlink("/proc/self/exe").string(), "campaign", "worker"};
}

struct Standing {
    std::string method;
    double nmse = 0;  ///< geometric mean; NaN without a score
    double cost = 0;  ///< by the metric to rank by; NaN without one
    std::size_t scores = 0, failures = 0;

    bool yardstick() const { return method == kYardstickName; }
};

/// Best first, those without a score after them, the yardstick at the end.
std::vector<Standing> standings(const Campaign& campaign, const CampaignResult& result) {
    const CampaignGrid grid = CampaignGrid::of(campaign, result);
    std::vector<Standing> all;
    for (const std::string& method : campaignMethods(campaign)) {
        Standing standing{method, geometricMean(cellsOf(grid), method),
                          campaignCost(result, method, *rankingMetric(campaign))};
        for (const CampaignScore& score : result.scores)
            if (score.method == method)
                ++(score.failure.empty() ? standing.scores : standing.failures);
        all.push_back(std::move(standing));
    }
    const bool byCost = !campaign.rankBy.empty();
    std::stable_sort(all.begin(), all.end(), [&](const Standing& a, const Standing& b) {
        if (a.yardstick() != b.yardstick()) return b.yardstick();
        const double ofA = byCost ? a.cost : a.nmse, ofB = byCost ? b.cost : b.nmse;
        return std::isnan(ofB) ? !std::isnan(ofA) : ofA < ofB;
    });
    return all;
}

void print(const Console& console, const Campaign& campaign, const CampaignResult& result,
           const std::string& folder) {
    console.line(campaign.name + ": " + counted(std::ssize(campaign.pairs), "pair") + ", " +
                 counted(std::ssize(result.cells), "cell"));
    std::vector<std::vector<std::string>> rows;
    Json methods = Json::array();
    for (const Standing& standing : standings(campaign, result)) {
        rows.push_back({standing.method + (standing.yardstick() ? " (yardstick)" : ""),
                        roundedNumber(standing.nmse), roundedNumber(standing.cost),
                        std::to_string(standing.scores), std::to_string(standing.failures)});
        methods.push_back({{"method", standing.method},
                           {"yardstick", standing.yardstick()},
                           {"nmse", jsonNumber(standing.nmse)},
                           {std::string(rankingMetric(campaign)->key), jsonNumber(standing.cost)},
                           {"cells", standing.scores},
                           {"failures", standing.failures}});
    }
    console.table({"method", "nmse (geometric mean)",
                   std::string(rankingMetric(campaign)->key) + " (mean)", "cells", "failed"},
                  rows);
    console.line("Results: " + folder +
                 " (results.csv, splits.json, summary.md, report.html, plots)");
    console.json({{"name", campaign.name},
                  {"cells", result.cells.size()},
                  {"methods", methods},
                  {"folder", folder}});
}

void runAndPrint(const CampaignCommandOptions& options, const Console& console) {
    const bool slurm = options.engine == "slurm";
    refuseUnused(*options.command, "--engine " + options.engine,
                 slurm ? kOptionsOfThisMachine : kOptionsOfSlurm);
    const Campaign campaign = chosenCampaign(options);
    const std::string& folder = options.folder.path();
    checkOutputsOf(*options.command, campaignOutputs(campaign, folder),
                   filesOf(campaign, options.file));
    DriverOptions driver;
    driver.jobs = options.jobs > 0 ? std::min(options.jobs, console.threads()) : console.threads();
    driver.anyVersion = options.anyVersion;
    const StudyFolder place(std::filesystem::absolute(folder));
    const auto executor = slurm ? makeSlurmExecutor(place, campaign.slurm, workerCommand())
                                : makeLocalExecutor(place, driver.jobs, workerCommand());
    driver.executor = executor.get();
    const CampaignResult result =
        runCampaign(campaign, folder, driver, console.context(campaign.seed));
    writeCampaignPictures(folder, campaign, result);
    const auto failed = std::find_if(result.scores.begin(), result.scores.end(),
                                     [](const auto& score) { return !score.failure.empty(); });
    print(console, campaign, result, folder);
    const bool allFailed = std::all_of(result.scores.begin(), result.scores.end(),
                                       [](const auto& score) { return !score.failure.empty(); });
    if (allFailed && failed != result.scores.end())
        throw Error(messages::kCliFailedCells, {result.scores.size(), failed->failure});
}

constexpr char kCampaignExample[] =
    "  footbridge-cli example runs\n"
    "  echo '{\"format\": \"footbridge-campaign/1\", \"name\": \"Example\", \"shots\": [10, 20],\n"
    "    \"repeats\": 2, \"seed\": 1, \"pairs\": [{\"name\": \"Plain to vector\", \"sources\":\n"
    "    [\"source.csv\"], \"target\": \"target.csv\", \"response\": \"runtime_s\",\n"
    "    \"source_response\": \"time [ms]\"}]}' > runs/campaign.json\n"
    "  footbridge-cli campaign runs/campaign.json --out results --jobs 2 \\\n"
    "      --strategies 'auto,output map,target-only ridge'";

constexpr char kFormat[] =
    "A campaign is a JSON file; its paths are relative to it:\n"
    "  format, name, shots, pairs   shots are counts such as 20 or shares such as \"5%\"\n"
    "  repeats, seed, test_rows     1, 1 and 2000 unless given\n"
    "  strategies                   names; all unless given\n"
    "  loss, cost_ratio, rank_by    squared unless given; a ratio also scores requests\n"
    "  granularity, minimum, maximum  what a site allows to request\n"
    "  at_most                      column with the most that each run can take\n"
    "  source_training              networks, steps, trees and rows of the source models\n"
    "Each pair:\n"
    "  name, sources, target, response\n"
    "  halves_of                    a table to halve, instead of sources and target\n"
    "  source_response, ignore, group, kind, note, pool   pool is \"all\" or \"shots\"\n"
    "  rename: \"hash\"               the target's features get names that tell nothing\n"
    "  drop: 0.3                    so much of the target's features is left out\n"
    "The folder gets results.csv, splits.json and summary.md. A campaign that was stopped or "
    "killed\n"
    "goes on where it was when it is started again.\n\n"
    "\"supervised on 100x shots\" is a yardstick, not a strategy: it learns from labelled rows "
    "that\n"
    "nobody with so few shots has.\n\n";

void addSlurm(CLI::App& command, CampaignCommandOptions& options) {
    command
        .add_option("--engine", options.engine,
                    "What runs the cells: local (processes of this machine) or slurm (job arrays)")
        ->check(CLI::IsMember({"local", "slurm"}))
        ->type_name("ENGINE");
    command.add_flag("--any-version", options.anyVersion,
                     "Go on with results that another version began; status says which are whose");
    const std::string group =
        "Slurm (also keys of the file's section \"slurm\", --sbatch as extra)";
    SlurmOptions& slurm = options.slurm;
    const auto text = [&](const char* name, std::string& value, const char* words,
                          const char* type) {
        return command.add_option(name, value, words)->type_name(type)->group(group);
    };
    const auto count = [&](const char* name, int& value, const char* words, std::uint64_t least) {
        command.add_option(name, value, words)
            ->transform(wholeNumber(least, 1'000'000))
            ->type_name("N")
            ->group(group);
    };
    text("--partition", slurm.partition, "Partition (default: the site's)", "NAME");
    text("--account", slurm.account, "Account (default: the site's)", "NAME");
    text("--time", slurm.time, "Time limit of a worker, which ends cleanly before it (1:00:00)",
         "TIME")
        ->check(CLI::Validator(
            [](const std::string& time) {
                return slurmSeconds(time) ? "" : Message(messages::kSlurmTime, {time}).text();
            },
            ""));
    text("--memory", slurm.memory, "Memory of a worker (4G)", "SIZE");
    count("--processors", slurm.processors, "Processors of a worker (1)", 1);
    count("--workers", slurm.workers, "Workers at once (8)", 1);
    text("--setup", slurm.setup, "A line of the shell before each worker, such as module load …",
         "LINE");
    command.add_option("--sbatch", slurm.extra, "Further arguments of sbatch, separated by commas")
        ->delimiter(',')
        ->type_name("ARGUMENTS")
        ->group(group);
    count("--replacements", slurm.replacements,
          "How many failed workers are replaced, all in all (20)", 0);
    count("--poll", slurm.poll, "Seconds between two questions to Slurm (30)", 1);
    count("--grace", slurm.grace, "Seconds that files and answers may come late (60)", 1);
}

/// What stands before a subcommand is of the campaign that would be run.
void refuseOwnOptions(const CLI::App& command, const CLI::App& below) {
    for (const CLI::Option* option : command.get_options())
        if (option->count() &&
            std::ranges::find(kCommonOptions, option->get_name()) == kCommonOptions.end())
            throw UsageError(messages::kCliOptionUnused,
                             {option->get_name(), command.get_name() + " " + below.get_name()});
}

}  // namespace

void addCampaign(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "campaign",
        "Runs a grid of pairs, shots and repeats; resumes where it stopped", kCampaignExample);
    command->footer(kFormat + command->get_footer());
    const auto options = std::make_shared<CampaignCommandOptions>();
    options->command = command;
    command->add_option("file", options->file, "Campaign (JSON)")->type_name("FILE");
    options->folder.addTo(*command, "--out", "Folder for the results; made if it is not there",
                          "FOLDER");
    command
        ->add_option("--jobs", options->jobs,
                     "Cells at once, within --threads (default: as many); the numbers are the same")
        ->transform(wholeNumber(1, 1024))
        ->type_name("N");
    const std::string group = "Instead of what the file says";
    command->add_option("--strategies", options->strategies, "Strategies, separated by commas")
        ->delimiter(',')
        ->type_name("NAMES")
        ->group(group);
    command->add_option("--shots", options->shots, "Shots such as 5,10,5%")
        ->delimiter(',')
        ->type_name("LIST")
        ->group(group);
    command->add_option("--repeats", options->repeats, "Draws of each number of shots")
        ->transform(wholeNumber(1, 1'000'000))
        ->type_name("N")
        ->group(group);
    std::vector<std::string> losses, metrics;
    for (const LossKind kind : allLosses()) losses.emplace_back(lossName(kind));
    for (const CostMetric& metric : allCostMetrics()) metrics.emplace_back(metric.key);
    command->add_option("--loss", options->loss, "What training minimises")
        ->check(CLI::IsMember(losses))
        ->type_name("NAME")
        ->group(group);
    command
        ->add_option("--cost-ratio", options->ratio,
                     "How many times worse an underestimate is; requests are scored as well")
        ->check(costRatio())
        ->type_name("K")
        ->group(group);
    command->add_option("--rank-by", options->rankBy, "Order strategies by a cost, not the error")
        ->check(CLI::IsMember(metrics))
        ->type_name("METRIC")
        ->group(group);
    command
        ->add_option("--pool", options->pool,
                     "Whose features may be used for statistics, for every pair: all or shots")
        ->check(CLI::IsMember({"all", "shots"}))
        ->type_name("POOL")
        ->group(group);
    addSlurm(*command, *options);
    addCampaignFolders(*command, commands);
    command->callback([options, command, &commands] {
        if (const auto below = command->get_subcommands(); !below.empty())
            return refuseOwnOptions(*command, *below.front());
        if (options->file.empty()) throw CLI::RequiredError("file");
        if (!options->folder) throw CLI::RequiredError("--out");
        commands.tidiesUp = true;
        commands.work = [options](Console& console) { runAndPrint(*options, console); };
    });
}

}  // namespace footbridge
