// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

/// Weights proportional to exp(-3 e), e = ln(1.3 mean|oof - v|^2 / s^2 + 5e-4), s^2 the variance of
/// v: about 1/MSE^3 (METHODS.md, "Strategies"). One column of `outOfFold` a candidate,
/// only `rows` count. Weights under a thousandth are dropped. They add up to 1.
Vector mixtureWeights(const Matrix& outOfFold, const Vector& v, const Rows& rows);

/// The mixture's own out-of-fold prediction: each fold by weights that the other folds chose.
Vector mixtureOutOfFold(const Matrix& outOfFold, const Vector& v, const std::vector<int>& folds);

}  // namespace footbridge
