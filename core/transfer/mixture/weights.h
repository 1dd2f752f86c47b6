// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

/// Out-of-fold predictions of the members on the shots, one column a member.
struct MemberErrors {
    Matrix outOfFold;
    Vector v;            ///< truth
    double spread = 1;   ///< s^2, what squared errors are compared with
    Index mixture = -1;  ///< column that few shots lean on, -1: none
};

/// Weights proportional to exp(-3 e), e = ln(1.3 (mean|oof - v|)^2 / s^2 + 5e-4), about 1/MSE^3,
/// judged on `rows` alone; up to 20 shots a part of the weight goes to `mixture` in any case, half
/// of it at 5 (METHODS.md, "Mixture of Gaussian processes"). Weights under a thousandth are
/// dropped. They add up to 1.
Vector memberWeights(const MemberErrors& errors, const Rows& rows);

/// The mixture's own out-of-fold prediction: each fold by weights that the other folds chose.
Vector mixtureOutOfFold(const MemberErrors& errors, const std::vector<int>& folds);

/// Share of the weight that n shots give the mixture of processes unseen.
double leanOnMixture(Index n);

/// Less than a thousandth becomes 0, the rest adds up to 1.
Vector withoutSmall(Vector weights);

}  // namespace footbridge
