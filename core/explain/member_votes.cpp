// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/member_votes.h"

#include <algorithm>

#include "core/explain/explain_messages.h"
#include "core/graph/interpreter.h"
#include "core/transfer/mixture/aligned_member.h"

namespace footbridge {
namespace {

constexpr double kRounding = 1e-9;

}  // namespace

MixtureVotes votesOn(const AdaptedModel& model, const Vector& row, const RunContext& context) {
    MixtureVotes result;
    if (!model.mixture) return result;
    const MixtureParts& parts = *model.mixture;
    const Matrix x = row.transpose();
    const auto add = [&](const std::string& name, double weight, double v, double distance) {
        result.votes.push_back({name, weight, v, model.transform.backward(v), distance});
    };
    result.spread = graph::runTo(model.graph, parts.spread, x, context)(0, 0);
    result.shift = parts.shift * result.spread;
    const double square = std::max(result.spread * result.spread, 1e-300);
    if (parts.members >= 0 && parts.gate > 0) {
        const Matrix values = graph::runTo(model.graph, parts.members, x, context);
        double mean = 0;
        for (Index m = 0; m < values.cols(); ++m)
            mean += parts.terms[static_cast<std::size_t>(m)].weight * values(0, m);
        for (Index m = 0; m < values.cols(); ++m) {
            const MixtureParts::Term& term = parts.terms[static_cast<std::size_t>(m)];
            const double away = values(0, m) - mean;
            add(term.name, parts.gate * term.weight, values(0, m),
                parts.gate * term.weight * away * away / square);
            result.disagreement += result.votes.back().distance;
        }
    }
    // Models of versions before leverage counted have none.
    const double rest = 1 - result.disagreement - parts.leastVariance / square;
    if (rest > kRounding) result.leverage = rest;
    if (parts.source >= 0 && parts.gate < 1)
        add(kSourceAsItIsName, 1 - parts.gate,
            graph::runTo(model.graph, parts.source, x, context)(0, 0), 0);
    std::stable_sort(result.votes.begin(), result.votes.end(),
                     [](const auto& a, const auto& b) { return a.weight > b.weight; });
    return result;
}

Message memberTitle(const std::string& name) {
    using namespace messages;
    if (name == "mean") return kMemberMean;
    if (name == "ridge") return kMemberRidge;
    if (name == "offset") return kMemberOffset;
    if (name == "lp") return kMemberProbe;
    if (name == "et") return kMemberForest;
    if (name == "multi + et") return kMemberResidualForest;
    if (name == kAlignedSourceName) return kMemberAligned;
    if (name == kProcessesName) return kMemberProcesses;
    if (name == kSourceAsItIsName) return kMemberSource;
    return {kMemberOther, {name}};
}

}  // namespace footbridge
