// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/reallocation.h"

#include <algorithm>
#include <cmath>

#include "core/costs/costs_messages.h"
#include "core/run/error.h"

namespace footbridge {

void SiteRules::check() const {
    const bool fits = granularity >= 0 && granularity <= kMost && minimum >= 0 &&
                      minimum <= kMost && maximum > 0 && maximum >= minimum &&
                      maximum >= granularity;
    if (!fits) throw Error(messages::kCostSiteRules, {minimum, maximum, granularity});
    if (!(resubmission >= 0 && resubmission <= kMost))
        throw Error(messages::kCostResubmission, {resubmission});
}

double SiteRules::rounded(double request) const {
    // From there on every number is a multiple, as far as doubles tell.
    constexpr double kCountless = 0x1p53;
    double least = std::max(request, minimum);
    // A request that is a multiple but for rounding stays where it is.
    if (granularity > 0 && least < kCountless * granularity)
        least = granularity * std::ceil(least / granularity - 1e-9);
    return std::min(std::max(least, request), maximum);
}

std::optional<Attempts> attemptsOf(double request, double actual, const SiteRules& site) {
    if (!(request > 0) || !(actual > 0) || !std::isfinite(request) || !(actual <= site.maximum))
        return std::nullopt;
    Attempts attempts;
    attempts.last = site.rounded(request);
    while (attempts.last < actual) {
        attempts.lost += attempts.last;
        ++attempts.kills;
        attempts.last = site.rounded(2 * attempts.last);
    }
    const double again = attempts.kills * site.resubmission;
    attempts.idle = attempts.last - actual;
    attempts.solution = attempts.lost + actual + again;
    attempts.charged =
        attempts.lost + (site.billing == Billing::Use ? actual : attempts.last) + again;
    return attempts;
}

double relativeCost(const Attempts& attempts, double actual, double ratio, const SiteRules& site) {
    const double cost =
        actual + attempts.idle + ratio * (attempts.lost + attempts.kills * site.resubmission);
    return cost / std::max(site.rounded(actual), actual);
}

}  // namespace footbridge
