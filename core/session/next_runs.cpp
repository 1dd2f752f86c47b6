// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/next_runs.h"

#include <algorithm>
#include <numeric>

#include "core/run/error.h"
#include "core/session/session_messages.h"
#include "core/table/csv_writer.h"
#include "core/transfer/run_selection.h"
#include "core/transfer/target_reader.h"

namespace footbridge {
namespace {

/// What the rows look like by their own features.
Matrix ownSpace(const Dataset& target) {
    const FeatureSchema schema = target.schema();
    const Matrix raw = rawFeatures(target, schema);
    TargetFeatures features;
    features.encoded = FeatureEncoder::fit(schema, raw).encode(raw);
    return selectionSpace(features);
}

/// What they look like to a source model, which knows what changes the response.
Matrix sourceSpace(const AnalysisInput& input, const SourceModel& source,
                   const RunContext& context) {
    const Analysis prepared = prepare(input);
    const TargetRows rows{prepared.split.shots, input.pool == Pool::Shots};
    const TargetReading reading =
        readTarget(source, input.target, rows, prepared.matching, context);
    const Matrix raw = rawFeatures(input.target, reading.view.schema);
    return selectionSpace(featuresOf(reading.view, raw, false));
}

Matrix spaceOf(const AnalysisInput& input, const std::shared_ptr<const SourceModel>& source,
               const RunContext& context) {
    if (!source) return ownSpace(input.target);
    try {
        return sourceSpace(input, *source, context);
    } catch (const Error&) {
        // Too few measured rows to draw shots from, or a source model of other columns.
        return ownSpace(input.target);
    }
}

Rows without(const Rows& rows, const Rows& others) {
    Rows rest;
    std::ranges::set_difference(rows, others, std::back_inserter(rest));
    return rest;
}

}  // namespace

NextRuns nextRuns(const AnalysisInput& input, const std::shared_ptr<const SourceModel>& source,
                  const NextRunsOptions& options, const RunContext& context) {
    if (!input.target.table) throw Error(messages::kAnalysisNoTarget);
    RunContext seeded = context;
    seeded.seed = input.seed;
    Rows all(static_cast<std::size_t>(input.target.table->rows()));
    std::iota(all.begin(), all.end(), Index{0});
    Rows measured;
    if (!input.target.roles.response.empty()) measured = input.target.labelledRows();
    NextRuns next;
    next.measuredAlready = measured.size() == all.size();
    if (next.measuredAlready) {
        measured = prepare(input).split.shots;
        std::ranges::sort(measured);
    }
    const Matrix space = spaceOf(input, source, seeded);
    seeded.checkCancelled();
    next.rows =
        selectRuns(space, without(all, measured), measured, {options.count, options.cost}, seeded);
    return next;
}

std::string nextRunsCsv(const Dataset& target, const Rows& rows) {
    const Table& table = *target.table;
    std::vector<std::string> cells{"row"};
    for (const Column& column : table.columns) cells.push_back(column.name);
    std::string csv = csvRecord(cells) + "\n";
    for (const Index row : rows) {
        cells = {std::to_string(row)};
        for (const Column& column : table.columns)
            cells.push_back(column.name == target.roles.response ? "" : column.text(row));
        csv += csvRecord(cells) + "\n";
    }
    return csv;
}

}  // namespace footbridge
