// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/request_study.h"

#include <cmath>

namespace footbridge {
namespace {

constexpr int kRatios = 18;
constexpr double kMostRatio = 50, kFixedFactor = 1.5;

/// What a rule asks for each known run, by a bound that was found without it.
Vector requestsOf(const RequestRule& rule, const KnownRuns& known) {
    const std::vector<double> residuals = known.residuals();
    Vector requests(known.v.size());
    for (Index i = 0; i < requests.size(); ++i)
        requests[i] = requestWithout(rule, known, residuals, i);
    return requests;
}

}  // namespace

RequestStudy studyRequests(const KnownRuns& known, const Vector& own, const Costing& costing,
                           std::uint64_t seed) {
    const CostSettings settings = costing.settings();
    const Vector actual = known.actual();
    const Vector predicted =
        known.predicted.unaryExpr([&](double value) { return known.backward(value); });
    RequestStudy study;
    study.runs = known.v.size();
    study.rules = scoredRules(known, settings);
    study.recommended = costing.ruleFor(known);
    for (int i = 0; i < kRatios; ++i)
        study.ratios.push_back(std::pow(kMostRatio, i / (kRatios - 1.0)));
    const auto add = [&](PracticeStudy::Kind kind, double factor, const Vector& requests) {
        PracticeStudy practice{kind,
                               factor,
                               costMetrics(requests, actual, {}, settings),
                               costInterval(requests, actual, {}, settings, seed),
                               {}};
        for (const double ratio : study.ratios) {
            Costing other = costing;
            other.loss = Loss(costing.loss.kind(), ratio);
            // Ours is chosen anew for each ratio, but for a probability that somebody named.
            const bool ours = kind == PracticeStudy::Kind::Footbridge;
            practice.costs.push_back(
                ours ? other.ruleFor(known).metrics.totalCost
                     : costMetrics(requests, actual, {}, other.settings()).totalCost);
        }
        study.practices.push_back(std::move(practice));
    };
    add(PracticeStudy::Kind::Footbridge, 1, requestsOf(study.recommended.rule, known));
    add(PracticeStudy::Kind::FixedFactor, kFixedFactor, kFixedFactor * predicted);
    const double adjustment = adjustmentFactor(predicted, actual);
    add(PracticeStudy::Kind::AdjustmentFactor, adjustment, adjustment * predicted);
    if (own.size() == actual.size()) add(PracticeStudy::Kind::Own, 1, own);
    return study;
}

}  // namespace footbridge
