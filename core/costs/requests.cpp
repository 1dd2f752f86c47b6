// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/requests.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>

#include "core/costs/costs_messages.h"
#include "core/metrics/errors.h"
#include "core/run/error.h"
#include "core/run/missing.h"

namespace footbridge {
namespace {

// Paddings grow by a twentieth of the prediction up to four times it, then by a tenth of
// themselves.
constexpr double kPaddingStep = 0.05, kEvenPaddings = 4, kPaddingGrowth = 1.1, kMostPadding = 64;
constexpr std::array kLevels{0.5, 0.55, 0.6,  0.65, 0.7,  0.75, 0.8,  0.85, 0.88,
                             0.9, 0.92, 0.94, 0.95, 0.96, 0.97, 0.98, 0.99};

constexpr int kBeyond = 20;
constexpr double kClearly = 2;              // standard errors
constexpr Index kRowsBetweenChecks = 1024;  ///< whether to stop

/// In the response's unit: used, idle, and the ratio times lost. Nothing where it cannot be had.
std::optional<double> costOf(double request, double actual, const CostSettings& settings) {
    const auto attempts = attemptsOf(request, actual, settings.site);
    if (!attempts) return std::nullopt;
    return relativeCost(*attempts, actual, settings.ratio, settings.site) *
           std::max(settings.site.rounded(actual), actual);
}

std::size_t rankOf(double level, std::size_t n) {
    // 0.9 * 30 is a little above 27 in binary; without the slack it would ask for the 28th.
    const double rank = std::ceil(level * static_cast<double>(n + 1) - 1e-9);
    return static_cast<std::size_t>(std::max(1.0, rank));
}

PlannedRun runOf(const KnownRuns& known, Index i) {
    PlannedRun run{known.predicted[i], known.spread.size() > 0 ? known.spread[i] : 1};
    if (known.most.size() > 0) run.most = mostOf(known.most[i]);
    return run;
}

/// The bound for a run that is among the residuals, by the others.
double shiftWithout(const std::vector<double>& residuals, double own, double level) {
    const std::size_t rank = std::min(rankOf(level, residuals.size() - 1), residuals.size() - 1);
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

double mostOf(double cell) {
    return cell > 0 ? cell : std::numeric_limits<double>::infinity();
}

double PlannedRun::response(double residual, const Backward& backward) const {
    return std::min(most, backward(predicted + residual * spread));
}

double RequestRule::request(const PlannedRun& run, const Backward& backward) const {
    if (limit && std::isfinite(run.most)) return run.most;
    if (kind == Kind::UpperBound) return run.response(shift, backward);
    return std::min(run.most, factor * backward(run.predicted));
}

std::vector<double> errorsBeyond(const std::vector<double>& residuals) {
    if (residuals.size() < 2) return {};
    const double middle =
        median(Eigen::Map<const Vector>(residuals.data(), static_cast<Index>(residuals.size())));
    double excess = 0, count = 0;
    for (const double residual : residuals)
        if (residual >= middle) excess += residual - middle, ++count;
    std::vector<double> beyond;
    for (int i = 0; i < kBeyond; ++i)
        beyond.push_back(residuals.back() - excess / count * std::log(1 - (i + 0.5) / kBeyond));
    return beyond;
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

double requestWithout(const RequestRule& rule, const KnownRuns& known,
                      const std::vector<double>& residuals, Index row) {
    const PlannedRun run = runOf(known, row);
    RequestRule own = rule;
    const double residual = (known.v[row] - run.predicted) / run.spread;
    if (rule.kind == RequestRule::Kind::UpperBound && residuals.size() > 1)
        own.shift = shiftWithout(residuals, residual, rule.level);
    return own.request(run, known.backward);
}

namespace {

/// Of what is not missing; NaN where all is.
double meanOfNumbers(const Vector& values) {
    double sum = 0, count = 0;
    for (const double value : values)
        if (std::isfinite(value)) sum += value, ++count;
    return sum / count;
}

/// Whether a rule is expected to cost less than another by more than chance explains.
bool clearlyCheaper(const ScoredRule& rule, const ScoredRule& other) {
    const Vector saved = other.costs - rule.costs;
    const double mean = meanOfNumbers(saved);
    double squares = 0, count = 0;
    for (const double value : saved)
        if (std::isfinite(value)) squares += (value - mean) * (value - mean), ++count;
    return count > 1 && mean > kClearly * std::sqrt(squares / (count - 1) / count);
}

/// What a rule would have asked for each known run, the run itself left out of a bound.
ScoredRule scored(const RequestRule& rule, const KnownRuns& known,
                  const std::vector<double>& residuals, const CostSettings& settings,
                  const RunContext& context = {}) {
    const Vector actual = known.actual();
    const std::vector<double> beyond = errorsBeyond(residuals);
    const auto n = static_cast<double>(residuals.size());
    Vector requests(known.v.size());
    Vector costs = Vector::Constant(requests.size(), kMissing);
    for (Index i = 0; i < requests.size(); ++i) {
        if (i % kRowsBetweenChecks == 0) context.checkCancelled();
        requests[i] = requestWithout(rule, known, residuals, i);
        const auto seen = costOf(requests[i], actual[i], settings);
        if (!seen) continue;
        const PlannedRun run = runOf(known, i);
        double sum = 0, count = 0;
        for (const double error : beyond)
            if (const auto cost =
                    costOf(requests[i], run.response(error, known.backward), settings))
                sum += *cost, ++count;
        costs[i] = count > 0 ? (n * *seen + sum / count) / (n + 1) : *seen;
    }
    return {rule, costMetrics(requests, actual, {}, settings), costs, meanOfNumbers(costs)};
}

std::vector<double> paddings() {
    std::vector<double> factors;
    const int even = static_cast<int>(std::lround((kEvenPaddings - 1) / kPaddingStep));
    for (int i = 0; i <= even; ++i) factors.push_back(1 + kPaddingStep * i);
    while (factors.back() * kPaddingGrowth <= kMostPadding)
        factors.push_back(factors.back() * kPaddingGrowth);
    return factors;
}

/// What is chosen among: paddings, then bounds that so many residuals can promise, each without one
/// of them as well.
std::vector<RequestRule> candidates(const std::vector<double>& residuals) {
    if (residuals.empty()) throw Error(messages::kCostNoRuns);
    std::vector<RequestRule> rules;
    for (const double factor : paddings())
        rules.push_back({RequestRule::Kind::Padded, factor, 0, 0});
    const std::size_t n = residuals.size();
    for (const double level : kLevels) {
        if (n < 2 || rankOf(level, n) > n || rankOf(level, n - 1) > n - 1) break;
        rules.push_back(upperBound(residuals, level));
    }
    return rules;
}

}  // namespace

std::vector<ScoredRule> scoredRules(const KnownRuns& known, const CostSettings& settings,
                                    const RunContext& context) {
    const std::vector<double> residuals = known.residuals();
    const std::vector<RequestRule> all = candidates(residuals);
    std::vector<ScoredRule> rules;
    for (const RequestRule& rule : all) {
        rules.push_back(scored(rule, known, residuals, settings, context));
        context.report(messages::kCostComparingRules,
                       static_cast<double>(rules.size()) / static_cast<double>(all.size()));
    }
    const Vector& limits = known.most;
    if (limits.size() > 0 &&
        std::ranges::all_of(limits, [](double most) { return std::isfinite(mostOf(most)); })) {
        KnownRuns free = known;
        free.most = {};
        RequestRule rule = cheapestRule(scoredRules(free, settings)).rule;
        rule.limit = true;
        rules.push_back(scored(rule, known, residuals, settings, context));
    }
    return rules;
}

ScoredRule scoredBound(const KnownRuns& known, double probability, const CostSettings& settings) {
    const std::vector<double> residuals = known.residuals();
    const RequestRule rule = upperBound(residuals, probability);
    // With a single run, or with as few as the bound needs, none can be left out.
    const std::size_t others = residuals.size() - 1;
    if (others == 0 || rankOf(probability, others) > others)
        return {rule, unknownCosts(), {}, kMissing};
    return scored(rule, known, residuals, settings);
}

RequestRule cheapestFor(const std::vector<PlannedRun>& runs, const std::vector<double>& residuals,
                        const Backward& backward, const CostSettings& settings) {
    constexpr std::size_t kRuns = 100;
    const std::size_t step = std::max<std::size_t>(1, (runs.size() + kRuns - 1) / kRuns);
    RequestRule best;
    double least = std::numeric_limits<double>::infinity();
    int fewest = std::numeric_limits<int>::max();
    for (const RequestRule& rule : candidates(residuals)) {
        double sum = 0;
        int left = 0;
        for (std::size_t i = 0; i < runs.size(); i += step) {
            const double request = rule.request(runs[i], backward);
            const double cost = outlookOf(request, runs[i], residuals, backward, settings).cost;
            if (std::isfinite(cost))
                sum += cost;
            else
                ++left;
        }
        // A rule that asks for nothing at all of some runs is not cheap for that.
        if (std::tie(left, sum) < std::tie(fewest, least)) {
            std::tie(fewest, least) = std::tie(left, sum);
            best = rule;
        }
    }
    return best;
}

ScoredRule cheapestRule(const std::vector<ScoredRule>& rules) {
    const ScoredRule *best = nullptr, *limit = nullptr;
    const auto order = [](const ScoredRule& rule) {
        return std::pair(rule.metrics.left, rule.expected);
    };
    for (const ScoredRule& rule : rules) {
        if (!std::isfinite(rule.expected)) continue;
        if (rule.rule.limit) limit = &rule;
        if (!best || order(rule) < order(*best)) best = &rule;
    }
    if (!best) throw Error(messages::kCostNoRuns);
    const bool keep = limit && limit->metrics.left <= best->metrics.left;
    return keep && !clearlyCheaper(*best, *limit) ? *limit : *best;
}

double chanceAbove(double share, std::size_t n) {
    const auto count = static_cast<double>(n);
    return (share * count + 1) / (count + 1);
}

Outlook outlookOf(double request, const PlannedRun& run, const std::vector<double>& residuals,
                  const Backward& backward, const CostSettings& settings) {
    if (residuals.empty()) throw Error(messages::kCostNoRuns);
    Outlook outlook;
    double exceeded = 0, all = 0;
    const auto add = [&](double residual, double weight) {
        const double actual = run.response(residual, backward);
        const auto attempts = attemptsOf(request, actual, settings.site);
        if (!attempts) return;
        all += weight;
        outlook.attempts += weight * (attempts->kills + 1);
        outlook.solution += weight * attempts->solution;
        outlook.charged += weight * attempts->charged;
        outlook.cost += weight * *costOf(request, actual, settings);
    };
    for (const double residual : residuals) {
        if (run.response(residual, backward) > settings.site.rounded(request)) ++exceeded;
        add(residual, 1);
    }
    for (const double residual : errorsBeyond(residuals)) add(residual, 1.0 / kBeyond);
    outlook.chanceKilled = (exceeded + 1) / static_cast<double>(residuals.size() + 1);
    if (!(all > 0)) all = std::numeric_limits<double>::quiet_NaN();
    outlook.attempts /= all;
    outlook.solution /= all;
    outlook.charged /= all;
    outlook.cost /= all;
    return outlook;
}

}  // namespace footbridge
