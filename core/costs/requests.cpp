// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/requests.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/costs/costs_messages.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

constexpr int kPaddings = 60;
constexpr double kMostPadding = 3;
constexpr std::array kLevels{0.5, 0.55, 0.6,  0.65, 0.7,  0.75, 0.8,  0.85, 0.88,
                             0.9, 0.92, 0.94, 0.95, 0.96, 0.97, 0.98, 0.99};

std::size_t rankOf(double level, std::size_t n) {
    // 0.9 * 30 is a little above 27 in binary; without the slack it would ask for the 28th.
    const double rank = std::ceil(level * static_cast<double>(n + 1) - 1e-9);
    return static_cast<std::size_t>(std::max(1.0, rank));
}

PlannedRun runOf(const KnownRuns& known, Index i) {
    return {known.predicted[i], known.spread.size() > 0 ? known.spread[i] : 1};
}

/// The bound for a run that is among the residuals, by the others.
double shiftWithout(const std::vector<double>& residuals, double own, double level) {
    const std::size_t rank = rankOf(level, residuals.size() - 1);
    const auto at = static_cast<std::size_t>(
        std::lower_bound(residuals.begin(), residuals.end(), own) - residuals.begin());
    return residuals[at < rank ? rank : rank - 1];
}

}  // namespace

std::vector<double> KnownRuns::residuals() const {
    std::vector<double> result;
    for (Index i = 0; i < v.size(); ++i) {
        const double residual = (v[i] - predicted[i]) / runOf(*this, i).spread;
        if (std::isfinite(residual)) result.push_back(residual);
    }
    std::sort(result.begin(), result.end());
    return result;
}

Vector KnownRuns::actual() const {
    return v.unaryExpr([this](double value) { return backward(value); });
}

double RequestRule::request(const PlannedRun& run, const Backward& backward) const {
    if (kind == Kind::Padded) return factor * backward(run.predicted);
    return backward(run.predicted + shift * run.spread);
}

RequestRule upperBound(const std::vector<double>& residuals, double probability) {
    if (!(probability > 0) || !(probability < 1))
        throw Error(messages::kCostProbabilityRange, {probability});
    if (residuals.empty()) throw Error(messages::kCostNoRuns);
    const std::size_t n = residuals.size(), rank = rankOf(probability, n);
    if (rank > n) {
        const auto count = static_cast<double>(n);
        // Rounded down, so that what is offered is granted.
        const double most = std::floor(1000 * count / (count + 1)) / 1000;
        throw Error(
            messages::kCostTooFewForProbability,
            {probability, n,
             static_cast<std::int64_t>(std::ceil(probability / (1 - probability) - 1e-9)), most});
    }
    return {RequestRule::Kind::UpperBound, 1, probability, residuals[rank - 1]};
}

std::vector<ScoredRule> scoredRules(const KnownRuns& known, const CostSettings& settings) {
    const std::vector<double> residuals = known.residuals();
    if (residuals.empty()) throw Error(messages::kCostNoRuns);
    const Vector actual = known.actual();
    std::vector<ScoredRule> rules;
    const auto score = [&](const RequestRule& rule, const auto& requestOfRow) {
        Vector requests(actual.size());
        for (Index i = 0; i < actual.size(); ++i) requests[i] = requestOfRow(i);
        rules.push_back({rule, costMetrics(requests, actual, {}, settings)});
    };
    for (int i = 0; i <= kPaddings; ++i) {
        const RequestRule rule{RequestRule::Kind::Padded, 1 + kMostPadding * i / kPaddings, 0, 0};
        score(rule, [&](Index row) { return rule.request(runOf(known, row), known.backward); });
    }
    const std::size_t n = residuals.size();
    for (const double level : kLevels) {
        if (n < 2 || rankOf(level, n) > n || rankOf(level, n - 1) > n - 1) break;
        const RequestRule rule = upperBound(residuals, level);
        score(rule, [&](Index row) {
            const PlannedRun run = runOf(known, row);
            RequestRule own = rule;
            own.shift = shiftWithout(residuals, (known.v[row] - run.predicted) / run.spread, level);
            return own.request(run, known.backward);
        });
    }
    return rules;
}

ScoredRule cheapestRule(const std::vector<ScoredRule>& rules) {
    const ScoredRule* best = nullptr;
    for (const ScoredRule& rule : rules)
        if (std::isfinite(rule.metrics.cost) && (!best || rule.metrics.cost < best->metrics.cost))
            best = &rule;
    if (!best) throw Error(messages::kCostNoRuns);
    return *best;
}

Outlook outlookOf(double request, const PlannedRun& run, const std::vector<double>& residuals,
                  const Backward& backward, const CostSettings& settings) {
    if (residuals.empty()) throw Error(messages::kCostNoRuns);
    Outlook outlook;
    double exceeded = 0, count = 0;
    for (const double residual : residuals) {
        const double actual = backward(run.predicted + residual * run.spread);
        if (actual > settings.site.rounded(request)) ++exceeded;
        const auto attempts = attemptsOf(request, actual, settings.site);
        if (!attempts) continue;
        ++count;
        outlook.attempts += attempts->kills + 1;
        outlook.solution += attempts->solution;
        outlook.charged += attempts->charged;
        outlook.cost += relativeCost(*attempts, actual, settings.ratio, settings.site) *
                        std::max(settings.site.rounded(actual), actual);
    }
    outlook.chanceKilled = (exceeded + 1) / static_cast<double>(residuals.size() + 1);
    const double n = count > 0 ? count : std::numeric_limits<double>::quiet_NaN();
    outlook.attempts /= n;
    outlook.solution /= n;
    outlook.charged /= n;
    outlook.cost /= n;
    return outlook;
}

}  // namespace footbridge
