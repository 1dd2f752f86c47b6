// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/costs/losses.h"
#include "core/run/matrix.h"

namespace footbridge {

/// How the members fare.
struct MemberErrors {
    Matrix outOfFold;   ///< predictions of the shots, one column a member
    Vector v;           ///< truth
    double spread = 1;  ///< s^2, what squared errors are compared with
    Matrix pool;        ///< predictions of runs without a label; no rows: there are none
    /// Members that have a say in what the response of runs without a label is believed to be at
    /// first; empty: all alike.
    std::vector<Index> voices;
    std::vector<int> groups;  ///< of the shots; empty without groups
    Index joinedFrom = -1;    ///< members from this column on count as one where members disagree
    std::vector<Index> silent{};  ///< members with no weight of their own: parts of another
    Loss loss{};                  ///< that weighs errors where it leans
};

/// How they fare on some of the shots.
MemberErrors errorsOf(const MemberErrors& errors, const Rows& rows);

/// Weights proportional to (R + 1e-4)^-min(1 + n / 30, 3) with R = (n e + 5 d) / (n + 5): e the
/// squared out-of-fold error of a member on `rows`, n their number (of groups, where there are
/// some), d how far it lies in the pool from what is believed there, both over the spread; first
/// the voices are believed, then, twice, the members with the weights that follow
/// (METHODS.md, "Mixture of Gaussian processes"). Few shots so cannot favour a member that only
/// happened to hit them. Weights under a thousandth are dropped. They add up to 1.
Vector memberWeights(const MemberErrors& errors, const Rows& rows);

/// The mixture's own out-of-fold prediction: each fold by weights that the other folds chose.
struct MixtureOutOfFold {
    Vector value;
    Vector disagreement;  ///< weighted variance of the members' predictions about it
};
MixtureOutOfFold mixtureOutOfFold(const MemberErrors& errors, const std::vector<int>& folds);

/// Less than a thousandth becomes 0, the rest adds up to 1.
Vector withoutSmall(Vector weights);

}  // namespace footbridge
