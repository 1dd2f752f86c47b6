// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <limits>
#include <vector>

#include "core/costs/cost_metrics.h"
#include "core/run/run_context.h"

namespace footbridge {

/// From the transformed response to the response, rising.
using Backward = std::function<double(double)>;

/// Runs whose response is known beside predictions that were made without them: all that a padding
/// is ever chosen on (METHODS.md, "Costs").
struct KnownRuns {
    Vector v, predicted;  ///< transformed response
    Vector spread;        ///< what errors are proportional to; empty: the same for all
    Backward backward;
    Vector most;  ///< that each can take, in the response's unit; empty: anything
    Rows rows{};  ///< of the target; empty where nobody knows them

    /// (v - predicted) / spread, ascending, without those that are not finite.
    std::vector<double> residuals() const;
    Vector actual() const;  ///< in the response's unit
};

/// What a run can take at most, as a column says: anything where it holds no number above 0, which
/// is how logs write that nobody said.
double mostOf(double cell);

/// A run that a request is made for.
struct PlannedRun {
    double predicted = 0;  ///< transformed response
    double spread = 1;
    double most = std::numeric_limits<double>::infinity();  ///< that it can take

    /// With such a residual, in the response's unit.
    double response(double residual, const Backward& backward) const;
};

/// How a request follows from a prediction.
struct RequestRule {
    enum class Kind { Padded, UpperBound };
    Kind kind = Kind::Padded;
    double factor = 1;   ///< of Padded: request = factor x prediction
    double level = 0;    ///< of UpperBound: the probability that it is enough
    double shift = 0;    ///< of UpperBound: request = backward(predicted + shift x spread)
    bool limit = false;  ///< request what the run can take at most; the rest is for runs without it

    /// In the response's unit, not rounded; no more than the run's most.
    double request(const PlannedRun& run, const Backward& backward) const;
};

/// Errors beyond the largest of the residuals (ascending), at even quantiles: the run to come is
/// the largest of n + 1 once in n + 1 times. Exponential beyond, with the mean by which the upper
/// half exceeds the median. Empty below two residuals.
std::vector<double> errorsBeyond(const std::vector<double>& residuals);

/// The one-sided conformal bound: the ceil(P (n + 1))-th smallest of the residuals (ascending).
/// Throws Error for a probability outside (0, 1) or one that n residuals cannot promise.
RequestRule upperBound(const std::vector<double>& residuals, double probability);

/// A rule with what it would have cost on the known runs, each of which is left out of the bound
/// that is asked for it.
struct ScoredRule {
    RequestRule rule;
    CostMetrics metrics;
    Vector costs{};       ///< expected of each, with errors beyond those seen; NaN: unknown
    double expected = 0;  ///< of a run like them; in its unit
};
/// Paddings from none to 64 times the prediction, then upper bounds from 50 % to what so many runs
/// can promise, 99 % at most; in the order of their sizes. Last the limit, where each known run has
/// one, beside the rule that is cheapest without limits. Throws Error without known runs.
std::vector<ScoredRule> scoredRules(const KnownRuns& known, const CostSettings& settings,
                                    const RunContext& context = {});
/// What a rule asks for one of the known runs, by a bound that the others give. `residuals` are
/// theirs, at least two for a bound.
double requestWithout(const RequestRule& rule, const KnownRuns& known,
                      const std::vector<double>& residuals, Index row);

/// The bound at one probability, scored the same way.
ScoredRule scoredBound(const KnownRuns& known, double probability, const CostSettings& settings);
/// Of them the one that is expected to cost least, of those that leave the fewest runs out; the
/// limit, which is what users ask for now, unless the other is cheaper by more than two standard
/// errors of what sets the known runs apart.
ScoredRule cheapestRule(const std::vector<ScoredRule>& rules);

/// The chance that a run exceeds what such a share of n known runs exceeded: (theirs + 1)/(n + 1).
double chanceAbove(double share, std::size_t n);

/// What a request is expected to come to, over the errors of the known runs and those beyond.
struct Outlook {
    double chanceKilled = 0;  ///< (runs that would exceed it + 1) / (n + 1); none exceeds its most
    double attempts = 0;
    double solution = 0;  ///< time to solution
    double charged = 0;
    double cost = 0;  ///< used, idle, and the ratio times lost; in the response's unit
};
/// The rule that is expected to cost least for these runs together, over the errors of the known
/// ones; for models whose known runs are not at hand. Looks at 100 of the runs at most.
RequestRule cheapestFor(const std::vector<PlannedRun>& runs, const std::vector<double>& residuals,
                        const Backward& backward, const CostSettings& settings);

/// Throws Error without residuals.
Outlook outlookOf(double request, const PlannedRun& run, const std::vector<double>& residuals,
                  const Backward& backward, const CostSettings& settings);

}  // namespace footbridge
