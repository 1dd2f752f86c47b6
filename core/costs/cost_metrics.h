// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/costs/reallocation.h"
#include "core/run/matrix.h"
#include "core/run/run_context.h"

namespace footbridge {

struct CostSettings {
    double ratio = 1;  ///< what is lost with a killed attempt against what is left idle
    SiteRules site;
};

/// What requests come to against what came true. All are less the better.
struct CostMetrics {
    Index rows = 0;
    Index left = 0;             ///< rows without a number, or above the site's maximum
    double underestimates = 0;  ///< share of the rows
    double underMape = 0;       ///< percent, over the underestimated rows; 0 without any
    double overMape = 0;        ///< percent, over the others; 0 without any
    double attempts = 0;        ///< a run
    double solution = 0;        ///< time to solution over the run time, mean
    double charged = 0;         ///< what all are charged, times nodes, over what they use
    double waste = 0;           ///< what all leave idle, times nodes, over what they use
    double regret = 0;          ///< mean of charged over used, less 1
    double cost = 0;            ///< mean of relativeCost
    double totalCost = 0;       ///< the cost of all, times nodes, over that with perfect requests
};

/// Where nothing is known: NaN everywhere.
CostMetrics unknownCosts();

/// A member of CostMetrics that strategies can be ranked by.
struct CostMetric {
    std::string_view key;  ///< as files and options name it: "underestimates", "cost", …
    double CostMetrics::*member;
};
std::span<const CostMetric> allCostMetrics();
const CostMetric* costMetricFromName(std::string_view key);  ///< nullptr when there is none

/// Row by row; NaN where there are no usable rows. `nodes` is empty where all runs take one.
CostMetrics costMetrics(const Vector& requests, const Vector& actual, const Vector& nodes,
                        const CostSettings& settings);

struct CostInterval {
    CostMetrics low, high;  ///< 2.5 % and 97.5 % of each metric by itself
};
/// By drawing rows with replacement, 400 times.
CostInterval costInterval(const Vector& requests, const Vector& actual, const Vector& nodes,
                          const CostSettings& settings, std::uint64_t seed,
                          const RunContext& context = {});

/// HARP's factor: 1 + the mean share by which underestimated rows are missed, rounded to hundredths
/// (METHODS.md, "Costs"). Of rows that judge nothing.
double adjustmentFactor(const Vector& predicted, const Vector& actual);

}  // namespace footbridge
