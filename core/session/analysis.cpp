// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/analysis.h"

#include <algorithm>
#include <filesystem>
#include <limits>

#include "core/matching/common_ground.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/session/session_messages.h"
#include "core/table/csv_writer.h"
#include "core/transfer/source_samples.h"

namespace footbridge {
namespace {

void checkReady(const Dataset& dataset) {
    checkRoles(*dataset.table, dataset.roles);
    if (dataset.roles.response.empty()) throw Error(messages::kAnalysisNoResponse, {dataset.label});
}

void checkReady(const AnalysisInput& input) {
    if (input.sources.empty()) throw Error(messages::kAnalysisNoSource);
    if (!input.target.table) throw Error(messages::kAnalysisNoTarget);
    for (const Dataset& source : input.sources) checkReady(source);
    checkReady(input.target);
}

TableOrigin originOf(const Dataset& dataset) {
    const Table& table = *dataset.table;
    const std::string fileName = std::filesystem::path(table.path).filename().string();
    return {dataset.label, fileName.empty() ? table.name : fileName, table.checksum, table.rows()};
}

/// The shots' features and responses as CSV, so that anyone can recompute the checksum.
std::string shotsAsCsv(const Dataset& target, const Rows& shots) {
    std::vector<const Column*> columns;
    for (const Column& column : target.table->columns)
        if (target.roles.roleOf(column.name) != Role::Ignored) columns.push_back(&column);
    std::vector<std::string> cells;
    for (const Column* column : columns) cells.push_back(column->name);
    std::string csv = csvRecord(cells) + "\n";
    for (const Index row : shots) {
        cells.clear();
        for (const Column* column : columns) cells.push_back(column->text(row));
        csv += csvRecord(cells) + "\n";
    }
    return csv;
}

Provenance::Score scoreOf(const StrategyResult& result) {
    Provenance::Score score;
    score.strategy = strategyName(result.strategy);
    score.outOfFoldNmse = result.outOfFoldNmse;
    score.outOfFoldMape = result.outOfFoldMape;
    if (result.test) {
        score.testNmse = result.test->nmse;
        score.testMape = result.test->mape;
        score.testRows = result.test->rows;
    }
    return score;
}

}  // namespace

Analysis prepare(const AnalysisInput& input) {
    checkReady(input);
    Analysis analysis;
    analysis.split =
        drawSplit(input.target.labelledRows(), input.target.groupKeys(), input.target.table->rows(),
                  input.shots, std::numeric_limits<std::size_t>::max(), input.seed);
    const Rows pool = input.pool == Pool::Shots ? analysis.split.shots : Rows();
    analysis.matching = matchFeatures(input.sources, input.target, input.aliases, input.edits,
                                      analysis.split.shots, pool);
    if (input.acceptSuggestions <= 1)
        analysis.matching = acceptSuggestions(analysis.matching, input.acceptSuggestions);
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
    Analysis analysis = prepare(input);
    seeded.checkCancelled();
    analysis.source = trainFor(input, analysis, cached, seeded.part(0.02, 0.5));
    const double trained = analysis.source == cached ? 0.02 : 0.5;
    const double measured = trained + 0.1;
    analysis.severity = std::make_shared<const Severity>(
        severityOf(*analysis.source, input.sources, input.target, analysis.split.shots,
                   analysis.matching, seeded.part(trained, measured), input.pool));
    AdaptOptions options;
    options.strategies = input.strategies;
    options.pool = input.pool;
    options.labelFreeGate = analysis.severity->labelFreeGate;
    options.onResult = onResult;
    analysis.adaptation = std::make_shared<const Adaptation>(
        adapt(*analysis.source, input.target, analysis.split, analysis.matching, options,
              seeded.part(measured, 1)));
    seeded.report(messages::kAnalysisDone, 1);
    return analysis;
}

Provenance provenanceOf(const AnalysisInput& input, const Analysis& analysis) {
    Provenance provenance;
    for (const Dataset& source : input.sources) provenance.sources.push_back(originOf(source));
    provenance.target = originOf(input.target);
    provenance.shots = analysis.split.shots;
    provenance.shotsChecksum = sha256(shotsAsCsv(input.target, analysis.split.shots));
    provenance.pool = input.pool == Pool::All ? "all" : "shots";
    provenance.seed = input.seed;
    for (const Match& match : analysis.matching.matched)
        provenance.matched.emplace_back(match.source, match.target);
    if (analysis.adaptation)
        for (const StrategyResult& result : analysis.adaptation->results)
            if (result.available) provenance.leaderboard.push_back(scoreOf(result));
    if (analysis.severity) provenance.severity = *analysis.severity;
    return provenance;
}

}  // namespace footbridge
