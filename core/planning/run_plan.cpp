// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/planning/run_plan.h"

#include <algorithm>
#include <cmath>

#include "core/planning/planning_messages.h"
#include "core/planning/run_selection.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/transfer/mixture/forecast.h"
#include "core/transfer/target_reader.h"

namespace footbridge {
namespace {

constexpr Index kMostCandidates = 3000;
constexpr std::size_t kFewestShots = 3;

/// In ascending order, so that what the caller's order was does not matter.
Rows someOf(Rows rows, std::uint64_t seed) {
    std::sort(rows.begin(), rows.end());
    const auto count = static_cast<Index>(rows.size());
    if (count <= kMostCandidates) return rows;
    Rows drawn;
    for (const Index at : Random(seed, "candidate runs").permutation(count)) {
        drawn.push_back(rows[static_cast<std::size_t>(at)]);
        if (static_cast<Index>(drawn.size()) == kMostCandidates) break;
    }
    std::sort(drawn.begin(), drawn.end());
    return drawn;
}

/// Costs of the given rows.
Vector costsOf(const Vector& all, const Rows& rows) {
    Vector costs = all(rows);
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (const double cost = costs[static_cast<Index>(i)]; !(cost > 0) || !std::isfinite(cost))
            throw Error(messages::kCostNotPositive, {rows[i]});
    return costs;
}

/// What the rows look like to the selection.
Matrix spaceOf(const SourceModel* source, const Dataset& target, const FeatureSchema& schema,
               const Matching& matching, const Rows& rows) {
    const Matrix seen = rawFeatures(target, schema);
    const Matrix raw = seen(rows, Eigen::all);
    if (source)
        return selectionSpace(featuresOf(viewOf(*source, schema, seen, matching), raw, false));
    TargetFeatures own;
    own.encoded = FeatureEncoder::fit(schema, seen).encode(raw);
    return selectionSpace(own);
}

Rows range(Index from, Index count) {
    Rows rows(static_cast<std::size_t>(count));
    for (Index i = 0; i < count; ++i) rows[static_cast<std::size_t>(i)] = from + i;
    return rows;
}

/// What the chosen rows are worth with all that will be known of them then.
double errorRatio(const SourceModel& source, const Dataset& target, const Matching& matching,
                  const Rows& measured, const Rows& chosen, const RunContext& context) {
    if (measured.size() < kFewestShots || chosen.empty()) return RunPlan::kNone;
    Rows labelled;
    const Vector response = target.response();
    for (const Index row : measured)
        if (std::isfinite(response[row])) labelled.push_back(row);
    if (labelled.size() < kFewestShots) return RunPlan::kNone;
    const TargetReading reading = readTarget(source, target, {labelled}, matching, context);
    return expectedErrorRatio(
        reading, featuresOf(reading.view, rawFeatures(target, reading.view.schema, chosen)),
        context);
}

}  // namespace

Dataset beforeRun(Dataset dataset) {
    std::vector<std::string>& ignored = dataset.roles.ignored;
    for (const std::string& name : dataset.roles.afterRun)
        if (std::find(ignored.begin(), ignored.end(), name) == ignored.end())
            ignored.push_back(name);
    return dataset;
}

RunPlan planRuns(const SourceModel* source, const Dataset& target, const Matching& matching,
                 const RunPlanRequest& request, const RunContext& context) {
    const FeatureSchema schema = target.schema();
    if (schema.size() == 0) throw Error(messages::kNothingKnownBefore, {target.label});
    RunPlan plan;
    for (const Feature& feature : schema.features) plan.columns.push_back(feature.name);

    const Rows candidates = someOf(request.candidates, context.seed);
    const Rows measured = someOf(request.measured, context.seed);
    Rows rows = candidates;
    rows.insert(rows.end(), measured.begin(), measured.end());
    if (candidates.empty()) return plan;
    const Matrix space = spaceOf(source, target, schema, matching, rows);
    context.checkCancelled();
    RunSelectionOptions options;
    options.count = request.count;
    const std::vector<int> groups = target.groupKeys();
    if (!groups.empty())
        for (const Index row : rows)
            options.groups.push_back(groups[static_cast<std::size_t>(row)]);
    const auto count = static_cast<Index>(candidates.size());
    if (request.cost.size() > 0) {
        options.cost = Vector::Ones(static_cast<Index>(rows.size()));
        options.cost.head(count) = costsOf(request.cost, candidates);
    }
    const Rows chosen =
        selectRuns(space, range(0, count), range(count, static_cast<Index>(measured.size())),
                   options, context);
    for (const Index at : chosen) plan.rows.push_back(candidates[static_cast<std::size_t>(at)]);
    if (options.cost.size() > 0) plan.cost = options.cost(chosen).sum();
    if (source)
        plan.errorRatio =
            errorRatio(*source, target, matching, request.measured, plan.rows, context);
    return plan;
}

}  // namespace footbridge
