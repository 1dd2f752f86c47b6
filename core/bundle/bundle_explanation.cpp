// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/bundle_explanation.h"

#include <numeric>

#include "core/analysis/continuation.h"
#include "core/bundle/bundle_messages.h"
#include "core/matching/aligned_table.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

std::shared_ptr<const AdaptedModel> modelOf(const Bundle& bundle) {
    return std::make_shared<const AdaptedModel>(bundle.model);
}

Rows allOf(const Dataset& dataset) {
    Rows rows(static_cast<std::size_t>(dataset.table->rows()));
    std::iota(rows.begin(), rows.end(), Index{0});
    return rows;
}

Matching matchingOf(const Bundle& bundle) {
    Matching matching;
    for (const auto& [source, target] : bundle.provenance.matched)
        matching.matched.push_back({source, target});
    return matching;
}

}  // namespace

ExplainedModel explainedBundle(const Bundle& bundle, const std::vector<Dataset>& sources) {
    ExplainedModel explained{modelOf(bundle), backgroundOf(bundle.samples), {}};
    const FeatureSchema& schema = bundle.model.schema;
    if (bundle.state) {
        ComparedRows shots = comparedShots(bundle.state->shots, schema, allOf(bundle.state->shots));
        // Where they stand in the table that they were taken from.
        if (bundle.provenance.shots.size() == shots.rows.size())
            shots.rows = bundle.provenance.shots;
        explained.compared.push_back(std::move(shots));
    }
    if (sources.empty()) return explained;
    const Matching matching = matchingOf(bundle);
    const FeatureSchema known = sources.front().schema();
    for (const Dataset& source : sources)
        explained.compared.push_back(comparedSource(
            withResponseIn(source, bundle.model.responseUnit), known, schema, matching));
    return explained;
}

std::optional<Column> measuredColumn(const Table& table, const AdaptedModel& model) {
    const Feature response{model.responseName, ColumnType::Number, model.responseUnit, {}};
    try {
        const AlignedTable aligned = alignColumns(table, {&response, 1}, false);
        const Column* column = aligned.table.find(model.responseName);
        if (column && column->type == ColumnType::Number) return *column;
    } catch (const Error&) {
        // Another quantity of that name, or several that could be meant.
    }
    return std::nullopt;
}

ModelExplanation explainBundle(const Bundle& bundle, const Table& rows, const std::string& source,
                               const RunContext& context) {
    if (!bundle.state) throw Error(messages::kExplainWithoutShots, {source});
    const AdaptationState& state = *bundle.state;
    RunContext seeded = context;
    seeded.seed = state.seed;
    const auto model = modelOf(bundle);
    const Matrix background = backgroundOf(bundle.samples);
    if (measuredColumn(rows, bundle.model)) {
        const Continuation joined = continueFrom(state, rows, {ShotRequest::Kind::Rows, 0, {}});
        if (joined.split.test.size() >= kFewestUnseen)
            return withCurves(importanceOn({{model, joined.split.test}}, UnseenKind::TestRows,
                                           joined.input.target, seeded),
                              *model, background, seeded);
    }
    const Rows shots = allOf(state.shots);
    const std::vector<UnseenBy> held =
        heldOutModels({*state.source, state.shots, shots, state.matching, state.pool,
                       state.labelFreeGate, state.costing, bundle.model.strategy},
                      seeded.part(0, 0.8));
    return withCurves(
        importanceOn(held, UnseenKind::HeldOutShots, state.shots, seeded.part(0.8, 1)), *model,
        background, seeded);
}

}  // namespace footbridge
