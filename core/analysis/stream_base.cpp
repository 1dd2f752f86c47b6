// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/stream_base.h"

#include <cmath>

#include "core/analysis/proposal.h"

namespace footbridge {

std::shared_ptr<const StreamBase> streamBase(const AdaptedModel& model) {
    auto base = std::make_shared<StreamBase>();
    base->graph = model.graph;
    base->graph.lower = base->graph.upper = -1;
    base->typical = model.typicalResponse > 0 ? model.typicalResponse : 1;
    base->respond = [model](const Vector& raw) { return model.predict(raw.transpose()).value[0]; };
    return base;
}

AdaptedModel adaptToStream(const std::vector<std::shared_ptr<const Table>>& sources,
                           const Dataset& first, const RunContext& context) {
    AnalysisInput input;
    for (const auto& table : sources)
        input.sources.push_back(
            makeDataset(table, proposedSourceRoles(*table, first.roles.response)));
    input.target = first;
    input.strategies = {Strategy::Auto};
    input.seed = context.seed;
    const Analysis analysis = analyse(input, context);
    return analysis.adaptation->chosen().model;
}

}  // namespace footbridge
