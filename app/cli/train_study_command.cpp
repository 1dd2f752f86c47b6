// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/number_checks.h"
#include "app/cli/option_groups.h"
#include "core/analysis/proposal.h"
#include "core/run/plural.h"
#include "core/studies/field_training.h"
#include "core/studies/training_time.h"

namespace footbridge {
namespace {

struct TrainStudyCommandOptions {
    std::string source, target, response;
    TrainingBudget budget;
    std::string shape, type = "float32";
    FieldTrainingOptions field;
    ReadingOptions reading;
    SeedOption seed;
    CLI::App* command = nullptr;

    bool ofFields() const { return !shape.empty() || isNpyFile(source); }
};

const OptionNames kOptionsOfFields{"--block", "--latent", "--error-bound"};

/// Of plain values; nothing without a shape.
std::optional<FieldLayout> layoutOf(const TrainStudyCommandOptions& options) {
    if (options.shape.empty()) return std::nullopt;
    auto layout = plainLayout(options.shape, options.type);
    if (!layout) throw UsageError(messages::kCliBadShape, {options.shape});
    return layout;
}

std::string wayName(const TrainingWay& way) {
    if (!way.frozen) return "from scratch";
    return "source's weights, " + std::to_string(*way.frozen) + " frozen";
}

Json overJson(const OverSeeds& over) {
    return {{"median", jsonNumber(over.median)},
            {"low", jsonNumber(over.low)},
            {"high", jsonNumber(over.high)}};
}

Json compressionJson(const Compression& compression) {
    return {{"ratio", overJson(compression.ratio)},
            {"corrected", overJson(compression.corrected)},
            {"largest_error_over_range", overJson(compression.largest)}};
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
            {"compression", way.compression ? compressionJson(*way.compression) : Json(nullptr)},
            {"share_of_time_lost_to_other_work", jsonNumber(way.besideShare)},
            {"curve", curve}};
}

std::vector<std::string> tableRow(const TrainingWay& way, double scratchError, int seeds) {
    const auto percent = [](double share) { return roundedNumber(100 * share, 2) + " %"; };
    std::vector<std::string> cells{wayName(way)};
    if (way.reached < seeds) {
        cells.insert(cells.end(), {"reached with " + std::to_string(way.reached) + " of " +
                                       counted(seeds, "seed"),
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

TrainingTime studyTables(const TrainStudyCommandOptions& options, const RunContext& context) {
    const auto source =
        std::make_shared<const Table>(options.reading.read(options.source, context.part(0, 0.02)));
    const auto target = std::make_shared<const Table>(
        options.reading.read(options.target, context.part(0.02, 0.04)));
    target->column(options.response);
    const Dataset known = makeDataset(source, proposedSourceRoles(*source, options.response));
    const std::vector<Dataset> sources{known};
    const Dataset wanted =
        makeDataset(target, proposedTargetRoles(*target, sources, options.response));
    checkRoles(*target, wanted.roles);
    return measureTrainingTime(known, wanted, {options.budget, {}}, context.part(0.04, 1));
}

TrainingTime studyFields(const TrainStudyCommandOptions& options, FieldTrainingOptions study,
                         const Field& target, const RunContext& context) {
    static_cast<TrainingBudget&>(study) = options.budget;
    return measureFieldTraining(readField(options.source, layoutOf(options)), target, study,
                                context);
}

void printCompression(const TrainingTime& result, const FieldTrainingOptions& study,
                      const Console& console) {
    console.line("");
    console.line("Blocks not learned from, no value off by more than " +
                 roundedNumber(study.errorBound) + " of the range");
    std::vector<std::vector<std::string>> rows;
    for (const TrainingWay& way : result.ways) {
        const Compression& found = *way.compression;
        rows.push_back({wayName(way), roundedNumber(found.ratio.median),
                        roundedNumber(found.ratio.low) + " to " + roundedNumber(found.ratio.high),
                        roundedNumber(100 * found.corrected.median, 3) + " %",
                        roundedNumber(found.largest.median)});
    }
    console.table({"network", "compression ratio", "90 %", "values corrected",
                   "largest error without corrections"},
                  rows);
}

void trainStudy(const TrainStudyCommandOptions& options, const Console& console) {
    const bool fields = options.ofFields();
    if (fields != options.response.empty()) throw UsageError(messages::kCliTrainOnWhat);
    if (fields)
        refuseUnused(*options.command, "fields", kOptionsOfReading);
    else
        refuseUnused(*options.command, "CSVs", kOptionsOfFields);
    const RunContext context = console.context(options.seed.seed);
    TrainStudyCommandOptions asked = options;
    asked.budget.seed = options.seed.seed;
    std::optional<Field> target;
    if (fields) target = readField(options.target, layoutOf(options));
    const TrainingTime result =
        fields ? studyFields(asked, asked.field, *target, context) : studyTables(asked, context);
    std::vector<std::vector<std::string>> rows;
    Json ways = Json::array();
    for (const TrainingWay& way : result.ways) {
        rows.push_back(tableRow(way, result.ways.front().finalError, asked.budget.seeds));
        ways.push_back(wayJson(way));
    }
    console.line("To reach 1.05 × the best error from scratch, medians of " +
                 counted(asked.budget.seeds, "seed"));
    console.table({"network", "time", "epochs", "rows seen", "time saved", "90 %", "final error",
                   "against scratch"},
                  rows);
    if (fields) printCompression(result, asked.field, console);
    const auto best = result.best();
    Json json{{"response", fields ? Json(nullptr) : Json(options.response)},
              {"features", result.features},
              {"source_rows", result.sourceRows},
              {"training_rows", result.trainingRows},
              {"watched_rows", result.watchedRows},
              {"seeds", asked.budget.seeds},
              {"epochs", asked.budget.training.epochs},
              {"resumed_trainings", result.resumed},
              {"factor", kReachedFactor},
              {"best", best ? Json(wayName(result.ways[*best])) : Json(nullptr)},
              {"networks", ways}};
    if (fields)
        json["field"] = {{"shape", target->layout.shape},
                         {"type", fieldTypeText(target->layout)},
                         {"block", asked.field.edgeFor(*target)},
                         {"latent", asked.field.latent},
                         {"error_bound", asked.field.errorBound}};
    console.json(json);
}

}  // namespace

void addTrainStudy(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "train-study", "Measures how much training time the source's weights save",
        "  footbridge-cli example runs\n"
        "  footbridge-cli train-study --source runs/source.csv --target runs/source.csv \\\n"
        "      --response 'time [ms]' --seeds 2 --epochs 20");
    const auto options = std::make_shared<TrainStudyCommandOptions>();
    options->command = command;
    command
        ->add_option("--source", options->source,
                     "CSV of the known platform, or a field: .npy, or plain values with --shape")
        ->required()
        ->type_name("FILE");
    command->add_option("--target", options->target, "The same of the new platform")
        ->required()
        ->type_name("FILE");
    command->add_option("--response", options->response, "Column to predict, of CSVs")
        ->type_name("NAME");
    command->add_option("--seeds", options->budget.seeds, "Repetitions (default: 5)")
        ->transform(wholeNumber(1, 1000))
        ->type_name("N");
    command
        ->add_option("--epochs", options->budget.training.epochs,
                     "Budget of every training (default: 100)")
        ->transform(wholeNumber(1, 100000))
        ->type_name("N");
    CLI::Option* checkpoints =
        command
            ->add_option(
                "--checkpoints", options->budget.checkpoints,
                "Folder to write states of the trainings to; a killed program goes on there")
            ->type_name("FOLDER");
    command
        ->add_option("--checkpoint-every", options->budget.checkpointSeconds,
                     "Seconds between two states of a training (default: 10)")
        ->check(finiteNumber(0, 1e6))
        ->needs(checkpoints)
        ->type_name("SECONDS");
    CLI::Option* shape =
        command
            ->add_option("--shape", options->shape,
                         "Shape of fields of plain values, the last index fastest, such as 512x256")
            ->type_name("SIZES");
    command->add_option("--type", options->type, "Type of plain values (default: float32)")
        ->check(CLI::IsMember(std::vector<std::string>(kFieldTypes.begin(), kFieldTypes.end())))
        ->needs(shape)
        ->type_name("TYPE");
    command
        ->add_option("--block", options->field.edge,
                     "Edge of a block of a field (default: 8 in two dimensions, 4 in three)")
        ->transform(wholeNumber(2, 64))
        ->type_name("N");
    command
        ->add_option("--latent", options->field.latent,
                     "Numbers that stand for a block (default: 8)")
        ->transform(wholeNumber(1, 4096))
        ->type_name("N");
    command
        ->add_option("--error-bound", options->field.errorBound,
                     "How far a value may be off, over the range of the field (default: 0.001)")
        ->check(finiteNumber(1e-9, 1))
        ->type_name("SHARE");
    options->reading.addTo(*command);
    options->seed.addTo(*command);
    whenAsked(*command, commands, options, trainStudy, kReadsOnly);
}

}  // namespace footbridge
