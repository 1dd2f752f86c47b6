// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"

#include <limits>
#include <utility>

#include "core/analysis/analysis_messages.h"
#include "core/analysis/known_rows.h"
#include "core/analysis/pipeline.h"
#include "core/matching/common_ground.h"
#include "core/run/error.h"
#include "core/source/source_samples.h"
#include "core/source/source_training.h"
#include "core/table/number_range.h"

namespace footbridge {
namespace {

void checkReady(const Dataset& dataset) {
    checkRoles(*dataset.table, dataset.roles);
    if (dataset.roles.response.empty()) throw Error(messages::kAnalysisNoResponse, {dataset.label});
    checkMeasured(*dataset.table, dataset.table->column(dataset.roles.response));
}

void checkReady(const AnalysisInput& input) {
    if (input.sources.empty()) throw Error(messages::kAnalysisNoSource);
    if (!input.target.table) throw Error(messages::kAnalysisNoTarget);
    for (const Dataset& source : input.sources) checkReady(source);
    checkReady(input.target);
}

}  // namespace

void checkUsedNumbers(const std::vector<Dataset>& sources, const Dataset& target,
                      const Matching& matching) {
    checkNumbers(*target.table, target.roles);
    FeatureSchema matched;
    for (const Match& match : matching.matched)
        matched.features.push_back({match.source, ColumnType::Number, {}, {}});
    for (const Dataset& source : sources) {
        if (const Column* response = source.table->find(source.roles.response))
            checkMeasured(*source.table, *response);
        checkNumbers(*source.table, matched);
    }
}

AnalysisInput withoutLabels(AnalysisInput input) {
    for (Dataset& source : input.sources) source.label.clear();
    input.target.label.clear();
    return input;
}

Split splitOf(const AnalysisInput& input) {
    return drawSplit(input.target.labelledRows(), input.target.groupKeys(),
                     input.target.table->rows(), input.shots,
                     std::numeric_limits<std::size_t>::max(), input.seed);
}

Matching matchingOf(const AnalysisInput& input, const Split& split) {
    const Rows pool = input.pool == Pool::Shots ? split.shots : Rows();
    Matching matching =
        matchFeatures(input.sources, input.target, input.aliases, input.edits, split.shots, pool);
    return input.acceptSuggestions <= 1 ? acceptSuggestions(matching, input.acceptSuggestions)
                                        : matching;
}

Analysis prepare(const AnalysisInput& input, const RunContext& context) {
    checkReady(input);
    Analysis analysis;
    analysis.split = splitOf(input);
    analysis.matching = matchingOf(input, analysis.split);
    Rows& test = analysis.split.test;
    const std::size_t drawn = test.size();
    leaveOutKnown(input.target,
                  rowsOfSources(input.sources, input.target, analysis.matching.matched, context),
                  analysis.split);
    if (test.size() < drawn && test.size() < kFewestTestRows) test.clear();
    checkUsedNumbers(input.sources, input.target, analysis.matching);
    return analysis;
}

std::shared_ptr<const SourceModel> trainFor(const AnalysisInput& input, const Analysis& prepared,
                                            const std::shared_ptr<const SourceModel>& cached,
                                            const RunContext& context) {
    const std::vector<std::string> common = commonColumns(prepared.matching);
    const auto kind = responseKind(input.sources, input.target, prepared.split.shots);
    const std::vector<Dataset> sources = inTargetUnit(input.sources, input.target);
    RunContext training = context;
    training.seed = input.seed;
    const SourceSamples samples = drawSamples(sources, common, kind, input.sourceOptions, training);
    if (cached && cached->digest == samples.digest()) return cached;
    return trainSource(samples, training);
}

Analysis analyse(const AnalysisInput& input, const RunContext& context,
                 const std::shared_ptr<const SourceModel>& cached,
                 const std::function<void(const StrategyResult&)>& onResult) {
    RunContext seeded = context;
    seeded.seed = input.seed;
    seeded.report(messages::kPreparing, 0);
    Analysis analysis = prepare(input, seeded);
    seeded.checkCancelled();
    analysis.source = trainFor(input, analysis, cached, seeded.part(0.02, 0.5));
    const double trained = analysis.source == cached ? 0.02 : 0.5;
    PipelineTask task{*analysis.source, input.sources, input.target, analysis.split,
                      analysis.matching};
    task.options.strategies = input.strategies;
    task.options.pool = input.pool;
    task.options.onResult = onResult;
    task.options.costing = input.costing;
    PipelineResult result = runPipeline(task, seeded.part(trained, 1));
    analysis.severity = std::make_shared<const Severity>(std::move(*result.severity));
    analysis.adaptation = std::make_shared<const Adaptation>(std::move(result.adaptation));
    seeded.report(messages::kAnalysisDone, 1);
    return analysis;
}

}  // namespace footbridge
