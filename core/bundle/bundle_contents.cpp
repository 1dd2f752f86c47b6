// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/bundle_contents.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "core/analysis/continuation.h"
#include "core/run/checksum.h"
#include "core/run/random.h"
#include "core/table/csv_writer.h"

namespace footbridge {
namespace {

constexpr Index kMostSamples = 200;

Rows evenlySpread(const Rows& rows) {
    const auto all = static_cast<Index>(rows.size());
    const Index count = std::min(kMostSamples, all);
    Rows chosen;
    for (Index i = 0; i < count; ++i)
        chosen.push_back(rows[static_cast<std::size_t>(i * all / count)]);
    return chosen;
}

/// Rows that are no runs: every number and level at random among those the model knows.
Matrix madeUpRows(const AdaptedModel& model, std::uint64_t seed) {
    Random random(seed, "samples without shots");
    Matrix rows(kMostSamples, model.schema.size());
    for (Index row = 0; row < rows.rows(); ++row)
        for (Index column = 0; column < rows.cols(); ++column) {
            const auto at = static_cast<std::size_t>(column);
            const double low = model.low[at], high = model.high[at], share = random.uniform();
            const auto levels = model.schema.features[at].levels.size();
            rows(row, column) = levels > 0 ? std::floor(share * static_cast<double>(levels))
                                           : low + share * (high - low);
        }
    return rows;
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
        if (const Role role = target.roles.roleOf(column.name);
            role == Role::Feature || role == Role::Response)
            columns.push_back(&column);
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

void leaveOutShots(Provenance& provenance) {
    provenance.shotsLeftOut = static_cast<Index>(provenance.shots.size());
    provenance.shots.clear();
    provenance.shotsChecksum.clear();
}

BundleContents bundleContents(const AnalysisInput& input, const Analysis& analysis,
                              const AdaptedModel& model, const Matrix& raw,
                              const InputPolicy& policy, bool withShots) {
    BundleContents contents;
    contents.provenance = provenanceOf(input, analysis);
    contents.extras.policy = policy;
    contents.extras.compileCode = true;
    const Rows& shots = analysis.split.shots;
    Rows rows;
    for (Index row = 0; row < raw.rows(); ++row)
        if (withShots || std::find(shots.begin(), shots.end(), row) == shots.end())
            rows.push_back(row);
    contents.samples =
        rows.empty() ? madeUpRows(model, input.seed) : Matrix(raw(evenlySpread(rows), Eigen::all));
    if (withShots) {
        contents.extras.state = stateOf(input, analysis);
    } else {
        leaveOutShots(contents.provenance);
    }
    return contents;
}

}  // namespace footbridge
