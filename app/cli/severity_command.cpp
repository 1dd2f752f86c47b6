// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <memory>

#include "app/cli/analysis_options.h"
#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/number_checks.h"
#include "app/cli/output_options.h"
#include "app/cli/severity_output.h"
#include "core/analysis/pipeline.h"
#include "core/run/path_expansion.h"
#include "core/run/run_messages.h"
#include "core/severity/severity_matrix.h"
#include "core/source/source_cache.h"
#include "core/studies/campaign_files.h"
#include "core/studies/campaign_reader.h"
#include "core/studies/severity_evidence.h"
#include "core/studies/severity_evidence_files.h"
#include "core/studies/severity_evidence_summary.h"

namespace footbridge {
namespace {

constexpr Index kMatrixShots = 50;
const OptionNames kEachSource{"--each-source"}, kSeed{"--seed"};

struct SeverityCommandOptions {
    AnalysisOptions analysis;
    std::vector<std::string> matrix;
    std::string evidence;
    OutputOption folder;
    int draws = EvidenceOptions{}.draws;
    bool quick = false;
    bool eachSource = false;
};

void measurePair(const SeverityCommandOptions& options, Console& console) {
    AnalysisInput input = options.analysis.load(console, true);
    if (options.eachSource) {
        if (input.sources.size() < 2) throw UsageError(messages::kCliEachOfOneSource);
        const SourceWorths worths = sourceWorths(input, {}, console.context(input.seed));
        printTables(console, input);
        printSourceWorths(console, worths);
        Json json = tablesJson(input);
        json["sources_worth"] = sourceWorthsJson(worths);
        console.json(json);
        return;
    }
    input.sourceOptions = severityOptions(input.sourceOptions);
    const RunContext context = console.context(input.seed);
    const Analysis prepared = prepare(input, context);
    const auto source = trainFor(input, prepared, {}, context.part(0.02, 0.8));
    PipelineTask task{*source, input.sources, input.target, prepared.split, prepared.matching};
    task.options.pool = input.pool;
    const Severity severity = measureSeverity(task, context.part(0.8, 1));
    printTables(console, input);
    printSeverity(console, severity);
    Json json = tablesJson(input);
    json["severity"] = severityJson(severity);
    console.json(json);
}

/// The files named, and those of the folders named in the order of their names.
std::vector<std::filesystem::path> filesOf(const std::vector<std::string>& names) {
    std::vector<std::filesystem::path> files;
    for (const std::string& name : names) {
        if (!std::filesystem::is_directory(name)) {
            if (!std::filesystem::exists(name) && !isPattern(name))
                throw Error(messages::kFileMissing, {name});
            files.emplace_back(name);
            continue;
        }
        std::error_code problem;
        std::vector<std::filesystem::path> own = filesBehind(name, problem);
        if (problem) throw Error(messages::kPathUnusable, {name, problem.message()});
        std::erase_if(own, [](const auto& file) { return file.extension() != ".csv"; });
        std::sort(own.begin(), own.end());
        files.insert(files.end(), own.begin(), own.end());
    }
    if (files.size() < 2) throw UsageError(messages::kCliMatrixTooFew, {files.size()});
    return files;
}

Dataset readOne(const std::filesystem::path& path, const AnalysisOptions& options,
                const RunContext& context) {
    auto table = std::make_shared<const Table>(options.reading.read(path, context));
    Roles roles = proposeRoles(*table).roles;
    const ResponseOptions& asked = options.response;
    if (!asked.response.empty() && table->find(asked.response)) roles.response = asked.response;
    std::erase(roles.ignored, roles.response);
    for (const std::string& name : asked.ignored)
        if (table->find(name)) roles.ignored.push_back(name);
    for (const std::string& name : asked.groups)
        if (table->find(name)) roles.groups.push_back(name);
    const bool isAsked = roles.response == asked.response;
    if (!isAsked && std::count(roles.ignored.begin(), roles.ignored.end(), roles.response))
        roles.response.clear();
    checkRoles(*table, roles);
    return makeDataset(std::move(table), std::move(roles));
}

void measureMatrix(const SeverityCommandOptions& options, Console& console) {
    for (const OptionNames& names : {kOptionsOfAPair, kEachSource})
        refuseUnused(*options.folder.command, "--matrix", names);
    const RunContext context = console.context(options.analysis.seed.seed);
    std::vector<Dataset> tables;
    for (const auto& file : filesOf(options.matrix))
        tables.push_back(readOne(file, options.analysis, context.part(0, 0.02)));
    std::vector<std::shared_ptr<const Table>> read;
    for (const Dataset& each : tables) read.push_back(each.table);
    const ResponseOptions& asked = options.analysis.response;
    if (!asked.response.empty()) requireSomewhere(read, {asked.response}, "--response");
    requireSomewhere(read, asked.ignored, "--ignore");
    requireSomewhere(read, asked.groups, "--group");
    SourceCache cache(2 * tables.size());
    RunContext training = context;
    training.sink = nullptr;
    const SourceModelOf modelOf = [&](std::size_t source, const std::vector<std::string>& columns,
                                      ResponseTransform::Kind kind) {
        return cache.get(std::span(&tables[source], 1), columns, kind, severityOptions(), training);
    };
    SeverityMatrixOptions matrixOptions;
    matrixOptions.shots = kMatrixShots;
    const SeverityMatrix matrix =
        severityMatrix(tables, modelOf, matrixOptions, context.part(0.02, 1));
    printSeverityMatrix(console, matrix);
    console.json(severityMatrixJson(matrix));
}

void measureSuite(const SeverityCommandOptions& options, Console& console) {
    if (!options.folder) throw UsageError(messages::kCliEvidenceWithoutFolder);
    for (const OptionNames& names :
         {kOptionsOfAPair, kOptionsOfColumns, kOptionsOfReading, kEachSource, kSeed})
        refuseUnused(*options.folder.command, "--evidence", names);
    const Campaign campaign = readCampaign(options.evidence);
    makeOutputFolder(options.folder.path());
    checkOutputsOf(*options.folder.command, evidenceFiles(options.folder.path()),
                   filesOf(campaign, options.evidence));
    EvidenceOptions evidenceOptions;
    evidenceOptions.draws = options.draws;
    if (options.quick) evidenceOptions.strategyDraws = 0;
    evidenceOptions.jobs = console.threads();
    const SeverityEvidence evidence =
        measureEvidence(campaign, StudyFolder(options.folder.path()), evidenceOptions,
                        console.context(campaign.seed));
    writeEvidence(evidence, options.folder.path());
    if (evidence.cells.empty() && !evidence.failures.empty())
        throw Error(messages::kCliFailedEvidence,
                    {evidence.failures.size(), evidence.failures.front()});
    console.lines(evidenceSummary(evidence));
    console.json({{"name", campaign.name},
                  {"cells", evidence.cells.size()},
                  {"identical", evidence.identical.size()},
                  {"failures", evidence.failures},
                  {"folder", options.folder.path()}});
}

void measure(const SeverityCommandOptions& options, Console& console) {
    if (!options.evidence.empty()) return measureSuite(options, console);
    if (!options.matrix.empty()) return measureMatrix(options, console);
    if (!options.analysis.tables.any()) throw UsageError(messages::kCliSeverityOfWhat);
    measurePair(options, console);
}

}  // namespace

void addSeverity(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "severity", "Measures how far the target diverges from the sources",
        "  footbridge-cli example runs\n"
        "  footbridge-cli severity --source runs/source.csv --target runs/target.csv --shots 20\n"
        "  footbridge-cli severity --matrix runs");
    const auto options = std::make_shared<SeverityCommandOptions>();
    AnalysisOptions& asked = options->analysis;
    asked.addTo(*command, false, "Shots: target rows with a response to measure with");
    command->add_flag("--each-source", options->eachSource,
                      "Instead of components: the severity from each source alone, and "
                      "severity and error without it");
    const std::string pairs = "Many pairs";
    CLI::Option* matrix =
        command
            ->add_option("--matrix", options->matrix,
                         "Instead of one pair: all directed pairs of these CSV files or of the CSV "
                         "files of a folder, by 50 labelled rows of each target")
            ->type_name("FOLDER|FILE")
            ->group(pairs);
    CLI::Option* evidence =
        command
            ->add_option("--evidence", options->evidence,
                         "Instead of one pair: how far severity can be trusted on the pairs of a "
                         "campaign (JSON)")
            ->type_name("FILE")
            ->group(pairs)
            ->excludes(matrix);
    options->folder
        .addTo(*command, "--out",
               "Folder for the evidence; made if it is not there, gone on with if it is", "FOLDER")
        ->group(pairs)
        ->needs(evidence);
    command
        ->add_option("--draws", options->draws,
                     "Draws of shots of the evidence (default: 20); the strategies "
                     "run on the first three")
        ->transform(wholeNumber(1, 1000))
        ->type_name("N")
        ->group(pairs)
        ->needs(evidence);
    command
        ->add_flag("--without-strategies", options->quick,
                   "Leave out of the evidence what needs adapted models: much faster")
        ->group(pairs)
        ->needs(evidence);
    for (CLI::Option* many : {matrix, evidence})
        for (CLI::Option* one : {asked.tables.source, asked.tables.newTarget}) many->excludes(one);
    whenAsked(*command, commands, options, measure);
}

}  // namespace footbridge
