// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/matrix.h"

namespace footbridge {

double meanSquaredError(const Vector& prediction, const Vector& truth);
/// Mean squared error over `variance`, the variance of the response among all target rows.
double normalisedError(const Vector& prediction, const Vector& truth, double variance);
double meanAbsolutePercentageError(const Vector& prediction, const Vector& truth);  ///< in percent
double medianAbsolutePercentageError(const Vector& prediction, const Vector& truth);
double rSquared(const Vector& prediction, const Vector& truth);
double spearman(const Vector& a, const Vector& b);  ///< NaN when one is constant
Vector ranks(const Vector& values);                 ///< 1-based mid-ranks
double variance(const Vector& values);              ///< divided by n
double median(Vector values);
double quantile(Vector values, double share);  ///< linear interpolation, share in [0, 1]

}  // namespace footbridge
