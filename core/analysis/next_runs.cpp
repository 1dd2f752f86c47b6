// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/next_runs.h"

#include <set>

#include "core/analysis/analysis_messages.h"
#include "core/run/error.h"
#include "core/table/csv_writer.h"
#include "core/table/number_range.h"
#include "core/table/spreadsheet_text.h"

namespace footbridge {
namespace {

/// The input as it is before the runs: without what only they tell, and without the costs, which
/// say nothing of how a run behaves.
AnalysisInput knownBefore(AnalysisInput input, const std::string& costColumn) {
    input.target = beforeRun(std::move(input.target));
    Dataset& target = input.target;
    if (!costColumn.empty() && target.roles.roleOf(costColumn) == Role::Feature)
        target.roles.ignored.push_back(costColumn);
    return input;
}

/// Every row that is measured, unless all are: then the shots.
Rows measuredRows(const AnalysisInput& input) {
    const Dataset& target = input.target;
    if (target.roles.response.empty()) return {};
    Rows labelled = target.labelledRows();
    if (static_cast<Index>(labelled.size()) < target.table->rows()) return labelled;
    return drawSplit(labelled, target.groupKeys(), target.table->rows(), input.shots, 0, input.seed)
        .shots;
}

Rows allBut(Index count, const Rows& rows) {
    const std::set<Index> left(rows.begin(), rows.end());
    Rows rest;
    for (Index row = 0; row < count; ++row)
        if (!left.contains(row)) rest.push_back(row);
    return rest;
}

Analysis preparedFor(const AnalysisInput& known) {
    Analysis prepared;
    prepared.split.shots = measuredRows(known);
    prepared.matching = matchFeatures(known.sources, known.target, known.aliases, known.edits,
                                      prepared.split.shots, {});
    if (known.acceptSuggestions <= 1)
        prepared.matching = acceptSuggestions(prepared.matching, known.acceptSuggestions);
    checkUsedNumbers(known.sources, known.target, prepared.matching);
    return prepared;
}

}  // namespace

Vector costsOf(const Table& table, const std::string& name) {
    const Column& column = table.column(name);
    if (column.type != ColumnType::Number)
        throw Error(messages::kCostNotNumeric, {column.name, table.name});
    checkMeasured(table, column);
    return Eigen::Map<const Vector>(column.numbers.data(), table.rows());
}

std::shared_ptr<const SourceModel> trainForNextRuns(const AnalysisInput& input,
                                                    const RunContext& context) {
    if (input.sources.empty()) throw Error(messages::kAnalysisNoSource);
    if (!input.target.table) throw Error(messages::kAnalysisNoTarget);
    const AnalysisInput known = knownBefore(input, {});
    return trainFor(known, preparedFor(known), {}, context);
}

NextRuns nextRuns(const AnalysisInput& input, const std::shared_ptr<const SourceModel>& source,
                  const NextRunsOptions& options, const RunContext& context) {
    if (!input.target.table) throw Error(messages::kAnalysisNoTarget);
    RunContext seeded = context;
    seeded.seed = input.seed;
    const AnalysisInput known = knownBefore(input, options.costColumn);
    const Dataset& target = known.target;
    const Analysis prepared = preparedFor(known);
    const Rows& measured = prepared.split.shots;
    const RunPlanRequest request{
        options.count, measured, allBut(target.table->rows(), measured),
        options.costColumn.empty() ? options.cost : costsOf(*target.table, options.costColumn)};
    if (request.candidates.empty()) throw Error(messages::kNothingToPlan, {target.label});
    RunPlan plan = planRuns(source.get(), target, prepared.matching, request, seeded);
    NextRuns next{std::move(plan.rows), false, std::move(plan.columns), plan.cost, plan.errorRatio};
    next.measuredAlready = !target.roles.response.empty() &&
                           static_cast<Index>(target.labelledRows().size()) == target.table->rows();
    return next;
}

std::string nextRunsCsv(const Dataset& target, const Rows& rows) {
    const Table& table = *target.table;
    std::vector<std::string> cells{"row"};
    for (const Column& column : table.columns) cells.push_back(forSpreadsheet(column.name));
    std::string csv = csvRecord(cells) + "\n";
    for (const Index row : rows) {
        cells = {std::to_string(row)};
        for (const Column& column : table.columns)
            cells.push_back(
                column.name == target.roles.response ? "" : forSpreadsheet(column.text(row)));
        csv += csvRecord(cells) + "\n";
    }
    return csv;
}

}  // namespace footbridge
