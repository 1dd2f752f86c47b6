// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/request_study.h"

#include <cmath>
#include <utility>

namespace footbridge {
namespace {

constexpr int kRatios = 18;
constexpr double kMostRatio = 50, kFixedFactor = 1.5;
constexpr double kRulesDone = 0.05, kRatiosDone = 0.95;  ///< shares of the time

/// What a rule asks for each known run, by a bound that was found without it.
Vector requestsOf(const RequestRule& rule, const KnownRuns& known) {
    const std::vector<double> residuals = known.residuals();
    Vector requests(known.v.size());
    for (Index i = 0; i < requests.size(); ++i)
        requests[i] = requestWithout(rule, known, residuals, i);
    return requests;
}

/// Of all runs together, at each ratio. Ours is chosen anew for each, but for a probability that
/// somebody named.
std::vector<double> costsOfRules(const KnownRuns& known, const Costing& costing,
                                 const std::vector<double>& ratios, const RunContext& context) {
    std::vector<double> costs;
    const auto count = static_cast<double>(ratios.size());
    for (std::size_t i = 0; i < ratios.size(); ++i) {
        const auto at = static_cast<double>(i);
        Costing other = costing;
        other.loss = Loss(costing.loss.kind(), ratios[i]);
        costs.push_back(
            other.ruleFor(known, context.part(at / count, (at + 1) / count)).metrics.totalCost);
    }
    return costs;
}

std::vector<double> costsOfRequests(const Vector& requests, const Vector& actual, Costing costing,
                                    const std::vector<double>& ratios) {
    std::vector<double> costs;
    for (const double ratio : ratios) {
        costing.loss = Loss(costing.loss.kind(), ratio);
        costs.push_back(costMetrics(requests, actual, {}, costing.settings()).totalCost);
    }
    return costs;
}

}  // namespace

RequestStudy studyRequests(const KnownRuns& known, const Vector& own, const Costing& costing,
                           const RunContext& context) {
    const CostSettings settings = costing.settings();
    const Vector actual = known.actual();
    const Vector predicted =
        known.predicted.unaryExpr([&](double value) { return known.backward(value); });
    RequestStudy study;
    study.runs = known.v.size();
    study.rules = scoredRules(known, settings, context.part(0, kRulesDone));
    const bool named = costing.requests && costing.requests->probability;
    study.recommended = named ? costing.ruleFor(known, context) : cheapestRule(study.rules);
    for (int i = 0; i < kRatios; ++i)
        study.ratios.push_back(std::pow(kMostRatio, i / (kRatios - 1.0)));
    const auto add = [&](PracticeStudy::Kind kind, double factor, const Vector& requests,
                         std::vector<double> costs) {
        study.practices.push_back(
            {kind, factor, costMetrics(requests, actual, {}, settings),
             costInterval(requests, actual, {}, settings, context.seed, context),
             std::move(costs)});
    };
    const auto addFixed = [&](PracticeStudy::Kind kind, double factor, const Vector& requests) {
        add(kind, factor, requests, costsOfRequests(requests, actual, costing, study.ratios));
    };
    add(PracticeStudy::Kind::Footbridge, 1, requestsOf(study.recommended.rule, known),
        costsOfRules(known, costing, study.ratios, context.part(kRulesDone, kRatiosDone)));
    addFixed(PracticeStudy::Kind::FixedFactor, kFixedFactor, kFixedFactor * predicted);
    const double adjustment = adjustmentFactor(predicted, actual);
    addFixed(PracticeStudy::Kind::AdjustmentFactor, adjustment, adjustment * predicted);
    if (own.size() == actual.size()) addFixed(PracticeStudy::Kind::Own, 1, own);
    return study;
}

}  // namespace footbridge
