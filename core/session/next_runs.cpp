// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/next_runs.h"

#include <algorithm>
#include <numeric>

#include "core/run/error.h"
#include "core/run/random.h"
#include "core/session/session_messages.h"
#include "core/table/csv_writer.h"
#include "core/transfer/run_selection.h"
#include "core/transfer/target_reader.h"

namespace footbridge {
namespace {

/// Rows looked at where there are more: as many as selectRuns would cluster.
constexpr std::size_t kMostRows = 3000;

Rows drawn(const Rows& rows, const char* purpose, std::uint64_t seed) {
    if (rows.size() <= kMostRows) return rows;
    const Rows order = Random(seed, purpose).permutation(static_cast<Index>(rows.size()));
    Rows some;
    for (std::size_t i = 0; i < kMostRows; ++i)
        some.push_back(rows[static_cast<std::size_t>(order[i])]);
    std::ranges::sort(some);
    return some;
}

/// What the rows look like by their own features.
Matrix ownSpace(const Dataset& target, const Rows& rows) {
    const FeatureSchema schema = target.schema();
    const Matrix raw = rawFeatures(target, schema, rows);
    TargetFeatures features;
    features.encoded = FeatureEncoder::fit(schema, raw).encode(raw);
    return selectionSpace(features);
}

/// What they look like to a source model, which knows what changes the response.
Matrix sourceSpace(const AnalysisInput& input, const SourceModel& source, const Rows& rows,
                   const RunContext& context) {
    const Analysis prepared = prepare(input);
    const TargetRows pool{prepared.split.shots, input.pool == Pool::Shots};
    const TargetReading reading =
        readTarget(source, input.target, pool, prepared.matching, context);
    const Matrix raw = rawFeatures(input.target, reading.view.schema, rows);
    return selectionSpace(featuresOf(reading.view, raw, false));
}

Matrix spaceOf(const AnalysisInput& input, const std::shared_ptr<const SourceModel>& source,
               const Rows& rows, const RunContext& context) {
    if (!source) return ownSpace(input.target, rows);
    try {
        return sourceSpace(input, *source, rows, context);
    } catch (const Error&) {
        // Too few measured rows to draw shots from, or a source model of other columns.
        return ownSpace(input.target, rows);
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
    // The space holds the candidates first, then what is measured.
    Rows rows = drawn(without(all, measured), "next run candidates", input.seed);
    if (rows.empty()) return next;
    const auto candidates = static_cast<Index>(rows.size());
    std::ranges::copy(drawn(measured, "measured runs", input.seed), std::back_inserter(rows));
    const Matrix space = spaceOf(input, source, rows, seeded);
    seeded.checkCancelled();
    Rows places(rows.size());
    std::iota(places.begin(), places.end(), Index{0});
    RunSelectionOptions selection{options.count, {}};
    if (options.cost.size() > 0) selection.cost = options.cost(rows);
    const Rows chosen =
        selectRuns(space, Rows(places.begin(), places.begin() + candidates),
                   Rows(places.begin() + candidates, places.end()), selection, seeded);
    for (const Index place : chosen) next.rows.push_back(rows[static_cast<std::size_t>(place)]);
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
