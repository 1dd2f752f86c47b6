// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/alternatives.h"

#include "core/bundle/bundle_messages.h"
#include "core/bundle/input_policy.h"
#include "core/run/error.h"
#include "core/table/number_column.h"
#include "core/transfer/planned_runs.h"

namespace footbridge {

std::vector<Alternative> alternativesOn(const PricedPlatform& platform, const Table& candidates,
                                        const std::string& nodes, const Costing& costing,
                                        const RunContext& context) {
    const AdaptedModel& model = platform.bundle.model;
    if (model.residuals.empty()) throw Error(messages::kBundleNoErrors, {platform.name});
    const ModelInput input = readInput(candidates, model, platform.bundle.policy);
    const std::vector<PlannedRun> runs = plannedRuns(model, model.predict(input.raw, context));
    const Backward backward = backwardOf(model);
    const CostSettings settings = costing.settings();
    const auto& probability = costing.requests ? costing.requests->probability : std::nullopt;
    const RequestRule rule = probability ? upperBound(model.residuals, *probability)
                                         : cheapestFor(runs, model.residuals, backward, settings);
    const std::vector<double>* counts = nodes.empty() ? nullptr : &numbersOf(candidates, nodes);
    std::vector<Alternative> alternatives;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        context.checkCancelled();
        Alternative one;
        one.platform = platform.name;
        one.nodes = counts ? (*counts)[i] : 1;
        one.price = platform.price;
        one.request = settings.site.rounded(rule.request(runs[i], backward));
        one.run = runs[i];
        one.residuals = model.residuals;
        one.backward = backward;
        alternatives.push_back(std::move(one));
    }
    return alternatives;
}

}  // namespace footbridge
