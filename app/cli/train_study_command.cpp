// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include "app/cli/command.h"
#include "app/cli/option_groups.h"
#include "core/analysis/proposal.h"
#include "core/studies/training_time.h"
#include "core/table/table_reader.h"

namespace footbridge {
namespace {

struct TrainStudyCommandOptions {
    std::string source, target, response;
    TrainingTimeOptions study;
    ReadingOptions reading;
    SeedOption seed;
};

std::string wayName(const TrainingWay& way) {
    if (!way.frozen) return "from scratch";
    return "source's weights, " + std::to_string(*way.frozen) + " frozen";
}

Json overJson(const OverSeeds& over) {
    return {{"median", jsonNumber(over.median)},
            {"low", jsonNumber(over.low)},
            {"high", jsonNumber(over.high)}};
}

Json wayJson(const TrainingWay& way) {
    Json curve = Json::array();
    for (const TrainingPoint& point : way.curve)
        curve.push_back({{"epoch", point.epoch},
                         {"rows", point.rows},
                         {"wall_seconds", point.time.wall},
                         {"processor_seconds", point.time.processor},
                         {"error", jsonNumber(point.error)}});
    return {{"network", wayName(way)},
            {"frozen", way.frozen ? Json(*way.frozen) : Json(nullptr)},
            {"seeds_that_reach_it", way.reached},
            {"seconds", overJson(way.seconds)},
            {"epochs", overJson(way.epochs)},
            {"rows", overJson(way.rows)},
            {"time_saved", way.timeSaved ? overJson(*way.timeSaved) : Json(nullptr)},
            {"rows_saved", way.rowsSaved ? overJson(*way.rowsSaved) : Json(nullptr)},
            {"final_error", jsonNumber(way.finalError)},
            {"final_error_against_scratch", overJson(way.against)},
            {"share_of_time_lost_to_other_work", jsonNumber(way.besideShare)},
            {"curve", curve}};
}

std::vector<std::string> tableRow(const TrainingWay& way, double scratchError, int seeds) {
    const auto percent = [](double share) { return roundedNumber(100 * share, 2) + " %"; };
    std::vector<std::string> cells{wayName(way)};
    if (way.reached < seeds) {
        cells.insert(cells.end(), {std::to_string(way.reached) + " of " + std::to_string(seeds) +
                                       " seeds reach it",
                                   "–", "–", "–", "–"});
    } else {
        cells.insert(cells.end(),
                     {roundedNumber(way.seconds.median) + " s", roundedNumber(way.epochs.median),
                      roundedNumber(way.rows.median, 6)});
        cells.push_back(way.timeSaved ? percent(way.timeSaved->median) : "–");
        cells.push_back(way.timeSaved
                            ? percent(way.timeSaved->low) + " to " + percent(way.timeSaved->high)
                            : "–");
    }
    cells.push_back(roundedNumber(way.finalError));
    cells.push_back("× " + roundedNumber(way.finalError / scratchError));
    return cells;
}

void trainStudy(const TrainStudyCommandOptions& options, const Console& console) {
    const RunContext context = console.context(options.seed.seed);
    const CsvOptions csv = options.reading.csv();
    const auto source =
        std::make_shared<const Table>(readTable(options.source, csv, context.part(0, 0.02)));
    const auto target =
        std::make_shared<const Table>(readTable(options.target, csv, context.part(0.02, 0.04)));
    const Dataset known = makeDataset(source, proposedSourceRoles(*source, options.response));
    const std::vector<Dataset> sources{known};
    const Dataset wanted =
        makeDataset(target, proposedTargetRoles(*target, sources, options.response));
    checkRoles(*target, wanted.roles);
    TrainingTimeOptions study = options.study;
    study.seed = options.seed.seed;
    const TrainingTime result = measureTrainingTime(known, wanted, study, context.part(0.04, 1));
    std::vector<std::vector<std::string>> rows;
    Json ways = Json::array();
    for (const TrainingWay& way : result.ways) {
        rows.push_back(tableRow(way, result.ways.front().finalError, study.seeds));
        ways.push_back(wayJson(way));
    }
    console.line("To reach 1.05 × the best error from scratch, medians of " +
                 std::to_string(study.seeds) + " seeds");
    console.table({"network", "time", "epochs", "rows seen", "time saved", "90 %", "final error",
                   "against scratch"},
                  rows);
    const auto best = result.best();
    console.json({{"response", options.response},
                  {"features", result.features},
                  {"source_rows", result.sourceRows},
                  {"training_rows", result.trainingRows},
                  {"watched_rows", result.watchedRows},
                  {"seeds", study.seeds},
                  {"epochs", study.training.epochs},
                  {"resumed_trainings", result.resumed},
                  {"factor", kReachedFactor},
                  {"best", best ? Json(wayName(result.ways[*best])) : Json(nullptr)},
                  {"networks", ways}});
}

}  // namespace

void addTrainStudy(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "train-study", "Measures how much training time the source's weights save",
        "  footbridge-cli example runs\n"
        "  footbridge-cli train-study --source runs/source.csv --target runs/source.csv \\\n"
        "      --response runtime_s --seeds 2 --epochs 20");
    const auto options = std::make_shared<TrainStudyCommandOptions>();
    command->add_option("--source", options->source, "CSV of the known platform")
        ->required()
        ->type_name("FILE");
    command->add_option("--target", options->target, "CSV of the new platform")
        ->required()
        ->type_name("FILE");
    command->add_option("--response", options->response, "Column to predict")
        ->required()
        ->type_name("NAME");
    command->add_option("--seeds", options->study.seeds, "Repetitions (default: 5)")
        ->check(CLI::Range(1, 1000))
        ->type_name("N");
    command
        ->add_option("--epochs", options->study.training.epochs,
                     "Budget of every training (default: 100)")
        ->check(CLI::Range(1, 100000))
        ->type_name("N");
    command
        ->add_option("--checkpoints", options->study.checkpoints,
                     "Folder to write states of the trainings to; a killed program goes on there")
        ->type_name("FOLDER");
    command
        ->add_option("--checkpoint-every", options->study.checkpointSeconds,
                     "Seconds between two states of a training (default: 10)")
        ->check(CLI::Range(0.0, 1e6))
        ->type_name("SECONDS");
    options->reading.addTo(*command);
    options->seed.addTo(*command);
    whenAsked(*command, commands, options, trainStudy, kReadsOnly);
}

}  // namespace footbridge
