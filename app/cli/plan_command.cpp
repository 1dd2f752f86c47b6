// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <memory>

#include "app/cli/analysis_options.h"
#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/number_checks.h"
#include "app/cli/output_options.h"
#include "core/analysis/next_runs.h"
#include "core/run/file.h"
#include "core/run/plural.h"
#include "core/studies/campaign_files.h"
#include "core/studies/campaign_reader.h"
#include "core/studies/plan_evidence.h"
#include "core/studies/plan_evidence_summary.h"

namespace footbridge {
namespace {

struct PlanCommandOptions {
    AnalysisOptions analysis;
    Index runs = 10;
    std::vector<std::string> afterRun;
    std::string cost, evidence;
    OutputOption output;
};

constexpr std::size_t kPlannedFeaturesShown = 6;
const OptionNames kOptionsOfAPlan{"--runs", "--cost", "--after-run", "--seed"};

void printPlan(const Console& console, const Table& table, const NextRuns& plan) {
    std::vector<std::string> titles{"", "data row"};
    const std::size_t shown = std::min(kPlannedFeaturesShown, plan.features.size());
    titles.insert(titles.end(), plan.features.begin(),
                  plan.features.begin() + static_cast<std::ptrdiff_t>(shown));
    std::vector<std::vector<std::string>> rows;
    for (std::size_t i = 0; i < plan.rows.size(); ++i) {
        std::vector<std::string> cells{std::to_string(i + 1), std::to_string(plan.rows[i])};
        for (std::size_t column = 0; column < shown; ++column)
            cells.push_back(table.column(plan.features[column]).text(plan.rows[i]));
        rows.push_back(std::move(cells));
    }
    console.line("Runs to measure next, the most telling first; data rows are counted from 0");
    console.table(titles, rows);
    if (plan.features.size() > shown)
        console.line("and " + counted(static_cast<std::int64_t>(plan.features.size() - shown),
                                      "more feature"));
    if (!std::isnan(plan.cost)) console.line("Cost together: " + roundedNumber(plan.cost, 4));
    if (!std::isnan(plan.errorRatio))
        console.line("Expected to bring the mean squared error to " +
                     roundedNumber(100 * plan.errorRatio, 2) + " % of what it is now");
}

Json planJson(const AnalysisInput& input, const NextRuns& plan) {
    Json json = tablesJson(input);
    json["rows"] = plan.rows;
    json["features"] = plan.features;
    json["measured_already"] = plan.measuredAlready;
    json["cost"] = jsonNumber(plan.cost);
    json["expected_error_ratio"] = jsonNumber(plan.errorRatio);
    return json;
}

void planPair(const PlanCommandOptions& options, const Console& console) {
    if (options.output) checkOutputsOf(*options.output.command, {{options.output.path()}});
    AnalysisInput input = options.analysis.load(console, false);
    for (const std::string& name : options.afterRun) {
        input.target.table->column(name);
        input.target.roles.afterRun.push_back(name);
    }
    if (!options.cost.empty()) costsOf(*input.target.table, options.cost);  // before the training
    const RunContext context = console.context(input.seed);
    const auto source = trainForNextRuns(input, context.part(0.02, 0.8));
    const NextRuns plan =
        nextRuns(input, source, {options.runs, {}, options.cost}, context.part(0.8, 1));
    const Table& table = *input.target.table;
    printTables(console, input);
    printPlan(console, table, plan);
    if (options.output) {
        writeFile(options.output.path(), nextRunsCsv(input.target, plan.rows));
        console.line("Written: " + options.output.path());
    }
    Json json = planJson(input, plan);
    json["file"] = options.output ? Json(options.output.path()) : Json(nullptr);
    console.json(json);
}

void planSuite(const PlanCommandOptions& options, const Console& console) {
    if (!options.output) throw UsageError(messages::kCliEvidenceWithoutFolder);
    for (const OptionNames& names :
         {kOptionsOfAPair, kOptionsOfColumns, kOptionsOfReading, kOptionsOfAPlan})
        refuseUnused(*options.output.command, "--evidence", names);
    const Campaign campaign = readCampaign(options.evidence);
    makeOutputFolder(options.output.path());
    checkOutputsOf(*options.output.command, planEvidenceFiles(options.output.path()),
                   filesOf(campaign, options.evidence));
    const PlanEvidence evidence = measurePlans(campaign, StudyFolder(options.output.path()),
                                               console.threads(), console.context(campaign.seed));
    writePlanEvidence(evidence, options.output.path());
    if (evidence.cells.empty() && !evidence.failures.empty())
        throw Error(messages::kCliFailedEvidence,
                    {evidence.failures.size(), evidence.failures.front()});
    console.lines(planSummary(evidence));
    console.json({{"name", campaign.name},
                  {"cells", evidence.cells.size()},
                  {"failures", evidence.failures},
                  {"folder", options.output.path()}});
}

void plan(const PlanCommandOptions& options, const Console& console) {
    if (!options.evidence.empty()) return planSuite(options, console);
    if (!options.analysis.tables.any()) throw UsageError(messages::kCliPlanOfWhat);
    planPair(options, console);
}

}  // namespace

void addPlan(CLI::App& root, Commands& commands) {
    CLI::App* command =
        addCommand(root, commands, "plan",
                   "Says which runs of the target to measure next: those that teach most",
                   "  footbridge-cli example runs\n"
                   "  footbridge-cli plan --source runs/source.csv --target runs/target.csv \\\n"
                   "      --accept-suggestions 0.5 --shots 20 --runs 10 --out next.csv");
    const auto options = std::make_shared<PlanCommandOptions>();
    AnalysisOptions& asked = options->analysis;
    asked.tables.addTo(*command, false, false);
    asked.response.addTo(*command);
    asked.matching.addTo(*command);
    asked.shots.addTo(*command, "Target rows that count as measured (any other may be chosen)");
    asked.seed.addTo(*command);
    asked.reading.addTo(*command);
    command->add_option("--runs", options->runs, "Runs to choose (default: 10)")
        ->transform(wholeNumber(1, 100000))
        ->type_name("N");
    command
        ->add_option("--after-run", options->afterRun,
                     "A feature that is known only after a run, such as a "
                     "counter; the choice ignores it; repeatable")
        ->expected(1)
        ->take_all()
        ->type_name("NAME");
    command
        ->add_option("--cost", options->cost,
                     "Column of the target with what a run costs, such as an expected time: "
                     "cheap runs are preferred")
        ->type_name("NAME");
    options->output.addTo(*command, "--out",
                          "Write the chosen rows as CSV, each with its data row counted from 0; "
                          "with --evidence the folder for it",
                          "FILE|FOLDER");
    CLI::Option* evidence =
        command
            ->add_option("--evidence", options->evidence,
                         "Instead of a plan: what planned runs are worth on the pairs of a "
                         "campaign (JSON)")
            ->type_name("FILE");
    for (CLI::Option* one : {asked.tables.source, asked.tables.newTarget}) evidence->excludes(one);
    whenAsked(*command, commands, options, plan);
}

}  // namespace footbridge
