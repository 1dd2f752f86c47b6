// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/alternatives.h"

#include <map>

#include "core/bundle/bundle_messages.h"
#include "core/bundle/input_policy.h"
#include "core/run/error.h"
#include "core/run/number_text.h"
#include "core/table/number_column.h"
#include "core/transfer/planned_runs.h"

namespace footbridge {

void tellApart(std::vector<PricedPlatform>& platforms) {
    std::map<std::string, int> byName, byFile;
    for (const PricedPlatform& each : platforms) {
        ++byName[each.name];
        ++byFile[each.name + '\n' + each.path];
    }
    for (PricedPlatform& each : platforms) {
        if (byName[each.name] < 2) continue;
        const bool sameFile = byFile[each.name + '\n' + each.path] > 1;
        each.name += " (" + each.path + (sameFile ? "=" + formatNumber(each.price) : "") + ")";
    }
}

std::vector<Alternative> alternativesOn(const PricedPlatform& platform, const Table& candidates,
                                        const std::string& nodes, const Costing& costing,
                                        const RunContext& context) {
    const AdaptedModel& model = platform.bundle.model;
    if (model.residuals.empty()) throw Error(messages::kBundleNoErrors, {platform.name});
    const ModelInput input = readInput(candidates, model, platform.bundle.policy);
    const std::vector<PlannedRun> runs = plannedRuns(model, model.predict(input.raw, context));
    const Backward backward = backwardOf(model);
    const SiteRules site = costing.settings().site;
    const RequestRule rule = ruleFor(model, costing, runs);
    const std::vector<double>* counts = nodes.empty() ? nullptr : &numbersOf(candidates, nodes);
    std::vector<Alternative> alternatives;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        context.checkCancelled();
        Alternative one;
        one.platform = platform.name;
        one.nodes = counts ? (*counts)[i] : 1;
        one.price = platform.price;
        one.request = site.rounded(rule.request(runs[i], backward));
        one.run = runs[i];
        one.residuals = model.residuals;
        one.backward = backward;
        one.site = site;
        alternatives.push_back(std::move(one));
    }
    return alternatives;
}

}  // namespace footbridge
