// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/severity_matrix.h"

#include <algorithm>
#include <mutex>

#include "core/matching/common_ground.h"
#include "core/metrics/splits.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/severity/severity_messages.h"
#include "core/source/source_training.h"
#include "core/table/number_range.h"

namespace footbridge {
namespace {

constexpr std::size_t kFewestLabelledRows = 5;

Rows drawShots(const Dataset& target, Index shots, std::uint64_t seed) {
    const Rows labelled = target.labelledRows();
    const auto most = static_cast<Index>(labelled.size());
    ShotRequest request{ShotRequest::Kind::Count, static_cast<double>(std::min(shots, most)), {}};
    try {
        return drawSplit(labelled, target.groupKeys(), target.table->rows(), request, 0,
                         deriveSeed(seed, target.label))
            .shots;
    } catch (const Error&) {
        // Fewer rows in the groups that shots may come from: all of them.
        request.kind = ShotRequest::Kind::AllLabelled;
        return drawSplit(labelled, target.groupKeys(), target.table->rows(), request, 0, seed)
            .shots;
    }
}

/// In the source's unit, since its model speaks that.
Dataset asUnderstoodBy(const Dataset& source, const Dataset& target) {
    return inTargetUnit(std::span(&target, 1), source).front();
}

SeverityCell cellOf(const Dataset& source, const Dataset& target, const Rows& shots,
                    std::size_t number, const SourceModelOf& modelOf, const RunContext& context) {
    const std::span<const Dataset> sources(&source, 1);
    const Dataset converted = asUnderstoodBy(source, target);
    const Matching matching = matchFeatures(sources, converted);
    const auto kind = responseKind(sources, converted, shots);
    const auto model = modelOf(number, commonColumns(matching), kind);
    context.checkCancelled();
    const auto prepare = [&](SeverityParts parts) {
        return preparePair(*model, sources, converted, matching, context, Pool::All, {}, parts);
    };
    PreparedPair prepared = prepare(SeverityParts::Responses);
    Severity severity = scoreShots(prepared, *model, converted, shots);
    if (severity.gate < 1) {  // only then can the features open it further
        prepared = prepare(SeverityParts::Headline);
        severity = scoreShots(prepared, *model, converted, shots);
    }
    SeverityCell cell;
    cell.headline = severity.headline;
    cell.bandLow = severity.bandLow;
    cell.bandHigh = severity.bandHigh;
    cell.gate = severity.gate;
    cell.factor = severity.factor;
    cell.shots = severity.shots;
    cell.matched = prepared.severity.matched;
    cell.weakSource = severity.weakSource;
    cell.rough = severity.rough;
    cell.summary = severity.summary;
    return cell;
}

bool isUsable(const Dataset& table) {
    return !table.roles.response.empty() && table.labelledRows().size() >= kFewestLabelledRows;
}

struct Direction {
    std::size_t from = 0, to = 0;
};

}  // namespace

SeverityMatrix severityMatrix(std::span<const Dataset> tables, const SourceModelOf& modelOf,
                              const SeverityMatrixOptions& options, const RunContext& context) {
    SeverityMatrix matrix;
    matrix.cells.assign(tables.size(), std::vector<SeverityCell>(tables.size()));
    std::vector<bool> usable;
    std::vector<Rows> shots;
    for (const Dataset& table : tables) {
        matrix.labels.push_back(table.label);
        usable.push_back(isUsable(table));
        if (usable.back()) checkNumbers(*table.table, table.roles);
        shots.push_back(usable.back() ? drawShots(table, options.shots, context.seed) : Rows());
    }
    std::vector<Direction> directions;
    for (std::size_t from = 0; from < tables.size(); ++from)
        for (std::size_t to = 0; to < tables.size(); ++to)
            if (from != to && usable[from] && usable[to]) directions.push_back({from, to});

    std::size_t finished = 0;
    std::mutex mutex;
    RunContext quiet = context;
    quiet.sink = nullptr;
    context.threads.parallel(directions.size(), [&](std::size_t i) {
        const auto [from, to] = directions[i];
        quiet.checkCancelled();
        const SeverityCell cell = cellOf(tables[from], tables[to], shots[to], from, modelOf, quiet);
        const std::lock_guard lock(mutex);
        matrix.cells[from][to] = cell;
        if (options.onCell) options.onCell(from, to, cell);
        context.report(Message(messages::kMeasuringPair, {tables[from].label, tables[to].label}),
                       static_cast<double>(++finished) / static_cast<double>(directions.size()));
    });
    return matrix;
}

}  // namespace footbridge
