// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

/// A figure with its interval over groups of items.
struct BoundedScore {
    double value = 0;             ///< NaN where it does not exist
    double lower = 0, upper = 0;  ///< 5 % and 95 % of bootstraps over groups; NaN for one group
};

/// How good vectors of relative times are (METHODS.md, "Platforms").
struct OrderScores {
    Index items = 0;
    BoundedScore pairs;       ///< of two platforms in the right order, among all
    BoundedScore pairsApart;  ///< among those whose times are more than 10 % apart
    BoundedScore wholeOrder;  ///< share of items with every platform in the right place
    BoundedScore tau;         ///< mean Kendall tau of the items
    BoundedScore top;         ///< share whose fastest platform is right
    BoundedScore regret;      ///< mean of the time on the platform chosen over the best, minus 1
    BoundedScore regretMedian;
    BoundedScore r2;        ///< of log times less their mean over the item's platforms, pooled
    BoundedScore mae;       ///< of the same
    BoundedScore auc;       ///< of telling items in the reference order; NaN where none differ
    BoundedScore coverage;  ///< of intervals of relative times; NaN without intervals
};

/// What is to be scored. All are items x platforms; a NaN among the times is left out.
struct OrderQuestion {
    const Matrix& predicted;  ///< log times up to a constant an item
    const Matrix& times;
    const std::vector<int>& groups;
    Matrix lower = {}, upper = {};      ///< ends of log(time over the fastest); empty without
    std::vector<Index> reference = {};  ///< platforms in the reference order; empty: most frequent
};

OrderScores scoreOrders(const OrderQuestion& question);

/// Of each item: the time on the platform predicted as the fastest over the best, minus 1; 0 where
/// fewer than two were measured.
Vector regretsOf(const Matrix& predicted, const Matrix& times);

/// (accuracy - prior) / (1 - prior): what was gained of what there was to gain; NaN for a prior
/// of 1.
double skill(double accuracy, double prior);

/// log times less the mean over those that are there.
Matrix centredLogs(const Matrix& times);

/// Platforms from fastest to slowest by the majority of pairs (Copeland's rule), ties by the mean
/// of log relative times.
std::vector<Index> majorityOrder(const Matrix& times);

/// The order of platforms that most items with all times have; the majority's where none has all.
std::vector<Index> mostFrequentOrder(const Matrix& times);

struct RocPoint {
    double falsePositives = 0, truePositives = 0;
};
/// Of the score "smallest gap between neighbours of the reference order" (Nichols et al.) from
/// (0, 0) to (1, 1); empty where all items or none are in that order.
std::vector<RocPoint> rocOfOrder(const Matrix& predicted, const Matrix& times,
                                 const std::vector<Index>& reference);

}  // namespace footbridge
