// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/recommendation.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "core/costs/costs_messages.h"
#include "core/run/error.h"
#include "core/run/missing.h"

namespace footbridge {
namespace {

Assessment assess(const Alternative& place, const Limits& limits) {
    double time = 0, price = 0, missed = 0, count = 0;
    const bool hasNodes = place.nodes > 0 && std::isfinite(place.nodes);
    for (const double residual : place.residuals) {
        const double actual = place.backward(place.run.predicted + residual * place.run.spread);
        const auto attempts =
            hasNodes ? attemptsOf(place.request, actual, place.site) : std::nullopt;
        const double paid = attempts ? place.price * place.nodes * attempts->charged : 0;
        if (!attempts || attempts->solution > limits.deadline || paid > limits.budget) ++missed;
        if (!attempts) continue;
        ++count;
        time += attempts->solution;
        price += paid;
    }
    const double n = count > 0 ? count : kMissing;
    return {time / n, price / n, (missed + 1) / static_cast<double>(place.residuals.size() + 1),
            false};
}

bool beats(const Assessment& a, const Assessment& b) {
    return a.time <= b.time && a.price <= b.price && (a.time < b.time || a.price < b.price);
}

}  // namespace

PlaceRecommendation recommend(const std::vector<Alternative>& alternatives, const Limits& limits) {
    if (!(limits.deadline > 0) || !(limits.budget > 0))
        throw Error(messages::kCostLimits, {std::min(limits.deadline, limits.budget)});
    const bool limited = std::isfinite(limits.deadline) || std::isfinite(limits.budget);
    const bool fastest = std::isfinite(limits.budget) && !std::isfinite(limits.deadline);
    PlaceRecommendation result;
    for (const Alternative& place : alternatives) {
        result.assessments.push_back(assess(place, limits));
        if (!limited) result.assessments.back().chanceMissed = 0;
    }
    const auto order = [&](const Assessment& each) {
        const bool within = each.chanceMissed <= limits.risk;
        return std::tuple(!within, within ? 0 : each.chanceMissed, fastest ? each.time : each.price,
                          fastest ? each.price : each.time);
    };
    for (std::size_t i = 0; i < result.assessments.size(); ++i) {
        Assessment& own = result.assessments[i];
        if (!std::isfinite(own.time)) continue;
        own.onFront = true;
        for (const Assessment& other : result.assessments)
            if (beats(other, own)) own.onFront = false;
        if (!result.best || order(own) < order(result.assessments[*result.best])) result.best = i;
    }
    if (result.best)
        result.withinRisk = result.assessments[*result.best].chanceMissed <= limits.risk;
    return result;
}

}  // namespace footbridge
